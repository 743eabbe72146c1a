// A table's stored state, grouped by the files that change it.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// What accessors set. Changed by `UITableView.swift`, `UITableView+Cells.swift`, `UITableView+Loading.swift`, `UITableView+Parts.swift`, `UITableView+Selection.swift` and `TableIndexBar.swift`.
struct TableOptions {
    var rowHeight = UITableView.automaticDimension
    var headerHeight = UITableView.automaticDimension
    var footerHeight = UITableView.automaticDimension
    var estimatedRowHeight = UITableView.automaticDimension
    var estimatedHeaderHeight = UITableView.automaticDimension
    var estimatedFooterHeight = UITableView.automaticDimension
    var fillerRowHeight = UITableView.automaticDimension
    var headerTopPadding = UITableView.automaticDimension
    var selfSizing = UITableView.SelfSizingInvalidation.enabled
    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    var separatorColor: UIColor?
    var separatorEffect: UIVisualEffect?
    var separatorInset: UIEdgeInsets?
    var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
    var followsReadableWidth = false
    var insetsToSafeArea = true
    var allowsSelection = true
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelection = false
    var allowsMultipleSelectionDuringEditing = false
    var indexMinimum = 0
    var indexColor: UIColor?
    var indexBackground: UIColor?
    var indexTrackingBackground: UIColor?
}

/// What is known of data source and delegate. Changed by `UITableView+Messages.swift`.
struct TableKnown {
    var sourceMarks: TableSourceMarks = []
    var delegateMarks: TableDelegateMarks = []
    /// Whether the data source's optional methods are those of a class that subclasses override.
    var isSourceBase = false
    /// Optional methods that the defaults answered.
    var absentFromSource: TableSourceMarks = []
    var absentFromDelegate: TableDelegateMarks = []
    /// Optional methods that a first answer proved.
    var presentInDelegate: TableDelegateMarks = []

    /// The default answered for the delegate. Called by `TableDelegateCalls.swift`.
    mutating func delegateLacks(_ mark: TableDelegateMarks) { absentFromDelegate.insert(mark) }
    /// The default answered for the data source. Called by `TableSourceCalls.swift`.
    mutating func sourceLacks(_ mark: TableSourceMarks) { absentFromSource.insert(mark) }
    /// A first answer was the delegate's own. Called by `UITableView+Loading.swift`.
    mutating func delegateHas(_ mark: TableDelegateMarks) { presentInDelegate.insert(mark) }
}

/// A row that has a cell in the table.
struct LiveRow {
    var path: ListPath
    let cell: UITableViewCell
}

/// Changed by `UITableView+Loading.swift` and `UITableView+Tiling.swift`.
struct TableRows {
    /// Sections and rows with their heights, from below the table's header view. Changed by `UITableView+Applying.swift`,
    /// `UITableView+Loading.swift`, `UITableView+SectionViews.swift` and `UITableView+Tiling.swift`.
    var offsets = ListOffsets(unit: HeightUnit(scale: 1))
    /// Whether the counts have been asked for.
    var isLoaded = false
    /// Whether the heights have to be asked for anew, of the same rows.
    var needsHeights = false
    /// The first row that exists. Changed by `UITableView+Applying.swift` and `UITableView+Loading.swift`.
    var first: ListPath?
    /// Whether the cells are those of data before a reload.
    var isStale = false
    /// The rows that have cells, from top to bottom.
    var live: [LiveRow] = []
    /// The width for which rows were measured.
    var width: CGFloat = 0
    /// Whether cells are being placed: the layout must not place them. Changed by `UITableView+Changing.swift` and
    /// `UITableView+Tiling.swift`.
    var isTiling = false
    /// Whether cells are being asked for or measured: their places are in flux.
    var isInFlux = false
    /// The row that the data source is asked about, with the height that counts for it. Changed by
    /// `UITableView+Applying.swift` and `UITableView+Tiling.swift`.
    var asked: (path: ListPath, cell: UITableViewCell?)?

    /// The heights are asked for anew, of the same rows. Called by `UITableView+Parts.swift`.
    mutating func forgetHeights() { needsHeights = true }
    /// A row counts with its height as an estimate: it is measured with the next layout. Called by `UITableView+Cells.swift`.
    mutating func forgetHeight(of path: ListPath) {
        offsets.setHeight(.estimated(offsets.height(of: .row(path))), of: .row(path))
    }
    /// These rows keep their cells. Called by `UITableView+Changing.swift`.
    mutating func keep(_ kept: [LiveRow]) { live = kept.sorted { $0.path < $1.path } }
    /// Another cell takes a place among those that exist. Called by `UITableView+Applying.swift`.
    mutating func replace(at place: Int, with row: LiveRow) { live[place] = row }
    /// A row is in another place; the others have paths as a function says. Called by `UITableView+Moving.swift`.
    mutating func move(_ from: ListPath, to: ListPath, newPath: (ListPath) -> ListPath) {
        offsets.moveRows(from.row..<from.row + 1, in: from.section, to: to)
        for index in live.indices { live[index].path = newPath(live[index].path) }
        live.sort { $0.path < $1.path }
    }
}

/// Changed by `UITableView+Parts.swift` and `UITableView+SectionViews.swift`.
@MainActor struct TableParts {
    var header: UIView?
    var headerHeight: CGFloat = 0
    var footer: UIView?
    var footerHeight: CGFloat = 0
    var background: UIView?
    var headers: [Int: TableSectionView] = [:]
    var footers: [Int: TableSectionView] = [:]
    /// Lines below the last row, with `fillerRowHeight`.
    var fillers: [UIView] = []
    var index: TableIndexBar?
    /// The room that the index takes from the cells' contents.
    var indexWidth: CGFloat { index?.isHidden ?? true ? 0 : IndexBarMeasures.width }
}

/// Changed by `UITableView+Scrolling.swift`.
struct TableScrolling {
    /// Where an animated scroll to a row ends, by the heights that are known now.
    var goal: ((UITableView) -> CGPoint)?
    /// Whether the end of such a scroll is still to be put right.
    var settles = false
}

/// Changed by `UITableView+Selection.swift` and `UITableView+Touches.swift`.
struct TablePicking {
    /// In the order in which they were selected.
    var selected: [IndexPath] = []
    /// The row under the finger.
    var highlighted: IndexPath?
    weak var touch: UITouch?
    /// Whether the finger closed a row's actions: it selects nothing.
    var isClosing = false

    /// Selected rows have other paths, or lose their selection. Called by `UITableView+Applying.swift` and
    /// `UITableView+Moving.swift`.
    mutating func follow(_ newPath: (ListPath) -> ListPath?) {
        selected = selected.compactMap { ListPath($0).flatMap(newPath)?.indexPath }
    }
    /// The row under the finger has another path; without one the touch is over. Called by `UITableView+Applying.swift`.
    mutating func highlight(moved path: ListPath?) {
        highlighted = path?.indexPath
        if path == nil { touch = nil }
    }
}

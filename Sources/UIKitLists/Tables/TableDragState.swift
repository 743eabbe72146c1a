// What a table knows of drags and drops.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// Changed by `UITableView+Dragging.swift`, `UITableView+Dropping.swift`, `UITableView+Gaps.swift` and
/// `UITableView+Reordering.swift`.
@MainActor struct TableDragging {
    var isEnabled = true
    let drags = TableDrags()
    let drops = TableDrops()

    /// The rows that the drag took along.
    var drag = ListDrag()
    /// From the top of the row that was lifted first to the finger.
    var grip: CGFloat = 0
    /// The cell of the row that a drag moves, until the drag is over.
    var movedCell: UITableViewCell?
    /// Whether rows are lifted.
    var isLifted = false
    /// The drop over the table, from the first entrance to the end.
    var drop: TableDropState?
    /// Room between rows: for a drop, and for placeholders.
    var gaps: [TableGap] = []
    /// Scrolls near the edges.
    var scroll: ListAutoScroll?

    /// The rows have other paths. Called by `UITableView+Applying.swift`,
    /// `UITableView+Loading.swift` and `UITableView+Moving.swift`.
    mutating func follow(_ newPath: (ListPath) -> ListPath?) { drag.follow(newPath) }
}

/// A drop that is, or was, over the table.
struct TableDropState {
    /// Whether the drop delegate is asked: not where a row moves without items, or where there is no delegate.
    let asksDelegate: Bool
    var isInside = false
    var destination: ListPath?
    var proposal: UITableViewDropProposal?
    /// What a drop would do and show now, with the automatic intent decided.
    var operation = UIDropOperation.cancel
    var intent = UITableViewDropProposal.Intent.unspecified
    /// The row that is highlighted.
    var into: ListPath?
    var goals: ListDropGoals?
    /// Whether a row was moved in place of a drop.
    var hasMoved = false
}

/// Room that opens before a row, or at a section's end.
@MainActor final class TableGap {
    /// The row that comes after it, as the data source counts.
    var place: ListPath
    let height: CGFloat
    /// The cell of a placeholder; nil for the gap of a drop.
    let cell: UITableViewCell?

    init(_ place: ListPath, height: CGFloat, cell: UITableViewCell?) {
        (self.place, self.height, self.cell) = (place, height, cell)
    }
}

// What the data source says about counts, and heights that are known before a row is shown.
// Apple: "UITableView", reloadData(), estimatedRowHeight. The order of calls is observed by others (lists.md, L17 and L18).
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitCore

extension UITableView {
    /// Units of the heights: parts of a pixel.
    var heightUnit: HeightUnit { HeightUnit(scale: Double(pixelScale), parts: TableMeasures.pixelParts) }
    /// Device pixels in a point.
    var pixelScale: CGFloat { max(1, traitCollection.displayScale) }

    var loadedSections: Int {
        loadIfNeeded()
        return rows.offsets.numberOfSections
    }

    func loadedRows(in section: Int) -> Int {
        loadIfNeeded()
        guard section >= 0, section < rows.offsets.numberOfSections else { return 0 }
        return rows.offsets.numberOfRows(in: section)
    }

    /// Whether a path names a row that exists.
    func has(_ path: ListPath) -> Bool {
        path.section >= 0 && path.section < rows.offsets.numberOfSections && path.row >= 0
            && path.row < rows.offsets.numberOfRows(in: path.section)
    }

    /// Data source or delegate changed: all is asked anew, in the next layout or when somebody wants to know.
    func forgetData() {
        rows.isLoaded = false
        rows.isStale = true
        setNeedsLayout()
    }

    /// Counts at once, cells with the next layout.
    func reload() {
        leaveSwipe(animated: false)
        cancelMoving()
        forgetPrefetching()
        updating.endLeaving()
        dropPlaceholders()
        dragging.follow { _ in nil }
        clearSelection()
        forgetData()
        loadIfNeeded()
        reloadIndex()
    }

    func loadIfNeeded() {
        if !rows.isLoaded {
            rows.isLoaded = true
            takeHeights(of: askForCounts())
            if window != nil, parts.index == nil, !known.absentFromSource.contains(.sectionIndexTitles) { reloadIndex() }
        } else if rows.needsHeights {
            takeHeights(of: counts)
        }
    }

    /// The counts as they were asked for last.
    var counts: [Int] { (0..<rows.offsets.numberOfSections).map(rows.offsets.numberOfRows(in:)) }

    /// Heights of all sections as far as they are known without cells.
    private func takeHeights(of counts: [Int]) {
        rows.needsHeights = false
        rows.width = rowsWidth
        rows.first = counts.firstIndex { $0 > 0 }.map { ListPath($0, 0) }
        rows.offsets = ListOffsets(unit: heightUnit, counts.enumerated().map { madeSection($0, count: $1) })
        updateContentSize()
    }

    /// Sections, then the rows of each.
    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = max(0, source.numberOfSections() ?? 1)
        return (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
    }

    // MARK: Heights that are known or estimated

    /// Whether rows count with an estimate until they are shown: the delegate's method beats the property.
    var estimatesRows: Bool {
        if options.estimatedRowHeight != 0 { return true }
        return delegateEstimatesRows
    }

    private var delegateEstimatesRows: Bool { gives(.estimatedHeightForRow) { tells.estimatedHeightForRow($0) } }
    /// Whether the delegate gives rows heights.
    private var delegateGivesHeights: Bool { gives(.heightForRow) { tells.heightForRow($0) } }

    /// Asked of the first row only where nothing else tells whether the delegate has the method.
    private func gives(_ mark: TableDelegateMarks, _ ask: (IndexPath) -> CGFloat?) -> Bool {
        guard delegate != nil, !known.absentFromDelegate.contains(mark) else { return false }
        if known.delegateMarks.contains(mark) || known.presentInDelegate.contains(mark) { return true }
        guard let first = rows.first, ask(first.indexPath) != nil else { return false }
        known.delegateHas(mark)
        return true
    }

    func madeSection(_ section: Int, count: Int) -> ListOffsets.Section {
        ListOffsets.Section(
            header: viewHeight(.header, section), rows: madeRows(0..<count, in: section), footer: viewHeight(.footer, section))
    }

    /// The heights of rows that nobody has seen. Rows that are alike cost nothing.
    func madeRows(_ range: Range<Int>, in section: Int) -> ListOffsets.Rows {
        let count = range.count
        if estimatesRows {
            if delegateEstimatesRows {
                var heights: [ListOffsets.Height] = []
                heights.reserveCapacity(count)
                for row in range {
                    guard let height = tells.estimatedHeightForRow(IndexPath(row: row, section: section)) else { break }
                    heights.append(.estimated(Double(estimate(height))))
                }
                if heights.count == count, count > 0 { return .each(heights) }
            }
            if options.estimatedRowHeight < 0, options.rowHeight >= 0, !delegateGivesHeights {
                return .uniform(count: count, .measured(Double(options.rowHeight)))
            }
            return .uniform(count: count, .estimated(Double(estimate(options.estimatedRowHeight))))
        }
        var heights: [ListOffsets.Height] = []
        for row in range {
            guard let height = delegateHeight(ListPath(section, row)) else { break }
            if heights.isEmpty { heights.reserveCapacity(count) }
            heights.append(.measured(Double(height < 0 ? TableMeasures.rowHeight : height)))
        }
        if heights.count == count, count > 0 { return .each(heights) }
        return .uniform(count: count, .measured(Double(options.rowHeight < 0 ? TableMeasures.rowHeight : options.rowHeight)))
    }

    /// An estimate as it counts: the automatic one is a fixed height, or 44 points.
    private func estimate(_ height: CGFloat) -> CGFloat {
        if height >= 0 { return height }
        return options.rowHeight >= 0 ? options.rowHeight : TableMeasures.rowHeight
    }

    /// The delegate's height of a row; nil where it gives none, `automaticDimension` where the cell is to say.
    func delegateHeight(_ path: ListPath) -> CGFloat? {
        guard let height = tells.heightForRow(path.indexPath) else { return nil }
        if height >= 0 || height == UITableView.automaticDimension { return height }
        Catalogue.tableHeightNegative.report(
            object: ObjectName.of(self),
            cause: "The delegate gave \(height) for the row \(path.row) of section \(path.section).",
            apple: "NSInternalInconsistencyException: table view row height must not be negative - provided height for index path "
                + "(\(path.described)) is \(String(format: "%.6f", Double(height)))")
        return 0
    }

    /// The height of a row before its cell is asked: nil where the cell decides.
    func givenHeight(_ path: ListPath) -> CGFloat? {
        let height = delegateHeight(path) ?? options.rowHeight
        if height >= 0 { return height }
        return estimatesRows ? nil : TableMeasures.rowHeight
    }

    /// Something that heights come from was set.
    func setHeightOption(_ path: WritableKeyPath<TableOptions, CGFloat>, _ value: CGFloat) {
        guard value.isFinite else { return }
        guard options[keyPath: path] != value else { return }
        options[keyPath: path] = value
        rows.needsHeights = true
        setNeedsLayout()
    }
}

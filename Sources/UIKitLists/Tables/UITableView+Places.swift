// Where sections and rows are, and which of them are somewhere.
// Apple: "UITableView", rect(forSection:), rectForRow(at:), indexPathForRow(at:), indexPathsForRows(in:).
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

extension UITableView {
    /// The sections' beginning, in points of the content: below the table's header view.
    var origin: CGFloat { parts.headerHeight }

    /// What the cards of an inset table leave at each side.
    var cardInset: CGFloat { style == .insetGrouped ? TableMeasures.margin(bounds.width) : 0 }
    /// The left edge and the width of the rows: an inset table keeps clear of the safe area.
    var rowsX: CGFloat { style == .insetGrouped ? cardInset + sideInsets.left : 0 }
    var rowsWidth: CGFloat {
        max(0, bounds.width - (style == .insetGrouped ? 2 * cardInset + sideInsets.left + sideInsets.right : 0))
    }
    private var sideInsets: UIEdgeInsets { safeAreaInsets }

    /// What a row's rectangle is, for one that exists.
    func frame(of path: ListPath) -> CGRect {
        let part = ListOffsets.Part.row(path)
        return CGRect(
            x: rowsX, y: origin + CGFloat(rows.offsets.y(of: part)), width: rowsWidth,
            height: CGFloat(rows.offsets.height(of: part)))
    }

    func rowRect(_ indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        guard let path = valid(indexPath) else { return .zero }
        guard has(path) else {
            Catalogue.tableNoSuchRow.report(
                object: ObjectName.of(self),
                cause: "The row \(path.row) of section \(path.section) was asked for. The table has \(countsInWords).",
                apple: "NSInternalInconsistencyException: request for rect at invalid index path (\(path.described))")
            return .zero
        }
        return frame(of: path)
    }

    /// The two numbers of a path; nil, reported, where it has not two.
    func valid(_ indexPath: IndexPath) -> ListPath? {
        if let path = ListPath(indexPath) { return path }
        Catalogue.tablePathNotTwo.report(
            object: ObjectName.of(self), cause: "The indices of the path are \(Array(indexPath)).")
        return nil
    }

    /// `2 sections with 3 and 5 rows`, for reports.
    var countsInWords: String {
        let shownCount = 20
        let counts = counts.prefix(shownCount).map(String.init)
        let more = rows.offsets.numberOfSections > shownCount ? ", …" : ""
        let number = rows.offsets.numberOfSections
        guard number > 0 else { return "no sections" }
        return "\(number) \(number == 1 ? "section" : "sections") with \(counts.joined(separator: ", "))\(more) rows"
    }

    func sectionRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard section >= 0, section < rows.offsets.numberOfSections else { return .zero }
        let extent = rows.offsets.extent(ofSection: section)
        return CGRect(x: 0, y: origin + CGFloat(extent.y), width: bounds.width, height: CGFloat(extent.height))
    }

    /// A header's or footer's own place, without the room above it.
    func viewFrame(_ kind: TableViewKind, _ section: Int) -> CGRect {
        let part = kind.part(section)
        let height = CGFloat(rows.offsets.height(of: part))
        let padding = min(height, kind == .header ? topPadding(ofHeader: height, section) : 0)
        return CGRect(
            x: rowsX, y: origin + CGFloat(rows.offsets.y(of: part)) + padding, width: rowsWidth, height: height - padding)
    }

    func viewRect(_ kind: TableViewKind, _ section: Int) -> CGRect {
        loadIfNeeded()
        guard section >= 0, section < rows.offsets.numberOfSections else {
            Catalogue.tableNoSuchSection.report(
                object: ObjectName.of(self),
                cause: "The \(kind.word) of section \(section) was asked for. The table has \(countsInWords).",
                apple: "NSInternalInconsistencyException: request for rect of \(kind.word) in invalid section (\(section))")
            return .zero
        }
        return viewFrame(kind, section)
    }

    // MARK: What is where

    func path(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard bounds.width > 0, point.x >= rowsX, point.x < rowsX + rowsWidth else { return nil }
        guard case .row(let path)? = rows.offsets.part(at: Double(point.y - origin)) else { return nil }
        return path.indexPath
    }

    func paths(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard !rect.isNull, rect.minY.isFinite, rect.maxY.isFinite else { return nil }
        guard rect.maxX > rowsX, rect.minX < rowsX + rowsWidth else { return [] }
        return rowsMeeting(rect.minY, rect.maxY).map(\.path.indexPath)
    }

    /// The rows that have a height and meet a stretch of the content.
    func rowsMeeting(_ top: CGFloat, _ bottom: CGFloat) -> [(path: ListPath, y: CGFloat, height: CGFloat)] {
        rows.offsets.parts(from: Double(top - origin), to: Double(bottom - origin)).compactMap { placed in
            guard case .row(let path) = placed.part else { return nil }
            return (path, CGFloat(placed.y) + origin, CGFloat(placed.height))
        }
    }

    func path(of cell: UITableViewCell) -> IndexPath? {
        rows.isStale ? nil : rows.live.first { $0.cell === cell }?.path.indexPath
    }

    func cell(at path: ListPath) -> UITableViewCell? { rows.live.first { $0.path == path }?.cell }

    func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
        guard let path = ListPath(indexPath) else { return nil }
        if rows.isInFlux { reportFlux("cellForRow(at:)") }
        return rows.isStale ? nil : cell(at: path)
    }

    /// The rows in the visible part that have cells, after the cells were brought up to date.
    private var inView: [LiveRow] {
        if rows.isInFlux { reportFlux("visibleCells") } else if !rows.isTiling { tileNow() }
        let area = bounds
        return rows.live.filter { row in
            guard has(row.path) else { return false }
            let frame = frame(of: row.path)
            return frame.maxY > area.minY && frame.minY < area.maxY
        }
    }

    var cellsInView: [UITableViewCell] { inView.map(\.cell) }
    var pathsInView: [IndexPath]? { inView.map(\.path.indexPath) }

    private func reportFlux(_ member: String) {
        Catalogue.tableInFlux.report(
            object: ObjectName.of(self),
            cause: "\(member) was used while the data source or the delegate was asked about a row. The answer is that of before.")
    }
}

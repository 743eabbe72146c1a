// Room between rows that no row of the data has: the gap of a drop, and placeholders.
// Apple: "UITableViewDropProposal", "UITableViewPlaceholder". Heights of gaps and times are guessed.
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

extension UITableView {
    /// How far a row is moved by the gaps before it.
    func gapShift(_ path: ListPath) -> CGFloat {
        dragging.gaps.isEmpty ? 0 : dragging.gaps.reduce(0) { $1.place <= path ? $0 + $1.height : $0 }
    }

    /// How far a header or footer is.
    func gapShift(_ kind: TableViewKind, _ section: Int) -> CGFloat {
        if dragging.gaps.isEmpty { return 0 }
        let last = kind == .header ? section - 1 : section
        return dragging.gaps.reduce(0) { $1.place.section <= last ? $0 + $1.height : $0 }
    }

    /// The height of all gaps, and of those that stay until data comes.
    var gapsHeight: CGFloat { dragging.gaps.reduce(0) { $0 + $1.height } }
    var placeholdersHeight: CGFloat { dragging.gaps.reduce(0) { $0 + ($1.cell == nil ? 0 : $1.height) } }
    var hasPlaceholders: Bool { dragging.gaps.contains { $0.cell != nil } }

    /// A gap's rectangle.
    func frame(of gap: TableGap) -> CGRect {
        var y = top(of: gap.place)
        for other in dragging.gaps where other !== gap {
            let isBefore =
                other.place != gap.place
                ? other.place < gap.place
                : dragging.gaps.firstIndex { $0 === other }! < dragging.gaps.firstIndex { $0 === gap }!
            if isBefore { y += other.height }
        }
        return CGRect(x: rowsX, y: y, width: rowsWidth, height: gap.height)
    }

    /// Where a row begins, or the end of a section's rows, without gaps.
    private func top(of place: ListPath) -> CGFloat {
        has(place)
            ? frame(of: place).minY
            : origin + CGFloat(rows.offsets.y(of: .footer(min(place.section, max(0, rows.offsets.numberOfSections - 1)))))
    }

    /// Opens a gap for a drop, moves it, or closes it.
    func setDropGap(_ place: ListPath?, height: CGFloat = 0, animated: Bool = true) {
        let old = dragging.gaps.first { $0.cell == nil }
        guard old?.place != place else { return }
        dragging.gaps.removeAll { $0.cell == nil }
        if let place { dragging.gaps.append(TableGap(place, height: height, cell: nil)) }
        gapsChanged(animated: animated)
    }

    /// Rows and section views go to their places; those that come into view are made.
    func gapsChanged(animated: Bool) {
        guard window != nil, !rows.isStale else { return setNeedsLayout() }
        UIView.performWithoutAnimation { updateContentSize() }
        UIView.animate(
            withDuration: animated ? TableMeasures.changeTime : 0, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                for row in self.rows.live where row.cell !== self.editState.moving?.cell && self.has(row.path) {
                    row.cell.frame = self.shownFrame(of: row.path)
                }
                self.placePlaceholders()
                self.placeViews()
                self.placeParts()
            })
        setNeedsLayout()
    }

    func placePlaceholders() {
        for gap in dragging.gaps { if let cell = gap.cell { cell.put(frame(of: gap)) } }
    }

    /// A batch changed the rows: placeholders stay beside those that they were beside.
    func applyToGaps(_ batch: ValidatedBatch) {
        dragging.gaps.removeAll { $0.cell == nil }
        for gap in dragging.gaps {
            let place = gap.place
            if let new = batch.newPath(of: place) {
                gap.place = new
            } else if place.row > 0, let before = batch.newPath(of: ListPath(place.section, place.row - 1)) {
                gap.place = ListPath(before.section, before.row + 1)
            }
            let section = min(gap.place.section, max(0, batch.newCounts.count - 1))
            let count = batch.newCounts.indices.contains(section) ? batch.newCounts[section] : 0
            gap.place = ListPath(section, min(gap.place.row, count))
        }
    }

    // MARK: Placeholders

    /// Shows a placeholder's cell. nil, reported, for a place that the table does not have.
    func addPlaceholder(_ placeholder: UITableViewPlaceholder) -> TableGap? {
        guard let place = valid(placeholder.insertionIndexPath) else { return nil }
        guard place.section >= 0, place.section < rows.offsets.numberOfSections, place.row >= 0,
            place.row <= rows.offsets.numberOfRows(in: place.section)
        else {
            reportDropPlace(place)
            return nil
        }
        let cell = dequeueRegistered(placeholder.reuseIdentifier)
        placeholder.cellUpdateHandler?(cell)
        let height = placeholder.rowHeight >= 0 ? placeholder.rowHeight : usualRowHeight
        let gap = TableGap(place, height: height, cell: cell)
        // The placeholder takes the place of the drop's gap.
        dragging.gaps.removeAll { $0.cell == nil }
        dragging.gaps.append(gap)
        cell.isUserInteractionEnabled = false
        UIView.performWithoutAnimation {
            cell.host = self
            cell.place = self.place(of: place)
            cell.frame = frame(of: gap)
            addCell(cell)
            cell.layoutIfNeeded()
        }
        gapsChanged(animated: true)
        return gap
    }

    /// Takes a placeholder away. False where it is gone already.
    func removePlaceholder(_ gap: TableGap, animated: Bool) -> Bool {
        guard let index = dragging.gaps.firstIndex(where: { $0 === gap }), let cell = gap.cell else { return false }
        dragging.gaps.remove(at: index)
        cell.removeFromSuperview()
        cell.isUserInteractionEnabled = true
        pool.give(cell)
        gapsChanged(animated: animated)
        return true
    }

    /// All data is new: nothing waits for it any more.
    func dropPlaceholders() {
        guard !dragging.gaps.isEmpty else { return }
        for gap in dragging.gaps {
            guard let cell = gap.cell else { continue }
            cell.removeFromSuperview()
            cell.isUserInteractionEnabled = true
            pool.give(cell)
        }
        dragging.gaps = []
    }

    /// The height of a row that nobody knows.
    var usualRowHeight: CGFloat {
        if options.rowHeight >= 0 { return options.rowHeight }
        return options.estimatedRowHeight > 0 ? options.estimatedRowHeight : TableMeasures.rowHeight
    }
}

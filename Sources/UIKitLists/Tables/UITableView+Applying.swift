// Taking a checked batch into the table's own numbers: heights, paths of cells, selection.
// No Apple page: this is ours; the normal form of batches is ValidatedBatch's.
import CoreGraphics
import Foundation
import UIKitCore

extension UITableView {
    /// Heights follow the rows: those of moved ones go along, those of new ones are asked for or estimated.
    func applyToOffsets(_ batch: ValidatedBatch) {
        guard estimatesRows else { return takeAllHeights(batch.newCounts) }
        let old = rows.offsets
        var rowHeights: [ListPath: ListOffsets.Height] = [:]
        rows.first = batch.newCounts.firstIndex { $0 > 0 }.map { ListPath($0, 0) }
        for step in batch.steps {
            switch step {
            case .deleteRow(let path, let reason):
                if case .move(let to) = reason { rowHeights[to] = height(path, in: old) }
                rows.offsets.deleteRows(path.row..<path.row + 1, in: path.section)
            case .deleteSection(let section, _):
                rows.offsets.deleteSections(section..<section + 1)
            case .insertSection(let section, let count, let reason):
                if case .move(let from) = reason {
                    rows.offsets.insertSections([movedSection(from.section, batch, old)], at: section)
                } else {
                    rows.offsets.insertSections([madeSection(section, count: count)], at: section)
                }
            case .insertRow(let path, let reason):
                if case .move = reason, let known = rowHeights[path] {
                    rows.offsets.insertRows(.each([known]), at: path)
                } else {
                    rows.offsets.insertRows(madeRows(path.row..<path.row + 1, in: path.section), at: path)
                }
            }
        }
        for row in batch.reloadedRows where batch.movesFrom[row.from] != nil { forgetMoved(row.to) }
        refreshBareHeaders()
    }

    /// A row that moves and gets another cell: that one is measured.
    private func forgetMoved(_ path: ListPath) {
        guard givenHeight(path) == nil else { return }
        rows.offsets.setHeight(.estimated(rows.offsets.height(of: .row(path))), of: .row(path))
    }

    private func takeAllHeights(_ counts: [Int]) {
        rows.first = counts.firstIndex { $0 > 0 }.map { ListPath($0, 0) }
        rows.offsets = ListOffsets(unit: heightUnit, counts.enumerated().map { madeSection($0, count: $1) })
    }

    private func height(_ path: ListPath, in offsets: ListOffsets) -> ListOffsets.Height {
        let part = ListOffsets.Part.row(path)
        return offsets.isMeasured(part) ? .measured(offsets.height(of: part)) : .estimated(offsets.height(of: part))
    }

    /// The heights of a section that moves, without the rows that leave it.
    private func movedSection(_ section: Int, _ batch: ValidatedBatch, _ old: ListOffsets) -> ListOffsets.Section {
        let leaving = Set(batch.deletedRows).union(batch.movedRows.map(\.from)).union(batch.reloadedRows.map(\.from))
        let kept = (0..<old.numberOfRows(in: section)).map { ListPath(section, $0) }.filter { !leaving.contains($0) }
        func border(_ part: ListOffsets.Part) -> ListOffsets.Height {
            old.isMeasured(part) ? .measured(old.height(of: part)) : .estimated(old.height(of: part))
        }
        return ListOffsets.Section(
            header: border(.header(section)), rows: .each(kept.map { height($0, in: old) }), footer: border(.footer(section)))
    }

    /// The gap above the first section of a grouped table is another than that above the others.
    private func refreshBareHeaders() {
        guard style != .plain else { return }
        for section in 0..<min(rows.offsets.numberOfSections, 2) where parts.headers[section] == nil {
            rows.offsets.setHeight(viewHeight(.header, section), of: .header(section))
        }
    }

    /// Selected rows keep their selection under their new paths; those that were reloaded or deleted lose it.
    func applyToSelection(_ batch: ValidatedBatch) {
        let reloaded = Set(batch.reloadedRows.map(\.from))
        let newPath: (ListPath) -> ListPath? = { reloaded.contains($0) ? nil : batch.newPath(of: $0) }
        picking.follow(newPath)
        if let touched = picking.highlighted.flatMap({ ListPath($0) }) { picking.highlight(moved: newPath(touched)) }
        ahead.follow { batch.newPath(of: $0) }
    }

    /// Views of sections that stay go with them. Returns those that do not.
    func applyToViews(_ batch: ValidatedBatch) -> [(TableViewKind, Int, TableSectionView)] {
        var gone: [(TableViewKind, Int, TableSectionView)] = []
        func mapped(_ kind: TableViewKind, _ views: [Int: TableSectionView]) -> [Int: TableSectionView] {
            var result: [Int: TableSectionView] = [:]
            for (section, view) in views {
                if let new = batch.newSection(of: section) { result[new] = view } else { gone.append((kind, section, view)) }
            }
            return result
        }
        parts.headers = mapped(.header, parts.headers)
        parts.footers = mapped(.footer, parts.footers)
        return gone
    }

    /// The data source configures rows anew that keep their cells.
    func reconfigure(_ batch: ValidatedBatch) {
        for move in batch.reconfiguredRows {
            guard let place = rows.live.firstIndex(where: { $0.path == move.to }) else {
                if estimatesRows, rows.offsets.isMeasured(.row(move.to)), givenHeight(move.to) == nil {
                    rows.offsets.setHeight(.estimated(rows.offsets.height(of: .row(move.to))), of: .row(move.to))
                }
                continue
            }
            let old = rows.live[place].cell
            rows.asked = (move.to, old)
            let cell = UIView.withoutAnimations { dataSource?.tableView(self, cellForRowAt: move.to.indexPath) }
            rows.asked = nil
            guard let cell, cell !== old else { continue }
            // Another cell than the row's own: it takes the place, as after a reload.
            rows.replace(at: place, with: LiveRow(path: move.to, cell: cell))
            dress(cell, move.to)
            cell.frame = frame(of: move.to)
            addCell(cell)
            retire(LiveRow(path: move.to, cell: old))
        }
    }

    /// Each change asks for the heights anew: the usual way to animate a row that grows.
    func remeasureLive() {
        for row in rows.live where has(row.path) { measure(row.cell, row.path) }
    }
}

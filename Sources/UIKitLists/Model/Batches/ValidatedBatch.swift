// A batch of updates that leads from the old counts to the new ones.
// Apple: "UITableView", performBatchUpdates(_:completion:); WWDC18, session 225.
import Diagnostics

/// The changes of a batch, sorted and without what its sections make superfluous, and where each row that stays is afterwards.
package struct ValidatedBatch: Sendable {
    package struct Move: Equatable, Sendable {
        package var from: ListPath
        package var to: ListPath
    }

    /// For each row the number of the call that names it (``UpdateBatch/calls``), by the path in ``deletedRows`` and so on; of a
    /// move by the path after it.
    package struct Calls: Sendable {
        package var deleted: [ListPath: Int] = [:]
        package var inserted: [ListPath: Int] = [:]
        package var reloaded: [ListPath: Int] = [:]
        package var moved: [ListPath: Int] = [:]
    }

    package let oldCounts: [Int]
    package let newCounts: [Int]
    /// Old numbers, ascending.
    package let deletedSections: [Int]
    /// New numbers, ascending.
    package let insertedSections: [Int]
    /// By their new numbers, ascending.
    package let movedSections: [SequenceDifference.Move]
    /// Old and new numbers, ascending.
    package let reloadedSections: [SequenceDifference.Move]
    /// Old paths, ascending, in sections that stay.
    package let deletedRows: [ListPath]
    /// New paths, ascending, in sections that stay.
    package let insertedRows: [ListPath]
    /// By their new paths, ascending.
    package let movedRows: [Move]
    /// Old and new paths, ascending: a new cell at the same place.
    package let reloadedRows: [Move]
    /// Old and new paths, ascending: the same cell.
    package let reconfiguredRows: [Move]
    /// What was named twice and counts once, a sentence each.
    package let repeats: [String]
    package let calls: Calls

    private let paths: PathMap
    /// New paths by old ones.
    let movesFrom: [ListPath: ListPath]
    /// Old paths by new ones.
    let movesTo: [ListPath: ListPath]

    /// Of changes that fit together: ``BatchCheck`` has checked them, or a difference made them.
    init(
        oldCounts: [Int], newCounts: [Int], sections map: [Int32], reloadedSections: Set<Int>, movedSections moved: Set<Int>,
        deletedRows: [ListPath], insertedRows: [ListPath], movedRows: [Move], reloadedRows: [ListPath],
        reconfiguredRows: [ListPath],
        repeats: [String] = [], calls: Calls = Calls()
    ) {
        self.oldCounts = oldCounts
        self.newCounts = newCounts
        self.repeats = repeats
        self.calls = calls
        var back = [Int32](repeating: -1, count: oldCounts.count)
        for (new, old) in map.enumerated() where old >= 0 { back[Int(old)] = Int32(new) }
        var isReloaded = [Bool](repeating: false, count: oldCounts.count)
        for section in reloadedSections { isReloaded[section] = true }
        deletedSections = oldCounts.indices.filter { back[$0] < 0 }
        insertedSections = newCounts.indices.filter { map[$0] < 0 }
        self.movedSections = moved.sorted().map { .init(from: Int(map[$0]), to: $0) }
        self.reloadedSections = reloadedSections.sorted().map { .init(from: $0, to: Int(back[$0])) }
        // Rows of sections that go or come are no changes of their own.
        func stays(old path: ListPath) -> Bool { back[path.section] >= 0 && !isReloaded[path.section] }
        func stays(new path: ListPath) -> Bool { map[path.section] >= 0 && !isReloaded[Int(map[path.section])] }
        self.deletedRows = deletedRows.filter(stays(old:)).sorted()
        self.insertedRows = insertedRows.filter(stays(new:)).sorted()
        self.movedRows = movedRows.sorted { $0.to < $1.to }
        let targets = Dictionary(movedRows.map { ($0.from, $0.to) }) { one, _ in one }
        movesFrom = targets
        movesTo = Dictionary(movedRows.map { ($0.to, $0.from) }) { one, _ in one }
        var leaving: [Int: [Int]] = [:], coming: [Int: [Int]] = [:]
        for path in self.deletedRows { leaving[path.section, default: []].append(path.row) }
        for move in movedRows where stays(old: move.from) { leaving[move.from.section, default: []].append(move.from.row) }
        for path in self.insertedRows { coming[path.section, default: []].append(path.row) }
        for move in movedRows where stays(new: move.to) { coming[move.to.section, default: []].append(move.to.row) }
        for section in leaving.keys { leaving[section]?.sort() }
        for section in coming.keys { coming[section]?.sort() }
        let paths = PathMap(oldSection: map, newSection: back, isReloaded: isReloaded, leaving: leaving, coming: coming)
        self.paths = paths
        func pairs(_ rows: [ListPath]) -> [Move] {
            rows.sorted().compactMap { old in (targets[old] ?? paths.new(old)).map { Move(from: old, to: $0) } }
        }
        self.reloadedRows = pairs(reloadedRows)
        self.reconfiguredRows = pairs(reconfiguredRows)
    }

    package var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
            && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty
    }

    /// Reports what was named twice.
    package func reportRepeats(object: @autoclosure () -> String? = nil) {
        for cause in repeats { Catalogue.updateRepeated.report(object: object(), cause: cause) }
    }

    /// Where a section is afterwards; nil of one that is deleted or reloaded.
    package func newSection(of old: Int) -> Int? {
        guard paths.newSection.indices.contains(old), paths.newSection[old] >= 0, !paths.isReloaded[old] else { return nil }
        return Int(paths.newSection[old])
    }

    /// Where a section was before; nil of one that is inserted or reloaded.
    package func oldSection(of new: Int) -> Int? {
        guard paths.oldSection.indices.contains(new), paths.oldSection[new] >= 0 else { return nil }
        let old = Int(paths.oldSection[new])
        return paths.isReloaded[old] ? nil : old
    }

    /// Where a row is afterwards, also one that is reloaded at its place; nil of one that is deleted. O(log k).
    package func newPath(of old: ListPath) -> ListPath? { movesFrom[old] ?? paths.new(old) }

    /// Where a row was before, also one that is reloaded at its place; nil of one that is inserted. O(log k).
    package func oldPath(of new: ListPath) -> ListPath? { movesTo[new] ?? paths.old(new) }
}

/// Paths of the rows that stay in order: the n-th that does not leave becomes the n-th that does not come.
private struct PathMap: Sendable {
    /// For each new section the old one, or −1.
    let oldSection: [Int32]
    /// For each old section the new one, or −1.
    let newSection: [Int32]
    /// By old section.
    let isReloaded: [Bool]
    /// By old section: rows, ascending, that leave their order.
    let leaving: [Int: [Int]]
    /// By new section: rows, ascending, that were not in its order before.
    let coming: [Int: [Int]]

    func new(_ old: ListPath) -> ListPath? {
        guard newSection.indices.contains(old.section), newSection[old.section] >= 0, !isReloaded[old.section] else { return nil }
        let section = Int(newSection[old.section])
        return Self.map(old.row, leaving[old.section] ?? [], coming[section] ?? []).map { ListPath(section, $0) }
    }

    func old(_ new: ListPath) -> ListPath? {
        guard oldSection.indices.contains(new.section), oldSection[new.section] >= 0 else { return nil }
        let section = Int(oldSection[new.section])
        guard !isReloaded[section] else { return nil }
        return Self.map(new.row, coming[new.section] ?? [], leaving[section] ?? []).map { ListPath(section, $0) }
    }

    private static func map(_ row: Int, _ out: [Int], _ in: [Int]) -> Int? {
        // How many leave before it; nil if it is one of them.
        var low = 0, high = out.count
        while low < high {
            let middle = (low + high) / 2
            if out[middle] < row { low = middle + 1 } else { high = middle }
        }
        if low < out.count, out[low] == row { return nil }
        let rank = row - low
        // The rank-th place that nobody comes to: `in[i] − i` free places are before the i-th that comes.
        var first = 0, last = `in`.count
        while first < last {
            let middle = (first + last) / 2
            if `in`[middle] - middle <= rank { first = middle + 1 } else { last = middle }
        }
        return rank + first
    }
}

// How one list of sections with items becomes another.
// Apple: "NSDiffableDataSourceSnapshot", applying.

/// The changes from one state of a list to another, in the index spaces of batch updates: what is deleted or moves is named by its
/// path before, what is inserted by its path after.
///
/// Sections stay or move by their identities. An item that keeps its section stays or moves in it, with as few moves as there can
/// be; one that is in another section afterwards moves there. What a deleted section loses and an inserted one brings is not listed.
package struct ListDifference: Equatable, Sendable {
    package struct Move: Equatable, Sendable {
        package var from: ListPath
        package var to: ListPath
    }

    /// What items do whose sections come or go.
    package struct Options: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// Items move into inserted sections. Tables of UIKit's refuse such moves.
        package static let movesIntoInserted = Options(rawValue: 1)
        /// Items move out of deleted sections.
        package static let movesOutOfDeleted = Options(rawValue: 2)
        /// Cells survive wherever their item goes.
        package static let all: Options = [.movesIntoInserted, .movesOutOfDeleted]
    }

    package var oldCounts: [Int]
    package var newCounts: [Int]
    package var sections: SequenceDifference
    /// Paths before, ascending, in sections that stay.
    package var deletes: [ListPath] = []
    /// Paths after, ascending, in sections that were there before.
    package var inserts: [ListPath] = []
    /// In the order of their new paths.
    package var moves: [Move] = []
    /// Paths of items that repeat an earlier one's identity.
    package var duplicates: (old: [ListPath], new: [ListPath]) = ([], [])

    package var isEmpty: Bool { sections.isEmpty && deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

    package static func == (one: ListDifference, other: ListDifference) -> Bool {
        one.oldCounts == other.oldCounts && one.newCounts == other.newCounts && one.sections == other.sections
            && one.deletes == other.deletes && one.inserts == other.inserts && one.moves == other.moves
            && one.duplicates == other.duplicates
    }

    /// The changes from one state to another.
    package init<SectionIdentity: Hashable, ItemIdentity: Hashable>(
        from old: [(SectionIdentity, [ItemIdentity])], to new: [(SectionIdentity, [ItemIdentity])], options: Options = .all
    ) {
        let sections = Match(from: old.map(\.0), to: new.map(\.0))
        let items = Match(from: old.flatMap(\.1), to: new.flatMap(\.1))
        self.init(
            oldCounts: old.map(\.1.count), newCounts: new.map(\.1.count), sections: sections.newToOld,
            items: items.newToOld, options: options)
        self.sections.duplicates = sections.duplicates
        let starts = (old: Starts(oldCounts), new: Starts(newCounts))
        duplicates = (items.duplicates.old.map { starts.old.path($0) }, items.duplicates.new.map { starts.new.path($0) })
    }

    /// Of matchings: for each new section, and for each new item in order, the old place or −1.
    init(oldCounts: [Int], newCounts: [Int], sections match: [Int32], items: [Int32], options: Options) {
        self.oldCounts = oldCounts
        self.newCounts = newCounts
        sections = SequenceDifference(match: match, oldCount: oldCounts.count)
        let starts = Starts(oldCounts)
        var survives = [Bool](repeating: false, count: oldCounts.count)
        for old in match where old >= 0 { survives[Int(old)] = true }
        // Old items that stay or move; the others are deleted, or go with their section.
        var isAccounted = [Bool](repeating: false, count: starts.total)
        var place = 0
        for (section, old) in match.enumerated() {
            let own = old < 0 ? 0..<0 : starts.range(Int(old))
            // Those that had this section before, and their rows now.
            var kept: [Int32] = [], rows: [Int] = []
            for row in 0..<newCounts[section] {
                let from = items[place]
                place += 1
                if from >= 0, own.contains(Int(from)) {
                    kept.append(from)
                    rows.append(row)
                    isAccounted[Int(from)] = true
                } else if from >= 0, let origin = movable(Int(from), starts, survives, into: old, options) {
                    moves.append(Move(from: origin, to: ListPath(section, row)))
                    isAccounted[Int(from)] = true
                } else if old >= 0 {
                    inserts.append(ListPath(section, row))
                }
            }
            let stays = longestIncreasing(kept)
            for at in kept.indices where !stays[at] {
                moves.append(
                    Move(from: ListPath(Int(old), Int(kept[at]) - own.lowerBound), to: ListPath(section, rows[at])))
            }
        }
        moves.sort { $0.to < $1.to }
        for section in oldCounts.indices where survives[section] {
            for item in starts.range(section) where !isAccounted[item] {
                deletes.append(ListPath(section, item - starts.range(section).lowerBound))
            }
        }
    }

    /// The old path of an item that may move to another section.
    private func movable(
        _ item: Int, _ starts: Starts, _ survives: [Bool], into old: Int32, _ options: Options
    ) -> ListPath? {
        let origin = starts.path(item)
        if old < 0, !options.contains(.movesIntoInserted) { return nil }
        if !survives[origin.section], !options.contains(.movesOutOfDeleted) { return nil }
        return origin
    }
}

/// Where each section's items begin in the list of all.
struct Starts {
    private var starts: [Int] = [0]

    init(_ counts: [Int]) {
        starts.reserveCapacity(counts.count + 1)
        var sum = 0
        for count in counts {
            sum += count
            starts.append(sum)
        }
    }

    var total: Int { starts[starts.count - 1] }
    func range(_ section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }
    func place(_ path: ListPath) -> Int { starts[path.section] + path.row }

    /// The path of a place, by halving.
    func path(_ place: Int) -> ListPath {
        var low = 0, high = starts.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle } else { high = middle }
        }
        return ListPath(low, place - starts[low])
    }
}

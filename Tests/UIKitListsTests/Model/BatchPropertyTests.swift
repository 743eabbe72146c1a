// Random batches against arrays with identities.
// Source: the normal form is of WWDC18, session 225 (documented).
import Testing

@testable import UIKitLists

/// A list before and after a batch, and the calls between, made together from identities: nothing of the checked code takes part.
struct RandomBatch {
    var old: [[Int]] = []
    var new: [[Int]] = []
    var batch: UpdateBatch
    var reloaded: Set<Int> = []
    /// By new section, the old one.
    var origins: [Int?] = []
    var reloadedSections: Set<Int> = []

    init(_ random: inout SeededGenerator, kind: ListKind) {
        batch = UpdateBatch(kind)
        var next = 0
        func fresh() -> Int { next += 1; return next }
        old = (0..<random.below(6)).map { _ in (0..<random.below(8)).map { _ in fresh() } }
        let place = Dictionary(
            uniqueKeysWithValues: old.enumerated().flatMap { section, rows in
                rows.enumerated().map { ($1, ListPath(section, $0)) }
            })
        // Sections: some go, one or two move, some are new (nil).
        let gone = old.indices.filter { _ in random.chance(15) }
        var order: [Int?] = old.indices.filter { !gone.contains($0) }
        var movedSections: Set<Int> = []
        for _ in 0..<random.below(3) where order.count > 1 && random.chance(50) {
            let section = order.remove(at: random.below(order.count))
            order.insert(section, at: random.below(order.count + 1))
            movedSections.insert(section!)
        }
        for _ in 0..<random.below(3) where random.chance(50) { order.insert(nil, at: random.below(order.count + 1)) }
        reloadedSections = Set(old.indices.filter { !gone.contains($0) && !movedSections.contains($0) && random.chance(7) })
        origins = order
        // Rows: some go, some leave their place, the rest keep their order.
        var deleted: [Int] = [], moving: [Int] = [], inserted: [Int] = []
        new = order.map { origin in
            guard let origin else { return (0..<random.below(4)).map { _ in fresh() } }
            if reloadedSections.contains(origin) { return (0..<random.below(5)).map { _ in fresh() } }
            var kept: [Int] = []
            for row in old[origin] {
                if random.chance(12) {
                    deleted.append(row)
                } else if random.chance(12) {
                    moving.append(row)
                } else {
                    kept.append(row)
                }
            }
            return kept
        }
        let staying = order.indices.filter { order[$0] != nil && !reloadedSections.contains(order[$0]!) }
        for section in gone where !staying.isEmpty { moving += old[section].filter { _ in random.chance(10) } }
        if staying.isEmpty {
            deleted += moving
            moving = []
        }
        for row in moving {
            let section = staying[random.below(staying.count)]
            new[section].insert(row, at: random.below(new[section].count + 1))
        }
        for section in staying {
            for _ in 0..<random.below(3) where random.chance(50) {
                let row = fresh()
                inserted.append(row)
                new[section].insert(row, at: random.below(new[section].count + 1))
            }
        }
        let target = Dictionary(
            uniqueKeysWithValues: new.enumerated().flatMap { section, rows in
                rows.enumerated().map { ($1, ListPath(section, $0)) }
            })
        for section in staying {
            for row in old[order[section]!] where !deleted.contains(row) && !moving.contains(row) && random.chance(8) {
                reloaded.insert(row)
            }
        }
        // The calls, in any order and split in any way.
        var actions: [UpdateCall.Action] = []
        for part in Self.split(deleted.map { place[$0]! }, &random) { actions.append(.deleteRows(part)) }
        for part in Self.split(inserted.map { target[$0]! }, &random) { actions.append(.insertRows(part)) }
        for part in Self.split(reloaded.sorted().map { place[$0]! }, &random) { actions.append(.reloadRows(part)) }
        for row in moving { actions.append(.moveRow(place[row]!, to: target[row]!)) }
        for part in Self.split(gone, &random) { actions.append(.deleteSections(part)) }
        for part in Self.split(order.indices.filter { order[$0] == nil }, &random) { actions.append(.insertSections(part)) }
        for part in Self.split(reloadedSections.sorted(), &random) { actions.append(.reloadSections(part)) }
        for (section, origin) in order.enumerated() {
            if let origin, movedSections.contains(origin) { actions.append(.moveSection(origin, to: section)) }
        }
        for action in actions.shuffled(using: &random) { batch.record(UpdateCall(action)) }
    }

    private static func split<T>(_ all: [T], _ random: inout SeededGenerator) -> [[T]] {
        var parts: [[T]] = []
        for one in all.shuffled(using: &random) {
            if parts.isEmpty || random.chance(40) { parts.append([]) }
            parts[parts.count - 1].append(one)
        }
        return parts
    }
}

/// Does the normal form to plain arrays; what is new is 0 there, and what is reloaded −1.
func applied(_ steps: [BatchStep], to old: [[Int]]) -> [[Int]] {
    var list = old
    var rows: [ListPath: Int] = [:], sections: [Int: [Int]] = [:]
    for step in steps {
        switch step {
        case .deleteRow(let path, let reason):
            let row = list[path.section].remove(at: path.row)
            if case .move(let target) = reason { rows[target] = row }
        case .deleteSection(let section, let reason):
            let carried = list.remove(at: section)
            if case .move(let target) = reason { sections[target.section] = carried }
        case .insertSection(let section, let count, let reason):
            if case .move = reason {
                list.insert(sections[section]!, at: section)
            } else {
                list.insert(Array(repeating: 0, count: count), at: section)
            }
        case .insertRow(let path, let reason):
            switch reason {
            case .change: list[path.section].insert(0, at: path.row)
            case .reload: list[path.section].insert(-1, at: path.row)
            case .move: list[path.section].insert(rows[path]!, at: path.row)
            }
        }
    }
    return list
}

@Suite("UpdateBatch: random batches") struct BatchPropertyTests {
    @Test("a right batch passes, its normal form gives the new arrays, and each row is where its identity is", arguments: 1...40)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for round in 0..<40 {
            let made = RandomBatch(&random, kind: round % 2 == 0 ? .table : .collection)
            let batch = try made.batch.validated(before: made.old.map(\.count), after: made.new.map(\.count))
            let known = Set(made.old.joined())
            let wanted = made.new.map { $0.map { made.reloaded.contains($0) ? -1 : known.contains($0) ? $0 : 0 } }
            #expect(applied(batch.steps, to: made.old) == wanted, "seed \(seed), round \(round)")
            for (section, rows) in made.old.enumerated() {
                for (row, identity) in rows.enumerated() {
                    let found = made.new.indices.lazy.compactMap { section in
                        made.new[section].firstIndex(of: identity).map { ListPath(section, $0) }
                    }.first
                    #expect(batch.newPath(of: ListPath(section, row)) == found)
                    if let found { #expect(batch.oldPath(of: found) == ListPath(section, row)) }
                }
            }
            for (section, rows) in made.new.enumerated() {
                for (row, identity) in rows.enumerated() where !known.contains(identity) {
                    #expect(batch.oldPath(of: ListPath(section, row)) == nil)
                }
                let origin = made.origins[section]
                #expect(batch.oldSection(of: section) == origin.flatMap { made.reloadedSections.contains($0) ? nil : $0 })
            }
            #expect(Set(batch.reloadedRows.map { made.new[$0.to.section][$0.to.row] }) == made.reloaded)
        }
    }

    @Test("one row too many or too few anywhere is refused", arguments: 1...20)
    func wrong(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<40 {
            let made = RandomBatch(&random, kind: .table)
            var after = made.new.map(\.count)
            // Inserted and reloaded sections may have any count.
            let bound = after.indices.filter { made.origins[$0].map { !made.reloadedSections.contains($0) } ?? false }
            guard let section = bound.randomElement(using: &random) else { continue }
            let isMore = random.chance(50) || after[section] == 0
            after[section] += isMore ? 1 : -1
            do {
                _ = try made.batch.validated(before: made.old.map(\.count), after: after)
                Issue.record("seed \(seed): the batch passed")
            } catch {
                // Where a call names the row that is not there now, that is said first.
                #expect(isMore ? error.reason == .tooMany : error.reason == .tooFew || error.reason == .bounds)
            }
        }
    }

    @Test("the heights of a list go along with its rows", arguments: 1...20)
    func heights(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<20 {
            let made = RandomBatch(&random, kind: .table)
            let batch = try made.batch.validated(before: made.old.map(\.count), after: made.new.map(\.count))
            // The height of a row is its identity; of a header 1000 and the old section, of new ones 7.
            var offsets = ListOffsets(
                unit: HeightUnit(scale: 1),
                made.old.enumerated().map { section, rows in
                    .init(header: .measured(Double(1000 + section)), rows: .each(rows.map { .measured(Double($0)) }))
                })
            offsets.apply(batch, .init(borders: { _ in (.estimated(7), .measured(0)) }, row: { _ in .estimated(7) }))
            #expect(offsets.numberOfSections == made.new.count)
            let known = Set(made.old.joined())
            for (section, rows) in made.new.enumerated() {
                let stays = made.origins[section].flatMap { made.reloadedSections.contains($0) ? nil : $0 }
                #expect(offsets.height(of: .header(section)) == stays.map { Double(1000 + $0) } ?? 7)
                #expect(offsets.numberOfRows(in: section) == rows.count)
                for (row, identity) in rows.enumerated() where row < offsets.numberOfRows(in: section) {
                    let isKept = known.contains(identity) && !made.reloaded.contains(identity)
                    #expect(offsets.height(of: .row(ListPath(section, row))) == (isKept ? Double(identity) : 7))
                }
            }
            #expect(offsets.parts.isSound)
        }
    }

    @Test("the batch of a difference gives the new state, and its calls pass the check", arguments: 1...30)
    func differences(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<30 {
            let old = ListDifferenceTests.state(&random), new = ListDifferenceTests.state(&random, like: old)
            let known = Set(old.flatMap(\.1))
            for options in [ListDifference.Options.all, []] {
                let difference = ListDifference(from: old, to: new, options: options)
                let batch = ValidatedBatch(difference)
                let result = applied(batch.steps, to: old.map(\.1))
                #expect(result.map(\.count) == new.map(\.1.count))
                for (made, wanted) in zip(result.joined(), new.flatMap(\.1)) where made != 0 { #expect(made == wanted) }
                if options == .all { #expect(result == new.map { $0.1.map { known.contains($0) ? $0 : 0 } }) }
            }
            let strict = ValidatedBatch(ListDifference(from: old, to: new, options: []))
            var calls = UpdateBatch(.table)
            for action in strict.actions { calls.record(UpdateCall(action)) }
            let checked = try calls.validated(before: old.map(\.1.count), after: new.map(\.1.count))
            #expect(checked.steps == strict.steps)
            #expect(calls.missing(for: ListDifference(from: old, to: new, options: [])).isEmpty)
        }
    }

    @Test("a batch of counts alone passes the check, at the end of sections and of the list", arguments: 1...20)
    func counts(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<30 {
            let old = (0..<random.below(5)).map { _ in random.below(6) }, new = (0..<random.below(5)).map { _ in random.below(6) }
            let batch = ValidatedBatch(oldCounts: old, newCounts: new)
            var calls = UpdateBatch(.collection)
            for action in batch.actions { calls.record(UpdateCall(action)) }
            #expect(try calls.validated(before: old, after: new).steps == batch.steps)
            #expect(applied(batch.steps, to: old.map { Array(repeating: 5, count: $0) }).map(\.count) == new)
        }
    }
}

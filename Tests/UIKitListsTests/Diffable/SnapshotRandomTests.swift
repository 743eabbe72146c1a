// Snapshots against plain arrays.
import Testing

@testable import UIKitLists

@Suite("NSDiffableDataSourceSnapshot: random") struct SnapshotRandomTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
    typealias Naive = [(section: Int, items: [Int])]

    // Covers: NSDiffableDataSourceSnapshot.appendItems, NSDiffableDataSourceSnapshot.insertItems
    // Covers: NSDiffableDataSourceSnapshot.deleteItems, NSDiffableDataSourceSnapshot.moveItem
    // Covers: NSDiffableDataSourceSnapshot.appendSections, NSDiffableDataSourceSnapshot.insertSections
    // Covers: NSDiffableDataSourceSnapshot.deleteSections, NSDiffableDataSourceSnapshot.moveSection
    // Covers: NSDiffableDataSourceSnapshot.indexOfItem, NSDiffableDataSourceSnapshot.indexOfSection
    // Covers: NSDiffableDataSourceSnapshot.itemIdentifiers, NSDiffableDataSourceSnapshot.sectionIdentifier
    @Test("random changes give what plain arrays give, also of items that are there already", arguments: 1...6)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var snapshot = Snapshot(), naive: Naive = [], next = 0, nextSection = 0
        func items(_ count: Int) -> [Int] {
            let known = naive.flatMap(\.items)
            return (0..<count).map { _ in
                if random.chance(15), let old = known.randomElement(using: &random) { return old }
                next += 1
                return next
            }
        }
        // What a call with these items means: each once, out of its old place, into the new one.
        func put(_ new: [Int], into naive: inout Naive, at place: (Naive) -> (Int, Int)) {
            var unique: [Int] = []
            for item in new where !unique.contains(item) { unique.append(item) }
            for index in naive.indices { naive[index].items.removeAll { unique.contains($0) } }
            let (section, row) = place(naive)
            naive[section].items.insert(contentsOf: unique, at: row)
        }
        let steps = 600
        for step in 0..<steps {
            let known = naive.flatMap(\.items), sections = naive.map(\.section)
            let item = known.randomElement(using: &random), other = known.randomElement(using: &random)
            _ = recorded {
                switch sections.isEmpty ? 0 : random.below(14) {
                case 0:
                    var new = (0..<1 + random.below(2)).map { _ in
                        nextSection += 1; return nextSection
                    }
                    if random.chance(20), let old = sections.randomElement(using: &random) { new.append(old) }
                    let carried = new.map { one in naive.first { $0.section == one }?.items ?? [] }
                    if let place = sections.randomElement(using: &random), !new.contains(place) {
                        naive.removeAll { new.contains($0.section) }
                        let isAfter = random.chance(50)
                        if isAfter {
                            snapshot.insertSections(new, afterSection: place)
                        } else {
                            snapshot.insertSections(new, beforeSection: place)
                        }
                        let index = naive.firstIndex { $0.section == place }!
                        naive.insert(
                            contentsOf: zip(new, carried).map { (section: $0, items: $1) }, at: index + (isAfter ? 1 : 0))
                    } else {
                        naive.removeAll { new.contains($0.section) }
                        snapshot.appendSections(new)
                        naive += zip(new, carried).map { (section: $0, items: $1) }
                    }
                case 1 where random.chance(30):
                    let gone = [sections.randomElement(using: &random)!, 99_999]
                    snapshot.deleteSections(gone)
                    naive.removeAll { gone.contains($0.section) }
                case 2 where sections.count > 1:
                    let one = sections[0], place = sections[1 + random.below(sections.count - 1)], isAfter = random.chance(50)
                    if isAfter {
                        snapshot.moveSection(one, afterSection: place)
                    } else {
                        snapshot.moveSection(one, beforeSection: place)
                    }
                    let carried = naive.remove(at: 0)
                    naive.insert(carried, at: naive.firstIndex { $0.section == place }! + (isAfter ? 1 : 0))
                case 3, 4, 5:
                    let new = items(random.chance(90) ? random.below(6) : random.below(300))
                    if random.chance(30) {
                        snapshot.appendItems(new)
                        put(new, into: &naive) { ($0.count - 1, $0[$0.count - 1].items.count) }
                    } else {
                        let index = random.below(sections.count)
                        snapshot.appendItems(new, toSection: sections[index])
                        put(new, into: &naive) { (index, $0[index].items.count) }
                    }
                case 6, 7, 8:
                    let new = items(1 + random.below(3))
                    guard let item, !new.contains(item) else { break }
                    let isAfter = random.chance(50)
                    if isAfter { snapshot.insertItems(new, afterItem: item) } else { snapshot.insertItems(new, beforeItem: item) }
                    put(new, into: &naive) { Self.place(of: item, $0, isAfter) }
                case 9, 10:
                    guard let item, let other, item != other else { break }
                    let isAfter = random.chance(50)
                    if isAfter { snapshot.moveItem(item, afterItem: other) } else { snapshot.moveItem(item, beforeItem: other) }
                    put([item], into: &naive) { Self.place(of: other, $0, isAfter) }
                default:
                    let gone = known.filter { _ in random.chance(random.chance(80) ? 2 : 10) } + [-5]
                    snapshot.deleteItems(gone)
                    for index in naive.indices { naive[index].items.removeAll { gone.contains($0) } }
                }
            }
            try #require(snapshot.sectionIdentifiers == naive.map(\.section), "seed \(seed), step \(step)")
            try #require(snapshot.itemIdentifiers == naive.flatMap(\.items), "seed \(seed), step \(step)")
            try #require(snapshot.numberOfItems == naive.reduce(0) { $0 + $1.items.count })
            guard step % 20 == 0 || step == steps - 1 else { continue }
            for (index, one) in naive.enumerated() {
                try #require(snapshot.indexOfSection(one.section) == index)
                try #require(snapshot.itemIdentifiers(inSection: one.section) == one.items)
                try #require(snapshot.numberOfItems(inSection: one.section) == one.items.count)
            }
            for (index, item) in naive.flatMap(\.items).enumerated() {
                try #require(snapshot.indexOfItem(item) == index, "seed \(seed), step \(step), item \(item)")
            }
            for one in naive {
                for item in one.items { try #require(snapshot.sectionIdentifier(containingItem: item) == one.section) }
            }
        }
    }

    private static func place(of item: Int, _ naive: Naive, _ isAfter: Bool) -> (Int, Int) {
        let section = naive.firstIndex { $0.items.contains(item) }!
        return (section, naive[section].items.firstIndex(of: item)! + (isAfter ? 1 : 0))
    }

    @Test("the difference of two snapshots is that of their lists, and its batch shows the new one", arguments: 1...30)
    func difference(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<20 {
            let old = ListDifferenceTests.state(&random), new = ListDifferenceTests.state(&random, like: old)
            var before = Self.snapshot(old)
            // Hints that are off make no difference.
            for (section, items) in old where random.chance(50) && !items.isEmpty {
                before.insertItems([-1 - section], beforeItem: items[0])
                before.deleteItems([-1 - section])
            }
            let after = Self.snapshot(new)
            let difference = before.difference(to: after)
            #expect(difference == ListDifference(from: old, to: new))
            let known = Set(old.flatMap(\.1))
            #expect(
                applied(before.batch(to: after).steps, to: old.map(\.1)) == new.map { $0.1.map { known.contains($0) ? $0 : 0 } })
        }
    }

    static func snapshot(_ state: [(Int, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in state {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test("marks become reloads and reconfigurations at the old paths; a reload wins, an item that is new needs none")
    func marks() {
        var before = Snapshot()
        before.appendSections([1])
        before.appendItems([10, 11, 12, 13])
        var after = before
        after.deleteItems([10])
        after.appendItems([14])
        after.reloadItems([11, 14])
        after.reconfigureItems([12, 11, 14])
        let batch = before.batch(to: after)
        #expect(batch.reloadedRows == [.init(from: ListPath(0, 1), to: ListPath(0, 0))])
        #expect(batch.reconfiguredRows == [.init(from: ListPath(0, 2), to: ListPath(0, 1))])
        #expect(batch.deletedRows == [ListPath(0, 0)])
        #expect(batch.insertedRows == [ListPath(0, 3)])
        after.removeMarks()
        #expect(before.batch(to: after).reloadedRows.isEmpty)
        after.reloadSections([1])
        #expect(before.batch(to: after).steps == [.deleteSection(0, .reload), .insertSection(0, rows: 4, .reload)])
    }

    @Test("a section that moves and is reloaded is made anew at its new place")
    func movedAndReloaded() {
        let before = Self.snapshot([(1, [10, 11]), (2, [20]), (3, [30, 31])])
        var after = before
        after.moveSection(1, afterSection: 3)
        after.moveItem(11, beforeItem: 10)
        after.moveItem(30, afterItem: 20)
        after.reloadSections([1])
        let batch = before.batch(to: after)
        #expect(
            batch.steps == [
                .deleteRow(ListPath(2, 0), .move(ListPath(0, 1))), .deleteSection(0, .change),
                .insertSection(2, rows: 2, .change), .insertRow(ListPath(0, 1), .move(ListPath(2, 0))),
            ])
        // What leaves a section that is made anew keeps its own mark.
        after.moveItem(10, afterItem: 20)
        after.reloadItems([10])
        #expect(before.batch(to: after).reloadedRows == [.init(from: ListPath(0, 0), to: ListPath(0, 1))])
        #expect(batch.newSection(of: 0) == nil)
        #expect(batch.newPath(of: ListPath(0, 0)) == nil)
        #expect(batch.newPath(of: ListPath(2, 1)) == ListPath(1, 0))
    }

    @Test("batches with marks show the new snapshot, and make anew what is marked", arguments: 1...30)
    func randomMarks(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<20 {
            let old = ListDifferenceTests.state(&random), new = ListDifferenceTests.state(&random, like: old)
            let before = Self.snapshot(old)
            var after = Self.snapshot(new)
            let sections = new.map(\.0).filter { _ in random.chance(25) }
            let items = new.flatMap(\.1).filter { _ in random.chance(20) }
            after.reloadSections(sections)
            after.reloadItems(items)
            let batch = before.batch(to: after), known = Set(old.flatMap(\.1)), moved = Set(batch.movedRows.map(\.to))
            let wanted = new.enumerated().map { section, one in
                one.1.enumerated().map { row, item in
                    if !known.contains(item) { return 0 }
                    if moved.contains(ListPath(section, row)) { return item }
                    if sections.contains(one.0) { return 0 }
                    return items.contains(item) ? -1 : item
                }
            }
            #expect(applied(batch.steps, to: old.map(\.1)) == wanted, "seed \(seed)")
        }
    }

    // Covers: NSDiffableDataSourceSnapshot.reloadItems, NSDiffableDataSourceSnapshot.reconfigureItems
    // Covers: NSDiffableDataSourceSnapshot.reloadSections, NSDiffableDataSourceSnapshot.deleteAllItems
    // Covers: NSDiffableDataSourceSnapshot.reloadedItemIdentifiers, NSDiffableDataSourceSnapshot.reconfiguredItemIdentifiers
    @Test("marks are kept once and in order, and go with what is deleted")
    func deletedMarks() {
        var snapshot = Snapshot()
        snapshot.appendSections([1, 2])
        snapshot.appendItems([10, 11], toSection: 1)
        snapshot.appendItems([20], toSection: 2)
        snapshot.reloadItems([11, 10, 11])
        snapshot.reconfigureItems([20])
        snapshot.reloadSections([2, 1])
        #expect(snapshot.reloadedItemIdentifiers == [11, 10])
        #expect(snapshot.reloadedSectionIdentifiers == [2, 1])
        snapshot.deleteItems([11])
        #expect(snapshot.reloadedItemIdentifiers == [10])
        snapshot.deleteSections([2])
        #expect(snapshot.reconfiguredItemIdentifiers == [])
        #expect(snapshot.reloadedSectionIdentifiers == [1])
        let copy = snapshot
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
        #expect(snapshot.numberOfItems == 0)
        #expect(snapshot.reloadedItemIdentifiers == [])
        #expect(copy.itemIdentifiers == [10])
    }

    @Test("identifiers that become equal while they are in a snapshot are deleted one by one")
    func brokenIdentifiers() {
        final class Loose: Hashable, @unchecked Sendable {
            var value: Int
            init(_ value: Int) { self.value = value }
            static func == (one: Loose, other: Loose) -> Bool { one.value == other.value }
            func hash(into hasher: inout Hasher) { hasher.combine(0) }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Loose>()
        let items = (0..<4).map(Loose.init)
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        // Two of them are equal now, which a snapshot never lets in.
        items[2].value = 1
        snapshot.deleteItems([items[1]])
        #expect(snapshot.itemIdentifiers.map(\.value) == [0, 1, 3])
        snapshot.deleteItems([items[2]])
        #expect(snapshot.itemIdentifiers.map(\.value) == [0, 3])
        #expect(snapshot.indexOfItem(items[3]) == 1)
        #expect(snapshot.indexOfItem(items[1]) == nil)
    }

    // Covers: NSDiffableDataSourceSnapshot.init(), NSDiffableDataSourceSnapshot.appendSections
    @Test("a hundred thousand items: looked up, inserted amid, moved and compared without a walk through all for each")
    func many() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems(Array(0..<50_000), toSection: "a")
        for item in 50_000..<100_000 { snapshot.appendItems([item], toSection: "b") }
        // A copy of the storage for each of them would take half a minute in a debug build.
        var changed = snapshot
        for item in 0..<1_000 { changed.insertItems([200_000 + item], beforeItem: item * 50) }
        for item in 0..<1_000 { #expect(changed.indexOfItem(item * 50) == item * 51 + 1) }
        #expect(snapshot.indexOfItem(99_999) == 99_999)
        let difference = snapshot.difference(to: changed)
        #expect(difference.inserts.count == 1_000)
        #expect(difference.moves.isEmpty)
        #expect(difference.deletes.isEmpty)
    }
}

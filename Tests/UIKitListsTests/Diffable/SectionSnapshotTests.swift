// Section snapshots: trees of items.
import Diagnostics
import Testing

@testable import UIKitLists

@Suite("NSDiffableDataSourceSectionSnapshot") struct SectionSnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

    private func made() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.append(["food", "drinks"])
        snapshot.append(["apple", "bread"], to: "food")
        snapshot.append(["rye", "wheat"], to: "bread")
        return snapshot
    }

    // Covers: NSDiffableDataSourceSectionSnapshot.append, NSDiffableDataSourceSectionSnapshot.items
    // Covers: NSDiffableDataSourceSectionSnapshot.rootItems, NSDiffableDataSourceSectionSnapshot.visibleItems
    // Covers: NSDiffableDataSourceSectionSnapshot.expand, NSDiffableDataSourceSectionSnapshot.collapse
    @Test("items come depth first; visible are those whose parents are all expanded (documented)")
    func order() {
        var snapshot = made()
        #expect(snapshot.items == ["food", "apple", "bread", "rye", "wheat", "drinks"])
        #expect(snapshot.rootItems == ["food", "drinks"])
        #expect(snapshot.visibleItems == ["food", "drinks"])
        snapshot.expand(["bread", "apple"])
        #expect(snapshot.visibleItems == ["food", "drinks"])
        #expect(snapshot.expandedItems == ["apple", "bread"])
        snapshot.expand(["food"])
        #expect(snapshot.visibleItems == snapshot.items)
        #expect(snapshot.isVisible("rye"))
        snapshot.collapse(["food"])
        #expect(!snapshot.isVisible("rye"))
        #expect(snapshot.isExpanded("bread"))
        #expect(snapshot.visualDescription() == "+ food\n  - apple\n  - bread\n    * rye\n    * wheat\n* drinks")
    }

    // Covers: NSDiffableDataSourceSectionSnapshot.level, NSDiffableDataSourceSectionSnapshot.parent
    // Covers: NSDiffableDataSourceSectionSnapshot.index, NSDiffableDataSourceSectionSnapshot.contains
    @Test("levels count from 0 at the top, and an index counts all items before (documented)")
    func places() {
        let snapshot = made()
        #expect(snapshot.items.map(snapshot.level(of:)) == [0, 1, 1, 2, 2, 0])
        #expect(snapshot.items.map { snapshot.index(of: $0) } == [0, 1, 2, 3, 4, 5])
        #expect(snapshot.parent(of: "rye") == "bread")
        #expect(snapshot.parent(of: "food") == nil)
        #expect(snapshot.contains("rye"))
        #expect(!snapshot.contains("milk"))
        #expect(snapshot.index(of: "milk") == nil)
    }

    // Covers: NSDiffableDataSourceSectionSnapshot.insert
    @Test("items inserted after one come after all below it, at its level (documented)")
    func insert() {
        var snapshot = made()
        snapshot.insert(["milk", "tea"], after: "food")
        #expect(snapshot.items == ["food", "apple", "bread", "rye", "wheat", "milk", "tea", "drinks"])
        snapshot.insert(["egg"], before: "bread")
        #expect(snapshot.parent(of: "egg") == "food")
        #expect(snapshot.items == ["food", "apple", "egg", "bread", "rye", "wheat", "milk", "tea", "drinks"])
        var other = Snapshot()
        other.append(["x"])
        other.append(["y"], to: "x")
        other.expand(["x"])
        snapshot.insert(other, after: "rye")
        #expect(snapshot.level(of: "y") == 3)
        #expect(snapshot.isExpanded("x"))
        #expect(snapshot.items == ["food", "apple", "egg", "bread", "rye", "x", "y", "wheat", "milk", "tea", "drinks"])
        var before = Snapshot()
        before.append(["z"])
        snapshot.insert(before, before: "food")
        #expect(snapshot.rootItems == ["z", "food", "milk", "tea", "drinks"])
    }

    // Covers: NSDiffableDataSourceSectionSnapshot.delete, NSDiffableDataSourceSectionSnapshot.deleteAll
    // Covers: NSDiffableDataSourceSectionSnapshot.replace, NSDiffableDataSourceSectionSnapshot.snapshot
    @Test("a delete takes what is below along; a part begins with level 0; children are replaced (documented)")
    func parts() {
        var snapshot = made()
        snapshot.expand(["bread"])
        let part = snapshot.snapshot(of: "food")
        #expect(part.items == ["apple", "bread", "rye", "wheat"])
        #expect(part.level(of: "rye") == 1)
        #expect(part.isExpanded("bread"))
        #expect(snapshot.snapshot(of: "food", includingParent: true).items == ["food", "apple", "bread", "rye", "wheat"])
        #expect(snapshot.snapshot(of: "rye").items == [])
        snapshot.replace(childrenOf: "bread", using: part.snapshot(of: "bread"))
        #expect(snapshot.items == ["food", "apple", "bread", "rye", "wheat", "drinks"])
        var rolls = Snapshot()
        rolls.append(["roll"])
        snapshot.replace(childrenOf: "bread", using: rolls)
        #expect(snapshot.items == ["food", "apple", "bread", "roll", "drinks"])
        let copy = Snapshot(snapshot)
        snapshot.delete(["food", "roll", "nothing"])
        #expect(snapshot.items == ["drinks"])
        #expect(snapshot.index(of: "drinks") == 0)
        #expect(copy.items.count == 5)
        snapshot.deleteAll()
        #expect(snapshot.items == [])
    }

    @Test("random trees: indices, levels and parts are those of plain lists", arguments: 1...10)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        // In order, with levels.
        var naive: [(item: Int, level: Int)] = [], next = 0
        func end(_ at: Int) -> Int { naive[(at + 1)...].firstIndex { $0.level <= naive[at].level } ?? naive.count }
        for step in 0..<400 {
            let new = (0..<1 + random.below(3)).map { _ in
                next += 1; return next
            }
            let at = random.below(naive.count)
            switch naive.isEmpty ? 0 : random.below(6) {
            case 0:
                snapshot.append(new)
                naive += new.map { ($0, 0) }
            case 1, 2:
                snapshot.append(new, to: naive[at].item)
                naive.insert(contentsOf: new.map { ($0, naive[at].level + 1) }, at: end(at))
            case 3:
                snapshot.insert(new, after: naive[at].item)
                naive.insert(contentsOf: new.map { ($0, naive[at].level) }, at: end(at))
            case 4:
                snapshot.insert(new, before: naive[at].item)
                naive.insert(contentsOf: new.map { ($0, naive[at].level) }, at: at)
            default:
                snapshot.delete([naive[at].item])
                naive.removeSubrange(at..<end(at))
            }
            try #require(snapshot.items == naive.map(\.item), "seed \(seed), step \(step)")
            guard step % 10 == 0 else { continue }
            try #require(naive.map { snapshot.level(of: $0.item) } == naive.map(\.level))
            try #require(naive.map { snapshot.index(of: $0.item) } == Array(naive.indices))
            if !naive.isEmpty {
                let one = random.below(naive.count)
                try #require(snapshot.snapshot(of: naive[one].item).items == naive[(one + 1)..<end(one)].map(\.item))
            }
        }
    }

    @Test("a chain of three thousand items is walked, a deleted object is let go")
    func chain() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        snapshot.append([0])
        for item in 1..<3_000 { snapshot.append([item], to: item - 1) }
        #expect(snapshot.items.count == 3_000)
        #expect(snapshot.level(of: 2_999) == 2_999)
        #expect(snapshot.index(of: 2_999) == 2_999)
        snapshot.delete([1])
        #expect(snapshot.items == [0])
        final class Token: Hashable, Sendable {
            static func == (one: Token, other: Token) -> Bool { one === other }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        var tokens = NSDiffableDataSourceSectionSnapshot<Token>()
        weak var gone: Token?
        do {
            let token = Token()
            gone = token
            tokens.append([token])
            tokens.delete([token])
        }
        #expect(gone == nil)
        #expect(tokens.items.isEmpty)
    }

    @Test("UIK2421: an item that is not there")
    func unknown() {
        var snapshot = made()
        let text = texts { _ = snapshot.isVisible("milk") }
        #expect(
            text == [
                """
                UIK2421 exception: A section snapshot does not have the item that a call names.
                  at       SectionSnapshotTests.swift:…
                  cause    isVisible(_:) names milk, which the section snapshot does not have.
                  fix      Check contains(_:) first.
                  apple    NSInternalInconsistencyException: Invalid parameter not satisfying: index != NSNotFound
                """
            ])
        let all = recorded {
            _ = snapshot.level(of: "milk")
            _ = snapshot.parent(of: "milk")
            _ = snapshot.isExpanded("milk")
            _ = snapshot.snapshot(of: "milk")
            snapshot.append(["x"], to: "milk")
            snapshot.insert(["x"], before: "milk")
            snapshot.insert(["x"], after: "milk")
            snapshot.insert(Snapshot(), before: "milk")
            snapshot.insert(Snapshot(), after: "milk")
            snapshot.replace(childrenOf: "milk", using: Snapshot())
        }
        #expect(all.map(\.entry.code) == Array(repeating: "UIK2421", count: 10))
        #expect(snapshot.items == made().items)
    }

    @Test("UIK2422: expanding what is not there only tells (documented)")
    func expandUnknown() {
        var snapshot = made()
        let text = texts { snapshot.expand(["milk", "food"]) }
        #expect(
            text == [
                """
                UIK2422 misuse: A section snapshot was asked to expand or collapse an item it does not have.
                  at       SectionSnapshotTests.swift:…
                  cause    expand(_:) names milk, which the section snapshot does not have.
                  fix      Append it first.
                """
            ])
        #expect(snapshot.expandedItems == ["food"])
    }

    @Test("UIK2423: an item that is there stays where it is (guessed)")
    func exists() {
        var snapshot = made()
        let text = texts { snapshot.append(["rye", "rice"], to: "drinks") }
        #expect(
            text == [
                """
                UIK2423 exception: A section snapshot was given an item that it has already.
                  at       SectionSnapshotTests.swift:…
                  cause    append(_:to:) was given rye, which the section snapshot has already.
                  fix      Delete the item first, or use identifiers that differ.
                  apple    NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( rye )}
                """
            ])
        #expect(snapshot.parent(of: "rye") == "bread")
        #expect(snapshot.parent(of: "rice") == "drinks")
        #expect(recorded { snapshot.insert(snapshot, before: "food") }.map(\.entry.code) == ["UIK2423"])
        #expect(snapshot.items.count == 7)
    }
}

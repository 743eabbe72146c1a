// What snapshots report.
// Source: texts of public reports; sections, and items that are given twice, are guessed.
import Diagnostics
import Testing

@testable import UIKitLists

@Suite("NSDiffableDataSourceSnapshot: texts") struct SnapshotTextTests {
    private func made() -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4], toSection: "b")
        return snapshot
    }

    @Test("UIK2411: marks of what is not there; the others are marked")
    func marks() {
        var snapshot = made()
        let text = texts { snapshot.reloadItems([9, 1]) }
        #expect(
            text == [
                """
                UIK2411 exception: A snapshot was asked to reload or reconfigure what it does not have.
                  at       SnapshotTextTests.swift:…
                  cause    The item 9 is not in the snapshot.
                  fix      Check that indexOfItem(_:) or indexOfSection(_:) gives an index first.
                  apple    NSInternalInconsistencyException: Attempted to reload item identifier that does not exist in the snapshot: 9
                """
            ])
        #expect(snapshot.reloadedItemIdentifiers == [1])
        #expect(
            recorded { snapshot.reconfigureItems([8]) }.map(\.apple) == [
                "NSInternalInconsistencyException: Attempted to reconfigure item identifier that does not exist in the snapshot: 8"
            ])
        #expect(recorded { snapshot.reloadSections(["c"]) }.map(\.entry.code) == ["UIK2411"])
    }

    @Test("UIK2412: items without a section")
    func noSection() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        let text = texts { snapshot.appendItems([1]) }
        #expect(
            text == [
                """
                UIK2412 exception: Items were appended to a snapshot that has no section.
                  at       SnapshotTextTests.swift:…
                  cause    appendItems(_:toSection:) without a section appends to the last one.
                  fix      Call appendSections(_:) first.
                  apple    NSInternalInconsistencyException: There are currently no sections in the data source. Please add a section first.
                """
            ])
        #expect(snapshot.numberOfItems == 0)
    }

    @Test("UIK2413: places that are not there")
    func places() {
        var snapshot = made()
        let text = texts { snapshot.moveItem(9, beforeItem: 1) }
        #expect(
            text == [
                """
                UIK2413 exception: A snapshot does not have the section or item that a call names.
                  at       SnapshotTextTests.swift:…
                  cause    moveItem(_:beforeItem:) names the item 9, which the snapshot does not have.
                  fix      Append it first, or check that indexOfItem(_:) or indexOfSection(_:) gives an index.
                  apple    NSInternalInconsistencyException: Invalid parameter not satisfying: fromIndex != NSNotFound
                """
            ])
        func condition(_ body: () -> Void) -> String? {
            recorded(body).first?.apple?.split(separator: " ").dropFirst(5).joined(separator: " ")
        }
        #expect(condition { snapshot.moveItem(1, afterItem: 9) } == "toIndex != NSNotFound")
        #expect(condition { snapshot.moveSection("c", afterSection: "a") } == "fromIndex != NSNotFound")
        #expect(condition { snapshot.moveSection("a", beforeSection: "c") } == "toIndex != NSNotFound")
        #expect(condition { snapshot.appendItems([7], toSection: "c") } == "section != NSNotFound")
        #expect(condition { snapshot.insertItems([7], beforeItem: 9) } == "section != NSNotFound")
        #expect(condition { snapshot.insertItems([7], afterItem: 9) } == "section != NSNotFound")
        #expect(condition { snapshot.insertSections(["d"], beforeSection: "c") } == "section != NSNotFound")
        #expect(condition { _ = snapshot.numberOfItems(inSection: "c") } == "section != NSNotFound")
        #expect(condition { _ = snapshot.itemIdentifiers(inSection: "c") } == "section != NSNotFound")
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
        #expect(snapshot.sectionIdentifiers == ["a", "b"])
        #expect(
            recorded {
                snapshot.deleteItems([9]); snapshot.deleteSections(["c"])
            }.isEmpty)
        #expect(snapshot.indexOfItem(9) == nil)
        #expect(snapshot.indexOfSection("c") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    }

    @Test("UIK2414: something before itself")
    func itself() {
        var snapshot = made()
        let text = texts { snapshot.insertItems([7, 2], afterItem: 2) }
        #expect(
            text == [
                """
                UIK2414 exception: Something is to stand before or after itself in a snapshot.
                  at       SnapshotTextTests.swift:…
                  cause    insertItems(_:afterItem:) names 2 as the place and as what goes there.
                  fix      Take it out of the list, or name another place.
                  apple    NSInternalInconsistencyException: Invalid update: destination for insertion operation [2] is in the insertion identifier list for update: …
                """
            ])
        #expect(recorded { snapshot.moveItem(2, beforeItem: 2) }.map(\.entry.code) == ["UIK2414"])
        #expect(recorded { snapshot.moveSection("a", beforeSection: "a") }.map(\.entry.code) == ["UIK2414"])
        #expect(recorded { snapshot.insertSections(["a"], afterSection: "a") }.map(\.entry.code) == ["UIK2414"])
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
    }

    @Test("UIK2415: one identifier twice in a call; the first counts")
    func twice() {
        var snapshot = made()
        let text = texts { snapshot.appendItems([5, 6, 5], toSection: "a") }
        #expect(
            text == [
                """
                UIK2415 exception: One call gives a snapshot the same identifier twice.
                  at       SnapshotTextTests.swift:…
                  cause    appendItems(_:toSection:) was given more than once: 5.
                  fix      Use identifiers that differ, such as an id of the model instead of its title.
                  apple    NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( 5 )}
                """
            ])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3, 5, 6])
        #expect(recorded { snapshot.appendSections(["c", "c"]) }.map(\.entry.code) == ["UIK2415"])
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    }

    @Test("UIK2416: what is there already moves to the new place (reported, iOS 15)")
    func existing() {
        var snapshot = made()
        let text = texts { snapshot.appendItems([1], toSection: "b") }
        #expect(
            text == [
                """
                UIK2416 misuse: A snapshot has an identifier already that is inserted or appended.
                  at       SnapshotTextTests.swift:…
                  cause    appendItems(_:toSection:) was given 1, which the snapshot has already.
                  fix      Delete it first, move it, or use identifiers that differ.
                  apple    [UIDiffableDataSource] Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the snapshot. The existing item identifier will be moved into place instead, but this operation will be more expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item identifier that already exists: 1
                """
            ])
        #expect(snapshot.itemIdentifiers == [2, 3, 4, 1])
        let many = recorded { snapshot.insertItems([4, 8, 3], beforeItem: 2) }.first?.apple ?? ""
        #expect(many.contains("insert or append 2 item identifiers that already exist in the snapshot."))
        #expect(many.hasSuffix("Item identifiers that already exist: 4, 3"))
        #expect(snapshot.itemIdentifiers == [4, 8, 3, 2, 1])
        #expect(recorded { snapshot.appendSections(["a"]) }.map(\.entry.code) == ["UIK2416"])
        #expect(snapshot.sectionIdentifiers == ["b", "a"])
        #expect(snapshot.itemIdentifiers == [1, 4, 8, 3, 2])
    }
}

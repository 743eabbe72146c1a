// What diffable data sources report about cells, identifiers and their views.
// Source: the text about hashes is of a public report; the others are ours.
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

@MainActor @Suite("diffable data sources: texts", .harness) struct DiffableTextTests {
    private func table() -> (UITableView, String) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        table.register(NumberedCell.self, forCellReuseIdentifier: "row")
        return (table, ObjectName.of(table))
    }

    @Test("UIK2433: no cell for an item, and no item for a row; an empty cell is shown") func noCell() {
        let (table, name) = table()
        let source = NumberSource(tableView: table) { _, _, _ in nil }
        source.apply(.of(("a", [7])), animatingDifferences: false, completion: nil)
        let told = texts {
            table.layoutIfNeeded()
            _ = source.tableView(table, cellForRowAt: .at(4, 2))
        }
        #expect(table.visibleCells.count == 1)
        #expect(
            told == [
                """
                UIK2433 exception: A diffable data source has no cell where its list asks for one.
                  object   \(name)
                  at       DiffableTextTests.swift:…
                  cause    The cell provider returned nil for 7, row 0-0.
                  fix      Return a dequeued cell for each item.
                """,
                """
                UIK2433 exception: A diffable data source has no cell where its list asks for one.
                  object   \(name)
                  at       DiffableTextTests.swift:…
                  cause    The snapshot has no item for row 2-4.
                  fix      Return a dequeued cell for each item.
                """,
            ])
        #expect(source.tableView(table, numberOfRowsInSection: 9) == 0)
    }

    /// Equal by its id, hashed with its title: the usual mistake.
    private struct Badly: Hashable, Sendable, CustomStringConvertible {
        let id: Int
        let title: String
        static func == (one: Self, other: Self) -> Bool { one.id == other.id }
        func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(title)
        }
        var description: String { "Badly(\(id), \(title))" }
    }

    @Test("UIK2434: equal identifiers with different hashes, at one place and at two (reported, 2025); all snapshots are shown")
    func hashes() {
        typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Badly>
        let (table, name) = table()
        let source = UITableViewDiffableDataSource<Int, Badly>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = item.title
            return cell
        }
        func apply(_ items: [Badly]) {
            var snapshot = Snapshot()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot, animatingDifferences: false, completion: nil)
        }
        apply([Badly(id: 1, title: "a"), Badly(id: 2, title: "b"), Badly(id: 3, title: "c")])
        table.layoutIfNeeded()
        let told = texts { apply([Badly(id: 1, title: "new"), Badly(id: 2, title: "b"), Badly(id: 3, title: "c")]) }
        #expect(
            told == [
                """
                UIK2434 exception: Two identifiers of a list are equal and have different hash values.
                  object   \(name)
                  at       DiffableTextTests.swift:…
                  cause    Badly(1, a), which is shown, and Badly(1, new), which is applied, are equal.
                  fix      Hash in hash(into:) what == compares, such as the id alone.
                  apple    NSInternalInconsistencyException: Diffable data source detected item identifiers that are equal but have \
                different hash values. Two identifiers which compare as equal must return the same hash value. You must fix this in \
                the Hashable (Swift) or hash property (Objective-C) implementation for the type of these identifiers.
                """
            ])
        let codes = recorded { apply([Badly(id: 3, title: "z"), Badly(id: 2, title: "b"), Badly(id: 1, title: "y")]) }
        #expect(codes.map(\.entry.code) == ["UIK2434"])
        table.layoutIfNeeded()
        #expect(source.snapshot().itemIdentifiers.map(\.title) == ["z", "b", "y"])
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(recorded { apply([]) }.isEmpty)
    }

    @Test("UIK2435: another data source was set meanwhile; the old one takes the snapshot, the table stays (L127)") func replaced()
        throws
    {
        let (table, name) = table()
        let source = NumberSource(tableView: table) { _, _, _ in nil }
        let rows = PlainRows([2])
        table.dataSource = rows
        table.layoutIfNeeded()
        let told = texts { source.apply(.of(("a", [7])), animatingDifferences: false) }
        #expect(
            told == [
                """
                UIK2435 misuse: A snapshot was applied to a data source that is not its list's any more.
                  object   \(name)
                  at       DiffableTextTests.swift:…
                  cause    The list was given another data source, or nil, after the diffable one was made.
                  fix      Keep the diffable data source as the list's, or make one for each list.
                """
            ])
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(source.snapshot().itemIdentifiers == [7])
        // Back again, the table shows what was applied meanwhile.
        table.dataSource = source
        #expect(table.numberOfRows(inSection: 0) == 1)
    }

    @Test("an apply to a table that is gone is taken, and its completion comes") func gone() async throws {
        let stage = try await TableStage()
        var table: UITableView? = UITableView(frame: .zero)
        let source = NumberSource(tableView: try #require(table)) { _, _, _ in nil }
        table = nil
        var isDone = false
        source.apply(.of(("a", [7]))) { isDone = true }
        #expect(source.snapshot().itemIdentifiers == [7])
        try await stage.app.turn()
        #expect(isDone)
    }

    private final class Liar: NumberSource {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            min(1, super.tableView(tableView, numberOfRowsInSection: section))
        }
    }

    @Test("UIK2436: a subclass that answers other counts; the table reads all anew") func counts() {
        let (table, name) = table()
        let source = Liar(tableView: table) { table, path, item in table.dequeueReusableCell(withIdentifier: "row", for: path) }
        source.apply(.of(("a", [1])), animatingDifferences: false, completion: nil)
        table.layoutIfNeeded()
        let told = texts { source.apply(.of(("a", [1, 2]))) }
        #expect(
            told == [
                """
                UIK2436 misuse: A list shows other counts than the snapshot of its diffable data source has.
                  object   \(name)
                  at       DiffableTextTests.swift:…
                  cause    The list shows 1 section with 1 in all, the snapshot has 1 section with 2 in all.
                  fix      Leave the counts to the data source, and make all changes by snapshots.
                """
            ])
        #expect(table.numberOfRows(inSection: 0) == 1)
    }
}

@MainActor @Suite("diffable data sources: texts of collection views", .harness) struct DiffableCollectionTextTests {
    private func shown(
        _ items: [Int], headers: Bool = false, _ provider: @escaping NumberItems.CellProvider
    ) -> (UICollectionView, NumberItems, String) {
        let layout = DiffableRowsLayout()
        layout.hasHeaders = headers
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        let source = NumberItems(collectionView: view, cellProvider: provider)
        source.apply(.of(("a", items)), animatingDifferences: false)
        return (view, source, ObjectName.of(view))
    }

    @Test("UIK2433: no cell for an item; an empty one is shown") func noCell() {
        let (view, source, name) = shown([7]) { _, _, _ in nil }
        let told = texts { view.layoutIfNeeded() }
        #expect(view.visibleCells.count == 1)
        #expect(
            told == [
                """
                UIK2433 exception: A diffable data source has no cell where its list asks for one.
                  object   \(name)
                  at       DiffableTextTests.swift:…
                  cause    The cell provider returned nil for 7, item 0-0.
                  fix      Return a dequeued cell for each item.
                """
            ])
        withExtendedLifetime(source) {}
    }

    @Test("UIK2437: no provider of supplementary views, and one that gives none; an empty view is shown") func noView() {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let (view, source, name) = shown([7], headers: true) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        let told = texts {
            view.layoutIfNeeded()
            source.supplementaryViewProvider = { _, _, _ in nil }
            view.reloadData()
            view.layoutIfNeeded()
        }
        #expect(view.visibleSupplementaryViews(ofKind: DiffableRowsLayout.header).count == 1)
        let causes = [
            "supplementaryViewProvider is nil, and the layout asks for the kind header at 0-0.",
            "supplementaryViewProvider returned nil for the kind header at 0-0.",
        ]
        #expect(
            told
                == causes.map { cause in
                    """
                    UIK2437 exception: A diffable data source has no supplementary view where its layout has one.
                      object   \(name)
                      at       DiffableTextTests.swift:…
                      cause    \(cause)
                      fix      Set supplementaryViewProvider, and return a dequeued view for each kind that the layout has.
                    """
                })
    }

    @Test("a registration that is made inside the cell provider is reported, as inside cellForItemAt (iOS 15)")
    func lateRegistration() {
        let (view, source, _) = shown([7, 8]) { view, path, item in
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let told = recorded { view.layoutIfNeeded() }
        #expect(Set(told.map(\.entry.code)) == ["UIK2703"])
        #expect(
            told.first?.apple?.contains(
                "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or "
                    + "inside a UICollectionViewDiffableDataSource cell provider.") == true)
        withExtendedLifetime(source) {}
    }
}

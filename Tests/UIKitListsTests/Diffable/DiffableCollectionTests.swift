// Diffable data sources of collection views: what an apply shows, keeps and tells.
// Apple: "UICollectionViewDiffableDataSource"; rules of lists.md, L123 to L129.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

@MainActor @Suite("UICollectionViewDiffableDataSource", .harness) struct DiffableCollectionTests {
    // Covers: UICollectionViewDiffableDataSource.init(collectionView:cellProvider:), UICollectionViewDiffableDataSource.snapshot
    // Covers: UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)
    @Test("the data source becomes the view's, which holds it weakly; an apply shows the snapshot (L127)") func connects()
        async throws
    {
        let stage = try await DiffableCollection()
        #expect(stage.view.dataSource === stage.source)
        try await stage.show()
        #expect(stage.view.numberOfSections == 0)
        stage.source.apply(.of(("a", [1, 2]), ("b", [3])), animatingDifferences: false, completion: nil)
        #expect(stage.texts == ["1", "2", "3"])
        #expect(stage.source.snapshot().itemIdentifiers == [1, 2, 3])

        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: DiffableRowsLayout())
        var other: NumberItems? = NumberItems(collectionView: view) { _, _, _ in nil }
        weak let watched = other
        #expect(view.dataSource === other)
        other = nil
        #expect(watched == nil)
        #expect(view.dataSource == nil)
    }

    // Covers: UICollectionViewDiffableDataSource.itemIdentifier(for:), UICollectionViewDiffableDataSource.indexPath(for:)
    // Covers: UICollectionViewDiffableDataSource.sectionIdentifier(for:), UICollectionViewDiffableDataSource.index(for:)
    @Test("items and paths, sections and indices; nil for what is not there (L127)") func lookUps() async throws {
        let source = try await DiffableCollection().source
        source.apply(.of(("a", [1, 2]), ("b", [3])), animatingDifferences: false, completion: nil)
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
        #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
        #expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
        #expect(source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
        #expect(source.indexPath(for: 9) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b")
        #expect(source.sectionIdentifier(for: 2) == nil)
        #expect(source.index(for: "b") == 1)
        #expect(source.index(for: "z") == nil)
    }

    @Test("items that stay keep their cells, moved ones too; a reload makes another cell, a reconfiguration keeps it (L125)")
    func difference() async throws {
        let stage = try await DiffableCollection()
        stage.source.apply(.of(("a", [1, 2, 3, 4]), ("b", [5])), animatingDifferences: false, completion: nil)
        try await stage.show()
        let cells = stage.cells
        _ = stage.takeProvided()
        stage.source.apply(.of(("a", [4, 1, 6]), ("b", [5, 2])), completion: nil)
        #expect(stage.texts == ["4", "1", "6", "5", "2"])
        #expect(stage.takeProvided() == [6])
        for item in [4, 1, 5, 2] { #expect(stage.cells[item] === cells[item], "item \(item)") }
        try await stage.app.advance(by: 0.1)
        let coming = try #require(stage.cells[6]?.layer.presentation())
        #expect(coming.opacity < 1)
        try await stage.app.settle()
        for item in [4, 1] { stage.versions[item] = 2 }
        var next = stage.source.snapshot()
        next.reloadItems([4])
        next.reconfigureItems([1])
        stage.source.apply(next, completion: nil)
        try await stage.app.settle()
        #expect(stage.texts == ["4v2", "1v2", "6", "5", "2"])
        #expect(stage.cells[4] !== cells[4])
        #expect(stage.cells[1] === cells[1])
        #expect(stage.cells[1]?.reuses == 0)
        #expect(stage.source.snapshot().reloadedItemIdentifiers == [])
    }

    // Covers: UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)
    @Test("completions come once, also for no change; reloadData asks for all cells, a difference keeps the selection (L123)")
    func completions() async throws {
        let stage = try await DiffableCollection()
        var told: [String] = []
        stage.source.apply(.of(("a", [1, 2, 3])), animatingDifferences: false) { told.append("before the window") }
        try await stage.show()
        stage.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        stage.source.apply(.of(("a", [3, 1, 2]))) { told.append("animated") }
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        #expect(told == ["before the window"])
        try await stage.app.settle()
        stage.source.apply(.of(("a", [3, 1, 2]))) { told.append("no change") }
        try await stage.app.settle()
        _ = stage.takeProvided()
        stage.source.applySnapshotUsingReloadData(.of(("a", [3, 1, 2]))) { told.append("reloaded") }
        try await stage.app.settle()
        #expect(stage.takeProvided() == [3, 1, 2])
        #expect(stage.view.indexPathsForSelectedItems == [])
        #expect(told == ["before the window", "animated", "no change", "reloaded"])
    }

    // Covers: UICollectionViewDiffableDataSource.apply(_:animatingDifferences:)
    // Covers: UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:)
    // Covers: UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:)
    @Test("the asynchronous forms return when all has been shown") func asynchronous() async throws {
        let stage = try await DiffableCollection()
        try await stage.show()
        let (source, view) = (stage.source, stage.view)
        var told: [Int] = []
        let task = Task {
            await source.apply(.of(("a", [1, 2])), animatingDifferences: true)
            told.append(view.numberOfItems(inSection: 0))
            await source.applySnapshotUsingReloadData(.of(("a", [3])))
            told.append(view.numberOfItems(inSection: 0))
            var outline = NSDiffableDataSourceSectionSnapshot<Int>()
            outline.append([5, 6, 7])
            await source.apply(outline, to: "a", animatingDifferences: true)
            told.append(view.numberOfItems(inSection: 0))
        }
        for _ in 0..<30 where told.count < 3 {
            try await stage.app.advance(by: 0.1)
            await Task.yield()
        }
        await task.value
        #expect(told == [2, 1, 3])
    }

    // Covers: UICollectionViewDiffableDataSource.supplementaryViewProvider
    @Test("the provider gives the supplementary views; they follow their sections") func supplementary() async throws {
        let stage = try await DiffableCollection()
        stage.layout.hasHeaders = true
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: DiffableRowsLayout.header
        ) {
            _, _, _ in
        }
        var asked: [IndexPath] = []
        stage.source.supplementaryViewProvider = { view, kind, path in
            asked.append(path)
            return view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        stage.source.apply(.of(("a", [1]), ("b", [2])), animatingDifferences: false, completion: nil)
        try await stage.show()
        #expect(asked == [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)])
        let header = stage.view.supplementaryView(forElementKind: DiffableRowsLayout.header, at: IndexPath(item: 0, section: 1))
        #expect(header != nil)
        stage.source.apply(.of(("b", [2]), ("a", [1])), completion: nil)
        try await stage.app.settle()
        #expect(
            stage.view.supplementaryView(forElementKind: DiffableRowsLayout.header, at: IndexPath(item: 0, section: 0)) === header)
    }

    // MARK: Reordering

    // Covers: UICollectionViewDiffableDataSource.reorderingHandlers
    // Covers: UICollectionViewDiffableDataSource.ReorderingHandlers.canReorderItem
    // Covers: UICollectionViewDiffableDataSource.ReorderingHandlers.didReorder
    // Covers: UICollectionViewDiffableDataSource.ReorderingHandlers.willReorder
    // Covers: NSDiffableDataSourceTransaction.difference, NSDiffableDataSourceTransaction.sectionTransactions
    @Test("a person moves what canReorderItem allows; the handlers get the difference that the app's own data needs (L129)")
    func reorder() async throws {
        let stage = try await DiffableCollection()
        stage.source.apply(.of(("a", [1, 2, 3]), ("b", [4, 5])), animatingDifferences: false, completion: nil)
        try await stage.show()
        let (view, source) = (stage.view, stage.source)
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        var log: [String] = [], store = [1, 2, 3, 4, 5], stores = ["a": [1, 2, 3], "b": [4, 5]]
        source.reorderingHandlers.canReorderItem = { $0 != 1 }
        source.reorderingHandlers.willReorder = { transaction in
            log.append("will \(source.snapshot().itemIdentifiers) \(transaction.finalSnapshot.itemIdentifiers)")
        }
        source.reorderingHandlers.didReorder = { transaction in
            log.append("did \(source.snapshot().itemIdentifiers) \(transaction.initialSnapshot.itemIdentifiers)")
            store = store.applying(transaction.difference) ?? []
            for part in transaction.sectionTransactions {
                stores[part.sectionIdentifier] = stores[part.sectionIdentifier]?.applying(part.difference)
                #expect(part.initialSnapshot.items != part.finalSnapshot.items)
            }
        }
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        let cells = stage.cells
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 190))
        view.endInteractiveMovement()
        try await stage.app.settle()
        #expect(source.snapshot().itemIdentifiers(inSection: "a") == [1, 3])
        #expect(log.count == 2)
        #expect(log.first?.hasPrefix("will [1, 2, 3, 4, 5] ") == true)
        #expect(log.last == "did \(source.snapshot().itemIdentifiers) [1, 2, 3, 4, 5]")
        #expect(store == source.snapshot().itemIdentifiers)
        #expect(stores["a"] == [1, 3])
        #expect(stores["b"] == source.snapshot().itemIdentifiers(inSection: "b"))
        #expect(stage.texts == store.map(String.init))
        for item in store { #expect(stage.cells[item] === cells[item]) }
    }

    @Test("an apply in didReorder, and one while a finger moves an item, come when the movement has ended") func applyWhileMoving()
        async throws
    {
        let stage = try await DiffableCollection()
        stage.source.apply(.of(("a", [1, 2, 3])), animatingDifferences: false, completion: nil)
        try await stage.show()
        let (view, source) = (stage.view, stage.source)
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { transaction in
            var next = transaction.finalSnapshot
            next.appendItems([9])
            source.apply(next, completion: nil)
        }
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
        view.endInteractiveMovement()
        try await stage.app.settle()
        #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 9])
        #expect(stage.texts == ["2", "3", "1", "9"])
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        source.apply(.of(("a", [7])), completion: nil)
        #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 9])
        view.cancelInteractiveMovement()
        try await stage.app.settle()
        #expect(stage.texts == ["7"])
    }
}

// Items that a finger moves, and the controller that installs the press.
// Apple: "UICollectionView", beginInteractiveMovementForItem(at:); rule L113 of lists.md.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

private final class Guided: ItemsBase, UICollectionViewDataSource, UICollectionViewDelegate {
    var target: (IndexPath, IndexPath, IndexPath) -> IndexPath = { $2 }
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target(originalIndexPath, currentIndexPath, proposedIndexPath) }
}

private final class Movements: GridLayout {
    var contexts: [String] = []
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let to = context.targetIndexPathsForInteractivelyMovingItems,
            let from = context.previousIndexPathsForInteractivelyMovingItems
        {
            contexts.append("\(from.map(\.item)) \(to.map(\.item)) \(Int(context.interactiveMovementTarget.y))")
        }
        super.invalidateLayout(with: context)
    }
}

private final class Sorted: UICollectionViewController {
    var items = names("r", 8)
    var moves: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(NumberedItem.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? NumberedItem)?.label.text = items[indexPath.item]
        return cell
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.append("\(sourceIndexPath.item) \(destinationIndexPath.item)")
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}

@MainActor @Suite("UICollectionView: movement", .harness) struct CollectionMovingTests {
    // Covers: UICollectionView.beginInteractiveMovementForItem, UICollectionView.updateInteractiveMovementTargetPosition, UICollectionView.endInteractiveMovement, UICollectionView.hasUncommittedUpdates
    @Test("an item follows the finger, the others make room, the data hears once at the end (L113)") func move() async throws {
        let source = Guided([names("r", 6)])
        let stage = try await CollectionStage(Movements(), source)
        try await stage.show()
        let cell = try #require(stage.cell(1))
        _ = source.take()
        #expect(stage.view.beginInteractiveMovementForItem(at: .at(1)))
        #expect(stage.view.hasUncommittedUpdates)
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 150))
        #expect(cell.center == CGPoint(x: 160, y: 150))
        #expect(stage.cell(3) === cell)
        #expect(stage.view.subviews.last === cell)
        #expect(cell.configurationState.isReordering)
        #expect(source.log == [])
        try await stage.app.settle()
        #expect(stage.shownTexts == ["r0", "r2", "r3", "r1", "r4", "r5"])
        #expect(stage.cell(1)?.frame.minY == 40)
        stage.view.endInteractiveMovement()
        try await stage.app.settle()
        #expect(source.log == ["move 0-1 0-3"])
        #expect(!stage.view.hasUncommittedUpdates)
        #expect(cell.frame == CGRect(x: 0, y: 120, width: 320, height: 40))
        #expect(!cell.configurationState.isReordering)
        #expect(stage.layout.contexts == ["[1] [1] 60", "[1] [3] 150", "[1] [3] 0"])
    }

    // Covers: UICollectionView.cancelInteractiveMovement, UICollectionViewDataSource.collectionView(_:canMoveItemAt:)
    @Test("a cancelled movement tells nobody; an item that may not move does not; the delegate names places") func cancel()
        async throws
    {
        let source = Guided([names("r", 6)])
        source.movable = { $0.item != 0 }
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        #expect(!stage.view.beginInteractiveMovementForItem(at: .at(0)))
        #expect(stage.view.beginInteractiveMovementForItem(at: .at(2)))
        source.target = { $2.item == 0 ? .at(1) : $2 }
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 5))
        #expect(stage.shownTexts == ["r0", "r2", "r1", "r3", "r4", "r5"])
        _ = source.take()
        stage.view.cancelInteractiveMovement()
        try await stage.app.settle()
        #expect(source.take() == [])
        #expect(stage.shownTexts == names("r", 6))
        #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160, 200])
    }

    @Test("into another section: counts and cells that come follow what is shown") func sections() async throws {
        let source = Guided([names("a", 3), names("b", 30)])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        #expect(stage.view.beginInteractiveMovementForItem(at: .at(1)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 190))
        #expect(stage.view.numberOfItems(inSection: 0) == 2)
        #expect(stage.view.numberOfItems(inSection: 1) == 31)
        stage.view.contentOffset.y = 300
        try await stage.app.turn()
        let shown = stage.view.indexPathsForVisibleItems.filter { $0.section == 1 && $0.item > 4 }
        #expect(!shown.isEmpty)
        for path in shown { #expect(stage.cell(path.item, 1)?.label.text == "b\(path.item - 1)") }
        stage.view.endInteractiveMovement()
        try await stage.app.settle()
        #expect(source.sections[0] == ["a0", "a2"])
        #expect(source.sections[1].count == 31)
        #expect(stage.view.numberOfItems(inSection: 1) == 31)
        stage.view.contentOffset.y = 0
        try await stage.app.turn()
        #expect(stage.shownTexts == Array(source.sections.flatMap { $0 }.prefix(10)))
    }

    @Test("a block of changes waits for the end of a movement, and says so: UIK2716 (L113)") func updates() async throws {
        let source = Guided([names("r", 4)])
        let stage = try await CollectionStage(GridLayout(), source, traps: .collect)
        try await stage.show()
        #expect(stage.view.beginInteractiveMovementForItem(at: .at(0)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 60))
        var isDone = false
        stage.view.performBatchUpdates {
            source.sections[0].append("new")
            stage.view.insertItems(at: [.at(4)])
        } completion: { _ in
            isDone = true
        }
        #expect(source.sections[0].count == 4)
        #expect(stage.app.traps.all.map(\.code) == ["UIK2716"])
        stage.view.endInteractiveMovement()
        try await stage.app.settle()
        #expect(isDone)
        #expect(source.sections[0] == ["r1", "r0", "r2", "r3", "new"])
        #expect(stage.shownTexts == source.sections[0])
    }

    // Covers: UICollectionViewController.installsStandardGestureForInteractiveMovement, UICollectionViewController.collectionView, UICollectionViewDataSource.collectionView(_:moveItemAt:to:)
    @Test("a controller's long press moves items; switched off it does not") func controller() async throws {
        let app = try await Harness(device: Device.iPhone14.scaled(to: 1).withoutSystemBars)
        let controller = Sorted(collectionViewLayout: GridLayout())
        try await app.show(controller)
        let view = try #require(controller.collectionView)
        view.contentInsetAdjustmentBehavior = .never
        try await app.turn()
        let cell = try #require(view.cellForItem(at: .at(1)))
        try await app.drag(.view(cell), by: CGVector(dx: 0, dy: 85), duration: 0.5, hold: 0.7, rest: 0.2)
        try await app.settle()
        #expect(controller.moves == ["1 3"])
        #expect(controller.items.prefix(4) == ["r0", "r2", "r3", "r1"])
        #expect(view.cellForItem(at: .at(3)) === cell)
        controller.installsStandardGestureForInteractiveMovement = false
        try await app.drag(.view(cell), by: CGVector(dx: 0, dy: 85), duration: 0.5, hold: 0.7, rest: 0.2)
        try await app.settle()
        #expect(controller.moves.count == 1)
    }

    // Covers: UICollectionViewController.clearsSelectionOnViewWillAppear, UICollectionViewController.collectionViewLayout, UICollectionViewController.init(collectionViewLayout:)
    @Test("a controller is data source and delegate, clears the selection, and edits its cells") func appearing() async throws {
        let app = try await Harness(device: Device.iPhone14.scaled(to: 1).withoutSystemBars)
        let layout = GridLayout()
        let controller = Sorted(collectionViewLayout: layout)
        #expect(controller.collectionViewLayout === layout)
        let navigation = UINavigationController(rootViewController: controller)
        try await app.show(navigation)
        let view = try #require(controller.collectionView)
        #expect(view.dataSource === controller)
        #expect(view.delegate === controller)
        #expect(controller.view === view)
        view.selectItem(at: .at(2), animated: false, scrollPosition: [])
        navigation.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        navigation.popViewController(animated: false)
        try await app.settle()
        #expect(view.indexPathsForSelectedItems == [])
        controller.clearsSelectionOnViewWillAppear = false
        view.selectItem(at: .at(2), animated: false, scrollPosition: [])
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.popViewController(animated: false)
        try await app.settle()
        #expect(view.indexPathsForSelectedItems == [.at(2)])
        controller.setEditing(true, animated: false)
        #expect(view.isEditing)
    }
}

// Other bounds, other directions, changes at the end of the content, interruptions.
// Apple: "UICollectionView", "UICollectionViewLayout"; rules L38, L75, L80, L111 of lists.md.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

/// Items beside each other.
private final class StripLayout: UICollectionViewLayout {
    var width: CGFloat = 100
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override var collectionViewContentSize: CGSize { CGSize(width: CGFloat(count) * width, height: 80) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        place.frame = CGRect(x: CGFloat(indexPath.item) * width, y: 0, width: width, height: 80)
        return place
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let first = max(0, Int(rect.minX / width)), last = min(count, Int((rect.maxX / width).rounded(.up)))
        return first < last ? (first..<last).compactMap { layoutAttributesForItem(at: .at($0)) } : []
    }
}

private final class Prefetched: ItemsBase, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
{
    var announced: [Int] = []
    var offsets: [CGPoint] = []
    var wanted: CGPoint?
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        announced += indexPaths.map(\.item)
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        offsets.append(proposedContentOffset)
        return wanted ?? proposedContentOffset
    }
}

@MainActor @Suite("UICollectionView: edges", .harness) struct CollectionEdgeTests {
    @Test("another width is asked about before it is set, and lays out again") func width() async throws {
        let source = NamedItems([names("r", 10)])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        let cell = try #require(stage.cell(0))
        stage.view.frame.size = CGSize(width: 200, height: 300)
        try await stage.app.turn()
        #expect(stage.layout.prepares == 2)
        #expect(stage.cell(0) === cell)
        #expect(cell.frame.width == 200)
        #expect(stage.view.visibleCells.count == 8)
        // A height alone invalidates nothing here.
        stage.view.frame.size.height = 400
        try await stage.app.turn()
        #expect(stage.layout.prepares == 2)
        #expect(stage.view.visibleCells.count == 10)
    }

    // Covers: UICollectionView.ScrollPosition.left, UICollectionView.ScrollPosition.right, UICollectionView.ScrollPosition.centeredHorizontally
    @Test("a strip scrolls across to its items, and the next ones are announced in its direction") func across() async throws {
        let source = Prefetched([names("r", 50)])
        let stage = try await CollectionStage(StripLayout(), source, size: CGSize(width: 300, height: 80)) {
            $0.prefetchDataSource = source
        }
        try await stage.show()
        #expect(source.announced == [3, 4, 5])
        stage.view.scrollToItem(at: .at(20), at: .left, animated: false)
        #expect(stage.view.contentOffset == CGPoint(x: 2000, y: 0))
        stage.view.scrollToItem(at: .at(20), at: .right, animated: false)
        #expect(stage.view.contentOffset.x == 1800)
        source.announced = []
        stage.view.scrollToItem(at: .at(20), at: [.centeredHorizontally, .centeredVertically], animated: false)
        #expect(stage.view.contentOffset.x == 1900)
        #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [19, 20, 21])
        #expect(!source.announced.isEmpty)
        #expect(source.announced.allSatisfy { $0 > 21 })
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 1950, y: 40)) == .at(19))
    }

    // Covers: UICollectionViewDelegate.collectionView(_:targetContentOffsetForProposedContentOffset:)
    @Test("where the content ends earlier the offset follows in the animation; the delegate may want another one (L80)")
    func shorter() async throws {
        let source = Prefetched([names("r", 100)])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        stage.view.contentOffset.y = 3600
        try await stage.app.turn()
        let cell = try #require(stage.cell(92))
        stage.view.performBatchUpdates {
            source.sections[0].removeSubrange(80..<90)
            stage.view.deleteItems(at: (80..<90).map { .at($0) })
        }
        #expect(source.offsets == [CGPoint(x: 0, y: 3200)])
        #expect(stage.view.contentOffset.y == 3200)
        #expect(stage.cell(82) === cell)
        try await stage.app.settle()
        #expect(cell.frame.minY == 3280)
        source.wanted = CGPoint(x: 0, y: 120)
        stage.view.performBatchUpdates {
            source.sections[0].append("new")
            stage.view.insertItems(at: [.at(90)])
        }
        try await stage.app.settle()
        #expect(stage.view.contentOffset.y == 120)
        #expect(stage.shownTexts.first == "r3")
    }

    @Test("an item that comes into view from outside begins where it was") func fromOutside() async throws {
        let source = NamedItems([names("r", 30)])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        source.sections[0].removeSubrange(0..<2)
        stage.view.deleteItems(at: [.at(0), .at(1)])
        try await stage.app.advance(by: 0.1)
        let coming = try #require(stage.cell(9))
        #expect(coming.label.text == "r11")
        let y = try #require(coming.layer.presentation()?.frame.minY)
        #expect(y > 360)
        #expect(y < 440)
        #expect(coming.alpha == 1)
        try await stage.app.settle()
    }

    @Test("a reload in the middle of an animation ends it: the completion comes, nothing is left over (L111)") func interrupted()
        async throws
    {
        let source = NamedItems([names("r", 6)])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        var finished: [Bool] = []
        stage.view.performBatchUpdates {
            source.sections[0].remove(at: 0)
            stage.view.deleteItems(at: [.at(0)])
        } completion: {
            finished.append($0)
        }
        try await stage.app.advance(by: 0.1)
        stage.view.reloadData()
        try await stage.app.turn()
        try await stage.app.settle()
        #expect(finished.count == 1)
        #expect(stage.cellsInView.count == 5)
        #expect(stage.shownTexts == ["r1", "r2", "r3", "r4", "r5"])
        #expect(stage.view.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(stage.view.updating.leaving.isEmpty)
    }

    @Test("updates before the first layout, off the screen and without items are no animation and lose nothing") func early()
        async throws
    {
        let source = NamedItems([[]])
        let stage = try await CollectionStage(GridLayout(), source)
        var done = 0
        stage.view.performBatchUpdates {
            source.sections[0] = ["a"]
            stage.view.insertItems(at: [.at(0)])
        } completion: { _ in
            done += 1
        }
        try await stage.show()
        try await stage.app.settle()
        #expect(done == 1)
        #expect(stage.shownTexts == ["a"])
        stage.view.removeFromSuperview()
        stage.view.performBatchUpdates {
            source.sections[0] = ["b", "a"]
            stage.view.insertItems(at: [.at(0)])
        } completion: { _ in
            done += 1
        }
        try await stage.app.settle()
        #expect(done == 2)
        #expect(stage.view.numberOfItems(inSection: 0) == 2)
        try await stage.show()
        #expect(stage.shownTexts == ["b", "a"])
    }

    @Test("a memory warning empties the pool; a collection view that goes takes its views along") func memory() async throws {
        let source = NamedItems([names("r", 60)])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        stage.view.contentOffset.y = 800
        try await stage.app.turn()
        #expect(stage.view.pool.count > 0)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        #expect(stage.view.pool.count == 0)
        weak var gone: UICollectionView?
        autoreleasepool {
            let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: GridLayout())
            view.register(NumberedItem.self, forCellWithReuseIdentifier: "item")
            view.dataSource = source
            view.delegate = source
            view.layoutIfNeeded()
            gone = view
        }
        #expect(gone == nil)
    }
}

private func autoreleasepool(_ body: () -> Void) { body() }

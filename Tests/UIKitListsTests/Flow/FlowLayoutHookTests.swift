// What subclasses of the flow layout see: attributes, contexts, batches, movement; and what is reported.
// Apple: "UICollectionViewFlowLayout"; rules of lists.md, L77, L78, L94, L95.
import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

/// Moves the items of super without copying them.
private final class Careless: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for one in all ?? [] { one.frame.origin.x += 3 }
        return all
    }
}

/// The same with copies.
private final class Careful: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { one in
            let copy = one.copy() as? UICollectionViewLayoutAttributes ?? one
            copy.frame.origin.x += 3
            return copy
        }
    }
}

private final class OwnContext: UICollectionViewFlowLayoutInvalidationContext {
    var note = 0
}

private final class WithContext: UICollectionViewFlowLayout {
    var seen: [UICollectionViewLayoutInvalidationContext] = []
    override class var invalidationContextClass: AnyClass { OwnContext.self }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        seen.append(context)
        super.invalidateLayout(with: context)
    }
}

private final class TaggedAttributes: UICollectionViewLayoutAttributes {
    var tag = 0
}

/// Writes down what super says of items that come and go, and gives attributes of its own class.
private final class Watching: UICollectionViewFlowLayout {
    var log: [String] = []
    override class var layoutAttributesClass: AnyClass { TaggedAttributes.self }
    private func note(_ word: String, _ path: IndexPath, _ one: UICollectionViewLayoutAttributes?) {
        log.append(
            "\(word) \(path.item): " + (one.map { "\(Int($0.frame.minX)) \(Int($0.frame.minY)) \($0.alpha)" } ?? "nil"))
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let one = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        note("in", itemIndexPath, one)
        return one
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let one = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        note("out", itemIndexPath, one)
        return one
    }
}

@MainActor @Suite("UICollectionViewFlowLayout: subclasses and reports", .harness) struct FlowLayoutHookTests {
    @Test("attributes that a subclass changes in place are told once, with the frame that they should have (L95): UIK2804")
    func changedInPlace() async throws {
        let one = Careless()
        let view = UICollectionView(frame: CGRect(0, 0, 320, 200), collectionViewLayout: one)
        view.register(WishingCell.self, forCellWithReuseIdentifier: WishingCell.identifier)
        let data = LayoutData([2])
        let told = texts {
            view.dataSource = data
            view.layoutIfNeeded()
            for _ in 0..<3 { _ = one.layoutAttributesForElements(in: view.bounds) }
        }
        #expect(
            told == [
                """
                UIK2804 misuse: A subclass of a flow layout changed the attributes that it was given.
                  object   \(ObjectName.of(one))
                  at       FlowLayoutHookTests.swift:…
                  cause    The item 0 of section 0 was given the frame {{3, 0}, {50, 50}} in place of {{0, 0}, {50, 50}}.
                  fix      Copy each of them first: attributes.copy() as? UICollectionViewLayoutAttributes.
                  apple    Logging only once for UICollectionViewFlowLayout cache mismatched frame
                UICollectionViewFlowLayout has cached frame mismatch for index path <NSIndexPath: 0x…> {length = 2, \
                path = 0 - 0} - cached value: {{3, 0}, {50, 50}}; expected value: {{0, 0}, {50, 50}}
                This is likely occurring because the flow layout subclass Careless is modifying attributes returned by \
                UICollectionViewFlowLayout without copying them
                """
            ])
    }

    @Test("copies may be changed") func copies() async throws {
        let stage = try await LayoutStage(Careful(), LayoutData([2]))
        try await stage.scroll(to: 1)
        #expect(stage.frame(0) == CGRect(3, 0, 50, 50))
    }

    @Test("a context of another class is told, and one of a subclass is made and handed on (L77): UIK2803") func contexts()
        async throws
    {
        let one = WithContext()
        let stage = try await LayoutStage(one, LayoutData([2]))
        one.seen = []
        one.itemSize.width = 60
        #expect(one.seen.count == 1)
        #expect(one.seen.first is OwnContext)
        let plain = UICollectionViewLayoutInvalidationContext()
        let told = texts { one.invalidateLayout(with: plain) }
        #expect(
            told == [
                """
                UIK2803 exception: A flow layout was invalidated by a context of another class.
                  object   \(ObjectName.of(one))
                  at       FlowLayoutHookTests.swift:…
                  cause    invalidateLayout(with:) was given a UICollectionViewLayoutInvalidationContext.
                  fix      Make the context of that class or one below it, and answer it from invalidationContextClass.
                  apple    NSInternalInconsistencyException: the invalidation context (\(ObjectName.short(plain))) sent to \
                -[UICollectionViewFlowLayout invalidateLayoutWithContext:] is not an instance of type \
                UICollectionViewFlowLayoutInvalidationContext or a subclass
                """
            ])
        try await stage.app.turn()
        #expect(stage.frame(0)?.width == 60)
    }

    @Test("items that are too long, of no size, and headers of no section are told once: UIK2801, UIK2802, UIK2805 (L94)")
    func findings() async throws {
        let one = UICollectionViewFlowLayout()
        one.itemSize = CGSize(width: 400, height: 40)
        let view = UICollectionView(frame: CGRect(0, 0, 320, 200), collectionViewLayout: one)
        view.register(WishingCell.self, forCellWithReuseIdentifier: WishingCell.identifier)
        let data = LayoutData([2])
        let told = texts {
            view.dataSource = data
            view.layoutIfNeeded()
            one.invalidateLayout()
            view.layoutIfNeeded()
            one.itemSize = CGSize(width: 100, height: 0)
            view.layoutIfNeeded()
            _ = one.layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 3))
        }
        let (name, short, shown) = (ObjectName.of(one), ObjectName.short(one), ObjectName.short(view))
        #expect(
            told == [
                """
                UIK2802 misuse: An item of a flow layout is longer than a line has room.
                  object   \(name)
                  at       FlowLayoutHookTests.swift:…
                  cause    The item 0 of section 0 is 400 wide. A line has room for 320.
                  fix      Compute the size from what is left of bounds after the insets, and call invalidateLayout() when bounds \
                change.
                  apple    The behavior of the UICollectionViewFlowLayout is not defined because:
                the item width must be less than the width of the UICollectionView minus the section insets left and \
                right values, minus the content insets left and right values.
                The relevant UICollectionViewFlowLayout instance is \(short), and it is attached to \(shown).
                Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.
                """,
                """
                UIK2801 misuse: A flow layout was given a size that is not above 0.
                  object   \(name)
                  at       FlowLayoutHookTests.swift:…
                  cause    The size of item 0 of section 0 is not above 0.
                  fix      Guard the division or subtraction that gives the size; a view that has no size yet gives 0.
                  apple    NSInternalInconsistencyException: negative or zero item sizes are not supported in the flow layout
                """,
                """
                UIK2805 exception: A flow layout was asked for a view of a section that it does not have.
                  object   \(name)
                  at       FlowLayoutHookTests.swift:…
                  cause    The view of the kind UICollectionElementKindSectionHeader of section 3 was asked for. There is 1 section.
                  fix      Compare with numberOfSections, or tell the collection view of the new sections first.
                  apple    NSInternalInconsistencyException: request for layout attributes for supplementary view \
                UICollectionElementKindSectionHeader in section 3 when there are only 1 sections in the collection view
                """,
            ])
    }

    @Test("in a batch, new items fade in, old ones fade out, and those that stay come from their old places (L78)")
    func batch() async throws {
        let one = Watching()
        one.itemSize = CGSize(width: 320, height: 50)
        let data = LayoutData([12])
        let stage = try await LayoutStage(one, data)
        one.log = []
        data.counts = [12]
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        let log = one.log
        try await stage.app.settle()
        #expect(log.contains("in 0: 0 0 0.0"), "the new one fades in at its place")
        #expect(log.contains("out 1: 0 60 0.0"), "the deleted one fades out at its old place")
        #expect(stage.frames(0..<3).map { $0?.minY } == [0, 60, 120])
        #expect(one.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) is TaggedAttributes)
        one.log = []
        data.counts = [11]
        stage.view.performBatchUpdates { stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)]) }
        #expect(one.log.contains("in 6: 0 420 1.0"), "one that was out of sight comes from its old place")
        try await stage.app.settle()
    }

    @Test("measured sizes stay with their items through a batch") func measuredThroughBatch() async throws {
        let one = UICollectionViewFlowLayout()
        one.estimatedItemSize = CGSize(width: 320, height: 50)
        let data = LayoutData([100])
        data.wish = { CGSize(width: 320, height: $0.item < 5 ? 90 : 40) }
        let stage = try await LayoutStage(one, data)
        let height = stage.view.contentSize.height
        #expect(height > 100 * 40 + 99 * 10)
        data.wish = { CGSize(width: 320, height: $0.item < 6 ? 90 : 40) }
        data.counts = [101]
        stage.view.performBatchUpdates { stage.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        try await stage.app.settle()
        #expect(stage.view.contentSize.height == height + 100)
    }

    @Test("a moved item's size goes with it, and the delegate is not asked (documented: contexts of movements)") func movement()
        async throws
    {
        @MainActor final class Mover: LayoutData, UICollectionViewDelegateFlowLayout {
            var asked = 0
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                asked += 1
                return CGSize(width: 320, height: 40 + 10 * CGFloat(indexPath.item))
            }
        }
        let one = UICollectionViewFlowLayout()
        let data = Mover([4])
        let stage = try await LayoutStage(one, data) { $0.delegate = data }
        data.asked = 0
        let context = one.invalidationContext(
            forInteractivelyMovingItems: [IndexPath(item: 2, section: 0)], withTargetPosition: CGPoint(x: 10, y: 100),
            previousIndexPaths: [IndexPath(item: 0, section: 0)], previousPosition: .zero)
        one.invalidateLayout(with: context)
        one.prepare()
        #expect((0..<4).map { one.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size.height } == [50, 60, 40, 70])
        #expect(data.asked == 0)
        _ = stage
    }
}

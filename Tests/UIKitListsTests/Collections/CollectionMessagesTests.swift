// The whole texts of what collection views report about views, layouts and transitions.
// No Apple page: this is ours; UIKit's messages are of exceptions-lists.csv.
import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

/// Answers as the test says.
private final class Answers: ItemsBase, UICollectionViewDataSource, UICollectionViewDelegate {
    var cell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
    var header: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        cell?(collectionView, indexPath) ?? super.collectionView(collectionView, cellForItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        header?(collectionView, kind, indexPath)
            ?? super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
}

private final class Sliding: GridLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (super.layoutAttributesForElements(in: rect) ?? []).map { one in
            guard one.representedElementKind != nil, let moved = one.copy() as? UICollectionViewLayoutAttributes else { return one }
            moved.frame.origin.y = collectionView?.bounds.minY ?? 0
            return moved
        }
    }
}

@MainActor @Suite("collection views: whole messages", .harness) struct CollectionMessagesTests {
    private let source = Answers([["a"]])

    private func view(_ layout: UICollectionViewLayout = GridLayout()) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.register(NumberedItem.self, forCellWithReuseIdentifier: "item")
        let kind = UICollectionView.elementKindSectionHeader
        view.register(HeaderItem.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        view.register(HeaderItem.self, forSupplementaryViewOfKind: "Mine", withReuseIdentifier: "mine")
        view.dataSource = source
        view.delegate = source
        return view
    }

    /// The texts without addresses.
    private func said(_ body: () -> Void) -> [String] { texts(body).map { $0.replacing(/0x[0-9a-f]+/, with: "0x…") } }

    private func layOut(_ view: UICollectionView) -> [String] {
        said {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    @Test("a registration in its answer, two dequeues for one answer, a cell made by hand: UIK2703, UIK2704, UIK2707") func cells()
    {
        source.cell = { view, path in
            let late = UICollectionView.CellRegistration<NumberedItem, String> { _, _, _ in }
            return view.dequeueConfiguredReusableCell(using: late, for: path, item: "a")
        }
        #expect(
            layOut(view()) == [
                """
                UIK2703 exception: A registration was made while a collection view asks for a view.
                  object   UICollectionView 0x… — (detached)
                  at       CollectionMessagesTests.swift:…
                  cause    A registration of NumberedItem was made in the answer that uses it.
                  fix      Make the registration once, outside of the method or closure that gives cells, and keep it.
                  apple    NSInternalInconsistencyException: Attempted to dequeue a cell using a registration that was created inside \
                -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. Creating a new \
                registration each time a cell is requested will prevent reuse and cause created cells to remain inaccessible in memory \
                for the lifetime of the collection view. Registrations should be created up front and reused. Registration: \
                <UICollectionViewCellRegistration: 0x…>
                """
            ])
        source.cell = { view, path in
            _ = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        #expect(
            layOut(view()) == [
                """
                UIK2704 exception: A view was dequeued and not returned to the collection view.
                  object   UICollectionView 0x… — (detached)
                  at       CollectionMessagesTests.swift:…
                  cause    NumberedItem 0x… — (detached) was dequeued, and another view was returned.
                  fix      Dequeue once in each answer. For a view that is shown, ask cellForItem(at:) or \
                supplementaryView(forElementKind:at:).
                  apple    NSInternalInconsistencyException: Expected dequeued view to be returned to the collection view in \
                preparation for display. When the collection view's data source is asked to provide a view for a given index path, \
                ensure that a single view is dequeued and returned to the collection view. Avoid dequeuing views without a request \
                from the collection view. For retrieving an existing view in the collection view, use -[UICollectionView \
                cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \
                <NumberedItem: 0x…; frame = (0 0; 320 40); layer = <CALayer: 0x…>>; Collection view: <UICollectionView: 0x…; frame = \
                (0 0; 320 200); clipsToBounds = YES; layer = <CALayer: 0x…>>
                """
            ])
        source.cell = { _, _ in NumberedItem(frame: .zero) }
        #expect(
            layOut(view()) == [
                """
                UIK2707 exception: A data source returned a cell that was not dequeued.
                  object   UICollectionView 0x… — (detached)
                  at       CollectionMessagesTests.swift:…
                  cause    NumberedItem 0x… — (detached) has no reuse identifier: it was made by an initializer.
                  fix      Register the class and call dequeueReusableCell(withReuseIdentifier:for:), or use a registration.
                  apple    NSInternalInconsistencyException: the cell returned from -collectionView:cellForItemAtIndexPath: does not \
                have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
                """
            ])
    }

    @Test("a header of another kind, and one that moves by itself: UIK2714, UIK2709") func headers() {
        let layout = Sliding()
        layout.headerHeight = 20
        let view = view(layout)
        #expect(layOut(view) == [])
        view.contentOffset.y = 15
        #expect(
            layOut(view) == [
                """
                UIK2709 exception: A layout moved a supplementary view without an invalidation.
                  object   UICollectionView 0x… — (detached)
                  at       CollectionMessagesTests.swift:…
                  cause    The view of the kind UICollectionElementKindSectionHeader at <NSIndexPath: 0x…> {length = 2, path = 0 - 0} \
                went from (0 0; 320 20) to (0 15; 320 20).
                  fix      Answer true in shouldInvalidateLayout(forBoundsChange:) where views follow the scrolling.
                  apple    NSInternalInconsistencyException: layout attributes for supplementary item at index path (<NSIndexPath: \
                0x…> {length = 2, path = 0 - 0}) changed from <UICollectionViewLayoutAttributes: 0x…> index path: (<NSIndexPath> \
                {length = 2, path = 0 - 0}); element kind: (UICollectionElementKindSectionHeader); frame = (0 0; 320 20); zIndex = \
                10;  to <UICollectionViewLayoutAttributes: 0x…> index path: (<NSIndexPath> {length = 2, path = 0 - 0}); element kind: \
                (UICollectionElementKindSectionHeader); frame = (0 15; 320 20); zIndex = 10;  without invalidating the layout
                """
            ])
        source.header = { view, _, path in
            view.dequeueReusableSupplementaryView(ofKind: "Mine", withReuseIdentifier: "mine", for: path)
        }
        let other = GridLayout()
        other.headerHeight = 20
        #expect(
            layOut(self.view(other)) == [
                """
                UIK2714 exception: A data source returned a supplementary view of another kind.
                  object   UICollectionView 0x… — (detached)
                  at       CollectionMessagesTests.swift:…
                  cause    A view of the kind UICollectionElementKindSectionHeader was asked for; HeaderItem 0x… — (detached) is of \
                the kind Mine.
                  fix      Dequeue with the kind that the method was given.
                  apple    NSInternalInconsistencyException: the view returned from \
                -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the element kind it is being used for. \
                When asked for a view of element kind 'UICollectionElementKindSectionHeader' the data source dequeued a view \
                registered for the element kind 'Mine'.
                """
            ])
    }

    @Test("a cell that alternates between two sizes: UIK2710") func loop() {
        var turn = 0
        source.cell = { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            (cell as? NumberedItem)?.wish = {
                turn += 1
                return turn % 2 == 0 ? 44 : 60
            }
            return cell
        }
        let told = layOut(view(SelfSizingLayout()))
        #expect(
            told.first == """
                UIK2710 exception: A collection view's layout does not settle.
                  object   UICollectionView 0x… — (detached)
                  at       CollectionMessagesTests.swift:…
                  cause    In 10 passes NumberedItem 0x… — (detached) > UICollectionView at 0 - 0 wished 320 x 60, then 320 x 44.
                  fix      Let preferredLayoutAttributesFitting(_:) give one size for one content and one width.
                  apple    NSInternalInconsistencyException: UICollectionView (<UICollectionView 0x…>) is stuck in its update/layout \
                loop. This can happen for many reasons, including self-sizing views whose preferred attributes are not returning a \
                consistent size. To debug this issue, check the Console app for logs in the "UICollectionViewRecursion" category.
                """)
    }

    @Test("a second transition, one that is none, an archive without a layout, changes in a movement: UIK2711 to UIK2716")
    func states()
        throws
    {
        let view = view()
        #expect(layOut(view) == [])
        _ = view.startInteractiveTransition(to: GridLayout())
        let second = said {
            _ = view.startInteractiveTransition(to: GridLayout())
        }
        #expect(
            second == [
                """
                UIK2711 exception: A collection view is on its way to another layout already.
                  object   UICollectionView 0x… — (detached)
                  at       CollectionMessagesTests.swift:…
                  cause    startInteractiveTransition(to:completion:) was called before the last transition ended.
                  fix      Call finishInteractiveTransition() or cancelInteractiveTransition() first, and wait for the completion.
                  apple    NSInternalInconsistencyException: the collection is already part way through an interactive transition
                """
            ])
        let none = said {
            self.view().finishInteractiveTransition()
        }
        #expect(
            none == [
                """
                UIK2712 misuse: A collection view is not on its way to another layout.
                  object   UICollectionView 0x… — (detached)
                  at       CollectionMessagesTests.swift:…
                  cause    No interactive transition is under way.
                  fix      Call startInteractiveTransition(to:completion:) first.
                """
            ])
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIScrollView(), requiringSecureCoding: false)
        let told = try said {
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            unarchiver.setClass(UICollectionView.self, forClassName: NSStringFromClass(UIScrollView.self))
            let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UICollectionView
            #expect(read?.collectionViewLayout != nil)
        }
        #expect(
            told == [
                """
                UIK2713 exception: A collection view came from an archive that holds no layout.
                  object   UICollectionView 0x… — (detached)
                  at       CollectionMessagesTests.swift:…
                  cause    The archive has no collectionViewLayout.
                  fix      Encode the collection view with its layout, or set one afterwards.
                  apple    NSInvalidArgumentException: UICollectionView must be initialized with a non-nil layout parameter
                """
            ])
        let moved = self.view()
        #expect(layOut(moved) == [])
        #expect(moved.beginInteractiveMovementForItem(at: .at(0)))
        let waiting = said {
            moved.performBatchUpdates(nil)
        }
        #expect(
            waiting == [
                """
                UIK2716 misuse: A collection view was changed while an item is moved by a finger.
                  object   UICollectionView 0x… — (detached)
                  at       CollectionMessagesTests.swift:…
                  cause    performBatchUpdates(_:completion:) was called.
                  fix      Change the data when collectionView(_:moveItemAt:to:) was called, or end the movement first.
                """
            ])
    }

    private func said(_ body: () throws -> Void) throws -> [String] {
        var failure: (any Error)?
        let told = said {
            do { try body() } catch { failure = error }
        }
        if let failure { throw failure }
        return told
    }
}

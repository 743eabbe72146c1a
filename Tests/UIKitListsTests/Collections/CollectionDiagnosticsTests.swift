// The whole texts of what collection views report.
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
private final class Odd: NamedItems {
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

/// Has the two methods that a data source needs.
private final class Bare: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

@MainActor @Suite("collection views: diagnostics", .harness) struct CollectionDiagnosticsTests {
    private let header = UICollectionView.elementKindSectionHeader

    /// A collection view without a screen, laid out by hand.
    private func view(_ layout: UICollectionViewLayout, _ source: (any UICollectionViewDataSource)?) -> (UICollectionView, String) {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.register(NumberedItem.self, forCellWithReuseIdentifier: "item")
        view.register(HeaderItem.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
        view.dataSource = source
        return (view, ObjectName.of(view))
    }

    private func layOut(_ view: UICollectionView) -> [String] {
        texts {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    @Test("classes, identifiers and items that are none: UIK2701, UIK2702, UIK2704, UIK2708, UIK2715") func wrongArguments() {
        let source = NamedItems([names("r", 2)])
        let (view, name) = view(GridLayout(), source)
        let told = texts {
            view.register(UILabel.self, forCellWithReuseIdentifier: "x")
            view.register(HeaderItem.self, forSupplementaryViewOfKind: "", withReuseIdentifier: "x")
            view.scrollToItem(at: .at(1), at: [.top, .bottom], animated: false)
            view.scrollToItem(at: .at(5), at: .top, animated: false)
            view.insertItems(at: [IndexPath(index: 3)])
        }
        #expect(
            told == [
                """
                UIK2702 exception: A collection view was given a class or an identifier that it cannot use.
                  object   \(name)
                  at       CollectionDiagnosticsTests.swift:…
                  cause    UILabel is no UICollectionViewCell. It was registered for the identifier "x".
                  fix      Register the view's own class under a name of its own.
                """,
                """
                UIK2702 exception: A collection view was given a class or an identifier that it cannot use.
                  object   \(name)
                  at       CollectionDiagnosticsTests.swift:…
                  cause    The kind is empty.
                  fix      Register the view's own class under a name of its own.
                """,
                """
                UIK2708 exception: A scroll position names two places along one axis.
                  object   \(name)
                  at       CollectionDiagnosticsTests.swift:…
                  cause    The position names 2 places down and 0 across.
                  fix      Name one position down, one across, or both.
                  apple    NSInvalidArgumentException
                """,
                """
                UIK2715 exception: A collection view was asked about an item that it does not have.
                  object   \(name)
                  at       CollectionDiagnosticsTests.swift:…
                  cause    scrollToItem(at:at:animated:) was called with the item 5 of section 0. The data has 1 section with 2 items.
                  fix      Compare with numberOfSections and numberOfItems(inSection:), or tell the collection view of the new items \
                first.
                  apple    NSInternalInconsistencyException: Attempted to scroll the collection view to an out-of-bounds item (5) \
                when there are only 2 items in section 0.
                """,
                """
                UIK2715 exception: A collection view was asked about an item that it does not have.
                  object   \(name)
                  at       CollectionDiagnosticsTests.swift:…
                  cause    The indices of the path are [3].
                  fix      Make the path with IndexPath(item:section:).
                  apple    NSInternalInconsistencyException: Attempted to scroll the collection view to an out-of-bounds item (…) \
                when there are only … items in section ….
                """,
            ])
    }

    @Test("a cell of an identifier that nobody registered, and a header: UIK2701") func unregistered() {
        let source = Odd([["a"]])
        source.cell = { $0.dequeueReusableCell(withReuseIdentifier: "none", for: $1) }
        source.header = { $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "none", for: $2) }
        let layout = GridLayout()
        layout.headerHeight = 20
        let (view, name) = view(layout, source)
        #expect(
            layOut(view) == [
                """
                UIK2701 exception: A collection view's element was dequeued that is not registered.
                  object   \(name)
                  at       CollectionDiagnosticsTests.swift:…
                  cause    No class is registered for the identifier "none".
                  fix      Call register(MyCell.self, forCellWithReuseIdentifier: "none") before the collection view shows items.
                  apple    NSInternalInconsistencyException: could not dequeue a view of kind: UICollectionElementKindCell with \
                identifier none - must register a nib or a class for the identifier or connect a prototype cell in a storyboard
                """,
                """
                UIK2701 exception: A collection view's element was dequeued that is not registered.
                  object   \(name)
                  at       CollectionDiagnosticsTests.swift:…
                  cause    No class is registered for the identifier "none" of the kind UICollectionElementKindSectionHeader.
                  fix      Call register(MyView.self, forSupplementaryViewOfKind: "UICollectionElementKindSectionHeader", \
                withReuseIdentifier: "none") before the collection view shows items.
                  apple    NSInternalInconsistencyException: could not dequeue a view of kind: UICollectionElementKindSectionHeader \
                with identifier none - must register a nib or a class for the identifier or connect a prototype cell in a storyboard
                """,
            ])
        #expect(view.visibleCells.count == 1)
    }

    @Test("a registration made in the answer that uses it: UIK2703 (L108)") func lateRegistration() {
        let source = Odd([["a"]])
        source.cell = { view, path in
            let late = UICollectionView.CellRegistration<NumberedItem, String> { _, _, _ in }
            return view.dequeueConfiguredReusableCell(using: late, for: path, item: "a")
        }
        let (view, _) = view(GridLayout(), source)
        let told = layOut(view)
        #expect(told.count == 1)
        #expect(
            told.first?.hasPrefix("UIK2703 exception: A registration was made while a collection view asks for a view.") == true)
        #expect(
            told.first?.contains(
                "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or "
                    + "inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is "
                    + "requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
                    + "collection view. Registrations should be created up front and reused. Registration: "
                    + "<UICollectionViewCellRegistration: 0x") == true)
        #expect(told.first?.contains("A registration of NumberedItem was made in the answer that uses it.") == true)
    }

    @Test("a registration that an inner collection view makes while an outer asks is none of that (L108)") func innerRegistration()
    {
        let inner = Odd([["x"]])
        let source = Odd([["a"]])
        var views: [UICollectionView] = []
        source.cell = { view, path in
            let own = UICollectionView.CellRegistration<NumberedItem, String> { _, _, _ in }
            inner.cell = { $0.dequeueConfiguredReusableCell(using: own, for: $1, item: "x") }
            let nested = self.view(GridLayout(), inner).0
            nested.layoutIfNeeded()
            views.append(nested)
            return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        let (view, _) = view(GridLayout(), source)
        #expect(layOut(view) == [])
        #expect(views.first?.visibleCells.count == 1)
    }

    @Test("two dequeues for one answer, and one that nobody asked for: UIK2704 (L107)") func notReturned() {
        let source = Odd([["a"]])
        source.cell = { view, path in
            _ = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        let (view, _) = view(GridLayout(), source)
        var told = layOut(view)
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("UIK2704 exception: A view was dequeued and not returned to the collection view.") == true)
        #expect(
            told.first?.contains(
                "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's "
                    + "data source is asked to provide a view for a given index path, ensure that a single view is dequeued and returned "
                    + "to the collection view. Avoid dequeuing views without a request from the collection view. For retrieving an "
                    + "existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView "
                    + "supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <NumberedItem: 0x") == true)
        #expect(view.pool.count == 1)
        told = texts { _ = view.dequeueReusableCell(withReuseIdentifier: "item", for: .at(0)) }
        #expect(told.first?.contains("was dequeued while the collection view asks for no view.") == true)
    }

    @Test("attributes of items and sections that are not there: UIK2705, once for each (L82)") func unknownAttributes() {
        final class Wrong: GridLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let cell = UICollectionViewLayoutAttributes(forCellWith: .at(7, 1))
                cell.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                let view = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: .at(0, 4))
                view.frame = cell.frame
                return [cell, view]
            }
        }
        let source = NamedItems([["a"]])
        let (view, name) = view(Wrong(), source)
        let layout = ObjectName.of(view.collectionViewLayout)
        #expect(
            layOut(view) == [
                """
                UIK2705 exception: A layout places an element of a collection view that does not exist.
                  object   \(name)
                  at       CollectionDiagnosticsTests.swift:…
                  cause    The layout \(layout) gave attributes of a cell for the path 1 - 7. The data has 1 section with 1 items.
                  fix      Ask numberOfSections and numberOfItems(inSection:) in prepare(), and drop what an earlier prepare() kept.
                  apple    NSInternalInconsistencyException: UICollectionView received layout attributes for a cell with an index \
                path that does not exist: <NSIndexPath: 0x…> {length = 2, path = 1 - 7}
                """,
                """
                UIK2705 exception: A layout places an element of a collection view that does not exist.
                  object   \(name)
                  at       CollectionDiagnosticsTests.swift:…
                  cause    The layout \(layout) gave attributes of a view of the kind kind at the path 4 - 0. The data has 1 section \
                with 1 items.
                  fix      Ask numberOfSections and numberOfItems(inSection:) in prepare(), and drop what an earlier prepare() kept.
                  apple    NSInternalInconsistencyException: request for layout attributes for supplementary view kind in section 4 \
                when there are only 1 sections in the collection view
                """,
            ])
        #expect(layOut(view) == [])
    }

    @Test("no view for a header, a decoration without a class, one cell twice: UIK2706") func noView() {
        let layout = GridLayout()
        layout.headerHeight = 20
        let bare = Bare()
        let (view, name) = view(layout, bare)
        #expect(
            layOut(view) == [
                """
                UIK2706 exception: A data source gave a collection view no view for an element.
                  object   \(name)
                  at       CollectionDiagnosticsTests.swift:…
                  cause    The layout places a view of the kind UICollectionElementKindSectionHeader at <NSIndexPath: 0x…> {length = \
                2, path = 0 - 0}, and the data source has no collectionView(_:viewForSupplementaryElementOfKind:at:).
                  fix      Return a view that was dequeued for this kind and path.
                  apple    NSInternalInconsistencyException: the collection view's data source did not return a valid view from \
                -collectionView:viewForSupplementaryElementOfKind:atIndexPath: for index path <NSIndexPath: 0x…> {length = 2, path = \
                0 - 0}
                """
            ])
        let source = Odd([["a", "b"]])
        var one: UICollectionViewCell?
        source.cell = { view, path in
            let cell = one ?? view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            one = cell
            return cell
        }
        let twice = self.view(GridLayout(), source).0
        let told = layOut(twice)
        #expect(told.count == 1)
        #expect(
            told.first?.contains(
                "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index "
                    + "path <NSIndexPath: 0x…> {length = 2, path = 0 - 1}") == true)
    }

    @Test("a cell made by hand, a header of another kind: UIK2707, UIK2714") func handMade() {
        let source = Odd([["a"]])
        source.cell = { _, _ in NumberedItem(frame: .zero) }
        source.header = { view, _, path in
            view.dequeueReusableSupplementaryView(ofKind: "MyCollectionViewHeader", withReuseIdentifier: "mine", for: path)
        }
        let layout = GridLayout()
        layout.headerHeight = 20
        let (view, name) = view(layout, source)
        view.register(HeaderItem.self, forSupplementaryViewOfKind: "MyCollectionViewHeader", withReuseIdentifier: "mine")
        let told = layOut(view)
        #expect(told.count == 2)
        #expect(
            told.first?.hasPrefix("UIK2707 exception: A data source returned a cell that was not dequeued.\n  object   \(name)")
                == true)
        #expect(
            told.first?.contains(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
                    + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:") == true)
        #expect(
            told.last?.contains(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the element kind "
                    + "it is being used for. When asked for a view of element kind 'UICollectionElementKindSectionHeader' the data "
                    + "source dequeued a view registered for the element kind 'MyCollectionViewHeader'.") == true)
        #expect(told.last?.hasPrefix("UIK2714") == true)
        #expect(view.visibleCells.count == 1)
    }

    @Test("a header that moves without an invalidation: UIK2709 (L82)") func silentChange() {
        final class Sliding: GridLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let found = super.layoutAttributesForElements(in: rect) ?? []
                return found.map { one in
                    guard one.representedElementKind != nil, let moved = one.copy() as? UICollectionViewLayoutAttributes else {
                        return one
                    }
                    moved.frame.origin.y = collectionView?.bounds.minY ?? 0
                    return moved
                }
            }
        }
        let layout = Sliding()
        layout.headerHeight = 20
        let source = NamedItems([names("r", 50)])
        let (view, _) = view(layout, source)
        #expect(layOut(view) == [])
        view.contentOffset.y = 15
        let told = layOut(view)
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("UIK2709 exception: A layout moved a supplementary view without an invalidation.") == true)
        #expect(
            told.first?.contains(
                "layout attributes for supplementary item at index path (<NSIndexPath: 0x…> {length = 2, path = 0 - 0})")
                == true)
        #expect(told.first?.contains("frame = (0 0; 320 20); zIndex = 10;  to <") == true)
        #expect(told.first?.contains("frame = (0 15; 320 20); zIndex = 10;  without invalidating the layout") == true)
    }

    @Test("counts that do not fit, in UIKit's words for items, with the description of the view (L32)") func updates() {
        let source = NamedItems([names("r", 4)])
        let (view, _) = view(GridLayout(), source)
        view.layoutIfNeeded()
        func apple(_ body: () -> Void) -> String {
            let told = texts(body).first ?? ""
            return told.components(separatedBy: "apple    NSInternalInconsistencyException: ").last ?? ""
        }
        // Fewer than the calls say.
        source.sections = [["r0"]]
        var text = apple { view.performBatchUpdates(nil) }
        #expect(
            text.contains(
                "Invalid batch updates detected: the number of sections and/or items returned by the data source before and after "
                    + "performing the batch updates are inconsistent with the updates."))
        #expect(text.contains("Data source before updates = { 1 section with item counts: [4] }"))
        #expect(text.contains("Data source after updates = { 1 section with item counts: [1] }"))
        #expect(text.contains("Collection view: <UICollectionView: 0x"))
        #expect(text.contains("; layout: <GridLayout: 0x"))
        #expect(text.contains("; dataSource: <NamedItems: 0x"))
        view.layoutIfNeeded()
        // More.
        source.sections = [names("r", 3)]
        text = apple { view.performBatchUpdates(nil) }
        #expect(
            text.hasPrefix(
                "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the "
                    + "update (3) must be equal to the number of items contained in that section before the update (1), plus or minus "
                    + "the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of "
                    + "items moved into or out of that section (0 moved in, 0 moved out). Collection view: <UICollectionView: 0x"))
        view.layoutIfNeeded()
        text = apple { view.deleteItems(at: [.at(20)]) }
        #expect(text.hasPrefix("attempt to delete item 20 from section 0 which only contains 3 items before the update"))
        view.layoutIfNeeded()
        text = apple { view.insertItems(at: [.at(9)]) }
        #expect(
            text.hasPrefix("attempt to insert item 9 into section 0, but there are only 3 items in section 0 after the update"))
        view.layoutIfNeeded()
        text = apple { view.insertSections([1]) }
        #expect(text.hasPrefix("attempt to insert section 1 but there are only 1 sections after the update"))
        view.layoutIfNeeded()
        text = apple {
            view.performBatchUpdates {
                view.deleteItems(at: [.at(1)])
                view.moveItem(at: .at(1), to: .at(0))
            }
        }
        #expect(
            text.hasPrefix(
                "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x…> {length = 2, path = 0 - 1})"))
        // Never read before: the old count is the new one.
        let late = self.view(GridLayout(), nil).0
        let fresh = NamedItems([["a"]])
        late.dataSource = fresh
        fresh.sections.append(["b"])
        text = apple { late.insertSections([1]) }
        #expect(
            text.hasPrefix(
                "Invalid update: invalid number of sections. The number of sections contained in the collection view after"))
    }

    @Test("what is stored alone says so: UIK1201") func storedAlone() {
        let (view, _) = view(GridLayout(), nil)
        let controller = UICollectionViewController(collectionViewLayout: GridLayout())
        let told = texts {
            view.selfSizingInvalidation = .enabledIncludingConstraints
            controller.useLayoutToLayoutNavigationTransitions = true
        }
        #expect(told.count == 2)
        #expect(told.allSatisfy { $0.hasPrefix("UIK1201 unsupported: ") })
        #expect(controller.useLayoutToLayoutNavigationTransitions)
        #expect(texts { view.selfSizingInvalidation = .enabled } == [])
    }
}

// Loading, tiling, reuse, the layout's calls.
// Apple: "UICollectionView", "UICollectionViewLayout"; rules of lists.md, L74 to L85.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

/// A layout that says what it is asked about other bounds, and follows the scroll with its headers.
private final class StickyLayout: GridLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        log.append("bounds \(Int(collectionView?.bounds.minY ?? -1)) \(Int(newBounds.minY))")
        return true
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect) ?? []
        let top = collectionView?.bounds.minY ?? 0
        guard let header = headers[0]?.copy() as? UICollectionViewLayoutAttributes else { return found }
        header.frame.origin.y = max(0, top)
        return found.filter { $0.representedElementCategory == .cell } + [header]
    }
}

private final class Bar: UICollectionReusableView {}

/// A grid with a decoration behind, an item that is hidden, and items that overlap.
private final class DecoratedLayout: GridLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found = super.layoutAttributesForElements(in: rect) ?? []
        for one in found where one.indexPath.item == 2 { one.isHidden = true }
        for one in found where one.indexPath.item == 1 { one.zIndex = 5 }
        let bar = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "bar", with: .at(0))
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 10)
        bar.zIndex = -1
        found.append(bar)
        return found
    }
}

@MainActor @Suite("UICollectionView: layout", .harness) struct CollectionLayoutTests {
    // Covers: UICollectionView.init(frame:collectionViewLayout:), UICollectionView.dataSource, UICollectionView.visibleCells, UICollectionView.indexPathsForVisibleItems, UICollectionView.cellForItem, UICollectionView.indexPath(for:), UICollectionView.numberOfSections, UICollectionView.numberOfItems
    @Test("counts, then one prepare, then cells in order; what is visible has cells (L74)") func loading() async throws {
        let source = NamedItems([names("a", 3), names("b", 40)])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        #expect(source.log.prefix(3) == ["sections", "items 0", "items 1"])
        #expect(source.log.filter { $0 == "sections" }.count == 1)
        #expect(stage.layout.prepares == 1)
        let cells = source.log.filter { $0.hasPrefix("cell") || $0.hasPrefix("will") }
        #expect(cells.prefix(4) == ["cell 0-0", "will 0-0", "cell 0-1", "will 0-1"])
        #expect(stage.view.visibleCells.count == 10)
        #expect(stage.view.contentSize == CGSize(width: 320, height: 43 * 40))
        #expect(stage.cell(0, 1)?.frame == CGRect(x: 0, y: 120, width: 320, height: 40))
        #expect(stage.view.indexPath(for: try #require(stage.cell(2))) == .at(2))
        #expect(stage.view.numberOfSections == 2)
        #expect(stage.view.numberOfItems(inSection: 1) == 40)
        #expect(stage.view.indexPathsForVisibleItems.first == .at(0))
    }

    // Covers: UICollectionView.dequeueReusableCell, UICollectionView.register
    @Test("scrolling prepares no layout, asks for the rows that come, and uses cells again") func reuse() async throws {
        let source = NamedItems([names("a", 100)])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        _ = source.take()
        let before = NumberedItem.made
        for offset in stride(from: 40, through: 2000, by: 40) {
            stage.view.contentOffset.y = CGFloat(offset)
            try await stage.app.turn()
        }
        #expect(stage.layout.prepares == 1)
        #expect(NumberedItem.made - before <= 2)
        #expect(source.log.prefix(3) == ["cell 0-10", "will 0-10", "end 0-0"])
        #expect(stage.shownTexts == (50..<60).map { "a\($0)" })
        #expect(stage.cellsInView.count == 10)
        #expect((stage.cell(55)?.reuses ?? 0) > 0)
    }

    // Covers: UICollectionView.reloadData
    @Test("reloadData: one context with everything and counts, the views go from the last, no cell is made (L76, L85)")
    func reload()
        async throws
    {
        final class Contexts: GridLayout {
            var contexts: [(Bool, Bool)] = []
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                contexts.append((context.invalidateEverything, context.invalidateDataSourceCounts))
                super.invalidateLayout(with: context)
            }
        }
        let source = NamedItems([names("a", 4)])
        let stage = try await CollectionStage(Contexts(), source)
        try await stage.show()
        stage.view.selectItem(at: .at(1), animated: false, scrollPosition: [])
        _ = source.take()
        stage.layout.contexts = []
        let before = NumberedItem.made
        source.sections = [names("b", 3)]
        stage.view.reloadData()
        #expect(stage.layout.contexts.map(\.0) == [true])
        #expect(stage.layout.contexts.map(\.1) == [true])
        #expect(stage.view.numberOfItems(inSection: 0) == 3)
        try await stage.app.turn()
        #expect(source.log.filter { $0.hasPrefix("end") } == ["end 0-3", "end 0-2", "end 0-1", "end 0-0"])
        #expect(NumberedItem.made == before)
        #expect(stage.shownTexts == names("b", 3))
        #expect(stage.view.indexPathsForSelectedItems == [])
        #expect(stage.cell(1)?.isSelected == false)
    }

    @Test("invalidateLayout alone asks nothing; the next pass prepares once (L75)") func invalidation() async throws {
        let source = NamedItems([names("a", 4)])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        _ = stage.layout.take()
        _ = source.take()
        stage.layout.itemHeight = 60
        stage.layout.invalidateLayout()
        stage.layout.invalidateLayout()
        #expect(stage.layout.log == [])
        try await stage.app.turn()
        #expect(stage.layout.log.filter { $0 == "prepare" }.count == 1)
        #expect(source.log == [])
        #expect(stage.cell(1)?.frame.minY == 60)
        // A question prepares as well.
        stage.layout.itemHeight = 50
        stage.layout.invalidateLayout()
        #expect(stage.view.layoutAttributesForItem(at: .at(1))?.frame.minY == 50)
    }

    @Test("the layout is asked before the bounds change; equal attributes are not applied again (L75, L81)") func bounds()
        async throws
    {
        let source = NamedItems([names("a", 40)])
        let layout = StickyLayout()
        layout.headerHeight = 20
        let stage = try await CollectionStage(layout, source)
        try await stage.show()
        _ = layout.take()
        let cell = try #require(stage.cell(5))
        #expect(cell.log.filter { $0.hasPrefix("apply") } == ["apply 220"])
        stage.view.contentOffset.y = 30
        #expect(layout.log == ["bounds 0 30"])
        try await stage.app.turn()
        #expect(layout.log.filter { $0 == "prepare" }.count == 1)
        #expect(
            stage.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: .at(0))?.frame.minY == 30)
        #expect(cell.log.filter { $0.hasPrefix("apply") } == ["apply 220"])
    }

    @Test("contexts move the offset by what they say (L76)") func adjustment() async throws {
        let source = NamedItems([names("a", 40)])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        stage.view.contentOffset.y = 100
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 35)
        context.invalidateSupplementaryElements(ofKind: "none", at: [.at(7)])
        stage.layout.invalidateLayout(with: context)
        try await stage.app.turn()
        #expect(stage.view.contentOffset.y == 135)
    }

    // Covers: UICollectionView.supplementaryView, UICollectionView.visibleSupplementaryViews, UICollectionView.indexPathsForVisibleSupplementaryElements, UICollectionView.layoutAttributesForSupplementaryElement, UICollectionView.elementKindSectionHeader
    @Test("supplementary views come, are told and go; they lie before cells by their zIndex (L81)") func headers() async throws {
        let source = NamedItems([names("a", 8), names("b", 8), names("c", 8)])
        let layout = GridLayout()
        layout.headerHeight = 20
        let stage = try await CollectionStage(layout, source)
        try await stage.show()
        #expect(source.log.contains("willHeader 0"))
        let kind = UICollectionView.elementKindSectionHeader
        #expect(stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [.at(0), .at(0, 1)])
        #expect(stage.view.visibleSupplementaryViews(ofKind: kind).count == 2)
        let header = try #require(stage.view.supplementaryView(forElementKind: kind, at: .at(0, 1)))
        #expect(stage.view.indexPath(forSupplementaryView: header) == .at(0, 1))
        #expect(header.frame == stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: .at(0, 1))?.frame)
        let order = stage.view.subviews.filter { $0 is UICollectionReusableView }
        #expect(order.suffix(2).allSatisfy { $0 is HeaderItem })
        stage.view.contentOffset.y = 380
        try await stage.app.turn()
        #expect(source.log.contains("endHeader 0"))
        #expect(stage.view.supplementaryView(forElementKind: kind, at: .at(0)) == nil)
    }

    @Test("decorations come from the layout's classes; hidden elements have no view; zIndex orders views") func decorations()
        async throws
    {
        let source = NamedItems([names("a", 5)])
        let layout = DecoratedLayout()
        layout.register(Bar.self, forDecorationViewOfKind: "bar")
        let stage = try await CollectionStage(layout, source)
        try await stage.show()
        #expect(stage.cell(2) == nil)
        #expect(!source.log.contains("cell 0-2"))
        let order = stage.view.subviews.filter { $0 is UICollectionReusableView }
        #expect(order.first is Bar)
        #expect(order.last === stage.cell(1))
        #expect(order.count == 5)
    }

    @Test("a layout that flips is mirrored where the interface reads from the right (L83)", arguments: [false, true])
    func mirrored(flips: Bool) async throws {
        let source = NamedItems([names("a", 4)])
        let layout = GridLayout()
        layout.columns = 2
        layout.mirrors = flips
        let stage = try await CollectionStage(layout, source, rightToLeft: true)
        try await stage.show()
        #expect(stage.cell(0)?.frame.minX == (flips ? 160 : 0))
        #expect(stage.cell(1)?.frame.minX == (flips ? 0 : 160))
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 300, y: 10)) == (flips ? .at(0) : .at(1)))
        #expect(stage.view.layoutAttributesForItem(at: .at(0))?.frame.minX == (flips ? 160 : 0))
    }

    @Test("elements of a section with a view of its own are put into it, at the same place of the screen") func container()
        async throws
    {
        final class Across: GridLayout {
            let strip = UIScrollView(frame: CGRect(x: 0, y: 40, width: 320, height: 200))
            override func container(of attributes: UICollectionViewLayoutAttributes) -> UIView? {
                attributes.indexPath.section == 1 ? strip : nil
            }
        }
        let source = NamedItems([["a"], ["b", "c"]])
        let layout = Across()
        let stage = try await CollectionStage(layout, source)
        stage.view.addSubview(layout.strip)
        layout.strip.contentOffset = CGPoint(x: 15, y: 0)
        try await stage.show()
        let cell = try #require(stage.cell(1, 1))
        #expect(cell.superview === layout.strip)
        #expect(cell.convert(cell.bounds, to: stage.view) == CGRect(x: 0, y: 80, width: 320, height: 40))
        #expect(cell.frame == CGRect(x: 15, y: 40, width: 320, height: 40))
        #expect(stage.cell(0)?.superview === stage.view)
        #expect(stage.view.item(under: CGPoint(x: 20, y: 90)) == ListPath(1, 1))
    }

    // Covers: UICollectionView.backgroundView
    @Test("the background fills the view behind all elements") func background() async throws {
        let stage = try await CollectionStage(GridLayout(), NamedItems([names("a", 30)]))
        let back = UIView()
        stage.view.backgroundView = back
        try await stage.show()
        stage.view.contentOffset.y = 90
        try await stage.app.turn()
        #expect(stage.view.subviews.first === back)
        #expect(back.frame == stage.view.bounds)
        stage.view.backgroundView = nil
        #expect(back.superview == nil)
    }

    // Covers: UICollectionView.scrollToItem, UICollectionView.ScrollPosition.top, UICollectionView.ScrollPosition.bottom, UICollectionView.ScrollPosition.centeredVertically
    @Test("scrollToItem arrives exactly; a move of less than half a point is none (L112)") func scrolling() async throws {
        let source = NamedItems([names("a", 100)])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        stage.view.scrollToItem(at: .at(50), at: .top, animated: false)
        #expect(stage.view.contentOffset.y == 2000)
        stage.view.scrollToItem(at: .at(50), at: .bottom, animated: false)
        #expect(stage.view.contentOffset.y == 1640)
        stage.view.scrollToItem(at: .at(50), at: [.centeredVertically, .left], animated: true)
        try await stage.app.settle()
        #expect(stage.view.contentOffset.y == 1820)
        #expect(stage.view.contentOffset.x == 0)
        stage.view.contentOffset.y = 1820.3
        stage.view.scrollToItem(at: .at(50), at: .centeredVertically, animated: true)
        #expect(stage.view.contentOffset.y == 1820.3)
        stage.view.scrollToItem(at: .at(99), at: .top, animated: false)
        #expect(stage.view.contentOffset.y == 3600)
    }

    @Test("the layout decides where a scroll rests that a finger left, before the delegate (L80)") func rest() async throws {
        final class Snapping: GridLayout {
            var speeds: [CGPoint] = []
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                speeds.append(velocity)
                return CGPoint(x: 0, y: 120)
            }
        }
        let stage = try await CollectionStage(Snapping(), NamedItems([names("a", 100)]))
        try await stage.show()
        try await stage.app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.2)
        try await stage.app.settle()
        #expect(stage.layout.speeds.count == 1)
        #expect((stage.layout.speeds.first?.y ?? 0) > 0)
        #expect(stage.view.contentOffset.y == 120)
    }
}

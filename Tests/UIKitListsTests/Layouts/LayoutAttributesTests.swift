// Attributes, contexts and descriptors: copies, comparisons, defaults.
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitValues

@testable import UIKitLists

@MainActor private final class BadgeAttributes: UICollectionViewLayoutAttributes {
    var badge = 0
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? BadgeAttributes)?.badge = badge
        return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? BadgeAttributes else { return false }
        return MainActor.assumeIsolated { other.badge == badge }
    }
}

@MainActor @Suite("UICollectionViewLayoutAttributes") struct LayoutAttributesTests {
    private let path = IndexPath(indexes: [1, 2])

    // Covers: UICollectionViewLayoutAttributes.init(forCellWith:),
    // UICollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:with:),
    // UICollectionViewLayoutAttributes.init(forDecorationViewOfKind:with:),
    // UICollectionViewLayoutAttributes.representedElementCategory, UICollectionViewLayoutAttributes.representedElementKind,
    // UICollectionViewLayoutAttributes.indexPath, UICollectionElementCategory.cell,
    // UICollectionElementCategory.supplementaryView, UICollectionElementCategory.decorationView
    @Test("the three initializers say which element it is") func identities() {
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        #expect(cell.representedElementCategory == .cell)
        #expect(cell.representedElementKind == nil)
        #expect(cell.indexPath == path)
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
        #expect(header.representedElementCategory == .supplementaryView)
        #expect(header.representedElementKind == "h")
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: path)
        #expect(line.representedElementCategory == .decorationView)
        #expect(line.representedElementKind == "d")
    }

    @Test("defaults (L81: documented)") func defaults() {
        let one = UICollectionViewLayoutAttributes(forCellWith: path)
        #expect(one.alpha == 1)
        #expect(one.zIndex == 0)
        #expect(!one.isHidden)
        #expect(one.transform == .identity)
        #expect(one.frame == .zero)
    }

    // Covers: UICollectionViewLayoutAttributes.frame, UICollectionViewLayoutAttributes.center,
    // UICollectionViewLayoutAttributes.size, UICollectionViewLayoutAttributes.bounds,
    // UICollectionViewLayoutAttributes.transform, UICollectionViewLayoutAttributes.transform3D
    @Test("frame, center, size, bounds and transform belong together") func geometry() {
        let one = UICollectionViewLayoutAttributes(forCellWith: path)
        one.frame = CGRect(10, 20, 100, 40)
        #expect(one.center == CGPoint(x: 60, y: 40))
        #expect(one.size == CGSize(width: 100, height: 40))
        #expect(one.bounds == CGRect(0, 0, 100, 40))
        one.size = CGSize(width: 50, height: 40)
        #expect(one.frame == CGRect(35, 20, 50, 40))
        one.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(one.frame == CGRect(10, 0, 100, 80))
        #expect(one.transform3D == CATransform3DMakeScale(2, 2, 1))
        one.frame = CGRect(0, 0, 20, 20)
        #expect(one.size == CGSize(width: 10, height: 10))
        #expect(one.center == CGPoint(x: 10, y: 10))
        one.transform3D = CATransform3DIdentity
        #expect(one.transform == .identity)
    }

    // Covers: UICollectionViewLayoutAttributes.alpha, UICollectionViewLayoutAttributes.zIndex,
    // UICollectionViewLayoutAttributes.isHidden
    @Test("equal are those of one class, element and values, each value counts (documented)") func equality() {
        func make() -> UICollectionViewLayoutAttributes {
            let one = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
            one.frame = CGRect(1, 2, 3, 4)
            return one
        }
        #expect(make() == make())
        #expect(make().hash == make().hash)
        let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
            { $0.alpha = 0.5 }, { $0.zIndex = 1 }, { $0.isHidden = true }, { $0.center.x = 9 }, { $0.size.width = 9 },
            { $0.transform = CGAffineTransform(translationX: 1, y: 0) }, { $0.indexPath = IndexPath(index: 0) },
        ]
        for change in changes {
            let other = make()
            change(other)
            #expect(make() != other)
        }
        #expect(make() != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "g", with: path))
        #expect(BadgeAttributes(forCellWith: path) != UICollectionViewLayoutAttributes(forCellWith: path))
    }

    // Covers: UICollectionViewLayoutAttributes.copy
    @Test("a copy of a subclass is of that class and has its values") func copies() throws {
        let one = BadgeAttributes(forCellWith: path)
        one.frame = CGRect(1, 2, 3, 4)
        one.badge = 7
        let copy = try #require(one.copy() as? BadgeAttributes)
        #expect(copy !== one)
        #expect(copy == one)
        #expect(copy.badge == 7)
        copy.badge = 8
        #expect(copy != one)
        copy.badge = 7
        copy.alpha = 0
        #expect(one.alpha == 1)
    }

    @Test("the description has kind, frame and what is not usual (observed in public logs)") func words() {
        let one = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "UICollectionElementKindSectionFooter", with: IndexPath(indexes: [15, 0]))
        one.frame = CGRect(0, 1702, 320, 10)
        one.zIndex = 10
        #expect(
            one.description.hasSuffix(
                "index path: (<NSIndexPath> {length = 2, path = 15 - 0}); element kind: (UICollectionElementKindSectionFooter); "
                    + "frame = (0 1702; 320 10); zIndex = 10; "))
    }

    // Covers: UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics,
    // UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment,
    // UICollectionViewLayoutInvalidationContext.invalidateItems(at:),
    // UICollectionViewLayoutInvalidationContext.invalidateSupplementaryElements(ofKind:at:),
    // UICollectionViewLayoutInvalidationContext.invalidateDecorationElements(ofKind:at:),
    // UICollectionViewLayoutInvalidationContext.invalidateEverything,
    // UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts
    @Test("contexts gather what is named, and the flow layout's start with true (L91: documented)") func contexts() {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        #expect(context.invalidateFlowLayoutDelegateMetrics)
        #expect(context.invalidateFlowLayoutAttributes)
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(context.interactiveMovementTarget == .zero)
        context.invalidateItems(at: [path])
        context.invalidateItems(at: [IndexPath(index: 1)])
        context.invalidateSupplementaryElements(ofKind: "h", at: [path])
        context.invalidateSupplementaryElements(ofKind: "h", at: [path])
        context.invalidateDecorationElements(ofKind: "d", at: [path])
        #expect(context.invalidatedItemIndexPaths == [path, IndexPath(index: 1)])
        #expect(context.invalidatedSupplementaryIndexPaths == ["h": [path, path]])
        #expect(context.invalidatedDecorationIndexPaths == ["d": [path]])
        #expect(!context.invalidateEverything)
        #expect(context.contentOffsetAdjustment == .zero)
        #expect(context.contentSizeAdjustment == .zero)
        context.markInvalid(everything: true, counts: true)
        #expect(context.invalidateEverything)
        #expect(context.invalidateDataSourceCounts)
        context.markMovement(from: [path], to: [IndexPath(index: 0)], at: CGPoint(x: 1, y: 2))
        #expect(context.previousIndexPathsForInteractivelyMovingItems == [path])
        #expect(context.targetIndexPathsForInteractivelyMovingItems == [IndexPath(index: 0)])
        #expect(context.interactiveMovementTarget == CGPoint(x: 1, y: 2))
    }

    @Test("elements of solved layouts give attributes of the layout's class") func elements() {
        let header = FlowElement(kind: .header, section: 3, item: 0, frame: CGRect(0, 10, 320, 30)).attributes()
        #expect(header.representedElementKind == "UICollectionElementKindSectionHeader")
        #expect(header.indexPath == IndexPath(indexes: [3, 0]))
        #expect(header.zIndex == 10)
        #expect(header.frame == CGRect(0, 10, 320, 30))
        let item = FlowElement(kind: .item, section: 1, item: 2, frame: CGRect(1, 2, 3, 4)).attributes(of: BadgeAttributes.self)
        #expect(item is BadgeAttributes)
        #expect(item.representedElementCategory == .cell)
        let global = LayoutElement(
            kind: .supplementary("g"), source: .layoutBoundary(0), section: nil, index: 4, frame: CGRect(0, 0, 5, 6), zIndex: 2)
        #expect(global.attributes().indexPath == IndexPath(index: 4))
        #expect(global.attributes().representedElementKind == "g")
        let back = LayoutElement(
            kind: .decoration("d"), source: .decoration(0), section: 1, index: 0, frame: CGRect(0, 0, 5, 6), zIndex: 0)
        #expect(back.attributes().representedElementCategory == .decorationView)
        #expect(back.attributes().size == CGSize(width: 5, height: 6))
    }
}

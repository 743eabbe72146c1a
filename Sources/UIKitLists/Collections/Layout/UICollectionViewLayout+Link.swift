// What the base of layouts does with invalidations and movements.
// Apple: "UICollectionViewLayout".
import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionViewLayout {
    /// A new context of the layout's class of contexts.
    func newContext() -> UICollectionViewLayoutInvalidationContext {
        guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type,
            type != UICollectionViewLayoutInvalidationContext.self
        else { return UICollectionViewLayoutInvalidationContext() }
        return LayoutCopy.make(type)
    }

    /// Whether the interface has the other direction than the layout is developed in.
    var isOppositeDirection: Bool {
        link.view.map { $0.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection } ?? false
    }

    func invalidateAll() {
        let context = newContext()
        context.extent.everything = true
        invalidateLayout(with: context)
    }

    func invalidate(_ context: UICollectionViewLayoutInvalidationContext) { link.view?.layoutWasInvalidated(context) }

    func movementContext(
        _ target: [IndexPath], _ place: CGPoint, _ previous: [IndexPath]
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        context.movement = InteractiveMovement(previous: previous, target: target, place: place)
        return context
    }

    /// The item under a point, where there is one.
    func pathUnderMovement(_ previous: IndexPath, _ point: CGPoint) -> IndexPath {
        let size = CGSize(width: 1, height: 1)
        let found = layoutAttributesForElements(in: CGRect(origin: point, size: size)) ?? []
        return found.last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath ?? previous
    }

    /// An item's attributes with its middle at a point, in front of the others.
    func placeUnderMovement(_ path: IndexPath, _ point: CGPoint) -> UICollectionViewLayoutAttributes {
        let known = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
        let moved = known ?? UICollectionViewLayoutAttributes(forCellWith: path)
        moved.center = point
        moved.zIndex = Int.max
        return moved
    }
}

// The layout: prepared once for each invalidation, and told of other bounds.
// Apple: "UICollectionViewLayout", prepare(), invalidateLayout(with:), shouldInvalidateLayout(forBoundsChange:).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionView {
    /// The layout, whatever stands in `collectionViewLayout` of a subclass.
    var layout: UICollectionViewLayout { arranging.layout }

    /// Called by the base of layouts with each context.
    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        arranging.isPrepared = false
        arranging.generation += 1
        arranging.offset.x += context.contentOffsetAdjustment.x
        arranging.offset.y += context.contentOffsetAdjustment.y
        if context.invalidateDataSourceCounts, !arranging.isCommitting { forgetCounts() }
        (layout as? UICollectionViewTransitionLayout)?.partWasInvalidated()
        setNeedsLayout()
    }

    /// Steps: 1. counts; 2. the layout, once more where it invalidates itself meanwhile; 3. the size of the content; 4. what contexts
    /// add to the offset.
    func prepareIfNeeded() {
        guard !arranging.isPreparing else { return }
        loadIfNeeded()
        guard !arranging.isPrepared else { return }
        arranging.isPreparing = true
        for _ in 0..<2 where !arranging.isPrepared {
            arranging.isPrepared = true
            arranging.wasPrepared = true
            layout.prepare()
        }
        arranging.isPrepared = true
        arranging.isPreparing = false
        takeContentSize()
        let added = arranging.offset
        arranging.offset = .zero
        if added != .zero { contentOffset = CGPoint(x: contentOffset.x + added.x, y: contentOffset.y + added.y) }
    }

    func takeContentSize() {
        let size = layout.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    /// Runs a change of frame or bounds. The layout is asked before it, and invalidated after it.
    func changeBounds(to new: CGRect, _ change: () -> Void) {
        guard arranging.wasPrepared, !arranging.isPreparing, layout.link.view === self, new != bounds,
            layout.shouldInvalidateLayout(forBoundsChange: new)
        else { return change() }
        let context = layout.invalidationContext(forBoundsChange: new)
        change()
        layout.invalidateLayout(with: context)
    }

    /// Another layout takes the place of the present one.
    func attach(_ new: UICollectionViewLayout) {
        arranging.layout = new
        new.link.join(self)
        arranging.isPrepared = false
        arranging.generation += 1
        arranging.offset = .zero
        setNeedsLayout()
    }

    /// All of the layout is made anew: insets or traits are others.
    func rearrange() {
        guard arranging.wasPrepared else { return }
        layout.invalidateLayout()
    }

    // MARK: Mirrored layouts

    private var mirrorWidth: CGFloat { max(contentSize.width, bounds.width) }

    /// A rectangle of the content in the layout's own points.
    func own(_ rect: CGRect) -> CGRect {
        guard layout.mirrorsContent else { return rect }
        return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// A point of the content in the layout's own points.
    func own(_ point: CGPoint) -> CGPoint { layout.mirrorsContent ? CGPoint(x: mirrorWidth - point.x, y: point.y) : point }

    /// Attributes as they are shown: mirrored copies where the layout is developed for the other direction.
    func shown(_ own: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard layout.mirrorsContent, let copy = own.copy() as? UICollectionViewLayoutAttributes else { return own }
        copy.center.x = mirrorWidth - own.center.x
        return copy
    }
}

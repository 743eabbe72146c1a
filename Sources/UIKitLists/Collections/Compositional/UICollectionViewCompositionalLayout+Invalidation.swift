// What of a compositional layout is made again: by bounds, by views that say their size, by contexts.
// Apple: "UICollectionViewLayout", "Invalidating the layout".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionViewCompositionalLayout {
    /// Steps: 1. measured sizes are taken at once, and what is visible stays where it is; 2. sizes follow moved items; 3. what names
    /// single elements, or nothing but the visible part, leaves the sections as they are; all else solves them anew.
    func note(_ context: UICollectionViewLayoutInvalidationContext) {
        // 1.
        if !context.inner.measured.isEmpty {
            let shift = take(context.inner.measured)
            if shift != 0 {
                var adjustment = context.contentOffsetAdjustment
                if solved.room?.isVertical ?? true { adjustment.y += shift } else { adjustment.x += shift }
                context.contentOffsetAdjustment = adjustment
            }
        }
        // 2.
        if let movement = context.movement { follow(movement) }
        // 3.
        let extent = context.extent
        if extent.counts { solved.needsCounts = true }
        let isSingle =
            context.inner.isPartial || !context.inner.measured.isEmpty || extent.items != nil || extent.supplementaries != nil
            || extent.decorations != nil
        if extent.everything || extent.counts || !isSingle { solved.needsSolving = true }
        solved.handled = [:]
    }

    private func isSizeOther(_ bounds: CGRect) -> Bool { collectionView.map { $0.bounds.size != bounds.size } ?? false }

    func follows(_ bounds: CGRect) -> Bool { solved.followsBounds || isSizeOther(bounds) }

    func boundsContext(_ bounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        // Asked before or after the change: another size is found when the layout is prepared, at the latest.
        context.inner.isPartial = !isSizeOther(bounds)
        return context
    }
}

// What of a flow layout is made again: by its properties, by bounds, by cells that say their size, by contexts.
// Apple: "UICollectionViewFlowLayoutInvalidationContext".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionViewFlowLayout {
    /// A property changed.
    func set<Value: Equatable>(_ path: WritableKeyPath<FlowOptions, Value>, _ value: Value) {
        guard flow[keyPath: path] != value else { return }
        flow[keyPath: path] = value
        invalidateLayout()
    }

    /// Steps: 1. a context of another class is told, and counts as everything; 2. measured sizes are taken at once, and what is
    /// visible stays where it is; 3. sizes follow moved items; 4. the flags say what the next pass does.
    func note(_ context: UICollectionViewLayoutInvalidationContext) {
        // 1.
        guard let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext else {
            tellForeignContext(context)
            solved.needs.metrics = true
            solved.needs.lines = true
            return
        }
        // 2.
        if !context.inner.measured.isEmpty {
            let shift = take(context.inner.measured)
            if shift != 0 {
                var adjustment = context.contentOffsetAdjustment
                if flow.isVertical { adjustment.y += shift } else { adjustment.x += shift }
                context.contentOffsetAdjustment = adjustment
            }
        }
        // 3.
        if let movement = context.movement { follow(movement) }
        // 4.
        if context.extent.counts { solved.needs.counts = true }
        if context.extent.everything || context.extent.counts || flowContext.invalidateFlowLayoutDelegateMetrics {
            solved.needs.metrics = true
        }
        if flowContext.invalidateFlowLayoutAttributes { solved.needs.lines = true }
    }

    private func isAcrossOther(_ bounds: CGRect) -> Bool {
        guard let known = solved.solution?.container.size ?? collectionView?.bounds.size else { return false }
        return flow.isVertical ? bounds.width != known.width : bounds.height != known.height
    }

    func follows(_ bounds: CGRect) -> Bool { flow.pins || isAcrossOther(bounds) }

    /// The delegate is asked again where the length across is another one: sizes are often parts of it. That the system asks then
    /// is guessed.
    func boundsContext(_ bounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        let isOther = isAcrossOther(bounds)
        if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
            flowContext.invalidateFlowLayoutDelegateMetrics = isOther
            flowContext.invalidateFlowLayoutAttributes = isOther
        }
        context.inner.isPartial = !isOther
        return context
    }

    /// A cell wants another size than it said last. One that said a size before and got another one has said nothing new.
    func follows(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
        guard solved.measures, preferred.representedElementCategory == .cell, preferred.indexPath.count == 2 else { return false }
        let size = preferred.size
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else { return false }
        return size != solved.measured[preferred.indexPath[0]]?[preferred.indexPath[1]] ?? original.size
    }

    func measuredContext(_ preferred: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
        let context = withoutMetrics(newContext())
        context.invalidateItems(at: [preferred.indexPath])
        context.inner.measured = [
            InnerInvalidation.Measured(
                category: preferred.representedElementCategory, kind: preferred.representedElementKind, path: preferred.indexPath,
                size: preferred.size)
        ]
        return context
    }

    func withoutMetrics(_ context: UICollectionViewLayoutInvalidationContext) -> UICollectionViewLayoutInvalidationContext {
        if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
            flowContext.invalidateFlowLayoutDelegateMetrics = false
            flowContext.invalidateFlowLayoutAttributes = false
        }
        return context
    }
}

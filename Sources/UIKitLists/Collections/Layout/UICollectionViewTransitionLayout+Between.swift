// Places between those of two layouts.
// Apple: "UICollectionViewTransitionLayout".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

extension UICollectionViewTransitionLayout {
    func setProgress(_ progress: CGFloat) {
        guard progress.isFinite else { return }
        way.progress = progress
        way.isProgressing = true
        invalidateLayout()
        way.isProgressing = false
    }

    /// An invalidation that no progress caused: both layouts are made anew.
    func partWasInvalidated() {
        if !way.isProgressing { way.areStale = true }
    }

    func prepareBoth() {
        guard way.areStale else { return }
        way.areStale = false
        currentLayout.prepare()
        nextLayout.prepare()
    }

    var sizeBetween: CGSize {
        let (one, other) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: mix(one.width, other.width), height: mix(one.height, other.height))
    }

    private func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * way.progress }
    private func mix(_ one: CGPoint, _ other: CGPoint) -> CGPoint { CGPoint(x: mix(one.x, other.x), y: mix(one.y, other.y)) }

    /// What both layouts place somewhere in a rectangle, or one of them, in between.
    func elementsBetween(_ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var order: [AttributesIdentity] = []
        var known: Set<AttributesIdentity> = []
        for layout in [currentLayout, nextLayout] {
            for attributes in layout.layoutAttributesForElements(in: rect) ?? [] where known.insert(attributes.identity).inserted {
                order.append(attributes.identity)
            }
        }
        return order.compactMap { identity in
            let (path, kind) = (identity.indexPath, identity.kind ?? "")
            switch identity.category {
            case .cell: return between { $0.layoutAttributesForItem(at: path) }
            case .supplementaryView: return between { $0.layoutAttributesForSupplementaryView(ofKind: kind, at: path) }
            case .decorationView: return between { $0.layoutAttributesForDecorationView(ofKind: kind, at: path) }
            }
        }
    }

    /// One element's attributes. What one layout alone has fades.
    func between(
        _ ask: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        let (one, other) = (ask(currentLayout), ask(nextLayout))
        guard let one, let other else {
            guard let copy = (one ?? other)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
            let part = min(max(way.progress, 0), 1)
            copy.alpha *= one != nil ? 1 - part : part
            return copy
        }
        guard let copy = (way.progress < 0.5 ? one : other).copy() as? UICollectionViewLayoutAttributes else { return nil }
        copy.center = mix(one.center, other.center)
        copy.size = CGSize(width: mix(one.size.width, other.size.width), height: mix(one.size.height, other.size.height))
        copy.alpha = mix(one.alpha, other.alpha)
        if one.transform != other.transform { copy.transform = mixed(one.transform, other.transform) }
        return copy
    }

    private func mixed(_ one: CGAffineTransform, _ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: mix(one.a, other.a), b: mix(one.b, other.b), c: mix(one.c, other.c), d: mix(one.d, other.d),
            tx: mix(one.tx, other.tx),
            ty: mix(one.ty, other.ty))
    }
}

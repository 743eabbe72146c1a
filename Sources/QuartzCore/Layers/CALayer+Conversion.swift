// Points, rectangles and times from layer to layer; hit testing.
// Apple: "CALayer", Mapping between coordinate and time spaces; Hit testing.
import CoreGraphics
import Foundation

extension CALayer {
    /// The projection from the layer's own space to an ancestor's; to the root's for nil, or with `beyondRoot` to the space
    /// around the root.
    private func projection(upTo ancestor: CALayer?, beyondRoot: Bool = false) -> Projection {
        var total = Projection.identity
        var layer = self
        while layer !== ancestor, let owner = layer.tree.owner {
            var matrix = layer.values.matrix
            var place = owner
            while true {
                if let outer = place.values.sublayerMatrix { matrix = CATransform3DConcat(matrix, outer) }
                guard place.values.special?.isTransform == true, place !== ancestor, let next = place.tree.owner else {
                    break
                }
                // A transform layer does not flatten: the third dimension goes on to its superlayer.
                matrix = CATransform3DConcat(matrix, place.values.matrix)
                place = next
            }
            total = total.then(Projection(matrix))
            layer = place
        }
        return beyondRoot ? total.then(Projection(layer.values.matrix)) : total
    }

    private func commonAncestor(_ other: CALayer) -> CALayer? {
        var mine: [ObjectIdentifier: CALayer] = [:]
        var layer: CALayer? = self
        while let current = layer {
            if current === other { return current }
            mine[ObjectIdentifier(current)] = current
            layer = current.tree.owner
        }
        layer = other
        while let current = layer {
            if mine[ObjectIdentifier(current)] != nil { return current }
            layer = current.tree.owner
        }
        return nil
    }

    /// The projection between two layers' spaces. Nil is the root of the other layer's tree. Two trees meet in the space around
    /// their roots (observed). Returns nil if a layer on the way is seen from its edge.
    private func mapping(from: CALayer?, to: CALayer?) -> Projection? {
        guard from !== to else { return .identity }
        let ancestor = from.flatMap { from in to.flatMap { from.commonAncestor($0) } }
        let areApart = ancestor == nil && from != nil && to != nil
        let up = from?.projection(upTo: ancestor, beyondRoot: areApart) ?? .identity
        guard let to else { return up }
        guard let down = to.projection(upTo: ancestor, beyondRoot: areApart).inverse else { return nil }
        return up.then(down)
    }

    func mapPoint(_ p: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
        mapping(from: from, to: to)?.map(p) ?? .zero
    }

    func mapRect(_ r: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
        guard !r.isNull, let mapping = mapping(from: from, to: to) else { return .null }
        return mapping.map(r)
    }

    // MARK: Time

    /// The layer's time at an absolute time.
    func localTime(_ absolute: TimeInterval) -> TimeInterval {
        var owners: [CALayer] = []
        var next = tree.owner
        while let owner = next {
            owners.append(owner)
            next = owner.tree.owner
        }
        return timing.local(owners.reversed().reduce(absolute) { $1.timing.local($0) })
    }

    /// The absolute time at a layer's time; nil stands for absolute time itself.
    func absoluteTime(_ t: TimeInterval, _ layer: CALayer?) -> TimeInterval {
        var time = t
        var next = layer
        while let current = next {
            time = current.timing.parent(time)
            next = current.tree.owner
        }
        return time
    }

    func timeOut(_ t: TimeInterval, to layer: CALayer?) -> TimeInterval {
        let absolute = absoluteTime(t, self)
        return layer?.localTime(absolute) ?? absolute
    }

    // MARK: Hits

    /// Converts a point from the superlayer's space to the layer's own; nil if the layer is seen from its edge.
    private func pointInside(_ p: CGPoint) -> CGPoint? {
        if values.isPlainMove && tree.owner?.values.sublayerMatrix == nil {
            return CGPoint(x: p.x - values.offset.x, y: p.y - values.offset.y)
        }
        var matrix = values.matrix
        if let outer = tree.owner?.values.sublayerMatrix { matrix = CATransform3DConcat(matrix, outer) }
        let projection = Projection(matrix)
        guard let inverse = projection.inverse else { return nil }
        let point = inverse.map(p)
        return projection.w(point) < Projection.nearest ? nil : point
    }

    func deepestLayer(at p: CGPoint) -> CALayer? {
        DeepWalk.level(describe(self), or: nil) { deepestHere(p) }
    }

    private func deepestHere(_ p: CGPoint) -> CALayer? {
        guard !has(.hidden), let point = pointInside(p) else { return nil }
        let isInside = contains(point)
        if has(.masksToBounds) && !isInside { return nil }
        var order = Array(tree.sublayers)
        if order.contains(where: { $0.values.zPosition != 0 }) {
            order = order.enumerated().sorted {
                ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset)
            }.map(\.element)
        }
        for layer in order.reversed() {
            if let hit = layer.hitTest(point) { return hit }
        }
        return isInside && values.special?.isTransform != true ? self : nil
    }

    // MARK: Visible part

    func computeVisibleRect() -> CGRect {
        var visible = bounds
        var layer: CALayer? = tree.owner
        while let current = layer {
            if current.has(.masksToBounds) || current.tree.owner == nil {
                visible = visible.intersection(mapRect(current.bounds, from: current, to: self))
                if visible.isNull { return .zero }
            }
            layer = current.tree.owner
        }
        return visible
    }
}

// How far a layer draws: its own contents, shadow and sublayers.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// Extents as pure functions of a node's values. Never too small; pixels of smoothing are added in device space.
enum NodeExtent {
    /// The extent of the layer's own drawing without its shadow, in its own space.
    static func own(of model: LayerModel) -> CGRect {
        if let special = model.special, special.isTransform { return .null }
        var result = model.bounds
        if !model.contents.isNone, model.gravity != .resize {
            if let size = ContentsLayout.naturalSize(model) {
                result = result.joined(ContentsLayout.destination(of: size, in: model))
            }
        }
        if case .particles(let frame)? = model.special { result = result.joined(frame.extent) }
        if case .shape(let shape)? = model.special, let path = shape.path, !path.isEmpty {
            let box = path.boundingBox
            if box.isFiniteRect {
                var outset: CGFloat = 0
                if shape.strokeColor != nil {
                    let half = abs(shape.lineWidth) / 2
                    outset = half * max(1.5, shape.lineJoin == .miter ? max(1, shape.miterLimit) : 1.5)
                }
                result = result.joined(box.insetBy(dx: -outset, dy: -outset))
            }
        }
        return result
    }

    /// The extent of the layer with its sublayers, in the layer's own space.
    static func extent(of model: LayerModel, children: NodeList, copies: [NodeList] = []) -> CGRect {
        if let special = model.special, special.isTransform { return .null }
        if model.hasRare, let filters = model.filters, filters.reach > 0 {
            let plain = unfiltered(of: model, children: children, copies: copies)
            return plain.isNull ? plain : plain.insetBy(dx: -filters.reach, dy: -filters.reach)
        }
        return unfiltered(of: model, children: children, copies: copies)
    }

    private static func unfiltered(of model: LayerModel, children: NodeList, copies: [NodeList]) -> CGRect {
        var inner = children.isEmpty ? .null : childrenExtent(of: model, children: children)
        if case .replicator(let replicator)? = model.special {
            inner = replicator.copies(of: model, children, copies).reduce(.null) {
                $0.joined(Projection($1.matrix).map(childrenExtent(of: model, children: $1.children)))
            }
        }
        if model.flags.contains(.masksToBounds) {
            inner = model.bounds
            return inner
        }
        var result = own(of: model).joined(inner)
        if model.hasRare, model.rare.shadowOpacity > 0, model.rare.shadowColor != nil {
            result = result.joined(shadow(of: model, caster: result))
        }
        return result
    }

    /// The extent of the shadow of a caster's extent.
    static func shadow(of model: LayerModel, caster: CGRect) -> CGRect {
        let rare = model.rare
        let box = rare.shadowPath.map(\.boundingBox) ?? caster
        guard !box.isNull, box.isFiniteRect else { return .null }
        let reach = rare.shadowRadius * 2 + 2
        return box.offsetBy(dx: rare.shadowOffset.width, dy: rare.shadowOffset.height)
            .insetBy(dx: -reach, dy: -reach)
    }

    /// The sublayers in the layer's own space.
    static func childrenExtent(of model: LayerModel, children: NodeList) -> CGRect {
        if let special = model.special, special.isTransform { return .null }
        guard let matrix = model.sublayerMatrix else { return children.extent }
        if CATransform3DIsAffine(matrix), !children.traits.contains(.isSolid) {
            return Projection(matrix).map(children.extent)
        }
        var result = CGRect.null
        for child in children { result = result.joined(projected(child, CATransform3DConcat(child.model.matrix, matrix))) }
        return result
    }

    /// The layer in its superlayer's space before that one's `sublayerTransform`.
    static func outerExtent(
        of model: LayerModel, extent: CGRect, children: NodeList, copies: [NodeList] = []
    ) -> CGRect {
        if let special = model.special, special.isTransform {
            return projectedChildren(of: model, children: children, copies, model.matrix)
        }
        if extent.isNull { return extent }
        if model.isPlainMove {
            let offset = model.offset
            return CGRect(
                x: extent.origin.x + offset.x, y: extent.origin.y + offset.y, width: extent.size.width,
                height: extent.size.height)
        }
        return Projection(model.matrix).map(extent)
    }

    /// A node under a matrix, transform layers not flattened.
    static func projected(_ node: RenderNode, _ matrix: CATransform3D) -> CGRect {
        guard let special = node.model.special, special.isTransform else { return Projection(matrix).map(node.extent) }
        var extent = CGRect.null
        DeepWalk.whole { extent = projectedChildren(of: node.model, children: node.children, node.copies, matrix) }
        return extent
    }

    private static func projectedChildren(
        of model: LayerModel, children: NodeList, _ copies: [NodeList], _ matrix: CATransform3D
    ) -> CGRect {
        var lists = [(matrix: CATransform3DIdentity, children: children)]
        if case .replicator(let replicator)? = model.special { lists = replicator.copies(of: model, children, copies) }
        var result = CGRect.null
        for list in lists {
            let whole = CATransform3DConcat(list.matrix, matrix)
            let outer = model.sublayerMatrix.map { CATransform3DConcat($0, whole) } ?? whole
            for child in list.children {
                result = result.joined(projected(child, CATransform3DConcat(child.model.matrix, outer)))
            }
        }
        return result
    }
}

extension ReplicatorModel {
    /// More copies than this are not drawn.
    static let maximumCount = 10_000

    /// Each copy's matrix in the replicator's own space, and what it shows.
    func copies(
        of model: LayerModel, _ children: NodeList, _ timed: [NodeList]
    ) -> [(matrix: CATransform3D, children: NodeList)] {
        let step = step(in: model)
        var matrix = CATransform3DIdentity
        return (0..<max(0, min(count, Self.maximumCount))).map { index in
            defer { matrix = CATransform3DConcat(matrix, step) }
            return (matrix, index < timed.count ? timed[index] : children)
        }
    }

    /// The factors of red, green, blue and alpha of a copy.
    func tint(of index: Int) -> [CGFloat] {
        let color = color?.straightComponents ?? [1, 1, 1, 1]
        let offsets = [redOffset, greenOffset, blueOffset, alphaOffset]
        return zip(color, offsets).map { min(max(0, $0 + CGFloat($1) * CGFloat(index)), 1) }
    }

    /// The transform from one copy to the next, in the replicator's own space: about the middle of its bounds.
    func step(in model: LayerModel) -> CATransform3D {
        let ax = model.bounds.origin.x + model.anchorPoint.x * model.bounds.size.width
        let ay = model.bounds.origin.y + model.anchorPoint.y * model.bounds.size.height
        return CATransform3DConcat(
            CATransform3DTranslate(transform, -ax, -ay, 0), CATransform3DMakeTranslation(ax, ay, 0))
    }
}

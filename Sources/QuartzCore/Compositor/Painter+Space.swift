// Layers that stand in one space: sublayers of a transform layer, siblings with transforms in space.
// Apple: "CATransformLayer"; "CALayer", sublayerTransform.
import CoreGraphics
import Foundation
import PixelKernels

extension Painter {
    /// Siblings as parts of their superlayer's space.
    func spaceParts(_ children: NodeList, of node: RenderNode, _ place: NodePlace, _ alpha: Float) -> [SpacePart] {
        let sublayerMatrix = node.model.sublayerMatrix
        return children.compactMap { child in
            guard !child.model.flags.contains(.hidden), child.model.opacity > 0 else { return nil }
            let matrix = sublayerMatrix.map { CATransform3DConcat(child.model.matrix, $0) } ?? child.model.matrix
            return SpacePart(child, NodePlace(matrix: matrix, outer: place.projection), matrix, alpha: alpha)
        }
    }

    /// Collects the parts in a transform layer's space, down to the layers that flatten.
    func solidParts(_ node: RenderNode, _ place: NodePlace, _ alpha: Float) -> [SpacePart] {
        var parts: [SpacePart] = []
        collectSolid(node, place, alpha, into: &parts)
        return parts
    }

    /// One list for the whole space: lists of each level, joined, would be copied once a level.
    private func collectSolid(_ node: RenderNode, _ place: NodePlace, _ alpha: Float, into parts: inout [SpacePart]) {
        DeepWalk.whole {
            guard case .replicator(let replicator)? = node.model.special else {
                return collectSolid(node.children, of: node, place, alpha, into: &parts)
            }
            parts += replicatedParts(replicator, node, place, alpha)
        }
    }

    private func replicatedParts(
        _ replicator: ReplicatorModel, _ node: RenderNode, _ place: NodePlace, _ alpha: Float
    ) -> [SpacePart] {
        replicator.copies(of: node.model, node.children, node.copies).enumerated().flatMap { index, copy in
            let tint = replicator.tint(of: index)
            if tint[3] <= 0 { return [SpacePart]() }
            let copyPlace = NodePlace(matrix: CATransform3DConcat(copy.matrix, place.matrix), outer: place.outer)
            var copied: [SpacePart] = []
            collectSolid(copy.children, of: node, copyPlace, alpha, into: &copied)
            return copied.map { part in
                var part = part
                part.tint = zip(part.tint, tint).map { $0 * $1 }
                return part
            }
        }
    }

    private func collectSolid(
        _ children: NodeList, of node: RenderNode, _ place: NodePlace, _ alpha: Float, into parts: inout [SpacePart]
    ) {
        let matrix = node.model.sublayerMatrix
        for child in children {
            let model = child.model
            guard !model.flags.contains(.hidden), model.opacity > 0 else { continue }
            let inner = place.child(model, of: node.model, matrix)
            if model.special?.isTransform == true {
                collectSolid(child, inner, alpha * min(model.opacity, 1), into: &parts)
            } else {
                parts.append(SpacePart(child, inner, inner.matrix, alpha: alpha))
            }
        }
    }

    /// Paints parts of one space, farthest first.
    func paintParts(_ parts: [SpacePart], _ state: PaintState, on surface: Surface) {
        for part in SpacePart.ordered(parts) {
            var inner = state
            inner.alpha = part.alpha
            let reach = DevicePixels.around(part.node.extent, part.place.projection)
            if part.tint == [1, 1, 1, 1] && part.cuts.isEmpty {
                // Transform layers have no extent of their own.
                paint(part.node, part.place, inner, on: surface)
                continue
            }
            let area = reach.intersection(state.clip)
            tinted(part.tint, area, inner, on: surface) { inner, surface in
                guard !part.cuts.isEmpty else { return paint(part.node, part.place, inner, on: surface) }
                guard let mask = cutMask(part.cuts, inside: reach.intersection(screen)) else { return }
                if part.node.traits.contains(.readsBelow) {
                    return passingThrough(area, on: surface) {
                        paint(part.node, part.place, inner, on: surface)
                    } merge: {
                        surface.restore($0, cover: mask, alpha: 255, clip: area)
                    }
                }
                withGroup(area, on: surface, alpha: 255) { group in
                    var piece = inner
                    piece.clip = area
                    paint(part.node, part.place, piece, on: group)
                    group.multiply(by: mask.mask, at: mask.x, mask.y, clip: area)
                }
            }
        }
    }

    /// Coverage of what lies to the right of all cuts. The same for every part of a frame.
    private func cutMask(_ cuts: [SpacePart.Cut], inside rect: PixelRect) -> PlacedMask? {
        var polygon = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
        for cut in cuts {
            func side(_ p: CGPoint) -> CGFloat {
                (cut.b.x - cut.a.x) * (p.y - cut.a.y) - (cut.b.y - cut.a.y) * (p.x - cut.a.x)
            }
            var kept: [CGPoint] = []
            for index in polygon.indices {
                let p = polygon[index], q = polygon[(index + 1) % polygon.count]
                let (sp, sq) = (side(p), side(q))
                if sp >= 0 { kept.append(p) }
                if (sp >= 0) != (sq >= 0) {
                    let t = sp / (sp - sq)
                    kept.append(CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t))
                }
            }
            polygon = kept
        }
        return PolygonMask.coverage([polygon])
    }
}

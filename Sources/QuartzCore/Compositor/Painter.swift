// Paints one node after the other, back to front.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// One drawing of one rectangle.
final class Painter {
    let compositor: Compositor
    /// Pixels a point of the screen, for what is measured in device pixels.
    let scale: CGFloat
    /// The whole visible area in device pixels: the frame, even if only a part of it is drawn.
    let screen: PixelRect
    /// Nodes before this one in painting order are hidden by it and left out.
    var skipsUntil: RenderNode?
    /// The backdrop at which painting begins, since what it makes of what lies below is kept.
    var keptBackdrop: RenderNode?
    /// The pixels painted before that layers can read.
    var below: BelowAccess
    /// Whether backdrops above nothing at all are left out: pictures of single views.
    var leavesEmptyBackdrops = false

    var cache: PixelCache { compositor.cache }

    init(_ compositor: Compositor, scale: CGFloat, screen: PixelRect) {
        self.compositor = compositor
        self.scale = scale
        self.screen = screen
        below = .picture(screen)
    }

    /// Paints a node with all below it.
    func paint(_ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface) {
        let model = node.model
        if model.flags.contains(.hidden) || !(model.opacity > 0) { return }
        // Trees are no deeper than commits make them.
        DeepWalk.whole { paintLevel(node, place, state, on: surface) }
    }

    private func paintLevel(_ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface) {
        let model = node.model
        if let special = model.special, special.isTransform {
            return paintSolid(node, place, state, on: surface)
        }
        if node.extent.isNull { return }
        // 1. Seen from behind.
        if !model.flags.contains(.doubleSided), facesAway(model, place.projection) { return }
        // 2. Outside the clip.
        let area = DevicePixels.around(node.extent, place.projection).intersection(state.clip)
        if area.isEmpty { return }
        var state = state
        state.clip = area
        if node.traits.contains(.isFiltered), below.isPicture { return paintFiltered(node, place, state, on: surface) }
        if node.traits.contains(.readsBelow), paintReading(node, place, state, on: surface) { return }
        // 3. As one picture, where it is masked, fades as a group, or is drawn through a bitmap.
        let opacity = min(model.opacity, 1)
        if model.flags.contains(.shouldRasterize), skipsUntil == nil, paintRasterized(node, place, state, on: surface) {
            return
        }
        let fades = opacity < 1 && model.flags.contains(.allowsGroupOpacity) && paintsSeveralThings(node)
        if node.mask != nil || fades {
            guard skipsUntil == nil else { return }
            return withGroup(area, on: surface, alpha: DevicePixels.alpha(opacity * state.alpha)) { group in
                var inner = state
                inner.alpha = 1
                paintWhole(node, place, inner, on: group)
                if let mask = node.mask { applyMask(mask, of: node, place, clip: area, to: group) }
            }
        }
        state.alpha *= opacity
        paintWhole(node, place, state, on: surface)
    }

    /// Whether the layer's front is turned away from the viewer.
    private func facesAway(_ model: LayerModel, _ projection: Projection) -> Bool {
        let points = projection.parted.local.outline(model.bounds)
        guard points.count >= 3 else { return false }
        var area: CGFloat = 0
        for (p, q) in zip(points, points[1...] + [points[0]]) { area += p.x * q.y - q.x * p.y }
        return area < 0
    }

    /// Whether more than one thing would show through when each fades by itself.
    private func paintsSeveralThings(_ node: RenderNode) -> Bool {
        let model = node.model
        var count = node.children.isEmpty ? 0 : 2
        if let color = model.backgroundColor ?? model.backgroundPattern, color.alpha > 0 { count += 1 }
        if !model.contents.isNone { count += 1 }
        if let special = model.special {
            if case .shape(let shape) = special {
                count += (shape.fillColor == nil ? 0 : 1) + (shape.strokeColor == nil ? 0 : 1)
            } else if case .particles(let frame) = special {
                count += min(frame.particles.count, 2)
            } else {
                count += 1
            }
        }
        if model.hasRare {
            let rare = model.rare
            if rare.borderWidth > 0 { count += 1 }
            if rare.shadowOpacity > 0 { count += 1 }
        }
        return count > 1
    }

    // MARK: The layer itself

    /// Shadow, background, contents, sublayers, border.
    func paintWhole(_ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface) {
        let model = node.model
        if model.hasRare, model.rare.shadowOpacity > 0, !model.flags.contains(.masksToBounds), skipsUntil == nil {
            paintShadow(node, place, state, on: surface)
        }
        paintCaster(node, place, state, on: surface)
    }

    /// Paints everything but the shadow.
    func paintCaster(_ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface) {
        let model = node.model
        if skipsUntil === node { skipsUntil = nil }
        let shape = LayerShape(model, place.projection)
        guard model.flags.contains(.masksToBounds) else {
            paintBottom(node, shape, place, state, on: surface)
            paintContents(node, shape, place, state, on: surface)
            paintChildren(node, place, state, on: surface)
            paintBorder(shape, model, state, on: surface, coversOutside: false)
            paintParticles(node, place, state, on: surface)
            return
        }
        // Clipped to the bounds.
        switch shape.form {
        case .none, .everything: return
        case .snapped(let rounded):
            var inner = state
            inner.clip = state.clip.intersection(rounded.rect)
            if inner.clip.isEmpty { return }
            if rounded.tile == 0 || isSimpleFill(node) {
                paintBottom(node, shape, place, inner, on: surface)
                if !isSimpleFill(node) {
                    paintContents(node, shape.square, place, inner, on: surface)
                    paintChildren(node, place, inner, on: surface)
                }
                paintBorder(shape, model, inner, on: surface, coversOutside: false)
                paintParticles(node, place, inner, on: surface)
                return
            }
            // Straight into the surface but for the corners, where a small group is masked.
            clipped(by: rounded, of: node, clip: inner.clip, on: surface) { target, clip in
                inner.clip = clip
                paintBottom(node, shape.square, place, inner, on: target)
                paintContents(node, shape.square, place, inner, on: target)
                paintChildren(node, place, inner, on: target)
                paintBorder(shape, model, inner, on: target, coversOutside: true)
                paintParticles(node, place, inner, on: target)
            }
        case .outlined:
            guard skipsUntil == nil, let mask = shape.fillMask(cache) else { return }
            let clip = state.clip.intersection(mask.rect)
            func paintInside(_ group: Surface) {
                var inner = state
                inner.clip = clip
                paintBottom(node, shape.unmasked, place, inner, on: group)
                paintContents(node, shape.unmasked, place, inner, on: group)
                paintChildren(node, place, inner, on: group)
                paintBorder(shape, model, inner, on: group, coversOutside: false)
                paintParticles(node, place, inner, on: group)
            }
            if node.traits.contains(.readsBelow) {
                return passingThrough(clip, on: surface) {
                    paintInside(surface)
                } merge: {
                    surface.restore($0, cover: mask, alpha: 255, clip: clip)
                }
            }
            withGroup(clip, on: surface, alpha: 255) { group in
                paintInside(group)
                group.multiply(by: mask.mask, at: mask.x, mask.y, clip: clip)
            }
        }
    }

    /// Paints the backdrop and the background, which lie below the contents.
    private func paintBottom(
        _ node: RenderNode, _ shape: LayerShape, _ place: NodePlace, _ state: PaintState, on surface: Surface
    ) {
        if node.traits.contains(.blursBelow), node.model.blursBelow {
            paintBackdrop(node, shape, place, state, on: surface)
        }
        paintBackground(shape, node.model, state, on: surface)
    }

    /// Whether a clip would clip nothing but the layer's own background.
    private func isSimpleFill(_ node: RenderNode) -> Bool {
        node.children.isEmpty && node.model.contents.isNone && node.model.special == nil
    }

    // MARK: Sublayers

    func paintChildren(_ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface) {
        if node.children.isEmpty { return }
        if case .replicator(let replicator)? = node.model.special {
            guard skipsUntil == nil else { return }
            return paintCopies(node, replicator, place, state, on: surface)
        }
        if case .mix(let part)? = node.model.special {
            guard skipsUntil == nil else { return }
            return paintMix(node, part, place, state, on: surface)
        }
        if case .vibrancy(let look)? = node.model.special, !look.isNone, below.isPicture {
            return paintVibrancy(look, node, place, state, on: surface)
        }
        paintList(node.children, of: node, place, state, on: surface)
    }

    /// The sublayers in painting order; chunks outside the clip are skipped whole.
    func paintList(
        _ children: NodeList, of node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface
    ) {
        let matrix = node.model.sublayerMatrix
        if children.traits.contains(.isTilted) || matrix.map({ !CATransform3DIsAffine($0) }) == true {
            return paintParts(spaceParts(children, of: node, place, state.alpha), state, on: surface)
        }
        if children.traits.contains(.hasDepth) {
            for child in node.copies.isEmpty ? node.sortedChildren : RenderNode.sorted(children) {
                paint(child, place.child(child.model, of: node.model, matrix), state, on: surface)
            }
            return
        }
        let plane = matrix.map { Projection($0).then(place.projection) } ?? place.projection
        children.root?.forEach(where: { DevicePixels.around($0, plane).intersects(state.clip) }) { child in
            paint(child, place.child(child.model, of: node.model, matrix), state, on: surface)
        }
    }

    /// A transform layer: everything down to the flattening layers, as it stands in space.
    private func paintSolid(_ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface) {
        guard skipsUntil == nil else { return }
        if node.groupsBackdrops, paintReading(node, place, state, on: surface) { return }
        let alpha = state.alpha * min(node.model.opacity, 1)
        paintParts(solidParts(node, place, alpha), state, on: surface)
    }

    /// A replicator's copies, first to last.
    private func paintCopies(
        _ node: RenderNode, _ replicator: ReplicatorModel, _ place: NodePlace, _ state: PaintState,
        on surface: Surface
    ) {
        for (index, copy) in replicator.copies(of: node.model, node.children, node.copies).enumerated() {
            let copyPlace = NodePlace(matrix: CATransform3DConcat(copy.matrix, place.matrix), outer: place.outer)
            let tint = replicator.tint(of: index)
            if tint[3] <= 0 { continue }
            let extent = NodeExtent.childrenExtent(of: node.model, children: copy.children)
            let area = DevicePixels.around(extent, copyPlace.projection).intersection(state.clip)
            tinted(tint, area, state, on: surface) { state, surface in
                paintList(copy.children, of: node, copyPlace, state, on: surface)
            }
        }
    }

    /// Paints through four factors of red, green, blue and alpha.
    func tinted(
        _ tint: [CGFloat], _ area: PixelRect, _ state: PaintState, on surface: Surface,
        _ body: (PaintState, Surface) -> Void
    ) {
        if tint == [1, 1, 1, 1] { return body(state, surface) }
        withGroup(area, on: surface, alpha: 255) { group in
            var inner = state
            inner.clip = area
            body(inner, group)
            group.tint(tint, clip: area)
        }
    }
}

// Drawing what lies below in another look.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// The pixels below that the layers of a painter can read.
enum BelowAccess {
    /// Nothing: effects are left out (masks, pictures of layers that draw none).
    case none
    /// Nothing, but that something is there: shadows.
    case shape
    /// The surface: all that is painted so far lies in a rectangle of it, and nothing was left out there.
    case picture(PixelRect)
    /// The surface in a rectangle that is drawn anew, and around it what is kept.
    case screen(PixelRect)

    /// Whether effects are drawn.
    var isPicture: Bool {
        switch self {
        case .none, .shape: false
        case .picture, .screen: true
        }
    }
}

extension Painter {
    /// Draws a backdrop's look of what lies below, in a shape.
    func paintBackdrop(
        _ node: RenderNode, _ shape: LayerShape, _ place: NodePlace, _ state: PaintState, on surface: Surface
    ) {
        guard skipsUntil == nil, let paint = BackdropPaint(node.model, scale: scale) else { return }
        let whole = BackdropPlace.area(of: node.model, place.projection, screen)
        switch below {
        case .none: return
        case .shape: fill(shape, UInt32(DevicePixels.alpha(state.alpha)) << 24, clip: state.clip, on: surface)
        case .picture(let known):
            let area = whole.intersection(known), part = area.intersection(state.clip)
            if part.isEmpty || (leavesEmptyBackdrops && surface.isClear(area)) { return }
            guard let buffer = compositor.pool.take(width: part.width, height: part.height) else { return }
            let output = Surface(buffer: buffer, originX: part.minX, originY: part.minY)
            if paint.draw(surface, area: area, part: part, on: output) {
                replace(surface, by: output, shape, clip: part, alpha: state.alpha)
            }
            compositor.pool.give(buffer)
        case .screen(let drawn):
            guard let store = compositor.backdrops.store(node.id, whole) else { return }
            let part = whole.intersection(state.clip)
            if keptBackdrop === node { return replace(surface, by: store.surface, shape, clip: part, alpha: state.alpha) }
            let plain = state.alpha >= 1 ? shape.plainRect.map(part.intersection) : nil
            if let plain, store.drawInPlace(drawn, plain, paint, on: surface) { return }
            store.read(surface, drawn, margin: paint.margin)
            if part.isEmpty { return }
            if let plain, store.draw(plain, paint, on: surface) { return }
            if !store.refresh(part, paint) { return }
            replace(surface, by: store.surface, shape, clip: part, alpha: state.alpha)
        }
    }

    /// Puts pixels in the place of others inside a shape.
    private func replace(
        _ surface: Surface, by output: Surface, _ shape: LayerShape, clip: PixelRect, alpha: Float
    ) {
        let alpha = DevicePixels.alpha(alpha)
        switch shape.form {
        case .none: return
        case .everything: surface.replace(by: output, alpha: alpha, clip: clip)
        case .snapped(let rounded):
            for part in rounded.middle(rounded.tile) {
                surface.replace(by: output, alpha: alpha, clip: part.intersection(clip))
            }
            guard rounded.tile > 0 else { return }
            for corner in Corner.allCases where rounded.corners.contains(corner) {
                let area = rounded.area(corner, rounded.tile).intersection(clip)
                guard !area.isEmpty, let mask = rounded.mask(corner, cache: cache) else { continue }
                let square = rounded.square(corner, rounded.tile)
                surface.replace(
                    by: output, mask: PlacedMask(mask: mask, x: square.minX, y: square.minY), alpha: alpha, clip: area)
            }
        case .outlined:
            guard let mask = shape.fillMask(cache) else { return }
            surface.replace(by: output, mask: mask, alpha: alpha, clip: clip.intersection(mask.rect))
        }
    }

    // MARK: Vibrancy

    /// Sublayers as one picture that colours what lies below.
    func paintVibrancy(
        _ look: VibrancyLook, _ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface
    ) {
        guard skipsUntil == nil, let matrix = look.matrix else { return }
        let model = node.model
        let reach = DevicePixels.around(
            NodeExtent.childrenExtent(of: model, children: node.children), place.projection)
        let clip = reach.intersection(state.clip)
        // Backdrops among the sublayers read the whole picture.
        let area = node.children.traits.contains(.blursBelow) ? reach.intersection(screen) : clip
        guard !clip.isEmpty, let buffer = compositor.pool.take(width: area.width, height: area.height) else { return }
        let group = Surface(buffer: buffer, originX: area.minX, originY: area.minY)
        group.clear(area)
        var inner = state
        inner.alpha = 1
        inner.clip = area
        reading(.picture(area)) { paintList(node.children, of: node, place, inner, on: group) }
        surface.vibrate(matrix, by: group, alpha: DevicePixels.alpha(look.amount * state.alpha), clip: clip)
        // Sublayers in their own colours are drawn above the coloured ones.
        surface.composite(group, clip: clip, alpha: DevicePixels.alpha((1 - look.amount) * state.alpha))
        compositor.pool.give(buffer)
    }
}

extension LayerShape {
    /// The pixels of a shape without round corners or soft edges.
    fileprivate var plainRect: PixelRect? {
        if case .snapped(let shape) = form, shape.tile == 0 { return shape.rect }
        return nil
    }
}

extension Surface {
    /// Puts another surface's pixels in the place of these; by `alpha` of 255 parts.
    func replace(by other: Surface, alpha: UInt8, clip: PixelRect) {
        guard !clip.isEmpty, alpha > 0 else { return }
        if alpha < 255 { return mix(other, weight: UInt32(alpha) + UInt32(alpha >> 7), clip: clip) }
        Kernels.copy(
            other.buffer, clip.offsetBy(x: -other.originX, y: -other.originY), to: buffer, x: clip.minX - originX,
            y: clip.minY - originY)
    }

    /// The same by a mask's coverage; nothing outside the mask.
    func replace(by other: Surface, mask: PlacedMask, alpha: UInt8, clip: PixelRect) {
        let clip = clip.intersection(mask.rect)
        guard !clip.isEmpty, alpha > 0 else { return }
        for y in clip.minY..<clip.maxY {
            let target = buffer.row(y - originY).assumingMemoryBound(to: UInt32.self) + (clip.minX - originX)
            let source =
                other.buffer.row(y - other.originY).assumingMemoryBound(to: UInt32.self)
                + (clip.minX - other.originX)
            let cover = mask.mask.row(y - mask.y).assumingMemoryBound(to: UInt8.self) + (clip.minX - mask.x)
            for x in 0..<clip.width where cover[x] > 0 {
                let part = (UInt32(cover[x]) * UInt32(alpha) + 127) / 255
                target[x] = PixelMix.mix(target[x], source[x], part + part >> 7)
            }
        }
    }

    /// Colours pixels by a group's alpha, in 255 parts of `alpha`.
    func vibrate(_ matrix: PixelMatrix, by group: Surface, alpha: UInt8, clip: PixelRect) {
        if alpha == 0 { return }
        Kernels.vibrate(
            buffer, matrix, mask: group.buffer, at: group.originX - originX, group.originY - originY,
            clip: clip.offsetBy(x: -originX, y: -originY), strength: alpha)
    }

    /// Whether no pixel of a rectangle shows anything.
    func isClear(_ rect: PixelRect) -> Bool {
        for y in rect.minY..<rect.maxY {
            let row = buffer.row(y - originY).assumingMemoryBound(to: UInt32.self) + (rect.minX - originX)
            for x in 0..<rect.width where row[x] != 0 { return false }
        }
        return true
    }
}

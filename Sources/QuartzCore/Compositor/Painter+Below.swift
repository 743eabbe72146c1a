// Groups, masks and clips around layers that read what lies below them.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

extension Painter {
    /// Lets `body` paint with another sight of what lies below.
    func reading(_ access: BelowAccess, _ body: () -> Void) {
        let outer = (below, leavesEmptyBackdrops)
        if below.isPicture { below = access }
        leavesEmptyBackdrops = false
        body()
        (below, leavesEmptyBackdrops) = outer
    }

    /// Paints a node that reads what lies below, or that has such sublayers, where that needs another way. False where it
    /// does not.
    func paintReading(_ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface) -> Bool {
        let model = node.model
        guard below.isPicture else { return false }
        // 1. Backdrops that see their group alone: all of it is drawn, whatever part is asked for.
        if node.groupsBackdrops, !isOwnVibrancy(model) {
            paintWholeGroup(node, place, state, on: surface)
            return true
        }
        // 2. Its own mask and opacity are applied to what it made of what lies below.
        guard model.special?.readsBelow == true || model.blursBelow, !model.flags.contains(.shouldRasterize) else { return false }
        let fades = model.opacity < 1 && model.flags.contains(.allowsGroupOpacity)
        guard node.mask != nil || fades else { return false }
        guard skipsUntil == nil else { return true }
        passingThrough(state.clip, on: surface) {
            var inner = state
            inner.alpha = 1
            paintWhole(node, place, inner, on: surface)
        } merge: { before in
            let alpha = DevicePixels.alpha(min(model.opacity, 1) * state.alpha)
            let cover = node.mask.flatMap { maskCoverage($0, of: node, place, clip: state.clip) }
            // The pixels from before come back as far as the layer does not cover them.
            surface.restore(before, cover: cover, alpha: alpha, clip: state.clip)
        }
        return true
    }

    /// A vibrancy layer draws its sublayers' picture itself.
    private func isOwnVibrancy(_ model: LayerModel) -> Bool {
        if case .vibrancy? = model.special { return !model.flags.contains(.shouldRasterize) }
        return false
    }

    /// Draws a node's whole picture in a group and shows a part of it.
    private func paintWholeGroup(_ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface) {
        let model = node.model
        guard skipsUntil == nil || skipsUntil === node else { return }
        skipsUntil = nil
        if model.flags.contains(.shouldRasterize), model.special?.isTransform != true,
            paintRasterized(node, place, state, on: surface)
        {
            return
        }
        let whole = node.wholeArea(place, screen)
        let alpha = DevicePixels.alpha(min(model.opacity, 1) * state.alpha)
        let inner = PaintState(clip: whole)
        withGroup(whole, showing: state.clip, on: surface, alpha: alpha) { group in
            if model.special?.isTransform == true {
                return paintParts(solidParts(node, place, 1), inner, on: group)
            }
            paintWhole(node, place, inner, on: group)
            if let mask = node.mask { applyMask(mask, of: node, place, clip: whole, to: group) }
        }
    }

    /// Lets `body` paint straight on a surface, and hands `merge` what was there before.
    func passingThrough(_ area: PixelRect, on surface: Surface, _ body: () -> Void, merge: (Surface) -> Void) {
        guard !area.isEmpty, let buffer = compositor.pool.take(width: area.width, height: area.height) else { return }
        let before = Surface(buffer: buffer, originX: area.minX, originY: area.minY)
        before.replace(by: surface, alpha: 255, clip: area)
        body()
        merge(before)
        compositor.pool.give(buffer)
    }

    /// Paints through a rounded rectangle, all of it straight on the surface; what lies outside comes back.
    func clippedPassing(
        by shape: RoundedShape, clip: PixelRect, on surface: Surface, _ body: (Surface, PixelRect) -> Void
    ) {
        let clip = clip.intersection(shape.rect)
        let saved = Corner.allCases.compactMap { corner -> (PlacedMask, PixelRect, PixelBuffer)? in
            let area = shape.area(corner, shape.tile).intersection(clip)
            guard skipsUntil == nil, shape.corners.contains(corner), !area.isEmpty,
                let mask = shape.mask(corner, cache: cache),
                let buffer = compositor.pool.take(width: area.width, height: area.height)
            else { return nil }
            let square = shape.square(corner, shape.tile)
            Surface(buffer: buffer, originX: area.minX, originY: area.minY).replace(by: surface, alpha: 255, clip: area)
            return (PlacedMask(mask: mask, x: square.minX, y: square.minY), area, buffer)
        }
        body(surface, clip)
        for (mask, area, buffer) in saved {
            let before = Surface(buffer: buffer, originX: area.minX, originY: area.minY)
            surface.restore(before, cover: mask, alpha: 255, clip: area)
            compositor.pool.give(buffer)
        }
    }

    /// Draws a mask layer's coverage inside a rectangle, in a buffer of the pool.
    func maskCoverage(_ mask: RenderNode, of node: RenderNode, _ place: NodePlace, clip: PixelRect) -> PlacedMask? {
        guard let picture = compositor.pool.take(width: clip.width, height: clip.height) else { return nil }
        let surface = Surface(buffer: picture, originX: clip.minX, originY: clip.minY)
        surface.clear(clip)
        reading(.none) {
            paint(mask, place.child(mask.model, of: node.model, nil), PaintState(clip: clip), on: surface)
        }
        let cover = PlacedMask(mask: Kernels.alpha(of: picture), x: clip.minX, y: clip.minY)
        compositor.pool.give(picture)
        return cover
    }
}

extension Surface {
    /// Brings back what was there as far as a cover, in 255 parts of `alpha`, leaves it; all of it where there is none.
    func restore(_ before: Surface, cover: PlacedMask?, alpha: UInt8, clip: PixelRect) {
        guard !clip.isEmpty else { return }
        guard let cover else {
            let part = UInt32(alpha) + UInt32(alpha >> 7)
            if part < 256 { mix(before, weight: 256 - part, clip: clip) }
            return
        }
        for y in clip.minY..<clip.maxY {
            let target = buffer.row(y - originY).assumingMemoryBound(to: UInt32.self) + (clip.minX - originX)
            let source =
                before.buffer.row(y - before.originY).assumingMemoryBound(to: UInt32.self)
                + (clip.minX - before.originX)
            let row =
                cover.rect.minY <= y && y < cover.rect.maxY
                ? cover.mask.row(y - cover.y).assumingMemoryBound(to: UInt8.self) : nil
            for x in 0..<clip.width {
                let column = clip.minX + x - cover.x
                let covered = row != nil && column >= 0 && column < cover.mask.width ? UInt32(row![column]) : 0
                let part = (covered * UInt32(alpha) + 127) / 255
                target[x] = PixelMix.mix(source[x], target[x], part + part >> 7)
            }
        }
    }
}

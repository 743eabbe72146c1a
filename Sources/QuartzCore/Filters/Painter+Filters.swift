// Layers drawn through Core Image filters.
// Apple: "CALayer", filters, compositingFilter.
import CoreGraphics
import Foundation
import PixelKernels

extension Painter {
    /// Draws a layer through its own filters, and with its compositing filter on what lies below.
    func paintFiltered(_ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface) {
        let model = node.model
        guard skipsUntil == nil, let filters = model.rare.filters else { return }
        let alpha = DevicePixels.alpha(min(model.opacity, 1) * state.alpha)
        guard alpha > 0, let picture = filteredPicture(node, filters, place, state) else { return }
        let group = Surface(buffer: picture.mask, originX: picture.x, originY: picture.y)
        let clip = state.clip.intersection(picture.rect)
        guard filters.compositing != nil else { return surface.composite(group, clip: clip, alpha: alpha) }
        guard !clip.isEmpty, let above = group.copy(clip), let below = surface.copy(clip) else { return }
        if alpha < 255 { Kernels.multiply(above, above.bounds, by: alpha) }
        guard let result = filters.composited(above, over: below) else { return }
        surface.replace(by: Surface(buffer: result, originX: clip.minX, originY: clip.minY), alpha: 255, clip: clip)
    }

    /// The layer's picture with its mask, filtered: all of it where filters or backdrops look at more than a pixel.
    private func filteredPicture(
        _ node: RenderNode, _ filters: LayerFilters, _ place: NodePlace, _ state: PaintState
    ) -> PlacedMask? {
        func picture(_ area: PixelRect) -> PlacedMask? {
            guard !area.isEmpty, area.area <= 1 << 26, let buffer = PixelBuffer(width: area.width, height: area.height)
            else { return nil }
            let group = Surface(buffer: buffer, originX: area.minX, originY: area.minY)
            reading(.picture(area)) {
                paintWhole(node, place, PaintState(clip: area), on: group)
                if let mask = node.mask { applyMask(mask, of: node, place, clip: area, to: group) }
            }
            if filters.own.isEmpty { return PlacedMask(mask: buffer, x: area.minX, y: area.minY) }
            let bounds = node.model.bounds
            let corner = place.projection.map(CGPoint(x: bounds.minX, y: bounds.maxY))
            return filters.filtered(
                buffer, x: area.minX - DevicePixels.snap(corner.x), y: DevicePixels.snap(corner.y) - area.maxY, scale: scale
            ).map { PlacedMask(mask: $0, x: area.minX, y: area.minY) }
        }
        if filters.own.isEmpty && !node.traits.contains(.blursBelow) { return picture(state.clip) }
        // Pixels off the screen count as far as the filters reach; positions count from the layer's corner.
        let reach = Int((filters.reach * scale).rounded(.up))
        let all = DevicePixels.around(node.extent, place.projection)
        let area = all.area <= 1 << 24 ? all : all.intersection(screen.insetBy(-reach))
        let p = place.projection
        let key = CacheKey(
            kind: .filtered,
            numbers: [area.minX, area.minY, area.maxX, area.maxY]
                + [p.a, p.b, p.c, p.d, p.tx, p.ty, p.g, p.h, p.i].map { Int(truncatingIfNeeded: $0.bitPattern) },
            object: ObjectIdentifier(node))
        return cache.value(key, keeping: node) { picture(area) }
    }
}

extension Surface {
    /// A rectangle's pixels in a buffer of its size.
    func copy(_ rect: PixelRect) -> PixelBuffer? {
        guard let result = PixelBuffer(width: rect.width, height: rect.height) else { return nil }
        Surface(buffer: result, originX: rect.minX, originY: rect.minY).replace(by: self, alpha: 255, clip: rect)
        return result
    }
}

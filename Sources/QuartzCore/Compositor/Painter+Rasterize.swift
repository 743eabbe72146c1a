// Layers drawn through a bitmap of their own scale.
// Apple: "CALayer", shouldRasterize.
import CoreGraphics
import Foundation
import PixelKernels

extension Painter {
    /// Draws a layer that asks for it through a bitmap of `rasterizationScale` pixels a point. False where the bitmap
    /// would be the picture itself, or too large.
    func paintRasterized(
        _ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface
    ) -> Bool {
        let model = node.model
        let bitmapScale = model.hasRare ? model.rare.rasterizationScale : 1
        let projection = place.projection
        if projection.isScaleAndMove, abs(projection.a - bitmapScale) < 1e-9, abs(projection.d - bitmapScale) < 1e-9 {
            return false
        }
        let extent = node.extent
        let width = extent.width * bitmapScale, height = extent.height * bitmapScale
        guard width > 0, height > 0, width * height <= 16_777_216, width <= 16_384, height <= 16_384 else {
            return false
        }
        let minX = Int((extent.minX * bitmapScale).rounded(.down)) - 1
        let minY = Int((extent.minY * bitmapScale).rounded(.down)) - 1
        let area = PixelRect(
            minX: minX, minY: minY, maxX: Int((extent.maxX * bitmapScale).rounded(.up)) + 1,
            maxY: Int((extent.maxY * bitmapScale).rounded(.up)) + 1)
        let key = CacheKey(
            kind: .raster, numbers: [Int(bitmapScale * 1024), below.isPicture ? 1 : 0], object: ObjectIdentifier(node))
        let bitmap = cache.value(key, keeping: node) {
            guard let buffer = PixelBuffer(width: area.width, height: area.height) else { return nil }
            let inner = Painter(compositor, scale: bitmapScale, screen: area)
            if !below.isPicture { inner.below = below }
            var local = Projection.identity
            local.a = bitmapScale
            local.d = bitmapScale
            let bitmapPlace = NodePlace(matrix: CATransform3DIdentity, outer: local)
            let target = Surface(buffer: buffer, originX: area.minX, originY: area.minY)
            inner.paintUnrasterized(node, bitmapPlace, PaintState(clip: area), on: target)
            return PlacedMask(mask: buffer, x: area.minX, y: area.minY)
        }
        guard let bitmap else { return false }
        let points = CGRect(
            x: CGFloat(area.minX) / bitmapScale, y: CGFloat(area.minY) / bitmapScale,
            width: CGFloat(area.width) / bitmapScale, height: CGFloat(area.height) / bitmapScale)
        let fit = Projection(
            a: 1 / bitmapScale, b: 0, c: 0, d: 1 / bitmapScale, tx: points.minX, ty: points.minY, g: 0, h: 0, i: 1)
        let opacity = DevicePixels.alpha(min(model.opacity, 1) * state.alpha)
        let clip = DevicePixels.around(points, projection).intersection(state.clip)
        // The bitmap ends in transparent pixels, so its edges are soft enough.
        surface.draw(
            bitmap.mask, bitmap.mask.bounds, fit.then(projection), clip: clip, alpha: opacity, nearest: false,
            edges: .antialiased)
        return true
    }

    /// A node's own picture at full opacity, masked.
    private func paintUnrasterized(
        _ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface
    ) {
        guard node.mask != nil else { return paintWhole(node, place, state, on: surface) }
        withGroup(state.clip, on: surface, alpha: 255) { group in
            paintWhole(node, place, state, on: group)
            if let mask = node.mask { applyMask(mask, of: node, place, clip: state.clip, to: group) }
        }
    }
}

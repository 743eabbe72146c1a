// Shadows: the shape's coverage, blurred whole and kept, drawn moved in the shadow's colour.
// Apple: "CALayer", shadowPath, shadowRadius.
import CoreGraphics
import Foundation
import PixelKernels

extension Painter {
    func paintShadow(_ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface) {
        let model = node.model
        let rare = model.rare
        guard let color = rare.shadowColor else { return }
        let pixel = color.pixel(min(max(0, rare.shadowOpacity), 1) * state.alpha)
        guard pixel >> 24 != 0 else { return }
        let projection = place.projection
        // The offset and the radius follow the layer's scale, but not its turn in space.
        let tangent = projection.tangent(at: CGPoint(x: model.bounds.midX, y: model.bounds.midY))
        let pixels = abs(tangent.a * tangent.d - tangent.b * tangent.c).squareRoot()
        let radius = (rare.shadowRadius * pixels * 64).rounded() / 64
        let dx = DevicePixels.snap(rare.shadowOffset.width * tangent.a + rare.shadowOffset.height * tangent.c)
        let dy = DevicePixels.snap(rare.shadowOffset.width * tangent.b + rare.shadowOffset.height * tangent.d)
        let shadow: PlacedMask?
        if let path = rare.shadowPath {
            guard let shape = fillMask(path, false, projection) else { return }
            shadow = blurred(shape, radius, keeping: shape.mask)
        } else if castsItsShape(node), let shape = shapeMask(model, projection) {
            shadow = blurred(shape, radius, keeping: shape.mask)
        } else {
            shadow = subtreeShadow(node, place, radius, offset: (dx, dy))
        }
        guard let shadow else { return }
        surface.fill(mask: shadow.mask, at: shadow.x + dx, shadow.y + dy, pixel, clip: state.clip)
    }

    /// Whether the layer's own opaque background is all that can cast its shadow.
    private func castsItsShape(_ node: RenderNode) -> Bool {
        let model = node.model
        guard let color = model.backgroundColor, color.premultipliedPixel >> 24 == 255 else { return false }
        let own = NodeExtent.own(of: model).joined(
            NodeExtent.childrenExtent(of: model, children: node.children))
        return model.bounds.contains(own) && !(model.special?.isReplicator ?? false)
    }

    /// Coverage of the layer's rounded bounds, at the origin of its whole pixels.
    private func shapeMask(_ model: LayerModel, _ projection: Projection) -> PlacedMask? {
        let shape = LayerShape(model, projection)
        switch shape.form {
        case .none, .everything: return nil
        case .outlined: return shape.fillMask(cache)
        case .snapped(let rounded):
            guard rounded.rect.area <= 1 << 26 else { return nil }
            let key = CacheKey(
                kind: .flat,
                numbers: [
                    rounded.rect.width, rounded.rect.height, Int(rounded.radius * 64), rounded.isContinuous ? 1 : 0,
                ] + rounded.corners.map(\.rawValue).sorted(), object: nil)
            let mask = cache.value(key) {
                guard let buffer = PixelBuffer(width: rounded.rect.width, height: rounded.rect.height, format: .a8)
                else { return nil }
                Kernels.fill(a8: buffer, buffer.bounds, value: 255)
                for corner in rounded.corners where rounded.tile > 0 {
                    guard let tile = rounded.mask(corner, cache: cache) else { continue }
                    let square = rounded.square(corner, rounded.tile)
                    let area = rounded.area(corner, rounded.tile)
                    Kernels.copy(
                        tile, tile.bounds, to: buffer, x: square.minX - rounded.rect.minX,
                        y: square.minY - rounded.rect.minY,
                        clip: area.offsetBy(x: -rounded.rect.minX, y: -rounded.rect.minY))
                }
                return PlacedMask(mask: buffer, x: 0, y: 0)
            }
            return mask.map { PlacedMask(mask: $0.mask, x: rounded.rect.minX, y: rounded.rect.minY) }
        }
    }

    /// A mask blurred by a shadow's radius; kept with the mask it was made from.
    private func blurred(_ shape: PlacedMask, _ radius: CGFloat, keeping mask: PixelBuffer) -> PlacedMask? {
        let key = CacheKey(kind: .shadow, numbers: [Int(radius * 64)], object: ObjectIdentifier(mask))
        let result = cache.value(key, keeping: mask) {
            Kernels.shadowBlur(a8: mask, radius: Double(radius)).map {
                PlacedMask(mask: $0.buffer, x: -$0.margin, y: -$0.margin)
            }
        }
        return result.map { PlacedMask(mask: $0.mask, x: $0.x + shape.x, y: $0.y + shape.y) }
    }

    /// The shadow of all that the layer and its sublayers draw, as far as it can be seen on the screen.
    private func subtreeShadow(
        _ node: RenderNode, _ place: NodePlace, _ radius: CGFloat, offset: (Int, Int)
    ) -> PlacedMask? {
        let caster = NodeExtent.own(of: node.model).joined(
            node.model.special?.isReplicator == true
                ? node.extent : NodeExtent.childrenExtent(of: node.model, children: node.children))
        let margin = Kernels.shadowMargin(radius: Double(radius))
        // What lies further off casts no shadow on the screen. The same for every part of a frame.
        let area = DevicePixels.around(caster, place.projection).intersection(
            screen.offsetBy(x: -offset.0, y: -offset.1).insetBy(-margin - 1))
        guard !area.isEmpty else { return nil }
        let p = place.projection
        let key = CacheKey(
            kind: .casterShadow,
            numbers: [Int(radius * 64), area.minX, area.minY, area.maxX, area.maxY]
                + [p.a, p.b, p.c, p.d, p.tx, p.ty, p.g, p.h, p.i].map { Int(truncatingIfNeeded: $0.bitPattern) },
            object: ObjectIdentifier(node))
        return cache.value(key, keeping: node) {
            guard let picture = PixelBuffer(width: area.width, height: area.height) else { return nil }
            let surface = Surface(buffer: picture, originX: area.minX, originY: area.minY)
            paintCaster(node, place, PaintState(clip: area), on: surface)
            return Kernels.shadowBlur(a8: Kernels.alpha(of: picture), radius: Double(radius)).map {
                PlacedMask(mask: $0.buffer, x: area.minX - $0.margin, y: area.minY - $0.margin)
            }
        }
    }
}

// Shadows: the shape's coverage, blurred where it is not the same along an edge, kept, drawn moved in its colour.
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
        var shadow: PlacedMask?
        // The area that the layer itself will cover.
        var hidden = PixelRect.empty
        if let path = rare.shadowPath {
            guard let shape = fillMask(path, false, projection) else { return }
            shadow = blurred(shape, radius)
        } else if node.castsItsShape {
            let shape = LayerShape(model, projection)
            switch shape.form {
            case .none, .everything: break
            case .outlined: shadow = shape.fillMask(cache).flatMap { blurred($0, radius) }
            case .snapped(let rounded):
                shadow = blurred(rounded, radius)
                if state.alpha >= 1 { hidden = rounded.core }
            }
        }
        if rare.shadowPath == nil, shadow == nil { shadow = subtreeShadow(node, place, radius, offset: (dx, dy)) }
        guard let shadow else { return }
        let mask = shadow.stretch ?? StretchedMask(tile: shadow.mask)
        for clip in PixelRegion(state.clip).subtracting(hidden).rects {
            surface.fill(mask: mask, at: shadow.x + dx, shadow.y + dy, pixel, clip: clip)
        }
    }

    /// The blurred coverage of a layer's rounded bounds.
    private func blurred(_ shape: RoundedShape, _ radius: CGFloat) -> PlacedMask? {
        let key = CacheKey(
            kind: .flat,
            numbers: [
                Int(radius * 64), shape.rect.width, shape.rect.height, Int(shape.radius * 64), shape.isContinuous ? 1 : 0,
            ] + shape.corners.map(\.rawValue).sorted(), object: nil)
        let result = cache.value(key) {
            shape.coverage(cache: cache).flatMap { Kernels.shadowBlur($0, radius: Double(radius)) }.map {
                PlacedMask($0.mask, x: -$0.margin, y: -$0.margin)
            }
        }
        return result.map { moved($0, shape.rect.minX, shape.rect.minY) }
    }

    /// A mask blurred by a shadow's radius; kept with the mask it was made from.
    private func blurred(_ shape: PlacedMask, _ radius: CGFloat) -> PlacedMask? {
        let mask = shape.mask
        let key = CacheKey(kind: .shadow, numbers: [Int(radius * 64)], object: ObjectIdentifier(mask))
        let result = cache.value(key, keeping: mask) {
            Kernels.shadowBlur(StretchedMask(compressing: mask), radius: Double(radius)).map {
                PlacedMask($0.mask, x: -$0.margin, y: -$0.margin)
            }
        }
        return result.map { moved($0, shape.x, shape.y) }
    }

    private func moved(_ mask: PlacedMask, _ x: Int, _ y: Int) -> PlacedMask {
        PlacedMask(mask.stretch ?? StretchedMask(tile: mask.mask), x: mask.x + x, y: mask.y + y)
    }

    /// The shadow of all that the layer and its sublayers draw, as far as it can be seen on the screen.
    private func subtreeShadow(
        _ node: RenderNode, _ place: NodePlace, _ radius: CGFloat, offset: (Int, Int)
    ) -> PlacedMask? {
        let caster = NodeExtent.own(of: node.model).joined(
            node.model.special?.composesSublayers == true
                ? node.extent : NodeExtent.childrenExtent(of: node.model, children: node.children))
        let margin = Kernels.shadowMargin(radius: Double(radius))
        // A part further off casts no shadow on the screen. The limit is the same for every part of a frame.
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
            reading(.shape) { paintCaster(node, place, PaintState(clip: area), on: surface) }
            let shape = StretchedMask(compressing: Kernels.alpha(of: picture))
            return Kernels.shadowBlur(shape, radius: Double(radius)).map {
                PlacedMask($0.mask, x: area.minX - $0.margin, y: area.minY - $0.margin)
            }
        }
    }
}

// Paths: fill and stroke of shape layers, as cached coverage.
// Apple: "CAShapeLayer".
import CoreGraphics
import Foundation
import PixelKernels

extension Painter {
    func paintShape(_ shape: ShapeModel, _ place: NodePlace, _ state: PaintState, on surface: Surface) {
        guard let path = shape.path, !path.isEmpty else { return }
        if let color = shape.fillColor {
            let pixel = color.pixel(state.alpha)
            if pixel >> 24 != 0, let mask = fillMask(path, shape.evenOdd, place.projection) {
                surface.fill(mask: mask.mask, at: mask.x, mask.y, pixel, clip: state.clip)
            }
        }
        if let color = shape.strokeColor, shape.lineWidth > 0 {
            let pixel = color.pixel(state.alpha)
            if pixel >> 24 != 0, let mask = strokeMask(path, shape, place.projection) {
                surface.fill(mask: mask.mask, at: mask.x, mask.y, pixel, clip: state.clip)
            }
        }
    }

    /// Coverage of a filled path under a projection.
    func fillMask(_ path: CGPath, _ evenOdd: Bool, _ projection: Projection) -> PlacedMask? {
        placed(projection, .fill, path, [evenOdd ? 1 : 0]) { transform in
            path.coverage(transform: transform, evenOdd: evenOdd)
        } projected: {
            PathFlattener.projected(path, projection)?.coverage(transform: .identity, evenOdd: evenOdd)
        }
    }

    private func strokeMask(_ path: CGPath, _ shape: ShapeModel, _ projection: Projection) -> PlacedMask? {
        let numbers =
            [
                shape.lineWidth, shape.miterLimit, shape.dashPhase, shape.strokeStart, shape.strokeEnd,
            ] + shape.dashPattern
        let cap: CGLineCap = shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt
        let join: CGLineJoin = shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter
        let key = numbers.map { Int(truncatingIfNeeded: $0.bitPattern) } + [Int(cap.rawValue), Int(join.rawValue)]
        func trimmed() -> CGPath? {
            if shape.strokeStart <= 0 && shape.strokeEnd >= 1 { return path }
            return PathFlattener.trimmed(path, from: shape.strokeStart, to: shape.strokeEnd)
        }
        return placed(projection, .stroke, path, key) { transform in
            trimmed()?.strokeCoverage(
                transform: transform, lineWidth: shape.lineWidth, cap: cap, join: join, miterLimit: shape.miterLimit,
                dashPhase: shape.dashPhase, dashLengths: shape.dashPattern)
        } projected: {
            // A pen under perspective: drawn as for the affine part about the middle of the path.
            guard let path = trimmed() else { return nil }
            let affine = projection.tangent(at: CGPoint(x: path.boundingBox.midX, y: path.boundingBox.midY))
            return path.strokeCoverage(
                transform: affine, lineWidth: shape.lineWidth, cap: cap, join: join, miterLimit: shape.miterLimit,
                dashPhase: shape.dashPhase, dashLengths: shape.dashPattern)
        }
    }

    /// Coverage made with the whole pixels of the move taken out, so that moved shapes find theirs again.
    private func placed(
        _ projection: Projection, _ kind: CacheKey.Kind, _ path: CGPath, _ numbers: [Int],
        _ make: (CGAffineTransform) -> (mask: PixelBuffer, x: Int, y: Int)?,
        projected: () -> (mask: PixelBuffer, x: Int, y: Int)?
    ) -> PlacedMask? {
        let p = projection
        guard p.isAffine else {
            let key = CacheKey(
                kind: kind,
                numbers: numbers + [p.a, p.b, p.c, p.d, p.tx, p.ty, p.g, p.h, p.i].map { Int(truncatingIfNeeded: $0.bitPattern) },
                object: ObjectIdentifier(path))
            return cache.value(key, keeping: path) { projected().map { PlacedMask(mask: $0.mask, x: $0.x, y: $0.y) } }
        }
        let (local, originX, originY) = p.parted
        let transform = CGAffineTransform(a: p.a, b: p.b, c: p.c, d: p.d, tx: local.tx, ty: local.ty)
        let key = CacheKey(
            kind: kind,
            numbers: numbers
                + [p.a, p.b, p.c, p.d, transform.tx, transform.ty].map { Int(truncatingIfNeeded: $0.bitPattern) },
            object: ObjectIdentifier(path))
        let mask = cache.value(key, keeping: path) {
            make(transform).map { PlacedMask(mask: $0.mask, x: $0.x, y: $0.y) }
        }
        return mask?.offsetBy(x: originX, y: originY)
    }
}

extension Projection {
    /// The affine map that agrees with this one at a point, to first order.
    func tangent(at p: CGPoint) -> CGAffineTransform {
        let w = max(self.w(p), Projection.nearest)
        let m = map(p)
        let a = (self.a - g * m.x) / w, b = (self.b - g * m.y) / w
        let c = (self.c - h * m.x) / w, d = (self.d - h * m.y) / w
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: m.x - a * p.x - c * p.y, ty: m.y - b * p.x - d * p.y)
    }
}

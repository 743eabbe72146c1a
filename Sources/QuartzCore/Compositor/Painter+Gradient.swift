// Gradients of CAGradientLayer.
// Apple: "CAGradientLayer". Its space is the unit square, stretched with the bounds (observed).
import CoreGraphics
import Foundation
import PixelKernels

extension Painter {
    func paintGradient(
        _ gradient: GradientModel, _ shape: LayerShape, _ state: PaintState, on surface: Surface
    ) {
        guard !gradient.colors.isEmpty else { return }
        let ramp = compositor.ramps.ramp(gradient)
        let alpha = DevicePixels.alpha(state.alpha)
        switch shape.form {
        case .none: return
        case .everything: fillGradient(gradient, ramp, shape, state.clip, alpha, on: surface)
        case .snapped(let rounded):
            let clip = state.clip.intersection(rounded.rect)
            if clip.isEmpty { return }
            for part in rounded.middle(rounded.tile) {
                fillGradient(gradient, ramp, shape, part.intersection(clip), alpha, on: surface)
            }
            for corner in Corner.allCases where rounded.tile > 0 && rounded.corners.contains(corner) {
                let area = rounded.area(corner, rounded.tile).intersection(clip)
                guard !area.isEmpty, let mask = rounded.mask(corner, cache: cache) else { continue }
                let square = rounded.square(corner, rounded.tile)
                fillGradient(
                    gradient, ramp, shape, area, alpha, mask: PlacedMask(mask: mask, x: square.minX, y: square.minY),
                    on: surface)
            }
        case .outlined:
            guard let mask = shape.fillMask(cache) else { return }
            fillGradient(
                gradient, ramp, shape, state.clip.intersection(mask.rect), alpha, mask: mask, on: surface)
        }
    }

    /// Fills a rectangle with the gradient's pixels, each from its own place.
    private func fillGradient(
        _ gradient: GradientModel, _ ramp: GradientRamp, _ shape: LayerShape, _ clip: PixelRect, _ alpha: UInt8,
        mask: PlacedMask? = nil, on surface: Surface
    ) {
        guard !clip.isEmpty, let inverse = shape.projection.inverse else { return }
        let b = shape.bounds
        // From device pixels to the unit square, its origin moved to the start point.
        let start = gradient.startPoint, end = gradient.endPoint
        var unit = inverse.then(
            Projection(
                a: 1 / b.width, b: 0, c: 0, d: 1 / b.height, tx: -b.minX / b.width - start.x,
                ty: -b.minY / b.height - start.y, g: 0, h: 0, i: 1))
        let dx = end.x - start.x, dy = end.y - start.y
        // Then to a space where the gradient is plain.
        switch gradient.type {
        case .radial:
            func safe(_ v: CGFloat) -> CGFloat { abs(v) < 1e-6 ? 1e-6 : v }
            unit = unit.then(
                Projection(a: 1 / safe(dx), b: 0, c: 0, d: 1 / safe(dy), tx: 0, ty: 0, g: 0, h: 0, i: 1))
        case .conic:
            let length = (dx * dx + dy * dy).squareRoot()
            let (x, y) = length > 0 ? (dx / length, dy / length) : (1, 0)
            unit = unit.then(Projection(a: x, b: -y, c: y, d: x, tx: 0, ty: 0, g: 0, h: 0, i: 1))
        default:
            let square = dx * dx + dy * dy
            // No length: all of it is beyond the end.
            let (x, y) = square > 0 ? (dx / square, dy / square) : (0, 0)
            unit = unit.then(
                Projection(a: x, b: 0, c: y, d: 0, tx: square > 0 ? 0 : 1, ty: 0, g: 0, h: 0, i: 1))
        }
        guard unit.isAffine else {
            return fillProjected(gradient.type, ramp, unit, clip, alpha, mask, on: surface)
        }
        let target = clip.offsetBy(x: -surface.originX, y: -surface.originY)
        let paint = surface.paint(mask: mask, alpha: alpha, from: shape.originX, shape.originY)
        switch gradient.type {
        case .radial:
            Kernels.fill(
                surface.buffer, target, radial: ramp, from: (0, 0, 0), to: (0, 0, 1), space: PixelTransform(unit),
                paint: paint)
        case .conic:
            Kernels.fill(surface.buffer, target, conic: ramp, space: PixelTransform(unit), paint: paint)
        default:
            Kernels.fill(surface.buffer, target, axial: ramp, a: unit.a, b: unit.c, c: unit.tx, paint: paint)
        }
    }

    /// Seen in perspective: pixel by pixel.
    private func fillProjected(
        _ type: CAGradientLayerType, _ ramp: GradientRamp, _ unit: Projection, _ clip: PixelRect, _ alpha: UInt8,
        _ mask: PlacedMask?, on surface: Surface
    ) {
        guard let row = compositor.pool.take(width: clip.width, height: clip.height) else { return }
        for y in clip.minY..<clip.maxY {
            let line = row.row(y - clip.minY).assumingMemoryBound(to: UInt32.self)
            for x in clip.minX..<clip.maxX {
                let p = unit.map(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
                let position: CGFloat
                switch type {
                case .radial: position = (p.x * p.x + p.y * p.y).squareRoot()
                case .conic:
                    // Quantised, so that no last bit of the C library shows.
                    let turn = atan2(p.y, p.x) / (2 * .pi)
                    position = ((turn - turn.rounded(.down)) * 65_536).rounded() / 65_536
                default: position = p.x
                }
                line[x - clip.minX] = ramp.pixel(at: position)
            }
        }
        if let mask {
            surface.composite(
                row, at: clip.minX, clip.minY, mask: mask.mask, maskX: mask.x, maskY: mask.y, clip: clip, alpha: alpha)
        } else {
            surface.composite(row, at: clip.minX, clip.minY, clip: clip, alpha: alpha)
        }
        compositor.pool.give(row)
    }
}

// Gradients of CAGradientLayer.
// Apple: "CAGradientLayer". Its space is the unit square, stretched with the bounds (observed).
import CoreGraphics
import Foundation
import PixelKernels

/// A gradient's colours as a table of premultiplied pixels.
struct GradientTable {
    static let size = 1024
    let pixels: [UInt32]

    init(_ gradient: GradientModel, alpha: Float) {
        let colors = gradient.colors.map { $0.straightComponents }
        var stops: [(CGFloat, [CGFloat])] = []
        for (index, color) in colors.enumerated() {
            var location = colors.count == 1 ? 0 : CGFloat(index) / CGFloat(colors.count - 1)
            if let locations = gradient.locations {
                location = index < locations.count ? locations[index] : 1
            }
            stops.append((min(max(stops.last?.0 ?? 0, location), 1), color))
        }
        let fade = CGFloat(DevicePixels.alpha(alpha)) / 255
        var pixels = [UInt32](repeating: 0, count: Self.size)
        var next = 0
        for index in 0..<Self.size {
            let t = CGFloat(index) / CGFloat(Self.size - 1)
            while next < stops.count && stops[next].0 <= t { next += 1 }
            let before = stops[max(0, next - 1)], after = stops[min(next, stops.count - 1)]
            let span = after.0 - before.0
            let p = span > 0 ? min(max(0, (t - before.0) / span), 1) : 0
            let mixed = zip(before.1, after.1).map { $0 + ($1 - $0) * p }
            let a = mixed[3] * fade
            func byte(_ value: CGFloat) -> UInt32 { UInt32(min(max(0, value * a * 255 + 0.5), 255)) }
            pixels[index] =
                UInt32(a * 255 + 0.5) << 24 | byte(mixed[0]) << 16 | byte(mixed[1]) << 8 | byte(mixed[2])
        }
        self.pixels = pixels
    }

    func pixel(_ t: CGFloat) -> UInt32 { pixels[Int(min(max(0, t), 1) * CGFloat(Self.size - 1) + 0.5)] }
}

extension Painter {
    func paintGradient(
        _ gradient: GradientModel, _ shape: LayerShape, _ state: PaintState, on surface: Surface
    ) {
        guard !gradient.colors.isEmpty else { return }
        let table = GradientTable(gradient, alpha: state.alpha)
        switch shape.form {
        case .none: return
        case .everything: fillGradient(gradient, table, shape, state.clip, on: surface)
        case .snapped(let rounded):
            let clip = state.clip.intersection(rounded.rect)
            if clip.isEmpty { return }
            if rounded.tile == 0 { return fillGradient(gradient, table, shape, clip, on: surface) }
            clipped(by: rounded, clip: clip, on: surface) { fillGradient(gradient, table, shape, $1, on: $0) }
        case .outlined:
            guard let mask = shape.fillMask(cache) else { return }
            let clip = state.clip.intersection(mask.rect)
            withGroup(clip, on: surface, alpha: 255) { group in
                fillGradient(gradient, table, shape, clip, on: group)
                group.multiply(by: mask.mask, at: mask.x, mask.y, clip: clip)
            }
        }
    }

    /// Fills a rectangle with the gradient's pixels, each from its own place.
    private func fillGradient(
        _ gradient: GradientModel, _ table: GradientTable, _ shape: LayerShape, _ clip: PixelRect,
        on surface: Surface
    ) {
        guard let inverse = shape.projection.inverse else { return }
        let b = shape.bounds
        // From device pixels to the unit square.
        let unit = inverse.then(
            Projection(
                a: 1 / b.width, b: 0, c: 0, d: 1 / b.height, tx: -b.minX / b.width, ty: -b.minY / b.height, g: 0, h: 0,
                i: 1))
        let start = gradient.startPoint, end = gradient.endPoint
        let dx = end.x - start.x, dy = end.y - start.y
        let length = dx * dx + dy * dy
        func position(_ x: Int, _ y: Int) -> CGFloat {
            let p = unit.map(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
            let u = p.x - start.x, v = p.y - start.y
            switch gradient.type {
            case .radial:
                let x = dx == 0 ? (u == 0 ? 0 : .infinity) : u / dx, y = dy == 0 ? (v == 0 ? 0 : .infinity) : v / dy
                return (x * x + y * y).squareRoot()
            case .conic:
                // Quantised, so that no last bit of the C library shows.
                let angle = (atan2(v, u) - atan2(dy, dx)) / (2 * .pi)
                return ((angle - angle.rounded(.down)) * 65_536).rounded() / 65_536
            default: return length == 0 ? 1 : (u * dx + v * dy) / length
            }
        }
        let isAxial = gradient.type == .axial || (gradient.type != .radial && gradient.type != .conic)
        if isAxial && unit.isAffine && unit.a * dx + unit.b * dy == 0 {
            for y in clip.minY..<clip.maxY {
                surface.fill(
                    PixelRect(minX: clip.minX, minY: y, maxX: clip.maxX, maxY: y + 1), table.pixel(position(0, y)))
            }
            return
        }
        guard let row = compositor.pool.take(width: clip.width, height: clip.height) else { return }
        let sameRows = isAxial && unit.isAffine && unit.c * dx + unit.d * dy == 0
        for y in clip.minY..<clip.maxY {
            let line = row.row(y - clip.minY).assumingMemoryBound(to: UInt32.self)
            if sameRows && y > clip.minY {
                line.update(
                    from: row.row(0).assumingMemoryBound(to: UInt32.self), count: clip.width)
                continue
            }
            for x in clip.minX..<clip.maxX { line[x - clip.minX] = table.pixel(position(x, sameRows ? 0 : y)) }
        }
        surface.composite(row, at: clip.minX, clip.minY, clip: clip)
        compositor.pool.give(row)
    }
}

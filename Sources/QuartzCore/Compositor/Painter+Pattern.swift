// Backgrounds that are patterns.
// Apple: "CALayer", backgroundColor; "UIColor", init(patternImage:).
import CoreGraphics
import Foundation
import PixelKernels

extension LayerModel {
    /// The pattern of the background; `backgroundColor` is nil where there is one.
    var backgroundPattern: CGColor? { hasRare ? rare.backgroundPattern : nil }
}

extension Painter {
    /// Fills a layer's shape with the cells of a pattern, the first of them at the origin of the layer's own space, so
    /// that the pattern of a scroll view moves with its content [observed].
    func paintPattern(_ color: CGColor, _ shape: LayerShape, _ state: PaintState, on surface: Surface) {
        guard let cell = PatternCell(color, shape, cache) else { return }
        let alpha = DevicePixels.alpha(state.alpha)
        switch shape.form {
        case .none: return
        case .everything: fill(cell, shape, state.clip, alpha, on: surface)
        case .snapped(let rounded):
            let clip = state.clip.intersection(rounded.rect)
            if clip.isEmpty { return }
            for part in rounded.middle(rounded.tile) { fill(cell, shape, part.intersection(clip), alpha, on: surface) }
            for corner in Corner.allCases where rounded.tile > 0 && rounded.corners.contains(corner) {
                let area = rounded.area(corner, rounded.tile).intersection(clip)
                guard !area.isEmpty, let mask = rounded.mask(corner, cache: cache) else { continue }
                let square = rounded.square(corner, rounded.tile)
                fill(
                    cell, shape, area, alpha, mask: PlacedMask(mask: mask, x: square.minX, y: square.minY), on: surface)
            }
        case .outlined:
            guard let mask = shape.fillMask(cache) else { return }
            fill(cell, shape, state.clip.intersection(mask.rect), alpha, mask: mask, on: surface)
        }
    }

    private func fill(
        _ cell: PatternCell, _ shape: LayerShape, _ clip: PixelRect, _ alpha: UInt8, mask: PlacedMask? = nil,
        on surface: Surface
    ) {
        guard !clip.isEmpty, let area = compositor.pool.take(width: clip.width, height: clip.height) else { return }
        defer { compositor.pool.give(area) }
        guard cell.write(area, clip, shape) else { return }
        if let mask {
            surface.composite(
                area, at: clip.minX, clip.minY, mask: mask.mask, maskX: mask.x, maskY: mask.y, clip: clip, alpha: alpha)
        } else {
            surface.composite(area, at: clip.minX, clip.minY, clip: clip, alpha: alpha)
        }
    }
}

/// One cell of a pattern at the density of the device, and how it repeats.
private struct PatternCell {
    /// The distance from one cell's beginning to the next one's, in points.
    private let period: CGSize
    /// Pixels of the cell a point.
    private let density: CGFloat
    private let cell: PixelBuffer
    /// Whether rows and columns of the layer are those of the device, neither turned nor mirrored.
    private let isUpright: Bool

    /// The longest side of a kept cell, in pixels.
    private static let greatestSide: CGFloat = 2048

    init?(_ color: CGColor, _ shape: LayerShape, _ cache: PixelCache) {
        guard let period = color.pattern?.period else { return nil }
        let p = shape.projection
        isUpright = p.isScaleAndMove && p.a > 0 && p.d > 0
        // What is sampled changes from frame to frame: its cell is drawn at few densities.
        let wanted = isUpright ? max(p.a, p.d) : min(max(shape.pixelsAPoint.rounded(.up), 1), 4)
        let density = min(wanted, Self.greatestSide / max(period.width, period.height))
        guard density > 0, density.isFinite else { return nil }
        let key = CacheKey(
            kind: .pattern, numbers: [Int(truncatingIfNeeded: Double(density).bitPattern)], object: ObjectIdentifier(color))
        let made = cache.value(key, keeping: color) {
            let width = max(1, (period.width * density - 0.001).rounded(.up))
            let height = max(1, (period.height * density - 0.001).rounded(.up))
            guard let buffer = PixelBuffer(width: Int(width), height: Int(height)),
                let context = CGContext(pixelBuffer: buffer, scale: density, yDown: true)
            else { return nil }
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: width / density, height: height / density))
            return PlacedMask(mask: buffer, x: 0, y: 0)
        }
        guard let cell = made?.mask else { return nil }
        (self.period, self.density, self.cell) = (period, density, cell)
    }

    /// Writes the pattern's pixels over an area of the device; false where the layer cannot be seen.
    func write(_ area: PixelBuffer, _ clip: PixelRect, _ shape: LayerShape) -> Bool {
        isUpright ? writeUpright(area, clip, shape) : writeSampled(area, clip, shape)
    }

    /// Each pixel of the device takes the cell's pixel that lies there.
    private func writeUpright(_ area: PixelBuffer, _ clip: PixelRect, _ shape: LayerShape) -> Bool {
        let p = shape.projection
        func places(_ range: Range<Int>, _ origin: CGFloat, _ scale: CGFloat, _ period: CGFloat, _ count: Int) -> [Int] {
            range.map { pixel in
                let point = (CGFloat(pixel) + 0.5 - origin) / scale
                let inside = point - (point / period).rounded(.down) * period
                return min(count - 1, max(0, Int(inside * density)))
            }
        }
        let columns = places(
            clip.minX - shape.originX..<clip.maxX - shape.originX, CGFloat(DevicePixels.snap(p.tx)), p.a, period.width,
            cell.width)
        let rows = places(
            clip.minY - shape.originY..<clip.maxY - shape.originY, CGFloat(DevicePixels.snap(p.ty)), p.d, period.height,
            cell.height)
        for (y, row) in rows.enumerated() {
            let line = area.row(y).assumingMemoryBound(to: UInt32.self)
            let source = cell.row(row).assumingMemoryBound(to: UInt32.self)
            for (x, column) in columns.enumerated() { line[x] = source[column] }
        }
        return true
    }

    /// Turned, mirrored or in perspective: between the four pixels of the cell around each place.
    private func writeSampled(_ area: PixelBuffer, _ clip: PixelRect, _ shape: LayerShape) -> Bool {
        guard let inverse = shape.projection.inverse else { return false }
        for y in 0..<clip.height {
            let line = area.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<clip.width {
                let place = CGPoint(
                    x: CGFloat(clip.minX - shape.originX + x) + 0.5, y: CGFloat(clip.minY - shape.originY + y) + 0.5)
                let point = inverse.map(place)
                guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e7, abs(point.y) < 1e7 else {
                    line[x] = 0
                    continue
                }
                line[x] = sample(point)
            }
        }
        return true
    }

    private func sample(_ point: CGPoint) -> UInt32 {
        func place(_ value: CGFloat, _ period: CGFloat, _ count: Int) -> (low: Int, high: Int, part: UInt32) {
            let inside = value - (value / period).rounded(.down) * period
            let pixel = inside * CGFloat(count) / period - 0.5
            let low = Int(pixel.rounded(.down))
            let part = UInt32((pixel - CGFloat(low)) * 256)
            return ((low + count) % count, (low + 1) % count, min(part, 255))
        }
        let x = place(point.x, period.width, cell.width)
        let y = place(point.y, period.height, cell.height)
        let upper = cell.row(y.low).assumingMemoryBound(to: UInt32.self)
        let lower = cell.row(y.high).assumingMemoryBound(to: UInt32.self)
        let above = Self.between(upper[x.low], upper[x.high], x.part)
        return Self.between(above, Self.between(lower[x.low], lower[x.high], x.part), y.part)
    }

    /// Channel by channel, `part` of 256 of the way.
    private static func between(_ one: UInt32, _ two: UInt32, _ part: UInt32) -> UInt32 {
        if one == two { return one }
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let a = (one >> shift) & 255, b = (two >> shift) & 255
            result |= ((a * (256 - part) + b * part + 128) >> 8) << shift
        }
        return result
    }
}

// Squares of one colour each.
// Apple: "Core Image Filter Reference", CIPixellate.
internal import CFilterRows
import PixelKernels

/// Squares of `scale` pixels, one of them with its corner at `center`, each of the mean of what it covers; the extent
/// grows to the squares that the input touches.
final class PixellateNode: ImageNode {
    let input: any ImageNode
    let center: CGPoint
    let scale: Double
    let extent: CGRect

    init(_ input: any ImageNode, center: CGPoint, scale: Double) {
        self.input = input
        self.center = center
        self.scale = max(1, scale)
        let own = input.extent
        extent = own.isCountable ? Self.squares(own, center, self.scale).wholePixels : own
    }

    private static func squares(_ rect: CGRect, _ center: CGPoint, _ scale: Double) -> CGRect {
        func low(_ v: Double, _ c: Double) -> Double { ((v - c) / scale + 1e-9).rounded(.down) * scale + c }
        func high(_ v: Double, _ c: Double) -> Double { ((v - c) / scale - 1e-9).rounded(.up) * scale + c }
        let x = low(rect.minX, center.x), y = low(rect.minY, center.y)
        return CGRect(x: x, y: y, width: high(rect.maxX, center.x) - x, height: high(rect.maxY, center.y) - y)
    }

    var inputs: [any ImageNode] { [input] }
    var isOpaque: Bool { input.isOpaque && !input.extent.isCountable }

    func reads(_ rect: CGRect, of input: any ImageNode) -> CGRect {
        rect.isCountable ? Self.squares(rect, center, scale).wholePixels : rect
    }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        let bounds = PixelRect(covering: extent)
        let wanted = region.intersection(bounds)
        let source = PixelRect(covering: Self.squares(wanted.cgRect, center, scale))
        return CropStage(
            PixellateStage(rendering.stage(input, source), source, bounds: bounds, center: center, scale: scale), bounds)
    }
}

private final class PixellateStage: Stage {
    private let input: any Stage
    private let region, bounds: PixelRect
    private let center: CGPoint
    private let scale: Double
    private let memory, result: RowMemory
    /// The row of squares that ``result`` holds.
    private var known: Int?

    init(_ input: any Stage, _ region: PixelRect, bounds: PixelRect, center: CGPoint, scale: Double) {
        self.input = input
        self.region = region
        self.bounds = bounds
        self.center = center
        self.scale = scale
        memory = RowMemory(region.width)
        result = RowMemory(region.width)
    }

    private func square(of pixel: Int, _ center: Double) -> Int {
        Int(((Double(pixel) + 0.5 - center) / scale).rounded(.down))
    }

    /// The pixels whose centres lie in a square.
    private func pixels(of square: Int, _ center: Double) -> Range<Int> {
        let from = Int((Double(square) * scale + center - 0.5).rounded(.up))
        return from..<max(from + 1, Int((Double(square + 1) * scale + center - 0.5).rounded(.up)))
    }

    func fill(_ row: Row) {
        let line = square(of: row.y, center.y)
        if known != line { make(line) }
        row.copy(result.row(x: region.minX, y: row.y, count: region.width).part(from: row.x, count: row.count))
    }

    private func make(_ line: Int) {
        let width = region.width
        let sum = result.row(x: region.minX, y: 0, count: width)
        sum.clear()
        let rows = pixels(of: line, center.y)
        for y in rows.clamped(to: region.minY..<region.maxY) {
            let row = memory.row(x: region.minX, y: y, count: width)
            input.fill(row)
            vtf_combine(sum.pixels, sum.plane, 1, row.pixels, row.plane, 1, Int32(width))
        }
        var x = region.minX
        while x < region.maxX {
            let columns = pixels(of: square(of: x, center.x), center.x)
            let inside = columns.clamped(to: region.minX..<region.maxX)
            let weight = 1 / Float(columns.count * rows.count)
            for channel in 0..<4 {
                let pixels = sum.pixels + channel * sum.plane + (inside.lowerBound - region.minX)
                var total: Float = 0
                for index in 0..<inside.count { total += pixels[index] }
                pixels.update(repeating: total * weight, count: inside.count)
            }
            x = max(x + 1, inside.upperBound)
        }
        known = line
    }
}

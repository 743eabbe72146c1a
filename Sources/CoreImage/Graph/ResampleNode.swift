// A picture in another size, every pixel of it counted.
// Apple: "Core Image Filter Reference", CILanczosScaleTransform.
internal import CFilterRows
import PixelKernels

/// A picture scaled from the origin by Lanczos' kernel of three lobes, widened where the picture shrinks.
final class ResampleNode: ImageNode {
    let input: any ImageNode
    let scaleX, scaleY: Double
    let extent: CGRect

    /// Factors above 0.
    init(_ input: any ImageNode, scaleX: Double, scaleY: Double) {
        self.input = input
        self.scaleX = scaleX
        self.scaleY = scaleY
        let own = input.extent
        extent =
            own.isCountable ? own.applying(CGAffineTransform(scaleX: scaleX, y: scaleY)).wholePixels : own
    }

    var inputs: [any ImageNode] { [input] }

    func reads(_ rect: CGRect, of input: any ImageNode) -> CGRect {
        guard rect.isCountable else { return .infinite }
        return CGRect(
            x: rect.minX / scaleX, y: rect.minY / scaleY, width: rect.width / scaleX, height: rect.height / scaleY
        ).outset(3 / min(1, scaleX) + 1, 3 / min(1, scaleY) + 1).wholePixels
    }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        let bounds = PixelRect(covering: extent)
        let wanted = region.intersection(bounds)
        let own = PixelRect(covering: input.extent)
        let source = PixelRect(covering: reads(wanted.cgRect, of: input)).intersection(own)
        guard !source.isEmpty, let image = rendering.image(input, source),
            let across = rendering.makeImage(
                PixelRect(minX: wanted.minX, minY: source.minY, maxX: wanted.maxX, maxY: source.maxY))
        else { return ClearStage() }
        let columns = ResamplingTable(wanted.minX..<wanted.maxX, scale: scaleX, source: source.minX..<source.maxX)
        for y in source.minY..<source.maxY {
            let from = image.row(y), to = across.row(y)
            for channel in 0..<4 {
                vtf_resample(
                    to.pixels + channel * to.plane, from.pixels + channel * from.plane, Int32(to.count), columns.first,
                    columns.weights, Int32(columns.taps))
            }
        }
        let rows = ResamplingTable(wanted.minY..<wanted.maxY, scale: scaleY, source: source.minY..<source.maxY)
        return CropStage(ResampleStage(across, rows, firstRow: wanted.minY), bounds)
    }
}

/// Which source pixels make each target pixel along one axis; the picture's edge pixels go on outside it.
struct ResamplingTable {
    var first: [Int32] = []
    var weights: [Float] = []
    var taps: Int

    init(_ target: Range<Int>, scale: Double, source: Range<Int>) {
        let widen = max(1, 1 / scale)
        taps = min(source.count, 2 * Int((3 * widen).rounded(.up)) + 1)
        for pixel in target {
            let center = (Double(pixel) + 0.5) / scale - 0.5
            let wished = Int((center - 3 * widen).rounded(.down))
            let start = max(source.lowerBound, min(source.upperBound - taps, wished))
            var line = [Double](repeating: 0, count: taps)
            // Weights of places outside go to the nearest pixel.
            for place in wished...Int((center + 3 * widen).rounded(.up)) {
                let index = max(0, min(taps - 1, place - start))
                line[index] += Self.lanczos((Double(place) - center) / widen)
            }
            let sum = line.reduce(0, +)
            first.append(Int32(start - source.lowerBound))
            weights.append(contentsOf: line.map { Float($0 / sum) })
        }
    }

    static func lanczos(_ x: Double) -> Double {
        if x == 0 { return 1 }
        if abs(x) >= 3 { return 0 }
        let p = x * .pi
        return 3 * sin(p) * sin(p / 3) / (p * p)
    }
}

private final class ResampleStage: Stage {
    private let image: FloatImage
    private let rows: ResamplingTable
    private let firstRow: Int

    init(_ image: FloatImage, _ rows: ResamplingTable, firstRow: Int) {
        self.image = image
        self.rows = rows
        self.firstRow = firstRow
    }

    func fill(_ row: Row) {
        row.clear()
        let line = row.y - firstRow
        for tap in 0..<rows.taps {
            let weight = rows.weights[line * rows.taps + tap]
            if weight == 0 { continue }
            let from = image.row(image.rect.minY + Int(rows.first[line]) + tap).part(from: row.x, count: row.count)
            for channel in 0..<4 {
                vtf_add(row.pixels + channel * row.plane, from.pixels + channel * from.plane, Int32(row.count), weight)
            }
        }
    }
}

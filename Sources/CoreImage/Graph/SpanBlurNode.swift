// Box and disc blurs: every pixel of a shape weighs the same, added up out of running sums.
// Apple: "Core Image Filter Reference", CIBoxBlur, CIDiscBlur.
internal import CFilterRows
import PixelKernels

/// The mean over a square or a disc around each pixel; the extent grows by the radius, rounded up.
final class SpanBlurNode: ImageNode {
    enum Shape: Sendable {
        /// A square of 2 · radius + 1 pixels a side.
        case box
        /// A disc whose radius is half a pixel larger, so that radius 0 is the pixel itself.
        case disc
    }

    let input: any ImageNode
    let shape: Shape
    let radius: Double
    let extent: CGRect

    static let maximum = 500.0

    init(_ input: any ImageNode, _ shape: Shape, radius: Double) {
        self.input = input
        self.shape = shape
        self.radius = min(radius, Self.maximum)
        let margin = self.radius.rounded(.up)
        extent = input.extent.outset(margin, margin)
    }

    var inputs: [any ImageNode] { [input] }
    var isOpaque: Bool { input.isOpaque && !input.extent.isCountable }

    func reads(_ rect: CGRect, of input: any ImageNode) -> CGRect {
        let margin = radius.rounded(.up)
        return rect.outset(margin, margin)
    }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        let bounds = PixelRect(covering: extent)
        let wanted = region.intersection(bounds)
        let reach = Int(radius.rounded(.up)) + 1
        guard let image = rendering.image(input, wanted.grown(x: reach, y: reach)) else { return ClearStage() }
        guard shape == .box else {
            return CropStage(SpanBlurStage(image, wanted, halves: halves, reach: reach), bounds)
        }
        // A square's rows are all alike: each row of the picture is added up once, then the sums of rows are.
        let across = SpanBlurStage(image, wanted, halves: [(radius + 0.5, 1 / (2 * radius + 1))], reach: reach)
        let weights = halves.map { Float($0.share * (2 * radius + 1)) }
        return CropStage(ColumnStage(across, wanted, rows: image.rect.minY..<image.rect.maxY, weights: weights), bounds)
    }

    /// For each row from the middle on: half the width of the shape there, and how much of the row it covers.
    private var halves: [(half: Double, share: Double)] {
        let edge = radius + 0.5
        let rows = Int((edge - 0.5).rounded(.up))
        let all: [(half: Double, share: Double)] = (0...rows).map { row in
            let share = min(1, edge - (Double(row) - 0.5))
            switch shape {
            case .box: return (edge, share)
            case .disc:
                // The row's mean half width: the chord through the middle of what it covers.
                let y = row == 0 ? 0.25 : Double(row) - 0.5 + share / 2
                return (max(0, edge * edge - y * y).squareRoot(), share)
            }
        }
        // A box's shares are of its width × height, as a disc's are of its rows' sum.
        let area = 2 * (all[0].half * all[0].share + 2 * all.dropFirst().reduce(0) { $0 + $1.half * $1.share })
        return all.map { ($0.half, $0.share / area) }
    }
}

private final class SpanBlurStage: Stage {
    private let image: FloatImage
    private let halves: [(half: Double, share: Double)]
    private let reach: Int
    /// Running sums of the rows read last, four planes each, by row modulo their number.
    private var sums: [[Double]]
    private var known: [Int?]
    private let region: PixelRect
    private let memory: RowMemory

    init(_ image: FloatImage, _ region: PixelRect, halves: [(half: Double, share: Double)], reach: Int) {
        self.image = image
        self.region = region
        self.halves = halves
        self.reach = reach
        sums = Array(repeating: [], count: 2 * halves.count + 1)
        known = Array(repeating: nil, count: 2 * halves.count + 1)
        memory = RowMemory(region.width + 2 * reach)
    }

    /// The place of a row's sums in ``sums``.
    private func sums(of y: Int) -> Int {
        let place = ((y % sums.count) + sums.count) % sums.count
        if known[place] == y { return place }
        let width = region.width + 2 * reach
        let row = memory.row(x: region.minX - reach, y: y, count: width)
        ImageStage(image).fill(row)
        if sums[place].isEmpty { sums[place] = Array(repeating: 0, count: 4 * (width + 1)) }
        sums[place].withUnsafeMutableBufferPointer { target in
            for channel in 0..<4 {
                vtf_prefix(
                    target.baseAddress! + channel * (width + 1), row.pixels + channel * row.plane, Int32(width))
            }
        }
        known[place] = y
        return place
    }

    func fill(_ row: Row) {
        row.clear()
        let width = region.width + 2 * reach
        for (offset, line) in halves.enumerated() where line.half > 0 {
            for y in offset == 0 ? [row.y] : [row.y - offset, row.y + offset] {
                guard y >= image.rect.minY, y < image.rect.maxY else { continue }
                let place = sums(of: y)
                sums[place].withUnsafeBufferPointer { source in
                    for channel in 0..<4 {
                        vtf_add_span(
                            row.pixels + channel * row.plane,
                            source.baseAddress! + channel * (width + 1) + row.x - region.minX, Int32(row.count),
                            Int32(reach), line.half, line.share)
                    }
                }
            }
        }
    }
}

/// Weighed sums of rows around each row.
private final class ColumnStage: Stage {
    private let input: any Stage
    private let region: PixelRect
    /// The input's rows; others are transparent.
    private let rows: Range<Int>
    /// From the middle outwards.
    private let weights: [Float]
    /// The rows read last, by row modulo their number.
    private var memory: [RowMemory]
    private var known: [Int?]

    init(_ input: any Stage, _ region: PixelRect, rows: Range<Int>, weights: [Float]) {
        self.input = input
        self.region = region
        self.rows = rows
        self.weights = weights
        let count = 2 * weights.count - 1
        memory = (0..<count).map { _ in RowMemory(region.width) }
        known = Array(repeating: nil, count: count)
    }

    private func source(_ y: Int) -> Row {
        let place = ((y % known.count) + known.count) % known.count
        let row = memory[place].row(x: region.minX, y: y, count: region.width)
        if known[place] != y {
            input.fill(row)
            known[place] = y
        }
        return row
    }

    func fill(_ row: Row) {
        row.clear()
        let reach = weights.count - 1
        let near = max(rows.lowerBound, row.y - reach)..<max(rows.lowerBound, min(rows.upperBound, row.y + reach + 1))
        let sources = near.map { (source($0).part(from: row.x, count: row.count), weights[abs($0 - row.y)]) }
        guard !sources.isEmpty else { return }
        for channel in 0..<4 {
            let moved = sources.map { source, weight in
                var source = source
                source.pixels += channel * source.plane
                return (source, weight)
            }
            var target = row
            target.pixels += channel * row.plane
            target.add(moved, floats: row.count)
        }
    }
}

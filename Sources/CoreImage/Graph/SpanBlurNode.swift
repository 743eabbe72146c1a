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
        return CropStage(SpanBlurStage(image, wanted, halves: halves, reach: reach), bounds)
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

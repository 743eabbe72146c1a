// A blur along a line, as of a camera that moves.
// Apple: "Core Image Filter Reference", CIMotionBlur.
internal import CFilterRows
import PixelKernels

/// The mean along a line through each pixel, `radius` to either side at an angle; the extent grows by the line's reach.
final class MotionBlurNode: ImageNode {
    let input: any ImageNode
    let radius, angle: Double
    let extent: CGRect

    init(_ input: any ImageNode, radius: Double, angle: Double) {
        self.input = input
        self.radius = min(radius, SpanBlurNode.maximum)
        self.angle = angle
        let margin = Self.margin(self.radius, angle)
        extent = input.extent.outset(margin.x, margin.y)
    }

    private static func margin(_ radius: Double, _ angle: Double) -> (x: Double, y: Double) {
        // A hair less, so that the sine of a π of 32 bits does not cost a pixel.
        (
            max(0, (abs(cos(angle)) * radius - 1e-4).rounded(.up)),
            max(0, (abs(sin(angle)) * radius - 1e-4).rounded(.up))
        )
    }

    var inputs: [any ImageNode] { [input] }
    var isOpaque: Bool { input.isOpaque && !input.extent.isCountable }

    func reads(_ rect: CGRect, of input: any ImageNode) -> CGRect {
        let margin = Self.margin(radius, angle)
        return rect.outset(margin.x, margin.y)
    }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        let bounds = PixelRect(covering: extent)
        let wanted = region.intersection(bounds)
        let margin = Self.margin(radius, angle)
        let source = wanted.grown(x: Int(margin.x) + 1, y: Int(margin.y) + 1)
        guard let image = rendering.image(input, source) else { return ClearStage() }
        // Samples a pixel apart or nearer, as many to either side.
        let count = max(1, Int(radius.rounded(.up)))
        return CropStage(MotionStage(image, x: cos(angle) * radius, y: sin(angle) * radius, count: count), bounds)
    }
}

private final class MotionStage: Stage {
    private let image: FloatImage
    private let x, y: Double
    private let count: Int

    init(_ image: FloatImage, x: Double, y: Double, count: Int) {
        self.image = image
        self.x = x
        self.y = y
        self.count = count
    }

    func fill(_ row: Row) {
        row.clear()
        let weight = 1 / Float(2 * count + 1)
        for index in -count...count {
            let t = Double(index) / Double(count)
            // The same four weights for all pixels of the row: it is added up to four times, moved.
            let dx = (t * x * 4096).rounded() / 4096, dy = (t * y * 4096).rounded() / 4096
            let left = dx.rounded(.down), low = dy.rounded(.down)
            let (fx, fy) = (Float(dx - left), Float(dy - low))
            add(row, Int(left), Int(low), (1 - fx) * (1 - fy) * weight)
            add(row, Int(left) + 1, Int(low), fx * (1 - fy) * weight)
            add(row, Int(left), Int(low) + 1, (1 - fx) * fy * weight)
            add(row, Int(left) + 1, Int(low) + 1, fx * fy * weight)
        }
    }

    /// Adds the picture moved by whole pixels.
    private func add(_ row: Row, _ dx: Int, _ dy: Int, _ weight: Float) {
        let y = row.y + dy
        let from = max(row.x, image.rect.minX - dx), to = min(row.x + row.count, image.rect.maxX - dx)
        guard weight > 0, y >= image.rect.minY, y < image.rect.maxY, from < to else { return }
        let target = row.part(from: from, count: to - from)
        let source = image.row(y).part(from: from + dx, count: to - from)
        for channel in 0..<4 {
            vtf_add(
                target.pixels + channel * target.plane, source.pixels + channel * source.plane, Int32(target.count),
                weight)
        }
    }
}

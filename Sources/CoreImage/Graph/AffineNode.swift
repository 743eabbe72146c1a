// A picture moved, scaled, turned or sheared.
// Apple: "CIImage", transformed(by:), samplingNearest().
internal import CFilterRows
import PixelKernels

/// A picture through an affine map; its extent is the smallest rectangle of whole pixels around the mapped one.
final class AffineNode: ImageNode {
    let input: any ImageNode
    let transform: CGAffineTransform
    let isNearest: Bool
    let extent: CGRect

    init(_ input: any ImageNode, _ transform: CGAffineTransform, isNearest: Bool = false) {
        // Two maps in a row are one, unless the first was to be sampled in another way.
        if let earlier = input as? AffineNode, earlier.isNearest == isNearest {
            self.input = earlier.input
            self.transform = earlier.transform.concatenating(transform)
        } else {
            self.input = input
            self.transform = transform
        }
        self.isNearest = isNearest
        let own = self.input.extent
        let isUsable = self.transform.isFinite && self.transform.determinant != 0
        extent = !isUsable || own.isNull ? .null : own.isCountable ? own.applying(self.transform).wholePixels : .infinite
    }

    var inputs: [any ImageNode] { [input] }
    var isOpaque: Bool { input.isOpaque && wholeShift != nil }

    func reads(_ rect: CGRect, of input: any ImageNode) -> CGRect {
        rect.isCountable ? rect.applying(transform.inverted()).outset(1, 1).wholePixels : .infinite
    }

    private var wholeShift: (x: Int, y: Int)? {
        let t = transform
        guard t.a == 1, t.b == 0, t.c == 0, t.d == 1, t.tx == t.tx.rounded(), t.ty == t.ty.rounded(),
            abs(t.tx) < CGFloat(PixelRect.limit), abs(t.ty) < CGFloat(PixelRect.limit)
        else { return nil }
        return (Int(t.tx), Int(t.ty))
    }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        if let shift = wholeShift {
            let from = region.offsetBy(x: -shift.x, y: -shift.y).intersection(.everything)
            return ShiftStage(rendering.stage(input, from), x: shift.x, y: shift.y)
        }
        let bounds = PixelRect(covering: extent)
        let wanted = region.intersection(bounds)
        let source = PixelRect(covering: reads(wanted.cgRect, of: input))
        guard !source.isEmpty, let image = rendering.image(input, source) else { return ClearStage() }
        return CropStage(AffineStage(image, transform.inverted(), isNearest: isNearest), bounds)
    }
}

final class ShiftStage: Stage {
    private let input: any Stage
    private let x, y: Int

    init(_ input: any Stage, x: Int, y: Int) {
        self.input = input
        self.x = x
        self.y = y
    }

    func fill(_ row: Row) { input.fill(row.at(x: row.x - x, y: row.y - y)) }
}

private final class AffineStage: Stage {
    private let image: FloatImage
    private let back: CGAffineTransform
    private let isNearest: Bool

    init(_ image: FloatImage, _ back: CGAffineTransform, isNearest: Bool) {
        self.image = image
        self.back = back
        self.isNearest = isNearest
    }

    func fill(_ row: Row) {
        row.clear()
        let start = CGPoint(x: Double(row.x) + 0.5, y: Double(row.y) + 0.5).applying(back)
        image.sample(
            into: row, x: start.x, y: start.y, stepX: back.a, stepY: back.b, isNearest: isNearest, weight: 1)
    }
}

extension FloatImage {
    /// Adds samples along a line to a row; places are points of the plane, so that a pixel's centre is at ½.
    func sample(
        into row: Row, x: Double, y: Double, stepX: Double, stepY: Double, isNearest: Bool, weight: Float
    ) {
        let first = self.row(rect.minY)
        vtf_sample_add(
            row.pixels, row.plane, Int32(row.count), first.pixels, stride, plane, Int32(rect.width),
            Int32(rect.height), x - 0.5 - Double(rect.minX), y - 0.5 - Double(rect.minY), stepX, stepY,
            isNearest ? 1 : 0, weight)
    }
}

extension CGAffineTransform {
    var determinant: CGFloat { a * d - b * c }
    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}

/// Marks how maps after this step sample it.
final class SamplingNode: ImageNode {
    let input: any ImageNode
    let isNearest: Bool

    init(_ input: any ImageNode, isNearest: Bool) {
        self.input = input
        self.isNearest = isNearest
    }

    var extent: CGRect { input.extent }
    var inputs: [any ImageNode] { [input] }
    var isOpaque: Bool { input.isOpaque }
    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage { rendering.stage(input, region) }
}

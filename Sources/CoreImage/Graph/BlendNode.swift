// Two pictures into one, and two by a mask.
// Apple: "Core Image Filter Reference", CICategoryCompositeOperation, CIBlendWithMask.
internal import CFilterRows
import PixelKernels

/// How two pictures meet; the names are those of the filters.
enum BlendFormula: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, pinLight, linearBurn, linearDodge, linearLight, vividLight
    case divide, subtract
    case sourceIn, sourceOut, sourceAtop, add, maximum, minimum, product, absoluteDifference

    /// Where the result can be other than transparent.
    func extent(front: CGRect, back: CGRect) -> CGRect {
        switch self {
        case .sourceIn, .product, .minimum: front.shared(back)
        case .sourceOut: front
        case .sourceAtop: back
        default: front.joined(back)
        }
    }
}

/// One picture over another.
final class BlendNode: ImageNode {
    let front, back: any ImageNode
    let formula: BlendFormula
    let extent: CGRect

    init(_ front: any ImageNode, over back: any ImageNode, _ formula: BlendFormula) {
        self.front = front
        self.back = back
        self.formula = formula
        extent = formula.extent(front: front.extent, back: back.extent)
    }

    var inputs: [any ImageNode] { [front, back] }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        let bounds = PixelRect(covering: extent)
        let inside = region.intersection(bounds)
        let front = rendering.stage(front, inside)
        let back = rendering.stage(back, inside)
        if formula == .normal, front is ClearStage { return CropStage(back, bounds) }
        return CropStage(BlendStage(front, back, formula, width: inside.width), bounds)
    }
}

private final class BlendStage: Stage {
    private let front, back: any Stage
    private let formula: BlendFormula
    private let memory: RowMemory

    init(_ front: any Stage, _ back: any Stage, _ formula: BlendFormula, width: Int) {
        self.front = front
        self.back = back
        self.formula = formula
        memory = RowMemory(width)
    }

    func fill(_ row: Row) {
        back.fill(row)
        let other = memory.row(x: row.x, y: row.y, count: row.count)
        front.fill(other)
        vtf_blend(formula.rawValue, row.pixels, row.plane, other.pixels, other.plane, Int32(row.count))
    }
}

/// The front where a mask is white, the back where it is black.
final class MaskNode: ImageNode {
    /// What of the mask counts.
    enum Channel: Int32 { case red = 0, blue = 2, alpha = 3, luminance = 4 }

    let front, back, mask: any ImageNode
    let channel: Channel
    let extent: CGRect

    init(_ front: any ImageNode, over back: any ImageNode, mask: any ImageNode, _ channel: Channel) {
        self.front = front
        self.back = back
        self.mask = mask
        self.channel = channel
        extent = front.extent.shared(mask.extent).joined(back.extent)
    }

    var inputs: [any ImageNode] { [front, back, mask] }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        let bounds = PixelRect(covering: extent)
        let inside = region.intersection(bounds)
        return CropStage(
            MaskStage(
                rendering.stage(front, inside), rendering.stage(back, inside), rendering.stage(mask, inside),
                channel.rawValue, width: inside.width), bounds)
    }
}

private final class MaskStage: Stage {
    private let front, back, mask: any Stage
    private let channel: Int32
    private let frontMemory, maskMemory: RowMemory

    init(_ front: any Stage, _ back: any Stage, _ mask: any Stage, _ channel: Int32, width: Int) {
        self.front = front
        self.back = back
        self.mask = mask
        self.channel = channel
        frontMemory = RowMemory(width)
        maskMemory = RowMemory(width)
    }

    func fill(_ row: Row) {
        back.fill(row)
        let other = frontMemory.row(x: row.x, y: row.y, count: row.count)
        front.fill(other)
        let coverage = maskMemory.row(x: row.x, y: row.y, count: row.count)
        mask.fill(coverage)
        vtf_mix_masked(
            row.pixels, row.plane, other.pixels, other.plane, coverage.pixels, coverage.plane, channel,
            Int32(row.count))
    }
}

/// Two pictures added with a weight each.
final class MixNode: ImageNode {
    let one, other: any ImageNode
    let weight, otherWeight: Float
    let extent: CGRect

    init(_ one: any ImageNode, _ weight: Float, _ other: any ImageNode, _ otherWeight: Float, extent: CGRect? = nil) {
        self.one = one
        self.other = other
        self.weight = weight
        self.otherWeight = otherWeight
        self.extent = extent ?? one.extent.joined(other.extent)
    }

    var inputs: [any ImageNode] { [one, other] }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        let bounds = PixelRect(covering: extent)
        let inside = region.intersection(bounds)
        return CropStage(
            MixStage(
                rendering.stage(one, inside), weight, rendering.stage(other, inside), otherWeight, width: inside.width),
            bounds)
    }
}

private final class MixStage: Stage {
    private let one, other: any Stage
    private let weight, otherWeight: Float
    private let memory: RowMemory

    init(_ one: any Stage, _ weight: Float, _ other: any Stage, _ otherWeight: Float, width: Int) {
        self.one = one
        self.other = other
        self.weight = weight
        self.otherWeight = otherWeight
        memory = RowMemory(width)
    }

    func fill(_ row: Row) {
        one.fill(row)
        let second = memory.row(x: row.x, y: row.y, count: row.count)
        other.fill(second)
        vtf_combine(row.pixels, row.plane, weight, second.pixels, second.plane, otherWeight, Int32(row.count))
    }
}

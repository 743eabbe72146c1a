// Steps that look at one pixel's colour alone: any number of them run over a row while it is in the cache.
// Apple: "Core Image Filter Reference", CICategoryColorAdjustment, CICategoryColorEffect.
internal import CFilterRows
import PixelKernels

/// A change of colours as a filter asks for it; colours are still in the space they were given in.
enum ColorStep: Sendable {
    case matrix(ColorMatrix)
    /// A grey of the luminance, coloured, mixed with the original.
    case monochrome(WorkingColor, intensity: Float)
    /// Dark to light as one colour to another.
    case ramp(from: WorkingColor, to: WorkingColor)
    /// White becomes this colour.
    case whitePoint(WorkingColor)
    case clamp(low: SIMD4<Float>, high: SIMD4<Float>)
    case power(Float)
    case curve(encodes: Bool)
    case posterize(Float)
    case threshold(Float)
    case extreme(isLargest: Bool)
    case premultiply(divides: Bool)
    /// Darker with the distance from a point.
    case vignette(center: CGPoint, inner: Float, outer: Float, intensity: Float)
}

/// An input with changed colours.
final class ColorNode: ImageNode {
    let input: any ImageNode
    let step: ColorStep

    init(_ input: any ImageNode, _ step: ColorStep) {
        self.input = input
        self.step = step
    }

    var extent: CGRect { input.extent }
    var inputs: [any ImageNode] { [input] }

    var isOpaque: Bool {
        guard input.isOpaque else { return false }
        return switch step {
        case .matrix(let matrix): matrix.keepsAlpha
        case .clamp(_, let high): high.w >= 1
        default: true
        }
    }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        // 1. All steps down to something else, the last one first.
        var steps = [step]
        var source = input
        while let node = source as? ColorNode {
            steps.append(node.step)
            source = node.input
        }
        // 2. Neighbouring matrices are one matrix.
        var resolved: [ResolvedStep] = []
        for step in steps.reversed() {
            let next = ResolvedStep(step, rendering)
            if case .matrix(let later) = next, case .matrix(let earlier)? = resolved.last {
                resolved[resolved.count - 1] = .matrix(earlier.followed(by: later))
            } else {
                resolved.append(next)
            }
        }
        rendering.plan.colorLoops += resolved.count
        return ColorStage(rendering.stage(source, region), resolved, PixelRect(covering: extent))
    }
}

/// The same with colours in the working space.
enum ResolvedStep {
    case matrix(ColorMatrix)
    case power(Float, table: [Float])
    case other(ColorStep)

    init(_ step: ColorStep, _ rendering: Rendering) {
        switch step {
        case .matrix(let matrix): self = .matrix(matrix)
        case .monochrome(let color, let intensity):
            self = .matrix(.monochrome(rendering.straight(color), intensity: intensity))
        case .ramp(let from, let to): self = .matrix(.ramp(rendering.straight(from), rendering.straight(to)))
        case .whitePoint(let color): self = .matrix(.scale(rendering.straight(color)))
        case .power(let power):
            var table = [Float](repeating: 0, count: Int(VTF_POWER_SIZE) + 1)
            vtf_make_power(&table, power)
            self = .power(power, table: table)
        default: self = .other(step)
        }
    }
}

final class ColorStage: Stage {
    private let input: any Stage
    private let steps: [ResolvedStep]
    /// Set where a step colours what is transparent: outside the extent it must stay so.
    private let bounds: PixelRect?

    init(_ input: any Stage, _ steps: [ResolvedStep], _ extent: PixelRect) {
        self.input = input
        self.steps = steps
        let paints = steps.contains {
            switch $0 {
            case .matrix(let matrix): matrix.paintsTransparent
            case .other(.clamp(let low, _)): low.w > 0
            default: false
            }
        }
        bounds = paints ? extent : nil
    }

    func fill(_ row: Row) {
        input.fill(row)
        for step in steps {
            switch step {
            case .matrix(let matrix):
                withUnsafeBytes(of: matrix.values) {
                    vtf_matrix(row.pixels, row.plane, Int32(row.count), $0.baseAddress!.assumingMemoryBound(to: Float.self))
                }
            case .power(let power, let table): vtf_power(row.pixels, row.plane, Int32(row.count), power, table)
            case .other(let step): apply(step, row)
            }
        }
        if let bounds { row.clearOutside(bounds) }
    }

    private func apply(_ step: ColorStep, _ row: Row) {
        let (pixels, plane, count) = (row.pixels, row.plane, Int32(row.count))
        switch step {
        case .clamp(let low, let high):
            vtf_clamp(pixels, plane, count, [low.x, low.y, low.z, low.w], [high.x, high.y, high.z, high.w])
        case .curve(let encodes): vtf_curve(pixels, plane, count, encodes ? 1 : 0)
        case .posterize(let levels): vtf_posterize(pixels, plane, count, levels)
        case .threshold(let threshold): vtf_threshold(pixels, plane, count, threshold)
        case .extreme(let isLargest): vtf_extreme(pixels, plane, count, isLargest ? 1 : 0)
        case .premultiply(let divides): vtf_premultiply(pixels, plane, count, divides ? 1 : 0)
        case .vignette(let center, let inner, let outer, let intensity):
            vtf_vignette(
                pixels, plane, count, Float(row.x) + 0.5, Float(row.y) + 0.5, Float(center.x), Float(center.y), inner,
                outer, intensity)
        case .matrix, .monochrome, .ramp, .whitePoint, .power: break
        }
    }
}

extension Row {
    /// Makes transparent what lies outside a rectangle.
    func clearOutside(_ rect: PixelRect) {
        guard y >= rect.minY, y < rect.maxY, x < rect.maxX, x + count > rect.minX else { return clear() }
        if rect.minX > x { part(from: x, count: rect.minX - x).clear() }
        if rect.maxX < x + count { part(from: rect.maxX, count: x + count - rect.maxX).clear() }
    }
}

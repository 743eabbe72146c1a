// Pictures made from nothing: one colour, gradients, checkers.
// Apple: "Core Image Filter Reference", CICategoryGenerator, CICategoryGradient.
internal import CFilterRows
import PixelKernels

/// A picture without end that is computed from the place alone.
final class GeneratorNode: ImageNode {
    enum Pattern: Sendable {
        case color(WorkingColor)
        /// Between two points; equal points give the second colour everywhere.
        case linear(CGPoint, CGPoint, WorkingColor, WorkingColor, isSmooth: Bool)
        /// Between two radii about a centre.
        case radial(CGPoint, Float, Float, WorkingColor, WorkingColor, isBell: Bool)
        /// Squares or stripes of a width; sharpness 0…1.
        case checkers(CGPoint, Float, Float, WorkingColor, WorkingColor, isSquares: Bool)
    }

    let pattern: Pattern

    init(_ pattern: Pattern) { self.pattern = pattern }

    var extent: CGRect { .infinite }

    var isOpaque: Bool {
        switch pattern {
        case .color(let color): color.values.w >= 1
        case .linear(_, _, let from, let to, _), .radial(_, _, _, let from, let to, _),
            .checkers(_, _, _, let from, let to, _):
            from.values.w >= 1 && to.values.w >= 1
        }
    }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        switch pattern {
        case .color(let color): GeneratorStage(pattern, rendering.working(color), .zero)
        case .linear(_, _, let from, let to, _), .radial(_, _, _, let from, let to, _),
            .checkers(_, _, _, let from, let to, _):
            GeneratorStage(pattern, rendering.working(from), rendering.working(to))
        }
    }
}

private final class GeneratorStage: Stage {
    private let pattern: GeneratorNode.Pattern
    private let from, to: [Float]

    init(_ pattern: GeneratorNode.Pattern, _ from: SIMD4<Float>, _ to: SIMD4<Float>) {
        self.pattern = pattern
        self.from = [from.x, from.y, from.z, from.w]
        self.to = [to.x, to.y, to.z, to.w]
    }

    func fill(_ row: Row) {
        let (pixels, plane, count) = (row.pixels, row.plane, Int32(row.count))
        let (x, y) = (Double(row.x) + 0.5, Double(row.y) + 0.5)
        switch pattern {
        case .color: vtf_fill(pixels, plane, count, from)
        case .linear(let start, let end, _, _, let isSmooth):
            let dx = end.x - start.x, dy = end.y - start.y, square = dx * dx + dy * dy
            guard square > 0 else { return vtf_fill(pixels, plane, count, to) }
            let first = ((x - start.x) * dx + (y - start.y) * dy) / square
            vtf_linear_gradient(
                pixels, plane, count, Float(dx / square), Float(first), isSmooth ? 1 : 0, from, to)
        case .radial(let center, let inner, let outer, _, _, let isBell):
            vtf_radial_gradient(
                pixels, plane, count, Float(x), Float(y), Float(center.x), Float(center.y), inner, outer,
                isBell ? 1 : 0, from, to)
        case .checkers(let center, let width, let sharpness, _, _, let isSquares):
            guard width > 0 else { return vtf_fill(pixels, plane, count, from) }
            vtf_checkers(
                pixels, plane, count, Float(x), Float(y), Float(center.x), Float(center.y), width,
                (1 - max(0, min(1, sharpness))) * width, isSquares ? 1 : 0, from, to)
        }
    }
}

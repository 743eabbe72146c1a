// A gradient with its geometry.
// No Apple page: this is ours; the rules are those of "CGGradient".
internal import CCairo
import PixelKernels

/// A gradient in user space.
struct Shading {
    enum Kind {
        case linear(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    var stops: [CGGradient.Stop]
    var kind: Kind
    var options: CGGradientDrawingOptions

    /// Whether start and end are the same, so that nothing is painted.
    var isDegenerate: Bool {
        switch kind {
        case .linear(let start, let end): start == end
        case .radial(let start, let r0, let end, let r1): start == end && r0 == r1
        }
    }

    /// The pixels over a region, under a transform to them.
    func render(transform: CGAffineTransform, region: PixelRect) -> PixelBuffer? {
        guard let result = PixelBuffer(width: region.width, height: region.height) else { return nil }
        let surface = cairo_image_surface_create_for_data(
            result.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(region.width),
            Int32(region.height), Int32(result.bytesPerRow))
        let cairo = cairo_create(surface)!
        let moved = transform.concatenating(
            CGAffineTransform(translationX: -CGFloat(region.minX), y: -CGFloat(region.minY)))
        let pattern = makePattern(transform: moved)
        cairo_set_source(cairo, pattern)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
        cairo_pattern_destroy(pattern)
        cairo_destroy(cairo)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        return result
    }

    /// Cairo's pattern under a transform to its surface; the caller destroys it.
    func makePattern(transform: CGAffineTransform) -> OpaquePointer {
        let pattern: OpaquePointer
        switch kind {
        case .linear(let start, let end): pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .radial(let start, let r0, let end, let r1):
            pattern = cairo_pattern_create_radial(start.x, start.y, r0, end.x, end.y, r1)
        }
        func add(_ location: CGFloat, _ stop: CGGradient.Stop, _ alpha: CGFloat) {
            cairo_pattern_add_color_stop_rgba(pattern, location, stop.red, stop.green, stop.blue, alpha)
        }
        // Padding goes on with the outermost stop: a transparent one where the gradient ends.
        if !options.contains(.drawsBeforeStartLocation) { add(0, stops[0], 0) }
        if stops[0].location > 0, !options.contains(.drawsBeforeStartLocation) { add(0, stops[0], stops[0].alpha) }
        for stop in stops { add(stop.location, stop, stop.alpha) }
        let last = stops[stops.count - 1]
        if !options.contains(.drawsAfterEndLocation) {
            if last.location < 1 { add(1, last, last.alpha) }
            add(1, last, 0)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        let inverse = transform.inverted()
        var matrix = cairo_matrix_t(
            xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx, y0: inverse.ty)
        cairo_pattern_set_matrix(pattern, &matrix)
        return pattern
    }
}

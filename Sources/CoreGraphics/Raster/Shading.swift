// A gradient with its geometry.
// No Apple page: this is ours; the rules are those of "CGGradient".
internal import CCairo
import PixelKernels

/// A gradient in user space.
struct Shading {
    enum Kind {
        case linear(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
        /// Around a point, from an angle on towards growing ones.
        case conic(CGPoint, CGFloat)
    }

    var stops: [CGGradient.Stop]
    var kind: Kind
    var options: CGGradientDrawingOptions

    /// Whether start and end are the same, so that nothing is painted.
    var isDegenerate: Bool {
        switch kind {
        case .linear(let start, let end): start == end
        case .radial(let start, let r0, let end, let r1): start == end && r0 == r1
        case .conic: false
        }
    }

    /// The colours as the kernels want them.
    var ramp: GradientRamp {
        GradientRamp(
            stops: stops.map {
                GradientRamp.Stop(
                    location: Double($0.location), red: Double($0.red), green: Double($0.green),
                    blue: Double($0.blue), alpha: Double($0.alpha))
            },
            extendsBefore: options.contains(.drawsBeforeStartLocation),
            extendsAfter: options.contains(.drawsAfterEndLocation))
    }

    /// Paints a rectangle of a buffer, under a transform to its pixels.
    func fill(_ buffer: PixelBuffer, _ rect: PixelRect, transform: CGAffineTransform, paint: Kernels.Paint) {
        let back = transform.inverted()
        switch kind {
        case .linear(let start, let end):
            // 1. The position along the line is linear in the pixel: dot(back(p) − start, end − start) / length².
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let square = dx * dx + dy * dy
            Kernels.fill(
                buffer, rect, axial: ramp, a: Double((back.a * dx + back.b * dy) / square),
                b: Double((back.c * dx + back.d * dy) / square),
                c: Double(((back.tx - start.x) * dx + (back.ty - start.y) * dy) / square), paint: paint)
        case .radial(let start, let r0, let end, let r1):
            Kernels.fill(
                buffer, rect, radial: ramp, from: (Double(start.x), Double(start.y), Double(r0)),
                to: (Double(end.x), Double(end.y), Double(r1)), space: PixelTransform(back), paint: paint)
        case .conic(let center, let angle):
            let turned = back.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
                .concatenating(CGAffineTransform(rotationAngle: -angle))
            Kernels.fill(buffer, rect, conic: ramp, space: PixelTransform(turned), paint: paint)
        }
    }

    /// Cairo's pattern under a transform to its surface, for PDF; the caller destroys it. Nil for conic ones.
    func makePattern(transform: CGAffineTransform) -> OpaquePointer? {
        let pattern: OpaquePointer
        switch kind {
        case .linear(let start, let end): pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .radial(let start, let r0, let end, let r1):
            pattern = cairo_pattern_create_radial(start.x, start.y, r0, end.x, end.y, r1)
        case .conic: return nil
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

extension PixelTransform {
    init(_ t: CGAffineTransform) {
        self.init(
            a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx), ty: Double(t.ty))
    }
}

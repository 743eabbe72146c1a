// From paths to coverage, by Cairo's scan converter; nothing else of a bitmap context is Cairo's.
// No Apple page: this is ours.
internal import CCairo
import PixelKernels

/// Turns paths in memory space (pixels, y down) into A8 coverage.
enum Rasterizer {
    /// The largest coordinate that Cairo's fixed point takes without overflow, with room to spare.
    static let limit: CGFloat = 4_000_000

    /// The coverage of a filled path, cut at `bounds`; nil where nothing is covered.
    static func fill(_ path: PathBuilder, evenOdd: Bool, antialias: Bool, bounds: PixelRect) -> Coverage? {
        if let rect = path.rectangle, let pixels = wholePixels(rect, antialias: antialias) {
            let rect = pixels.intersection(bounds)
            return rect.isEmpty ? nil : Coverage(rect: rect)
        }
        guard let rect = pixels(around: path.boundingBox)?.intersection(bounds), !rect.isEmpty else { return nil }
        return draw(rect, antialias: antialias) { cairo in
            emit(path, to: cairo)
            cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
        }
    }

    /// The coverage of a stroked path, cut at `bounds`; the pen lives in user space, the path in memory space.
    static func stroke(
        _ path: PathBuilder, style: LineStyle, transform: CGAffineTransform, antialias: Bool, bounds: PixelRect
    ) -> Coverage? {
        guard transform.isInvertible, style.width > 0, style.width.isFinite else { return nil }
        let box = path.boundingBox
        guard !box.isNull else { return nil }
        // 1. A stroke stays within half its width, times the miter, of the path, times the longest stretch.
        let stretch = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d)) * 2.0.squareRoot()
        let reach = style.join == .miter ? max(style.miterLimit, 1.5) : 1.5
        let outset = style.width / 2 * stretch * reach + 1
        guard let rect = pixels(around: box.insetBy(dx: -outset, dy: -outset))?.intersection(bounds), !rect.isEmpty
        else { return nil }
        return draw(rect, antialias: antialias) { cairo in
            emit(path, to: cairo)
            var matrix = cairo_matrix_t(
                xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: 0, y0: 0)
            cairo_transform(cairo, &matrix)
            apply(style, to: cairo)
            cairo_stroke(cairo)
        }
    }

    /// Sets pen and dashes.
    static func apply(_ style: LineStyle, to cairo: OpaquePointer) {
        cairo_set_line_width(cairo, style.width)
        cairo_set_line_cap(
            cairo,
            [.butt: CAIRO_LINE_CAP_BUTT, .round: CAIRO_LINE_CAP_ROUND, .square: CAIRO_LINE_CAP_SQUARE][style.cap]!)
        cairo_set_line_join(
            cairo,
            [.miter: CAIRO_LINE_JOIN_MITER, .round: CAIRO_LINE_JOIN_ROUND, .bevel: CAIRO_LINE_JOIN_BEVEL][style.join]!)
        cairo_set_miter_limit(cairo, style.miterLimit)
        if style.flatness > 0 { cairo_set_tolerance(cairo, max(0.01, style.flatness)) }
        cairo_set_dash(cairo, style.dashLengths.map { Double($0) }, Int32(style.dashLengths.count), style.dashPhase)
    }

    /// Gives Cairo the steps, coordinates clamped to what it can hold.
    static func emit(_ path: PathBuilder, to cairo: OpaquePointer) {
        func p(_ point: CGPoint) -> (Double, Double) {
            (max(-limit, min(limit, point.x)), max(-limit, min(limit, point.y)))
        }
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let to): cairo_move_to(cairo, p(to).0, p(to).1)
            case .line(let to): cairo_line_to(cairo, p(to).0, p(to).1)
            case .quad(let control, let to):
                let one = CGPoint(
                    x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
                let two = CGPoint(x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
                cairo_curve_to(cairo, p(one).0, p(one).1, p(two).0, p(two).1, p(to).0, p(to).1)
            case .cubic(let one, let two, let to):
                cairo_curve_to(cairo, p(one).0, p(one).1, p(two).0, p(two).1, p(to).0, p(to).1)
            case .close: cairo_close_path(cairo)
            }
            if case .close = element {
                var x = 0.0
                var y = 0.0
                cairo_get_current_point(cairo, &x, &y)
                current = CGPoint(x: x, y: y)
            } else {
                current = element.points.last ?? current
            }
        }
    }

    /// Draws with opaque paint into a fresh A8 buffer over `rect`.
    private static func draw(
        _ rect: PixelRect, antialias: Bool, _ body: (OpaquePointer) -> Void
    ) -> Coverage? {
        guard let buffer = PixelBuffer(width: rect.width, height: rect.height, format: .a8) else { return nil }
        let surface = cairo_image_surface_create_for_data(
            buffer.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_A8, Int32(rect.width), Int32(rect.height),
            Int32(buffer.bytesPerRow))
        let cairo = cairo_create(surface)!
        cairo_set_antialias(cairo, antialias ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
        cairo_translate(cairo, -Double(rect.minX), -Double(rect.minY))
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        body(cairo)
        cairo_destroy(cairo)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        return Coverage(rect: rect, mask: buffer)
    }

    /// The whole pixels that a rectangle touches; nil for null, infinite or NaN.
    static func pixels(around rect: CGRect) -> PixelRect? {
        guard rect.isFinite, !rect.isNull else { return nil }
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            Int(max(-limit, min(limit, value)).rounded(rule))
        }
        return PixelRect(
            minX: whole(rect.minX, .down), minY: whole(rect.minY, .down), maxX: whole(rect.maxX, .up),
            maxY: whole(rect.maxY, .up))
    }

    /// The pixels that a rectangle covers wholly, where its sides lie on pixels to a 256th, or smoothing is off.
    private static func wholePixels(_ rect: CGRect, antialias: Bool) -> PixelRect? {
        guard rect.isFinite else { return nil }
        let sides = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { max(-limit, min(limit, $0)) }
        let whole = sides.map { antialias ? $0.rounded() : ($0 - 0.5).rounded(.up) }
        if antialias, zip(sides, whole).contains(where: { abs($0 - $1) > 1.0 / 512 }) { return nil }
        return PixelRect(minX: Int(whole[0]), minY: Int(whole[1]), maxX: Int(whole[2]), maxY: Int(whole[3]))
    }
}

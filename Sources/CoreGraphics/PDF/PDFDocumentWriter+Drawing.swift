// Painting into a PDF document.
// No Apple page: this is ours.
internal import CCairo
import Diagnostics
import PixelKernels

extension PDFDocumentWriter {
    func clip(_ path: PathBuilder, evenOdd: Bool) {
        cairo_new_path(cairo)
        Rasterizer.emit(path, to: cairo)
        cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    func fill(_ path: PathBuilder, evenOdd: Bool, state: GraphicsState, context: CGContext) {
        shadow(
            state,
            of: { bounds in
                Rasterizer.fill(path, evenOdd: evenOdd, antialias: true, bounds: bounds)
            }, alpha: state.fillColor.alpha, context)
        paint(state, color: state.fillColor, context) {
            Rasterizer.emit(path, to: cairo)
            cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
        }
    }

    func stroke(_ path: PathBuilder, state: GraphicsState, transform: CGAffineTransform, context: CGContext) {
        guard transform.isInvertible else { return }
        shadow(
            state,
            of: { bounds in
                Rasterizer.stroke(path, style: state.line, transform: transform, antialias: true, bounds: bounds)
            }, alpha: state.strokeColor.alpha, context)
        paint(state, color: state.strokeColor, context) {
            Rasterizer.emit(path, to: cairo)
            cairo_save(cairo)
            var matrix = cairo_matrix_t(
                xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: 0, y0: 0)
            cairo_transform(cairo, &matrix)
            Rasterizer.apply(state.line, to: cairo)
            cairo_stroke(cairo)
            cairo_restore(cairo)
        }
    }

    /// Says what of the state a document cannot hold.
    private func reportLimits(_ state: GraphicsState, drawsShadow: Bool = false) {
        if state.blendMode == .plusDarker {
            Catalogue.pdfCannotHold.report(cause: "The blend mode plusDarker is drawn as normal.")
        }
        if state.shadow != nil, !drawsShadow {
            Catalogue.pdfCannotHold.report(cause: "Images, gradients, masks and layers cast no shadow.")
        }
    }

    func draw(mask: PixelBuffer, x: Int, y: Int, state: GraphicsState) {
        reportLimits(state)
        cairo_set_operator(cairo, Self.cairoOperator(state.blendMode))
        setSource(state.fillColor, alpha: state.alpha)
        let image = Self.surface(mask, CAIRO_FORMAT_A8)
        cairo_mask_surface(cairo, image, Double(x), Double(y))
        cairo_surface_destroy(image)
    }

    func draw(pixels: PixelBuffer, x: Int, y: Int, state: GraphicsState) {
        reportLimits(state)
        cairo_set_operator(cairo, Self.cairoOperator(state.blendMode))
        let image = Self.surface(pixels, CAIRO_FORMAT_ARGB32)
        cairo_set_source_surface(cairo, image, Double(x), Double(y))
        cairo_paint_with_alpha(cairo, state.alpha)
        cairo_surface_destroy(image)
    }

    /// Draws an image whose pixels (y down) lie in memory space by a transform.
    func draw(_ image: CGImage, transform: CGAffineTransform, state: GraphicsState, context: CGContext) {
        guard transform.isInvertible else { return }
        reportLimits(state)
        let pixels = Self.surface(image.pixelBuffer, CAIRO_FORMAT_ARGB32)
        defer { cairo_surface_destroy(pixels) }
        cairo_set_operator(cairo, Self.cairoOperator(state.blendMode))
        cairo_save(cairo)
        var matrix = Self.matrix(transform)
        cairo_transform(cairo, &matrix)
        if image.isMask {
            setSource(state.fillColor, alpha: state.alpha)
            cairo_mask_surface(cairo, pixels, 0, 0)
        } else {
            cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
            cairo_clip(cairo)
            cairo_set_source_surface(cairo, pixels, 0, 0)
            cairo_pattern_set_filter(
                cairo_get_source(cairo), state.interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_paint_with_alpha(cairo, state.alpha)
        }
        cairo_restore(cairo)
    }

    /// Composites the layer begun last.
    func endLayer(_ state: GraphicsState) {
        reportLimits(state)
        endLayer(alpha: state.alpha, blend: state.blendMode)
    }

    func draw(_ shading: Shading, transform: CGAffineTransform, state: GraphicsState, bounds: PixelRect) {
        guard let pattern = shading.makePattern(transform: transform) else {
            // A conic gradient becomes pixels, one a point.
            guard let pixels = PixelBuffer(width: max(1, bounds.width), height: max(1, bounds.height)) else { return }
            shading.fill(pixels, pixels.bounds, transform: transform, paint: Kernels.Paint())
            return draw(pixels: pixels, x: 0, y: 0, state: state)
        }
        reportLimits(state)
        cairo_set_operator(cairo, Self.cairoOperator(state.blendMode))
        cairo_set_source(cairo, pattern)
        cairo_paint_with_alpha(cairo, state.alpha)
        cairo_pattern_destroy(pattern)
    }

    /// Keeps the rectangle of a mask image; what the mask itself takes away is beyond a PDF's clip.
    func clip(to rect: CGRect, mask: CGImage, transform: CGAffineTransform) {
        Catalogue.pdfCannotHold.report(cause: "clip(to:mask:) clips to the rectangle only.")
        var quad = PathBuilder()
        quad.addRect(rect)
        clip(quad.applying(transform), evenOdd: false)
    }

    /// The shadow as pixels, one a point.
    private func shadow(
        _ state: GraphicsState, of shape: (PixelRect) -> Coverage?, alpha: CGFloat, _ context: CGContext
    ) {
        guard let shadow = context.deviceShadow else { return }
        let bounds = context.destinationBounds.insetBy(-shadow.reach - max(abs(shadow.x), abs(shadow.y)))
        guard let coverage = shape(bounds) else { return }
        let area = coverage.rect.insetBy(-shadow.reach)
        guard let opacity = PixelBuffer(width: coverage.rect.width, height: coverage.rect.height, format: .a8) else {
            return
        }
        Kernels.fill(a8: opacity, opacity.bounds, value: UInt8((unit(alpha * state.alpha) * 255).rounded()))
        if let mask = coverage.mask { Kernels.multiply(opacity, by: mask, at: 0, 0) }
        guard let blurred = shadow.blurred(opacity) else { return }
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        setSource(shadow.color, alpha: 1)
        let image = Self.surface(blurred, CAIRO_FORMAT_A8)
        cairo_mask_surface(cairo, image, Double(area.minX + shadow.x), Double(area.minY + shadow.y))
        cairo_surface_destroy(image)
    }

    private func paint(_ state: GraphicsState, color: CGColor, _ context: CGContext, _ body: () -> Void) {
        reportLimits(state, drawsShadow: true)
        cairo_set_operator(cairo, Self.cairoOperator(state.blendMode))
        cairo_new_path(cairo)
        guard let pattern = color.pattern else {
            setSource(color, alpha: state.alpha)
            return body()
        }
        guard let cells = context.render(pattern, color: color, over: context.destinationBounds) else { return }
        let image = Self.surface(cells, CAIRO_FORMAT_ARGB32)
        cairo_set_source_surface(cairo, image, 0, 0)
        body()
        cairo_surface_destroy(image)
    }

    private func setSource(_ color: CGColor, alpha: CGFloat) {
        let c = color.sRGBComponents
        cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha * alpha)
    }

    private static func matrix(_ t: CGAffineTransform) -> cairo_matrix_t {
        cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    }

    /// An image surface with a copy of the pixels: a PDF keeps its images until the page ends.
    private static func surface(_ buffer: PixelBuffer, _ format: cairo_format_t) -> OpaquePointer {
        let surface = cairo_image_surface_create(format, Int32(buffer.width), Int32(buffer.height))!
        cairo_surface_flush(surface)
        if let bytes = cairo_image_surface_get_data(surface) {
            let stride = Int(cairo_image_surface_get_stride(surface))
            for y in 0..<buffer.height {
                UnsafeMutableRawPointer(bytes + y * stride).copyMemory(
                    from: buffer.row(y), byteCount: buffer.width * buffer.format.bytesPerPixel)
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }

    static func cairoOperator(_ mode: CGBlendMode) -> cairo_operator_t {
        switch mode {
        case .normal, .plusDarker: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}

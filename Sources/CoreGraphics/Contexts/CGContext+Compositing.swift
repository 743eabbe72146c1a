// The one way by which paint reaches a bitmap: coverage × clip × alpha, below it the shadow, by the blend mode.
// No Apple page: this is ours.
import PixelKernels

/// What is painted through coverage.
enum PaintSource {
    /// One colour, premultiplied `0xAARRGGBB`, the state's alpha not counted.
    case pixel(UInt32)
    /// BGRA8 whose first pixel lies at a place of memory space; outside it is transparent.
    case buffer(PixelBuffer, x: Int, y: Int)
    /// A picture under a transform.
    case image(PlacedImage)
    /// A gradient under a transform to memory space.
    case shading(Shading, CGAffineTransform)

    /// Paints a rectangle of a buffer whose first pixel lies at (`x`, `y`) of memory space.
    func fill(_ buffer: PixelBuffer, _ rect: PixelRect, x: Int, y: Int, paint: Kernels.Paint) {
        switch self {
        case .pixel(let pixel):
            if let mask = paint.mask {
                Kernels.fill(
                    mask: mask, at: paint.maskX, paint.maskY, pixel: pixel, onto: buffer, clip: rect,
                    blend: paint.blend)
            } else {
                Kernels.fill(buffer, rect, pixel: pixel, blend: paint.blend)
            }
        case .buffer(let pixels, let left, let top):
            if let mask = paint.mask {
                Kernels.composite(
                    pixels, at: left - x, top - y, mask: mask, maskX: paint.maskX, maskY: paint.maskY, onto: buffer,
                    clip: rect, alpha: paint.alpha, blend: paint.blend)
            } else {
                Kernels.composite(
                    pixels, at: left - x, top - y, onto: buffer, clip: rect, alpha: paint.alpha, blend: paint.blend)
            }
        case .image(let image):
            image.fill(buffer, rect, x: x, y: y, paint: paint)
        case .shading(let shading, let transform):
            let moved = transform.concatenating(CGAffineTransform(translationX: -CGFloat(x), y: -CGFloat(y)))
            shading.fill(buffer, rect, transform: moved, paint: paint)
        }
    }
}

extension CGContext {
    /// Paints a colour, which may be a pattern, with the state's alpha.
    func paint(_ coverage: Coverage, color: CGColor) {
        if let pattern = color.pattern {
            let area = state.shadow == nil ? coverage.rect.intersection(state.clip.rect) : coverage.rect
            guard let cells = render(pattern, color: color, over: area) else { return }
            return paint(coverage, .buffer(cells, x: area.minX, y: area.minY))
        }
        guard state.alpha < 1 else { return paint(coverage, .pixel(color.premultipliedPixel)) }
        let rgba = color.sRGBComponents
        let pixel = CGColor.premultiply(rgba.red, rgba.green, rgba.blue, rgba.alpha * state.alpha)
        paint(coverage, .pixel(pixel))
    }

    /// Paints, with the state's alpha for buffers and the state's shadow, clip and blend mode for all.
    func paint(_ coverage: Coverage, _ source: PaintSource) {
        var alpha: UInt8 = 255
        if case .pixel = source {} else { alpha = UInt8((state.alpha * 255).rounded()) }
        if state.shadow != nil { paintShadow(of: coverage, source, alpha: alpha) }
        composite(coverage, source, alpha: alpha)
    }

    /// Coverage through the clip onto the target.
    func composite(_ coverage: Coverage, _ source: PaintSource, alpha: UInt8) {
        let visible = coverage.rect.intersection(state.clip.rect)
        guard !visible.isEmpty, let target else { return }
        let mask = state.clip.mask == nil ? coverage : Coverage.product(state.clip.mask, coverage, in: visible)
        let paint = Kernels.Paint(
            mask: mask?.mask, maskX: (mask?.rect.minX ?? 0) - target.x, maskY: (mask?.rect.minY ?? 0) - target.y,
            alpha: alpha, blend: BlendMode(rawValue: UInt8(state.blendMode.rawValue))!)
        draw(into: target, visible) { buffer, rect in
            source.fill(buffer, rect, x: target.x, y: target.y, paint: paint)
        }
    }

    /// Calls the closure with the target's buffer and a rectangle in its own pixels, the caller's memory in step.
    func draw(into target: DrawingTarget, _ rect: PixelRect, _ body: (PixelBuffer, PixelRect) -> Void) {
        let inside = rect.offsetBy(x: -target.x, y: -target.y).intersection(target.buffer.bounds)
        if inside.isEmpty { return }
        let memory = layers.isEmpty ? storage : nil
        memory?.load(into: target.buffer, inside)
        body(target.buffer, inside)
        memory?.store(from: target.buffer, inside)
    }

    /// Draws the fill colour through A8 coverage whose first pixel lies at a device pixel, y down.
    ///
    /// Clip, shadow, blend mode, alpha and groups apply; transforms do not.
    package func draw(mask: PixelBuffer, deviceX: Int, deviceY: Int) {
        let rect = PixelRect(x: deviceX, y: deviceY, width: mask.width, height: mask.height)
        if let pdf {
            return pdf.draw(mask: mask, x: deviceX, y: deviceY, state: state)
        }
        paint(Coverage(rect: rect, mask: mask), color: state.fillColor)
    }

    /// Draws BGRA8 pixels whose first lies at a device pixel, y down, under the same rules; for glyphs with colours.
    package func draw(pixels: PixelBuffer, deviceX: Int, deviceY: Int) {
        let rect = PixelRect(x: deviceX, y: deviceY, width: pixels.width, height: pixels.height)
        if let pdf {
            return pdf.draw(pixels: pixels, x: deviceX, y: deviceY, state: state)
        }
        paint(Coverage(rect: rect), .buffer(pixels, x: deviceX, y: deviceY))
    }
}

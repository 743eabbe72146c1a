// The one way by which paint reaches a bitmap: coverage × clip × alpha, below it the shadow, by the blend mode.
// No Apple page: this is ours.
import PixelKernels

/// What is painted through coverage.
enum PaintSource {
    /// One colour, premultiplied `0xAARRGGBB`, the state's alpha not counted.
    case pixel(UInt32)
    /// BGRA8 whose first pixel lies at a place of memory space; outside it is transparent.
    case buffer(PixelBuffer, x: Int, y: Int)
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
        if case .buffer = source { alpha = UInt8((state.alpha * 255).rounded()) }
        if state.shadow != nil { paintShadow(of: coverage, source, alpha: alpha) }
        composite(coverage, source, alpha: alpha)
    }

    /// Coverage through the clip onto the target.
    func composite(_ coverage: Coverage, _ source: PaintSource, alpha: UInt8) {
        let visible = coverage.rect.intersection(state.clip.rect)
        guard !visible.isEmpty, let target else { return }
        let mask = state.clip.mask == nil ? coverage : Coverage.product(state.clip.mask, coverage, in: visible)
        draw(into: target, visible) { buffer, clip in
            let maskRect = mask?.rect ?? .empty
            let blend = BlendMode(rawValue: UInt8(state.blendMode.rawValue))!
            switch (source, mask?.mask) {
            case (.pixel(let pixel), nil):
                Kernels.fill(buffer, clip, pixel: pixel, blend: blend)
            case (.pixel(let pixel), let mask?):
                Kernels.fill(
                    mask: mask, at: maskRect.minX - target.x, maskRect.minY - target.y, pixel: pixel, onto: buffer,
                    clip: clip, blend: blend)
            case (.buffer(let pixels, let x, let y), nil):
                Kernels.composite(
                    pixels, at: x - target.x, y - target.y, onto: buffer, clip: clip, alpha: alpha, blend: blend)
            case (.buffer(let pixels, let x, let y), let mask?):
                Kernels.composite(
                    pixels, at: x - target.x, y - target.y, mask: mask, maskX: maskRect.minX - target.x,
                    maskY: maskRect.minY - target.y, onto: buffer, clip: clip, alpha: alpha, blend: blend)
            }
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

// Shadows: the coverage of what is painted, blurred, moved and coloured.
// Apple: "Quartz 2D Programming Guide", Shadows.
import PixelKernels

/// A shadow in pixels, y down.
struct DeviceShadow {
    var x: Int
    var y: Int
    /// The deviation of the Gaussian in pixels: half of what is called blur.
    var radius: Double
    /// How far the blur reaches.
    var reach: Int
    var color: CGColor

    /// The opacity blurred, grown by ``reach`` on every side.
    func blurred(_ opacity: PixelBuffer) -> PixelBuffer? {
        radius > 0 ? Kernels.shadowBlur(a8: opacity, radius: radius)?.buffer : opacity
    }
}

extension CGContext {
    /// The shadow in force in pixels; offsets are rounded to whole ones.
    var deviceShadow: DeviceShadow? {
        guard let shadow = state.shadow, shadow.color.alpha > 0 else { return nil }
        let limit: CGFloat = 16_000
        func whole(_ value: CGFloat) -> Int { Int(max(-limit, min(limit, value)).rounded()) }
        let radius = Double(min(shadow.blur * deviceScale / 2, 500))
        // The base's y points up in memory unless the context is UIKit's.
        return DeviceShadow(
            x: whole(shadow.offset.width * deviceScale),
            y: whole(shadow.offset.height * deviceScale * (isYDown ? 1 : -1)),
            radius: radius, reach: radius > 0 ? Kernels.shadowMargin(radius: radius) : 0, color: shadow.color)
    }

    /// Paints the shadow alone.
    ///
    /// The whole shape is blurred whatever the clip, so that partial drawing gives the same pixels.
    func paintShadow(of coverage: Coverage, _ source: PaintSource, alpha: UInt8) {
        guard let shadow = deviceShadow else { return }
        let area = coverage.rect.offsetBy(x: shadow.x, y: shadow.y).insetBy(-shadow.reach)
        guard area.intersects(state.clip.rect),
            let opacity = PixelBuffer(width: coverage.rect.width, height: coverage.rect.height, format: .a8)
        else { return }
        // 1. The opacity of what is painted, 2. blurred and moved, in the shadow's colour.
        write(coverage, source, alpha: alpha, into: opacity)
        guard let blurred = shadow.blurred(opacity) else { return }
        let mode = state.blendMode
        state.blendMode = .normal
        composite(Coverage(rect: area, mask: blurred), .pixel(shadow.color.premultipliedPixel), alpha: 255)
        state.blendMode = mode
    }

    /// Writes coverage × the source's alpha into A8 of the coverage's size.
    private func write(_ coverage: Coverage, _ source: PaintSource, alpha: UInt8, into opacity: PixelBuffer) {
        if case .pixel(let pixel) = source {
            Kernels.fill(a8: opacity, opacity.bounds, value: UInt8(pixel >> 24))
        } else if let pixels = PixelBuffer(width: opacity.width, height: opacity.height) {
            source.fill(
                pixels, pixels.bounds, x: coverage.rect.minX, y: coverage.rect.minY,
                paint: Kernels.Paint(alpha: alpha, blend: .copy))
            Kernels.copy(Kernels.alpha(of: pixels), pixels.bounds, to: opacity, x: 0, y: 0)
        }
        if let mask = coverage.mask {
            Kernels.multiply(opacity, by: mask, at: 0, 0)
        }
    }
}

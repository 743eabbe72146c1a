// Shadows: the coverage of what is painted, blurred, moved and coloured.
// Apple: "Quartz 2D Programming Guide", Shadows.
import PixelKernels

/// A shadow in pixels, y down.
struct DeviceShadow {
    var x: Int
    var y: Int
    /// The deviation of the Gaussian.
    var sigma: CGFloat
    /// How far the blur reaches.
    var reach: Int
    var color: CGColor
}

extension CGContext {
    /// The shadow in force in pixels; offsets are rounded to whole ones.
    var deviceShadow: DeviceShadow? {
        guard let shadow = state.shadow, shadow.color.alpha > 0 else { return nil }
        let limit: CGFloat = 16_000
        func whole(_ value: CGFloat) -> Int { Int(max(-limit, min(limit, value)).rounded()) }
        let sigma = min(shadow.blur * deviceScale / 2, 500)
        // The base's y points up in memory unless the context is UIKit's.
        return DeviceShadow(
            x: whole(shadow.offset.width * deviceScale), y: whole(shadow.offset.height * deviceScale * (isYDown ? 1 : -1)),
            sigma: sigma, reach: BoxBlur.reach(sigma: sigma), color: shadow.color)
    }

    /// Paints the shadow alone.
    func paintShadow(of coverage: Coverage, _ source: PaintSource, alpha: UInt8) {
        guard let shadow = deviceShadow else { return }
        // 1. What is needed of the shape: that which the blur and the move can bring into the clip.
        let wanted = state.clip.rect.offsetBy(x: -shadow.x, y: -shadow.y).insetBy(-shadow.reach)
        let part = coverage.rect.intersection(wanted)
        guard !part.isEmpty else { return }
        let area = part.insetBy(-shadow.reach)
        guard let opacity = PixelBuffer(width: area.width, height: area.height, format: .a8) else { return }
        // 2. The opacity of what is painted.
        let inner = PixelRect(x: shadow.reach, y: shadow.reach, width: part.width, height: part.height)
        write(coverage, source, alpha: alpha, into: opacity, inner, origin: area)
        // 3. Blurred and moved, in the shadow's colour.
        BoxBlur.blur(opacity, sigma: shadow.sigma)
        let moved = area.offsetBy(x: shadow.x, y: shadow.y)
        let mode = state.blendMode
        if mode != .normal { state.blendMode = .normal }
        composite(Coverage(rect: moved, mask: opacity), .pixel(shadow.color.premultipliedPixel), alpha: 255)
        state.blendMode = mode
    }

    /// Writes coverage × the source's alpha into A8.
    private func write(
        _ coverage: Coverage, _ source: PaintSource, alpha: UInt8, into opacity: PixelBuffer, _ inner: PixelRect,
        origin: PixelRect
    ) {
        switch source {
        case .pixel(let pixel):
            Kernels.fill(a8: opacity, inner, value: UInt8(pixel >> 24))
        case .buffer(let pixels, let x, let y):
            let from = PixelRect(x: x - origin.minX, y: y - origin.minY, width: pixels.width, height: pixels.height)
            let both = from.intersection(inner)
            for row in both.minY..<max(both.minY, both.maxY) {
                let source = pixels.row(row - from.minY).assumingMemoryBound(to: UInt8.self)
                let target = opacity.row(row).assumingMemoryBound(to: UInt8.self)
                for column in both.minX..<both.maxX {
                    let value = UInt32(source[(column - from.minX) * 4 + 3])
                    target[column] = UInt8(over255(value * UInt32(alpha)))
                }
            }
        }
        if let mask = coverage.mask {
            Kernels.multiply(
                opacity, by: mask, at: coverage.rect.minX - origin.minX, coverage.rect.minY - origin.minY)
        }
    }
}

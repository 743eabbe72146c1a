// A buffer with its place among the device's pixels.
// No Apple page: this is ours.
import PixelKernels

/// The target of painting. All coordinates are device pixels: the buffer's first pixel is (`originX`, `originY`).
struct Surface {
    let buffer: PixelBuffer
    let originX: Int
    let originY: Int

    init(buffer: PixelBuffer, originX: Int = 0, originY: Int = 0) {
        self.buffer = buffer
        self.originX = originX
        self.originY = originY
    }

    private func local(_ rect: PixelRect) -> PixelRect { rect.offsetBy(x: -originX, y: -originY) }

    func clear(_ rect: PixelRect) { Kernels.clear(buffer, local(rect)) }

    func fill(_ rect: PixelRect, _ pixel: UInt32) {
        if pixel >> 24 != 0 { Kernels.fill(buffer, local(rect), pixel: pixel) }
    }

    func fill(mask: PixelBuffer, at x: Int, _ y: Int, _ pixel: UInt32, clip: PixelRect) {
        guard pixel >> 24 != 0, !clip.isEmpty else { return }
        Kernels.fill(mask: mask, at: x - originX, y - originY, pixel: pixel, onto: buffer, clip: local(clip))
    }

    func fill(mask: StretchedMask, at x: Int, _ y: Int, _ pixel: UInt32, clip: PixelRect) {
        guard pixel >> 24 != 0, !clip.isEmpty else { return }
        Kernels.fill(mask: mask, at: x - originX, y - originY, pixel: pixel, onto: buffer, clip: local(clip))
    }

    func composite(_ source: PixelBuffer, at x: Int, _ y: Int, clip: PixelRect, alpha: UInt8 = 255) {
        guard alpha != 0, !clip.isEmpty else { return }
        Kernels.composite(source, at: x - originX, y - originY, onto: buffer, clip: local(clip), alpha: alpha)
    }

    func composite(
        _ source: PixelBuffer, at x: Int, _ y: Int, mask: PixelBuffer, maskX: Int, maskY: Int, clip: PixelRect,
        alpha: UInt8 = 255
    ) {
        guard alpha != 0, !clip.isEmpty else { return }
        Kernels.composite(
            source, at: x - originX, y - originY, mask: mask, maskX: maskX - originX, maskY: maskY - originY,
            onto: buffer, clip: local(clip), alpha: alpha)
    }

    /// Another surface onto this one, inside `clip`.
    func composite(_ other: Surface, clip: PixelRect, alpha: UInt8 = 255) {
        composite(other.buffer, at: other.originX, other.originY, clip: clip, alpha: alpha)
    }

    /// Replaces pixels inside `clip` by `weight` of 256 parts of another surface's, the rest of its own.
    func mix(_ other: Surface, weight: UInt32, clip: PixelRect) {
        guard !clip.isEmpty else { return }
        for y in clip.minY..<clip.maxY {
            let target = buffer.row(y - originY).assumingMemoryBound(to: UInt32.self) + (clip.minX - originX)
            let source =
                other.buffer.row(y - other.originY).assumingMemoryBound(to: UInt32.self)
                + (clip.minX - other.originX)
            for x in 0..<clip.width { target[x] = PixelMix.mix(target[x], source[x], weight) }
        }
    }

    /// Keeps what lies under the mask; inside `clip` and outside the mask nothing is left.
    func multiply(by mask: PixelBuffer, at x: Int, _ y: Int, clip: PixelRect) {
        guard !clip.isEmpty else { return }
        Kernels.multiply(buffer, by: mask, at: x - originX, y - originY, clip: local(clip))
    }
}

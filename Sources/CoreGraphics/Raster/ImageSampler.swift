// Images under a transform.
// No Apple page: this is ours.
import PixelKernels

/// A picture and how it lies in memory space.
struct PlacedImage {
    var pixels: PixelBuffer
    var isOpaque: Bool
    /// From the picture's pixels (y down) to memory space.
    var transform: CGAffineTransform
    var quality: CGInterpolationQuality

    /// The place of the first pixel where the transform only moves by whole pixels (to a 512th).
    var wholePixelOffset: (x: Int, y: Int)? {
        let t = transform
        guard abs(t.a - 1) < 1e-6, abs(t.d - 1) < 1e-6, abs(t.b) < 1e-6, abs(t.c) < 1e-6 else { return nil }
        let (x, y) = (t.tx.rounded(), t.ty.rounded())
        guard abs(x - t.tx) < 1.0 / 512, abs(y - t.ty) < 1.0 / 512, abs(x) < 1e6, abs(y) < 1e6 else { return nil }
        return (Int(x), Int(y))
    }

    /// Paints a rectangle of a buffer whose first pixel lies at (`x`, `y`); the picture's edge pixels go on outside it.
    func fill(_ buffer: PixelBuffer, _ rect: PixelRect, x: Int, y: Int, paint: Kernels.Paint) {
        let source = reduced
        let map = source.transform.concatenating(CGAffineTransform(translationX: -CGFloat(x), y: -CGFloat(y)))
        Kernels.draw(
            source.pixels, transform: PixelTransform(map), onto: buffer, clip: rect,
            filter: quality == .none ? .nearest : .bilinear, edges: .extended, isOpaque: isOpaque, paint: paint)
    }

    /// The picture averaged in blocks where it is drawn at half its size or smaller, for bilinear sampling to suffice.
    private var reduced: PlacedImage {
        var result = self
        guard quality != .none else { return self }
        while true {
            let scale = result.transform.meanScale
            guard scale > 0, scale <= 0.5, min(result.pixels.width, result.pixels.height) > 1 else { return result }
            let factor = scale <= 0.125 ? 8 : scale <= 0.25 ? 4 : 2
            guard let smaller = Kernels.reduced(result.pixels, factor: factor) else { return result }
            result.pixels = smaller
            // Blocks at the edges stand for fewer pixels: the picture keeps its true size.
            result.transform = result.transform.scaledBy(x: CGFloat(factor), y: CGFloat(factor))
        }
    }
}

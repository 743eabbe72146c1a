// How much of each pixel a shape covers.
// No Apple page: this is ours.
import PixelKernels

/// A rectangle of pixels and, unless all are covered wholly, their A8 coverage.
struct Coverage {
    var rect: PixelRect
    /// A8; its first pixel is the rectangle's. Nil for full coverage.
    var mask: PixelBuffer?

    init(rect: PixelRect, mask: PixelBuffer? = nil) {
        self.rect = rect
        self.mask = mask
    }

    /// The coverage under both inside a rectangle that both hold; nil where it is full.
    static func product(_ one: Coverage?, _ other: Coverage, in rect: PixelRect) -> Coverage? {
        guard let first = one, let firstMask = first.mask else { return other.mask == nil ? nil : other }
        guard let otherMask = other.mask else { return first }
        guard let result = PixelBuffer(width: rect.width, height: rect.height, format: .a8) else { return first }
        Kernels.copy(
            firstMask, firstMask.bounds, to: result, x: first.rect.minX - rect.minX, y: first.rect.minY - rect.minY)
        Kernels.multiply(result, by: otherMask, at: other.rect.minX - rect.minX, other.rect.minY - rect.minY)
        return Coverage(rect: rect, mask: result)
    }
}

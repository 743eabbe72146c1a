// Fill, copy and composite on pixel buffers: the Swift face of the C kernels.
// No Apple page: this is ours.
internal import CPixelKernels

/// The loops over pixels. All work on BGRA8 premultiplied unless a parameter says A8; everything is clipped to the
/// buffers, so any rectangle and any position is safe. A call costs some nanoseconds beside its pixels.
///
/// Arithmetic: `dst = src + div255(dst * (255 - alpha))` for source over, where `div255(x) = ((x + 128) * 257) >> 16`
/// (x / 255 rounded to nearest). Every processor variant gives the same bytes.
public enum Kernels {}

extension Kernels {
    /// A destination rectangle clipped, with the offset into the source that belongs to its first pixel.
    @usableFromInline struct Placement {
        var rect: PixelRect
        var sourceX: Int
        var sourceY: Int
        /// Where the source (`size` at `x`, `y`) meets the clip and the destination; nil where nowhere.
        init?(_ dst: PixelBuffer, x: Int, y: Int, width: Int, height: Int, clip: PixelRect?) {
            var rect = PixelRect(x: x, y: y, width: width, height: height).intersection(dst.bounds)
            if let clip { rect = rect.intersection(clip) }
            if rect.isEmpty { return nil }
            self.rect = rect
            sourceX = rect.minX - x
            sourceY = rect.minY - y
        }
    }

    static func address(_ buffer: PixelBuffer, _ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
        (buffer.bytes + y * buffer.bytesPerRow + x * buffer.format.bytesPerPixel)
            .assumingMemoryBound(to: UInt8.self)
    }

    /// Fills a rectangle with one premultiplied colour `0xAARRGGBB`.
    public static func fill(_ dst: PixelBuffer, _ rect: PixelRect, pixel: UInt32, blend: BlendMode = .normal) {
        precondition(dst.format == .bgra8)
        let rect = rect.intersection(dst.bounds)
        if rect.isEmpty { return }
        let d = address(dst, rect.minX, rect.minY)
        let w = Int32(rect.width), h = Int32(rect.height)
        switch blend {
        case .normal: vtk_fill_over(d, dst.bytesPerRow, w, h, pixel)
        case .copy: vtk_fill(d, dst.bytesPerRow, w, h, pixel)
        case .clear: vtk_fill(d, dst.bytesPerRow, w, h, 0)
        default: vtk_blend(Int32(blend.rawValue), d, dst.bytesPerRow, nil, 0, pixel, nil, 0, w, h, 255)
        }
    }

    /// Fills a rectangle of an A8 buffer with one coverage.
    public static func fill(a8 dst: PixelBuffer, _ rect: PixelRect, value: UInt8) {
        precondition(dst.format == .a8)
        let rect = rect.intersection(dst.bounds)
        if rect.isEmpty { return }
        vtk_fill_a8(
            address(dst, rect.minX, rect.minY), dst.bytesPerRow, Int32(rect.width), Int32(rect.height), value)
    }

    /// Copies `srcRect` so that its first pixel comes to (`x`, `y`). Formats must be equal; both may be the same
    /// buffer, overlapping (scrolling).
    public static func copy(
        _ src: PixelBuffer, _ srcRect: PixelRect, to dst: PixelBuffer, x: Int, y: Int, clip: PixelRect? = nil
    ) {
        precondition(src.format == dst.format)
        let from = srcRect.intersection(src.bounds)
        if from.isEmpty { return }
        guard
            let place = Placement(
                dst, x: x + from.minX - srcRect.minX, y: y + from.minY - srcRect.minY, width: from.width,
                height: from.height, clip: clip)
        else { return }
        vtk_copy(
            address(dst, place.rect.minX, place.rect.minY), dst.bytesPerRow,
            address(src, from.minX + place.sourceX, from.minY + place.sourceY), src.bytesPerRow,
            place.rect.width * src.format.bytesPerPixel, Int32(place.rect.height))
    }

    /// Composites a BGRA8 buffer with its first pixel at (`x`, `y`); the source is scaled by `alpha` first.
    public static func composite(
        _ src: PixelBuffer, at x: Int, _ y: Int, onto dst: PixelBuffer, clip: PixelRect? = nil, alpha: UInt8 = 255,
        blend: BlendMode = .normal
    ) {
        precondition(src.format == .bgra8 && dst.format == .bgra8)
        guard let place = Placement(dst, x: x, y: y, width: src.width, height: src.height, clip: clip) else { return }
        let d = address(dst, place.rect.minX, place.rect.minY)
        let s = address(src, place.sourceX, place.sourceY)
        let w = Int32(place.rect.width), h = Int32(place.rect.height)
        if blend == .normal {
            vtk_over(d, dst.bytesPerRow, s, src.bytesPerRow, w, h, alpha)
        } else {
            vtk_blend(
                Int32(blend.rawValue), d, dst.bytesPerRow, s, src.bytesPerRow, 0, nil, 0, w, h, alpha)
        }
    }

    /// Composites a BGRA8 buffer with its first pixel at (`x`, `y`) through an A8 mask whose first pixel lies at
    /// (`maskX`, `maskY`) of the destination; outside the mask nothing is drawn.
    public static func composite(
        _ src: PixelBuffer, at x: Int, _ y: Int, mask: PixelBuffer, maskX: Int, maskY: Int, onto dst: PixelBuffer,
        clip: PixelRect? = nil, alpha: UInt8 = 255, blend: BlendMode = .normal
    ) {
        precondition(src.format == .bgra8 && dst.format == .bgra8 && mask.format == .a8)
        let under = PixelRect(x: maskX, y: maskY, width: mask.width, height: mask.height)
        let area = clip.map { $0.intersection(under) } ?? under
        guard let place = Placement(dst, x: x, y: y, width: src.width, height: src.height, clip: area) else { return }
        let d = address(dst, place.rect.minX, place.rect.minY)
        let s = address(src, place.sourceX, place.sourceY)
        let m = address(mask, place.rect.minX - maskX, place.rect.minY - maskY)
        let w = Int32(place.rect.width), h = Int32(place.rect.height)
        if blend == .normal {
            vtk_over_masked(d, dst.bytesPerRow, s, src.bytesPerRow, m, mask.bytesPerRow, w, h, alpha)
        } else {
            vtk_blend(
                Int32(blend.rawValue), d, dst.bytesPerRow, s, src.bytesPerRow, 0, m, mask.bytesPerRow, w, h, alpha)
        }
    }

    /// Draws one premultiplied colour through A8 coverage whose first pixel lies at (`x`, `y`).
    public static func fill(
        mask: PixelBuffer, at x: Int, _ y: Int, pixel: UInt32, onto dst: PixelBuffer, clip: PixelRect? = nil,
        alpha: UInt8 = 255, blend: BlendMode = .normal
    ) {
        precondition(mask.format == .a8 && dst.format == .bgra8)
        guard let place = Placement(dst, x: x, y: y, width: mask.width, height: mask.height, clip: clip) else { return }
        let d = address(dst, place.rect.minX, place.rect.minY)
        let m = address(mask, place.sourceX, place.sourceY)
        let w = Int32(place.rect.width), h = Int32(place.rect.height)
        let color = scale(pixel: pixel, by: alpha)
        if blend == .normal {
            vtk_mask_over(d, dst.bytesPerRow, m, mask.bytesPerRow, w, h, color)
        } else {
            vtk_blend(
                Int32(blend.rawValue), d, dst.bytesPerRow, nil, 0, color, m, mask.bytesPerRow, w, h, 255)
        }
    }

    /// Multiplies the destination (BGRA8 or A8) by an A8 mask whose first pixel lies at (`x`, `y`). Inside `clip` and
    /// outside the mask the destination becomes 0.
    public static func multiply(
        _ dst: PixelBuffer, by mask: PixelBuffer, at x: Int, _ y: Int, clip: PixelRect? = nil
    ) {
        precondition(mask.format == .a8)
        let area = clip.map { $0.intersection(dst.bounds) } ?? dst.bounds
        if area.isEmpty { return }
        let inside = PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersection(area)
        for rest in PixelRegion(area).subtracting(inside).rects { clear(dst, rest) }
        if inside.isEmpty { return }
        let d = address(dst, inside.minX, inside.minY)
        let m = address(mask, inside.minX - x, inside.minY - y)
        let w = Int32(inside.width), h = Int32(inside.height)
        if dst.format == .bgra8 {
            vtk_multiply_mask(d, dst.bytesPerRow, m, mask.bytesPerRow, w, h)
        } else {
            vtk_multiply_a8(d, dst.bytesPerRow, m, mask.bytesPerRow, w, h)
        }
    }

    /// Multiplies every channel of a BGRA8 rectangle by `alpha`.
    public static func multiply(_ dst: PixelBuffer, _ rect: PixelRect, by alpha: UInt8) {
        precondition(dst.format == .bgra8)
        let rect = rect.intersection(dst.bounds)
        if rect.isEmpty { return }
        vtk_multiply_alpha(
            address(dst, rect.minX, rect.minY), dst.bytesPerRow, Int32(rect.width), Int32(rect.height), alpha)
    }

    /// Sets a rectangle of any format to 0.
    public static func clear(_ dst: PixelBuffer, _ rect: PixelRect) {
        let rect = rect.intersection(dst.bounds)
        if rect.isEmpty { return }
        let bytes = rect.width * dst.format.bytesPerPixel
        vtk_fill_a8(address(dst, rect.minX, rect.minY), dst.bytesPerRow, Int32(bytes), Int32(rect.height), 0)
    }

    /// A premultiplied pixel with every channel × `alpha` / 255, rounded.
    public static func scale(pixel: UInt32, by alpha: UInt8) -> UInt32 {
        if alpha == 255 { return pixel }
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let product = ((pixel >> shift) & 255) * UInt32(alpha)
            result |= (((product + 128) * 257) >> 16) << shift
        }
        return result
    }
}

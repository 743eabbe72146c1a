// Formats: premultiplied and straight, orders of bytes, alpha and luminance as coverage; whole-pixel scaling.
// No Apple page: this is ours.
internal import CPixelKernels

extension Kernels {
    /// The order of a four-byte pixel in memory.
    public enum ByteOrder: Int32, Sendable {
        /// The order of the components in memory.
        case bgra = 0, rgba, argb, abgr
    }

    /// Straight BGRA8 → premultiplied, in place.
    public static func premultiply(_ buffer: PixelBuffer) {
        precondition(buffer.format == .bgra8)
        let p = address(buffer, 0, 0)
        vtk_premultiply(p, buffer.bytesPerRow, p, buffer.bytesPerRow, Int32(buffer.width), Int32(buffer.height))
    }

    /// Premultiplied BGRA8 → straight, in place; transparent pixels become 0.
    public static func unpremultiply(_ buffer: PixelBuffer) {
        precondition(buffer.format == .bgra8)
        let p = address(buffer, 0, 0)
        vtk_unpremultiply(p, buffer.bytesPerRow, p, buffer.bytesPerRow, Int32(buffer.width), Int32(buffer.height))
    }

    /// Reorders four-byte pixels between any two places in memory of these rows; they may be the same place.
    public static func reorder(
        _ src: UnsafeRawPointer, bytesPerRow: Int, order: ByteOrder, to dst: UnsafeMutableRawPointer,
        bytesPerRow dstBytesPerRow: Int, order dstOrder: ByteOrder, width: Int, height: Int
    ) {
        vtk_reorder(
            dst.assumingMemoryBound(to: UInt8.self), dstBytesPerRow, dstOrder.rawValue,
            src.assumingMemoryBound(to: UInt8.self), bytesPerRow, order.rawValue, Int32(width), Int32(height))
    }

    /// Fills an opaque BGRA8 buffer from rows of RGB triples.
    public static func convert(rgb src: UnsafeRawPointer, bytesPerRow: Int, to dst: PixelBuffer) {
        precondition(dst.format == .bgra8)
        vtk_from_rgb(
            address(dst, 0, 0), dst.bytesPerRow, src.assumingMemoryBound(to: UInt8.self), bytesPerRow,
            Int32(dst.width), Int32(dst.height))
    }

    /// Fills an opaque BGRA8 buffer from rows of grey bytes.
    public static func convert(gray src: UnsafeRawPointer, bytesPerRow: Int, to dst: PixelBuffer) {
        precondition(dst.format == .bgra8)
        vtk_from_gray(
            address(dst, 0, 0), dst.bytesPerRow, src.assumingMemoryBound(to: UInt8.self), bytesPerRow,
            Int32(dst.width), Int32(dst.height))
    }

    /// A BGRA8 buffer's alpha as A8.
    public static func alpha(of src: PixelBuffer) -> PixelBuffer {
        precondition(src.format == .bgra8)
        let result = PixelBuffer(width: src.width, height: src.height, format: .a8)!
        vtk_alpha_to_a8(
            address(result, 0, 0), result.bytesPerRow, address(src, 0, 0), src.bytesPerRow, Int32(src.width),
            Int32(src.height))
        return result
    }

    /// A BGRA8 buffer's luminance (of the premultiplied colour) as A8.
    public static func luminance(of src: PixelBuffer) -> PixelBuffer {
        precondition(src.format == .bgra8)
        let result = PixelBuffer(width: src.width, height: src.height, format: .a8)!
        vtk_luminance_to_a8(
            address(result, 0, 0), result.bytesPerRow, address(src, 0, 0), src.bytesPerRow, Int32(src.width),
            Int32(src.height))
        return result
    }

    /// Whether every pixel of the rectangle has alpha 255.
    public static func isOpaque(_ src: PixelBuffer, _ rect: PixelRect? = nil) -> Bool {
        precondition(src.format == .bgra8)
        let area = rect.map { $0.intersection(src.bounds) } ?? src.bounds
        if area.isEmpty { return true }
        return vtk_is_opaque(
            address(src, area.minX, area.minY), src.bytesPerRow, Int32(area.width), Int32(area.height)) != 0
    }

    /// Whether two buffers have the same size, format and pixels (padding aside).
    public static func equal(_ a: PixelBuffer, _ b: PixelBuffer) -> Bool {
        guard a.width == b.width, a.height == b.height, a.format == b.format else { return false }
        return vtk_equal(
            address(a, 0, 0), a.bytesPerRow, address(b, 0, 0), b.bytesPerRow, a.width * a.format.bytesPerPixel,
            Int32(a.height)) != 0
    }

    /// Means of 2 × 2, 4 × 4 or 8 × 8 blocks (`factor`), anchored at the rectangle's corner; at the right and lower
    /// edge the nearest pixels go on. Nil where the rectangle does not meet the buffer or the factor is another one.
    public static func reduced(_ src: PixelBuffer, _ rect: PixelRect? = nil, factor: Int) -> PixelBuffer? {
        guard let shift = [2: 1, 4: 2, 8: 3][factor] else { return nil }
        let area = rect.map { $0.intersection(src.bounds) } ?? src.bounds
        guard !area.isEmpty,
            let result = PixelBuffer(
                width: (area.width + factor - 1) / factor, height: (area.height + factor - 1) / factor,
                format: src.format),
            vtk_reduce(
                address(result, 0, 0), result.bytesPerRow, address(src, area.minX, area.minY), src.bytesPerRow,
                Int32(area.width), Int32(area.height), Int32(src.format.bytesPerPixel), Int32(shift), 1) != 0
        else { return nil }
        return result
    }
}

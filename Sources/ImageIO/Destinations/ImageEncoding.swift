// Pixels to file bytes.
// No Apple page: this is ours.
internal import CImageCodecs
import PixelKernels

/// The encoders; each nil only where memory runs out.
package enum ImageEncoding {
    /// PNG by our own encoder: RGB where all pixels are opaque, else RGBA; the same bytes for the same pixels.
    package static func png(_ buffer: PixelBuffer, dpi: Double = 0) -> Data? {
        encoded { out, size in
            let bytes = buffer.bytes.assumingMemoryBound(to: UInt8.self)
            return buffer.format == .a8
                ? vti_png_encode_gray(
                    bytes, buffer.bytesPerRow, Int32(buffer.width), Int32(buffer.height), out, size)
                : vti_png_encode(
                    bytes, buffer.bytesPerRow, Int32(buffer.width), Int32(buffer.height), dpi, out, size)
        }
    }

    /// JPEG of a quality of 0…1 over an opaque background `0xRRGGBB`, with an orientation of 1…8.
    package static func jpeg(
        _ buffer: PixelBuffer, quality: Double, background: UInt32 = 0xFFFFFF, orientation: Int = 1
    ) -> Data? {
        encoded { out, size in
            vti_jpeg_encode(
                buffer.bytes.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, Int32(buffer.width),
                Int32(buffer.height), Int32((max(0, min(1, quality)) * 100).rounded()), background & 0xFFFFFF,
                Int32(orientation), out, size)
        }
    }

    /// QOI of four channels, the values as they are.
    package static func qoi(_ buffer: PixelBuffer) -> Data? {
        let capacity = vti_qoi_bound(Int32(buffer.width), Int32(buffer.height))
        var data = Data(count: capacity)
        let size = data.withUnsafeMutableBytes {
            vti_qoi_encode(
                buffer.bytes.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, Int32(buffer.width),
                Int32(buffer.height), $0.baseAddress!.assumingMemoryBound(to: UInt8.self), capacity)
        }
        return size > 0 ? data.prefix(size) : nil
    }

    private static func encoded(
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>) -> Int32
    ) -> Data? {
        var out: UnsafeMutablePointer<UInt8>?
        var size = 0
        guard body(&out, &size) == Int32(VTI_OK), let out else { return nil }
        return Data(bytesNoCopy: out, count: size, deallocator: .custom { pointer, _ in vti_free(pointer) })
    }
}

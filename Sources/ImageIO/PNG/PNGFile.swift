// PNG bytes from a pixel buffer and back, without the detour over CGImage.
// No Apple page: this is ours.
internal import CImageCodecs
import Foundation
import PixelKernels

/// PNG bytes from a pixel buffer and back.
package enum PNGFile {
    /// Encodes BGRA8 premultiplied pixels. The same pixels give the same bytes on every machine.
    /// - Parameter dpi: Written as pHYs where above 0.
    /// - Returns: nil where memory is short.
    package static func encode(_ buffer: PixelBuffer, dpi: Double = 0) -> Data? {
        guard buffer.format == .bgra8 else { return nil }
        var out: UnsafeMutablePointer<UInt8>?
        var size = 0
        let code = vti_png_encode(
            buffer.bytes.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, Int32(buffer.width),
            Int32(buffer.height), dpi, &out, &size)
        guard code == VTI_OK, let out else { return nil }
        return Data(bytesNoCopy: out, count: size, deallocator: .custom { memory, _ in vti_free(memory) })
    }

    /// The smallest file that our encoder finds for these pixels, for pictures that are kept; some hundred times slower than
    /// ``encode(_:dpi:)``. Decoded, it has the same pixels as that one. The same pixels give the same bytes on every machine.
    /// - Returns: nil where memory is short.
    package static func encodeCompact(_ buffer: PixelBuffer) -> Data? {
        guard buffer.format == .bgra8 else { return nil }
        var out: UnsafeMutablePointer<UInt8>?
        var size = 0
        let code = vti_png_encode_compact(
            buffer.bytes.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, Int32(buffer.width),
            Int32(buffer.height), 0, &out, &size)
        guard code == VTI_OK, let out else { return nil }
        return Data(bytesNoCopy: out, count: size, deallocator: .custom { memory, _ in vti_free(memory) })
    }

    /// Decodes any PNG of at most 16,384 pixels a side to BGRA8 premultiplied in sRGB; nil where the bytes are none.
    package static func decode(_ data: Data) -> PixelBuffer? {
        data.withUnsafeBytes { (raw: UnsafeRawBufferPointer) -> PixelBuffer? in
            guard let bytes = raw.bindMemory(to: UInt8.self).baseAddress else { return nil }
            var info = vti_info()
            guard vti_png_info(bytes, raw.count, &info) == VTI_OK, info.width <= 16_384, info.height <= 16_384,
                let buffer = PixelBuffer(width: Int(info.width), height: Int(info.height))
            else { return nil }
            let target = buffer.bytes.assumingMemoryBound(to: UInt8.self)
            if info.is_srgb == 0, let conversion = StoredColor(info, isPNG: true).conversion(data) {
                let code = vti_png_decode_straight(
                    bytes, raw.count, target, buffer.bytesPerRow, info.width, info.height)
                guard code == VTI_OK else { return nil }
                conversion.convert(buffer)
                if info.has_alpha != 0 { Kernels.premultiply(buffer) }
                return buffer
            }
            let code = vti_png_decode(bytes, raw.count, target, buffer.bytesPerRow, info.width, info.height)
            return code == VTI_OK ? buffer : nil
        }
    }
}

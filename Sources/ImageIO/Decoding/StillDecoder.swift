// PNG and JPEG through libpng and libjpeg.
// No Apple page: this is ours.
internal import CImageCodecs
import PixelKernels

/// One picture of PNG or JPEG.
final class StillDecoder: ImageDecoder {
    private let data: Data
    private let isPNG: Bool
    private let facts: ImageHeader
    private let stored: StoredColor

    init(_ data: Data) throws(ImageFault) {
        self.data = data
        let isPNG = ImageFormat(data) == .png
        self.isPNG = isPNG
        var info = vti_info()
        let code = data.withUnsafeBytes { bytes in
            let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            return isPNG ? vti_png_info(base, bytes.count, &info) : vti_jpeg_info(base, bytes.count, &info)
        }
        if let fault = ImageFault(code: code, width: Int(info.width), height: Int(info.height)) { throw fault }
        try ImageLimits.check(
            width: Int(info.width), height: Int(info.height),
            bitsPerPixel: isPNG ? Int(info.bits_per_component * info.channels) : 8, fileSize: data.count)
        stored = StoredColor(info, isPNG: isPNG)
        facts = ImageHeader(
            width: Int(info.width), height: Int(info.height), bitsPerComponent: Int(info.bits_per_component),
            isGray: info.channels <= 2 && info.is_palette == 0, hasAlpha: info.has_alpha != 0,
            isIndexed: info.is_palette != 0, orientation: info.orientation == 1 ? nil : Int(info.orientation),
            dpiX: info.dpi_x, dpiY: info.dpi_y)
    }

    var count: Int { 1 }

    func header(at index: Int) throws(ImageFault) -> ImageHeader {
        guard index == 0 else { throw .noSuchIndex }
        return facts
    }

    func decode(at index: Int, reduce: Int, allowsPartial: Bool) throws(ImageFault) -> PixelBuffer {
        guard index == 0 else { throw .noSuchIndex }
        let reduce = isPNG ? 1 : [8, 4, 2].first { $0 <= reduce } ?? 1
        let width = (facts.width + reduce - 1) / reduce
        let height = (facts.height + reduce - 1) / reduce
        guard let buffer = PixelBuffer(width: width, height: height) else { throw .noMemory }
        let conversion = stored.conversion(data)
        let w = Int32(width)
        let h = Int32(height)
        let code = data.withUnsafeBytes { bytes -> Int32 in
            let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            let target = buffer.bytes.assumingMemoryBound(to: UInt8.self)
            let stride = buffer.bytesPerRow
            switch (isPNG, conversion != nil) {
            case (true, true): return vti_png_decode_straight(base, bytes.count, target, stride, w, h)
            case (true, false): return vti_png_decode(base, bytes.count, target, stride, w, h)
            case (false, true): return vti_jpeg_decode_inks(base, bytes.count, Int32(reduce), target, stride, w, h)
            case (false, false): return vti_jpeg_decode(base, bytes.count, Int32(reduce), target, stride, w, h)
            }
        }
        if let fault = ImageFault(code: code, width: width, height: height) {
            guard allowsPartial, fault == .truncated else { throw fault }
        }
        if let conversion {
            conversion.convert(buffer)
            if facts.hasAlpha { Kernels.premultiply(buffer) }
        }
        return buffer
    }
}

// PNG and JPEG through libpng and libjpeg.
// No Apple page: this is ours.
internal import CImageCodecs
import PixelKernels

/// One picture of PNG or JPEG.
final class StillDecoder: ImageDecoder {
    private let data: Data
    private let isPNG: Bool
    private let facts: ImageHeader

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
        let code = data.withUnsafeBytes { bytes in
            let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            let target = buffer.bytes.assumingMemoryBound(to: UInt8.self)
            return isPNG
                ? vti_png_decode(base, bytes.count, target, buffer.bytesPerRow, Int32(width), Int32(height))
                : vti_jpeg_decode(
                    base, bytes.count, Int32(reduce), target, buffer.bytesPerRow, Int32(width), Int32(height))
        }
        guard let fault = ImageFault(code: code, width: width, height: height) else { return buffer }
        if allowsPartial, fault == .truncated { return buffer }
        throw fault
    }
}

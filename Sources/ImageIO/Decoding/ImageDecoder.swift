// What a source asks of a format.
// No Apple page: this is ours.
import PixelKernels

/// The facts of one picture of a file, known without decoding its pixels.
struct ImageHeader: Hashable {
    var width: Int
    var height: Int
    var bitsPerComponent = 8
    var isGray = false
    var hasAlpha = false
    var isIndexed = false
    /// 1…8; nil where the file says nothing.
    var orientation: Int?
    /// 0 where the file says nothing.
    var dpiX = 0.0
    var dpiY = 0.0
    /// Seconds; nil for still pictures.
    var delay: Double?
}

/// Reads one file. Nothing here is cached but what frames need of their predecessors.
protocol ImageDecoder: AnyObject {
    /// Pictures that are there wholly.
    var count: Int { get }
    /// How often an animation runs; nil for still pictures.
    var loopCount: Int? { get }
    func header(at index: Int) throws(ImageFault) -> ImageHeader
    /// The pixels as BGRA8 premultiplied, at a fraction where the format can do that.
    func decode(at index: Int, reduce: Int, allowsPartial: Bool) throws(ImageFault) -> PixelBuffer
}

extension ImageDecoder {
    var loopCount: Int? { nil }
}

/// The decoder for the bytes; throws where they are of no known format or have no sound header.
func makeDecoder(_ data: Data) throws(ImageFault) -> any ImageDecoder {
    switch ImageFormat(data) {
    case .png, .jpeg: return try StillDecoder(data)
    case .gif: return try GIFDecoder(data)
    case .webp: return try WebPDecoder(data)
    case nil: throw .unknownFormat
    }
}

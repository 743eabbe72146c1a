// PNG bytes of pictures.
// No Apple page: this is ours.
import Foundation
import ImageIO
import PixelKernels

/// PNG bytes of pictures, by the project's own encoder: the same pixels give the same bytes on every machine.
enum PictureCoder {
    static func encode(_ buffer: PixelBuffer) -> Data? { PNGFile.encode(buffer) }
    /// The smallest file, for pictures that are kept. Takes about two seconds for a phone's screen at 3x.
    static func encodeCompact(_ buffer: PixelBuffer) -> Data? { PNGFile.encodeCompact(buffer) }
    static func decode(_ data: Data) -> PixelBuffer? { PNGFile.decode(data) }
}

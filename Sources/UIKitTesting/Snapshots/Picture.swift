// A picture taken of a screen or view.
// No Apple page: this is ours.
import Foundation
import PixelKernels

/// The pixels of a screen or view: 8 bits per channel, premultiplied, sRGB.
public struct Picture: @unchecked Sendable {
    /// The pixels, never written to after the picture is created.
    package let buffer: PixelBuffer
    /// The number of pixels per point.
    public let scale: CGFloat

    package init(buffer: PixelBuffer, scale: CGFloat) {
        self.buffer = buffer
        self.scale = scale
    }

    /// The width, in pixels.
    public var width: Int { buffer.width }
    /// The height, in pixels.
    public var height: Int { buffer.height }

    /// The pixel at these coordinates as `0xAARRGGBB`, premultiplied; nil outside the picture.
    public subscript(x: Int, y: Int) -> UInt32? {
        guard x >= 0, y >= 0, x < width, y < height else { return nil }
        return buffer.pixel(x: x, y: y)
    }

    /// Returns the pixel at a point as `0xAARRGGBB`, premultiplied; nil outside the picture.
    public func pixel(at point: CGPoint) -> UInt32? {
        guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e6, abs(point.y) < 1e6 else { return nil }
        return self[Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down))]
    }

    /// Returns whether the other picture has the same size and pixels.
    public func hasSamePixels(as other: Picture) -> Bool {
        guard width == other.width, height == other.height else { return false }
        return (0..<height).allSatisfy { memcmp(buffer.row($0), other.buffer.row($0), width * 4) == 0 }
    }

    /// A part of it, in pixels; nil where nothing of it lies in the picture.
    func cropped(to rect: PixelRect) -> Picture? {
        let part = rect.intersection(buffer.bounds)
        guard !part.isEmpty, let result = PixelBuffer(width: part.width, height: part.height) else { return nil }
        for y in 0..<part.height {
            memcpy(result.row(y), buffer.row(part.minY + y) + part.minX * 4, part.width * 4)
        }
        return Picture(buffer: result, scale: scale)
    }
}

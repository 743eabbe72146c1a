// A frame as it goes to a page: a header, then rectangles moved, raw or compressed.
// No Apple page: this is ours. The layout is in Documentation/Guides/BrowserStage.md.
import Foundation
import ImageIO
import PixelKernels
import Stage

/// One frame for one page: the pixels are taken under the screen's lock, encoded after it.
package struct FrameDraft {
    /// Rectangles of up to so many bytes travel raw, larger ones as QOI.
    package static let rawLimit = 256 * 1024
    /// On a slow link parts of more bytes than that travel as JPEG until nothing changes any more.
    package static let roughLimit = 8 * 1024

    /// Whether a part is one of those.
    package static func isLarge(_ rect: PixelRect) -> Bool { rect.area * 4 > roughLimit }

    private let delivery: FrameMailbox.Delivery
    private let width: Int
    private let height: Int
    private let time: TimeInterval
    private let turnMilliseconds: Double
    private let quality: Int
    private let parts: [(rect: PixelRect, pixels: [UInt8])]

    /// Copies the damaged pixels out. `quality` is that of rough pictures, 1…100.
    package init(
        _ delivery: FrameMailbox.Delivery, of buffer: PixelBuffer, time: TimeInterval, turnMilliseconds: Double,
        quality: Int = 80
    ) {
        self.delivery = delivery
        self.quality = quality
        width = buffer.width
        height = buffer.height
        self.time = time
        self.turnMilliseconds = turnMilliseconds
        parts = delivery.rects.compactMap { rect in
            let rect = rect.intersection(buffer.bounds)
            return rect.isEmpty ? nil : (rect, buffer.packedPixels(in: rect))
        }
    }

    /// The bytes of the message, little endian:
    /// a header of 24 (kind 1, 1 with pictures else 0, count of parts, number, width, height, turn in ms, time in s), then
    /// each part: kind (0 raw BGRX, 1 QOI, 2 copy, 3 JPEG), 0, x, y, width, height, 0, length, and the data padded to a multiple of four.
    package func encoded() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64 + parts.reduce(0) { $0 + $1.pixels.count + 16 } + delivery.copies.count * 20)
        bytes.append(1)
        let hasPictures = delivery.isRough && parts.contains { Self.isLarge($0.rect) }
        bytes.append(hasPictures ? 1 : 0)
        bytes.appendLittle(UInt16(parts.count + delivery.copies.count))
        bytes.appendLittle(delivery.number)
        bytes.appendLittle(UInt16(width))
        bytes.appendLittle(UInt16(height))
        bytes.appendLittle(Float(turnMilliseconds).bitPattern)
        bytes.appendLittle(time.bitPattern)
        for copy in delivery.copies {
            let place = PixelRect(x: copy.x, y: copy.y, width: copy.source.width, height: copy.source.height)
            appendHead(&bytes, kind: 2, place, length: 4)
            bytes.appendLittle(UInt16(copy.source.minX))
            bytes.appendLittle(UInt16(copy.source.minY))
        }
        for (rect, pixels) in parts {
            if delivery.isRough, Self.isLarge(rect), let picture = Self.picture(pixels, rect, quality) {
                appendHead(&bytes, kind: 3, rect, length: picture.count)
                bytes += picture
                while bytes.count % 4 != 0 { bytes.append(0) }
            } else if pixels.count > Self.rawLimit, let compressed = Self.compress(pixels, rect) {
                appendHead(&bytes, kind: 1, rect, length: compressed.count)
                bytes += compressed
                while bytes.count % 4 != 0 { bytes.append(0) }
            } else {
                appendHead(&bytes, kind: 0, rect, length: pixels.count)
                bytes += pixels
            }
        }
        return bytes
    }

    private func appendHead(_ bytes: inout [UInt8], kind: UInt8, _ rect: PixelRect, length: Int) {
        bytes.append(kind)
        bytes.append(0)
        for value in [rect.minX, rect.minY, rect.width, rect.height, 0] { bytes.appendLittle(UInt16(value)) }
        bytes.appendLittle(UInt32(length))
    }

    /// JPEG of tightly packed opaque BGRX pixels; nil where memory runs out.
    private static func picture(_ pixels: [UInt8], _ rect: PixelRect, _ quality: Int) -> Data? {
        guard let buffer = PixelBuffer(width: rect.width, height: rect.height) else { return nil }
        pixels.withUnsafeBytes { source in
            for y in 0..<rect.height {
                buffer.row(y).copyMemory(from: source.baseAddress! + y * rect.width * 4, byteCount: rect.width * 4)
            }
        }
        return ImageEncoding.jpeg(buffer, quality: Double(quality) / 100)
    }

    /// QOI of tightly packed BGRX pixels; nil where it is no smaller.
    private static func compress(_ pixels: [UInt8], _ rect: PixelRect) -> [UInt8]? {
        guard let bytes = QOIFile.encode(packed: pixels, width: rect.width, height: rect.height) else { return nil }
        return bytes.count < pixels.count ? bytes : nil
    }
}

extension PixelBuffer {
    /// The pixels of a rectangle inside the bounds, row after row without padding.
    package func packedPixels(in rect: PixelRect) -> [UInt8] {
        let rowBytes = rect.width * 4
        return [UInt8](unsafeUninitializedCapacity: rowBytes * rect.height) { target, count in
            for y in 0..<rect.height {
                UnsafeMutableRawPointer(target.baseAddress! + y * rowBytes)
                    .copyMemory(from: row(rect.minY + y) + rect.minX * 4, byteCount: rowBytes)
            }
            count = rowBytes * rect.height
        }
    }
}

extension [UInt8] {
    fileprivate mutating func appendLittle(_ value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}

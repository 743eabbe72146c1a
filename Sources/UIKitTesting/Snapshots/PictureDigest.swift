// The digest of a picture's pixels, and its place in the recorded file.
// No Apple page: this is ours.
internal import CTestKit
import Foundation
import PixelKernels

/// A digest of pixels or bytes: it stands for encoding a picture, which takes ten times as long.
///
/// A recorded file carries, in a private chunk before its end, the digest of its pixels and that of its own bytes without
/// the chunk. A file whose bytes still have that digest was not changed since it was recorded, so a picture with the digest
/// of its pixels would be encoded to just these bytes.
struct PictureDigest: Equatable, Sendable {
    let high: UInt64
    let low: UInt64

    init(_ buffer: PixelBuffer) {
        self.init(
            words: Self.words(
                buffer.bytes, buffer.bytesPerRow, buffer.width * buffer.format.bytesPerPixel, buffer.height))
    }

    init(_ bytes: UnsafeRawBufferPointer) {
        self.init(words: bytes.baseAddress.map { Self.words($0, bytes.count, bytes.count, 1) } ?? [0, 0])
    }

    private init(words: [UInt64]) { self.init(high: words[0], low: words[1]) }

    private static func words(_ base: UnsafeRawPointer, _ stride: Int, _ row: Int, _ height: Int) -> [UInt64] {
        var out: [UInt64] = [0, 0]
        vtk_digest(base.assumingMemoryBound(to: UInt8.self), stride, row, height, &out)
        return out
    }

    fileprivate init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    fileprivate var bytes: [UInt8] { [high, low].flatMap { word in (0..<8).map { UInt8(word >> ($0 * 8) & 255) } } }
}

/// A PNG file with the digest chunk.
enum StampedFile {
    /// Private, ancillary, not to be copied by programs that change the picture.
    private static let type: [UInt8] = Array("vtPX".utf8)
    /// Length, type, two digests, checksum.
    private static let chunkSize = 12 + 32
    private static let endSize = 12

    /// The encoded picture with the chunk before its end.
    static func stamped(_ encoded: Data, pixels: PictureDigest) -> Data {
        guard encoded.count > endSize else { return encoded }
        let body = pixels.bytes + encoded.withUnsafeBytes { PictureDigest($0) }.bytes
        let checked = type + body
        let chunk = bigEndian(UInt32(body.count)) + checked + bigEndian(checksum(checked))
        return encoded.dropLast(endSize) + chunk + encoded.suffix(endSize)
    }

    /// The file without the chunk, and the digest of its pixels; nil where it has none or was changed.
    static func read(_ file: Data) -> (encoded: Data, pixels: PictureDigest)? {
        let start = file.count - endSize - chunkSize
        guard start > 0 else { return nil }
        let chunk = [UInt8](file[file.startIndex + start..<file.startIndex + start + chunkSize])
        guard Array(chunk[4..<8]) == type, Array(chunk[0..<4]) == bigEndian(32),
            Array(chunk[40..<44]) == bigEndian(checksum(Array(chunk[4..<40])))
        else { return nil }
        var encoded = file.prefix(start)
        encoded.append(file.suffix(endSize))
        let bytes = encoded.withUnsafeBytes { PictureDigest($0) }
        guard bytes == digest(chunk[24..<40]) else { return nil }
        return (encoded, digest(chunk[8..<24]))
    }

    private static func digest(_ bytes: ArraySlice<UInt8>) -> PictureDigest {
        func word(_ start: Int) -> UInt64 { (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << ($1 * 8) } }
        return PictureDigest(high: word(bytes.startIndex), low: word(bytes.startIndex + 8))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - $0 * 8) & 255) } }

    /// The CRC of the PNG specification, for a few bytes.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}

// Decoders on whole, cut and damaged files.
import CImageCodecs
import Testing

struct DecodeTests {
    static let photo = Picture(61, 43) { x, y in
        0xFF00_0000 | UInt32((x * 4) & 255) << 16 | UInt32((y * 5) & 255) << 8 | UInt32((x * y) & 255)
    }

    @Test("a file cut anywhere is refused with a code, never decoded or crashed on", arguments: [Format.png, .jpeg])
    func cut(format: Format) throws {
        let data = try #require(format == .png ? png(Self.photo) : jpeg(Self.photo))
        #expect(decode(data, format).0 != nil)
        for length in stride(from: 0, to: data.count - 14, by: max(1, data.count / 400)) {
            let (picture, code, _) = decode(Array(data.prefix(length)), format)
            #expect(picture == nil, "\(length) of \(data.count) bytes were taken")
            #expect(code != 0, "\(length) of \(data.count) bytes were taken")
        }
    }

    @Test("damaged bytes never crash or hang; a damaged PNG is never taken for whole", arguments: [Format.png, .jpeg])
    func damaged(format: Format) throws {
        let data = try #require(format == .png ? png(Self.photo) : jpeg(Self.photo))
        var noise = Noise(state: 4242), taken = 0
        for _ in 0..<1500 {
            var bad = data
            for _ in 0...noise.below(4) { bad[noise.below(bad.count)] = UInt8(noise.below(256)) }
            let (picture, _, _) = decode(bad, format)
            if picture != nil && format == .png && picture!.pixels != Self.photo.pixels { taken += 1 }
        }
        #expect(taken == 0)
    }

    @Test("other formats, nothing, and a bomb of a header are told apart")
    func codes() throws {
        #expect(decode([], .png).code == VTI_NOT_THIS_FORMAT)
        #expect(decode(Array("GIF89a....".utf8), .png).code == VTI_NOT_THIS_FORMAT)
        #expect(decode(Array("GIF89a....".utf8), .jpeg).code == VTI_NOT_THIS_FORMAT)
        // 60,000 × 60,000 in the header, with a right checksum: refused by size before any row.
        let small = try #require(png(Picture(1, 1) { _, _ in 0xFF00_0000 }))
        var bomb = small
        for (i, byte) in [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60].enumerated() { bomb[16 + i] = UInt8(byte) }
        var crc = UInt32.max
        for byte in bomb[12..<29] {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        crc = ~crc
        for k in 0..<4 { bomb[29 + k] = UInt8(crc >> UInt32(24 - 8 * k) & 255) }
        #expect(decode(bomb, .png).code == VTI_TOO_LARGE)
        for code in 0...7 { #expect(String(cString: vti_error_text(Int32(code))).isEmpty == false) }
    }

    @Test("JPEG: near the original, orientation kept, transparency over the background, reduced decoding")
    func jpegs() throws {
        let smooth = Picture(64, 48) { x, y in 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 5) << 8 | 0x40 }
        let (back, _, info) = decode(try #require(jpeg(smooth, quality: 95, orientation: 6)), .jpeg)
        #expect(info.orientation == 6)
        #expect(info.width == 64)
        #expect(info.has_alpha == 0)
        for (a, b) in zip(try #require(back).pixels, smooth.pixels) {
            for k in [0, 8, 16] { #expect(abs(Int(a >> UInt32(k) & 255) - Int(b >> UInt32(k) & 255)) < 12) }
        }
        let clear = Picture(16, 16) { _, _ in 0 }
        #expect(
            decode(try #require(jpeg(clear, background: 0x3366CC)), .jpeg).0!.pixels.allSatisfy {
                abs(Int($0 & 255) - 0xCC) < 4 && abs(Int($0 >> 16 & 255) - 0x33) < 4
            })
        let data = try #require(jpeg(smooth))
        var half = Picture(32, 24) { _, _ in 0 }
        #expect(vti_jpeg_decode(data, data.count, 2, &half.bytes, half.stride, 32, 24) == 0)
        #expect(half.pixels.allSatisfy { $0 >> 24 == 255 })
        #expect(vti_jpeg_decode(data, data.count, 3, &half.bytes, half.stride, 32, 24) == VTI_BAD_ARGUMENT)
        #expect(vti_jpeg_decode(data, data.count, 1, &half.bytes, half.stride, 32, 24) == VTI_BAD_ARGUMENT)
    }

    @Test("an EXIF block's orientation is read in both byte orders; a lying one gives 1")
    func exif() {
        let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0]
        let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 3, 0, 0]
        #expect(vti_exif_orientation(little, little.count) == 8)
        #expect(vti_exif_orientation(big, big.count) == 3)
        for length in 0..<22 { #expect(vti_exif_orientation(little, length) == 1) }
        var lying = little
        lying[4] = 0xFF
        lying[7] = 0xFF
        #expect(vti_exif_orientation(lying, lying.count) == 1)
    }
}

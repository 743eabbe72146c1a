// Our PNG encoder, checked by libpng's decoder.
import CImageCodecs
import Testing

struct PNGEncodeTests {
    @Test("libpng reads back every pixel: flat, text-like, noise, gradient; odd widths, padded rows, 1×1")
    func roundTrip() throws {
        var noise = Noise(state: 77)
        let sizes = [(1, 1), (1, 9), (2, 3), (3, 1), (5, 5), (17, 40), (86, 31), (300, 7), (1001, 3), (64, 200)]
        for (w, h) in sizes {
            let random = (0..<w * h).map { _ in UInt32(truncatingIfNeeded: noise.next()) | 0xFF00_0000 }
            let kinds: [(Int, Int) -> UInt32] = [
                { _, _ in 0xFF12_3456 },
                { x, y in (x / 3 ^ y / 5) & 1 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 },
                { x, y in random[y * w + x] },
                { x, y in 0xFF00_0000 | UInt32(x & 255) << 16 | UInt32(y & 255) << 8 | UInt32((x + y) & 255) },
                { x, y in y % 7 < 5 ? 0xFFF2_F2F7 : random[(y % 3) * w + x] },
                { x, y in x % 50 == 0 ? random[x] : 0xFF00_0000 | random[(y / 4 % h) * w] },
            ]
            for kind in kinds {
                for padding in [0, 12] {
                    let picture = Picture(w, h, padding: padding, pixel: kind)
                    let data = try #require(png(picture))
                    let (back, code, info) = decode(data, .png)
                    #expect(code == 0)
                    #expect(back?.pixels == picture.pixels)
                    #expect(info.channels == 3)
                    #expect(info.has_alpha == 0)
                }
            }
        }
    }

    @Test("transparency is kept: straight colours in the file, the same premultiplied pixels back")
    func alpha() throws {
        var noise = Noise(state: 5)
        for (w, h) in [(1, 1), (40, 13), (257, 9)] {
            let picture = Picture(w, h) { x, y in
                let a = UInt32([0, 255, Int(noise.next() & 255)][noise.below(3)])
                return premultiplied(a, UInt32(noise.below(256)), UInt32(noise.below(256)), UInt32(noise.below(256)))
            }
            let (back, _, info) = decode(try #require(png(picture)), .png)
            if picture.pixels.contains(where: { $0 >> 24 != 255 }) { #expect(info.channels == 4 && info.has_alpha == 1) }
            #expect(back?.pixels == picture.pixels)
        }
    }

    @Test("grey coverage is written as 8-bit grey")
    func gray() throws {
        let coverage = (0..<50 * 21).map { UInt8(($0 * 37) & 255) }
        let data = try #require(taking { vti_png_encode_gray(coverage, 50, 50, 21, $0, $1) })
        let (back, _, info) = decode(data, .png)
        #expect(info.channels == 1)
        #expect(info.bits_per_component == 8)
        #expect(back?.pixels == coverage.map { 0xFF00_0000 | UInt32($0) * 0x010101 })
    }

    @Test("the bytes of a given picture never change")
    func pinned() throws {
        let picture = Picture(120, 80) { x, y in
            (x - 60) * (x - 60) + (y - 40) * (y - 40) < 900 ? 0xFF00_7AFF : y < 20 ? 0xFFF8_F8F8 : 0xFF00_0000 | UInt32(x * 2) << 8
        }
        let data = try #require(png(picture, dpi: 144))
        let digest = data.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        #expect(data.count == 614, "\(data.count) bytes, FNV-1a \(String(digest, radix: 16))")
        #expect(digest == 0xa23154f7090a309d, "\(data.count) bytes, FNV-1a \(String(digest, radix: 16))")
        let (_, _, info) = decode(data, .png)
        #expect(abs(info.dpi_x - 144) < 0.1)
    }

    @Test("impossible arguments are refused")
    func refused() {
        var out: UnsafeMutablePointer<UInt8>?, size = 0
        let pixel: [UInt8] = [0, 0, 0, 255]
        #expect(vti_png_encode(nil, 4, 1, 1, 0, &out, &size) == VTI_BAD_ARGUMENT)
        #expect(vti_png_encode(pixel, 4, 0, 1, 0, &out, &size) == VTI_BAD_ARGUMENT)
        #expect(vti_png_encode(pixel, 4, 40_000, 1, 0, &out, &size) == VTI_TOO_LARGE)
        #expect(out == nil)
    }
}

// Our encoder for pictures that are kept, checked by libpng's decoder.
import CImageCodecs
import Testing

struct PNGCompactTests {
    private func kinds(_ w: Int, _ h: Int, _ noise: inout Noise) -> [(String, (Int, Int) -> UInt32)] {
        let random = (0..<w * h).map { _ in UInt32(truncatingIfNeeded: noise.next()) | 0xFF00_0000 }
        return [
            ("flat", { _, _ in 0xFF12_3456 }),
            ("grey", { x, y in 0xFF00_0000 | UInt32((x * 7 + y * 3) & 255) * 0x010101 }),
            ("few colours", { x, y in (x / 3 ^ y / 5) & 1 == 0 ? 0xFFFF_EEDD : 0xFF00_1122 }),
            ("256 colours", { x, y in 0xFF40_0000 | UInt32((x + y * w) & 255) << 8 }),
            ("257 colours", { x, y in 0xFF40_0000 | UInt32((x + y * w) % 257) << 4 }),
            ("noise", { x, y in random[y * w + x] }),
            ("gradient", { x, y in 0xFF00_0000 | UInt32(x & 255) << 16 | UInt32(y & 255) << 8 | UInt32((x + y) & 255) }),
            ("repeats", { x, y in y % 7 < 5 ? 0xFFF2_F2F7 : random[(y % 3) * w + x] }),
        ]
    }

    @Test("libpng reads back every pixel of every kind of picture; odd widths, padded rows, 1×1")
    func roundTrip() throws {
        var noise = Noise(state: 77)
        for (w, h) in [(1, 1), (1, 9), (2, 3), (3, 1), (17, 40), (86, 31), (300, 7), (1001, 3), (64, 200)] {
            for (name, pixel) in kinds(w, h, &noise) {
                for padding in [0, 12] {
                    let picture = Picture(w, h, padding: padding, pixel: pixel)
                    let (back, code, info) = decode(try #require(compactPNG(picture)), .png)
                    #expect(code == 0, "\(name), \(w)×\(h)")
                    #expect(back?.pixels == picture.pixels, "\(name), \(w)×\(h)")
                    #expect(info.has_alpha == 0, "\(name), \(w)×\(h)")
                    #expect(info.is_srgb == 1, "\(name), \(w)×\(h)")
                }
            }
        }
    }

    @Test("a picture larger than what is parsed at once is read back")
    func large() throws {
        var noise = Noise(state: 4)
        let picture = Picture(310, 300) { x, y in y % 40 < 30 ? 0xFF00_0000 | UInt32(noise.below(1 << 24)) : 0xFF11_2233 }
        let data = try #require(compactPNG(picture))
        #expect(decode(data, .png).0?.bytes == picture.bytes)
    }

    @Test("a picture of grey tones is written as grey, one of few colours with a palette where that pays, others as RGB")
    func kind() throws {
        var noise = Noise(state: 3)
        func info(_ name: String) throws -> vti_info {
            let pixel = try #require(kinds(64, 200, &noise).first { $0.0 == name }).1
            return decode(try #require(compactPNG(Picture(64, 200, pixel: pixel))), .png).info
        }
        #expect(try info("grey").channels == 1 && info("grey").is_palette == 0)
        #expect(try info("few colours").is_palette == 1)
        #expect(try info("257 colours").is_palette == 0 && info("257 colours").channels == 3)
    }

    @Test("translucent pixels decode to those of the fast encoder, with a palette and without", arguments: [200, 5000])
    func alpha(colors: Int) throws {
        var noise = Noise(state: 5)
        let palette = (0..<colors).map { _ in
            premultiplied(
                UInt32([0, 255, Int(noise.next() & 255)][noise.below(3)]), UInt32(noise.below(256)), UInt32(noise.below(256)),
                UInt32(noise.below(256)))
        }
        for (w, h) in [(1, 1), (40, 13), (257, 90)] {
            let picture = Picture(w, h) { _, _ in palette[noise.below(colors)] }
            let (fast, _, _) = decode(try #require(png(picture)), .png)
            let (back, code, info) = decode(try #require(compactPNG(picture)), .png)
            #expect(code == 0)
            #expect(back?.pixels == fast?.pixels)
            if w == 257 { #expect(info.is_palette == (colors == 200 ? 1 : 0) && info.has_alpha == 1) }
        }
    }

    @Test("it is no larger than the fast encoder's file, and much smaller where things repeat afar")
    func smaller() throws {
        var noise = Noise(state: 9)
        for (name, pixel) in kinds(320, 200, &noise) {
            let picture = Picture(320, 200, pixel: pixel)
            let fast = try #require(png(picture)).count, small = try #require(compactPNG(picture)).count
            #expect(small <= fast + 100, "\(name): \(small) bytes after \(fast)")
        }
        // The same glyph-like tiles again and again, at places that have nothing to do with each other.
        let tiles = (0..<40).map { _ in (0..<80).map { _ in 0xFF00_0000 | UInt32(noise.below(300)) * 0x010201 } }
        let places = (0..<32 * 25).map { _ in noise.below(40) }
        let text = Picture(320, 200) { x, y in tiles[places[y / 8 * 32 + x / 10]][y % 8 * 10 + x % 10] }
        let fast = try #require(png(text)).count, small = try #require(compactPNG(text)).count
        #expect(Double(small) < 0.7 * Double(fast), "\(small) bytes after \(fast)")
    }

    @Test("the bytes of a given picture never change")
    func pinned() throws {
        let picture = Picture(120, 80) { x, y in
            (x - 60) * (x - 60) + (y - 40) * (y - 40) < 900 ? 0xFF00_7AFF : y < 20 ? 0xFFF8_F8F8 : 0xFF00_0000 | UInt32(x * 2) << 8
        }
        let data = try #require(compactPNG(picture, dpi: 144))
        let digest = data.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        #expect(data.count == 545, "\(data.count) bytes, FNV-1a \(String(digest, radix: 16))")
        #expect(digest == 0x2098_eec3_5650_b484, "\(data.count) bytes, FNV-1a \(String(digest, radix: 16))")
        let (_, _, info) = decode(data, .png)
        #expect(abs(info.dpi_x - 144) < 0.1)
    }

    @Test("impossible arguments are refused")
    func refused() {
        var out: UnsafeMutablePointer<UInt8>?, size = 0
        let pixel: [UInt8] = [0, 0, 0, 255]
        #expect(vti_png_encode_compact(nil, 4, 1, 1, 0, &out, &size) == VTI_BAD_ARGUMENT)
        #expect(vti_png_encode_compact(pixel, 4, 0, 1, 0, &out, &size) == VTI_BAD_ARGUMENT)
        #expect(vti_png_encode_compact(pixel, 4, 40_000, 1, 0, &out, &size) == VTI_TOO_LARGE)
        #expect(out == nil)
    }
}

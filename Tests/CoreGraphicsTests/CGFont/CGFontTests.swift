// A font's measures, names and tables, as its file has them.
// Apple: "CGFont".
import CoreGraphics
import Foundation
import Testing

struct CGFontTests {
    private func font(_ path: String) throws -> CGFont {
        let provider = try #require(CGDataProvider(url: URL(fileURLWithPath: "/usr/share/fonts/" + path)))
        return try #require(CGFont(provider))
    }

    // Covers: CGFont.init(_:), CGFont.postScriptName, CGFont.fullName, CGFont.numberOfGlyphs, CGFont.unitsPerEm, CGFont.ascent, CGFont.descent, CGFont.leading, CGFont.capHeight, CGFont.xHeight, CGFont.fontBBox, CGFont.italicAngle
    @Test("Names and measures are the file's, in font units; the angle of a slanted font is below 0 (documented)")
    func measures() throws {
        let bold = try font("truetype/quicksand/Quicksand-Bold.ttf")
        #expect(bold.postScriptName == "Quicksand-Bold")
        #expect(bold.fullName == "Quicksand Bold")
        #expect(bold.numberOfGlyphs == 731)
        #expect(bold.unitsPerEm == 1000)
        #expect(bold.ascent == 1000)
        #expect(bold.descent == -250)
        #expect(bold.leading == 0)
        #expect(bold.capHeight == 700)
        #expect(bold.xHeight == 515)
        #expect(bold.italicAngle == 0)
        #expect(bold.fontBBox == CGRect(x: -478, y: -303, width: 1806, height: 1486))
        let italic = try font("opentype/inter/Inter-Italic.otf")
        #expect(italic.unitsPerEm == 2816)
        #expect(abs(italic.italicAngle - -9.4) < 0.001)
        #expect(italic.capHeight == 2048)
        #expect(italic.fontBBox.minX == -2096)
    }

    // Covers: CGFont.getGlyphAdvances, CGFont.tableTags, CGFont.table
    @Test("Advances and tables come by glyph and tag; a glyph that is missing is told (documented)")
    func tables() throws {
        let mono = try font("truetype/jetbrains-mono/JetBrainsMono-Regular.ttf")
        var advances = [Int32](repeating: -1, count: 3)
        #expect(mono.getGlyphAdvances(glyphs: [1, 40, 1000], count: 3, advances: &advances))
        #expect(advances == [600, 600, 600])
        #expect(!mono.getGlyphAdvances(glyphs: [1, 60_000], count: 2, advances: &advances) && advances[1] == 0)
        let head: UInt32 = 0x6865_6164
        #expect((mono.tableTags as? [NSNumber])?.contains(NSNumber(value: head)) == true)
        #expect(mono.table(for: head)?.count == 54)
        #expect(mono.table(for: 1) == nil)
    }

    @Test("Bytes that are no font, cut off or changed at random make no font or one that can be asked everything")
    func damage() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/quicksand/Quicksand-Bold.ttf"))
        #expect(CGFont(CGDataProvider(data: Data())!) == nil)
        #expect(CGFont(CGDataProvider(data: Data("no font at all".utf8))!) == nil)
        for count in stride(from: 0, to: whole.count, by: 997) {
            #expect(CGFont(CGDataProvider(data: Data(whole.prefix(count)))!) == nil)
        }
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var bytes = whole
            for _ in 0..<20 { bytes[Int.random(in: 4..<2000, using: &random)] = .random(in: 0...255, using: &random) }
            guard let font = CGFont(CGDataProvider(data: bytes)!) else { continue }
            var advances = [Int32](repeating: 0, count: 2)
            _ = font.getGlyphAdvances(glyphs: [0, 65_535], count: 2, advances: &advances)
            _ = (font.postScriptName, font.fullName, font.fontBBox, font.italicAngle, font.capHeight, font.tableTags)
        }
    }
}

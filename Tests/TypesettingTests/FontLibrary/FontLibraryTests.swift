// Which faces are found for which fonts, their metrics, and names.
// Apple: UIFont
import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("FontLibrary")
struct FontLibraryTests {
    private func file(_ font: FontDescriptor) -> String {
        FontLibrary.shared.primaryFace(of: font)?.path.split(separator: "/").last.map(String.init) ?? "none"
    }

    @Test("The system font is Inter in nine weights, its display cut above 20 points")
    func system() {
        #expect(file(.system(17)) == "Inter-Regular.otf")
        #expect(file(.system(20)) == "Inter-Regular.otf")
        #expect(file(.system(20.5)) == "InterDisplay-Regular.otf")
        #expect(file(.system(17, weight: 0.3)) == "Inter-SemiBold.otf")
        #expect(file(.system(34, weight: 0.4)) == "InterDisplay-Bold.otf")
        #expect(file(.system(17, weight: -0.8)) == "Inter-Thin.otf")
        #expect(file(FontDescriptor(pointSize: 17, weight: 0, italic: true)) == "Inter-Italic.otf")
        #expect(file(FontDescriptor(pointSize: 17, weight: 0.4, italic: true)) == "Inter-BoldItalic.otf")
        #expect(file(FontDescriptor(family: .monospaced, pointSize: 13)) == "JetBrainsMono-Regular.ttf")
        #expect(file(FontDescriptor(family: .rounded, pointSize: 13, weight: 0.4)) == "Quicksand-Bold.ttf")
        #expect(file(FontDescriptor(family: .serif, pointSize: 13)) == "NotoSerif-Regular.ttf")
    }

    @Test("The system font has San Francisco's published metrics [observed]")
    func metrics() {
        let metrics = FontDescriptor.system(20).metrics
        #expect(metrics.ascender == 19.04296875)
        #expect(metrics.descender == -4.82421875)
        #expect(metrics.capHeight == 14.091796875)
        #expect(metrics.xHeight == 10.439453125)
        #expect(metrics.leading == 0)
        #expect(FontDescriptor.system(17).metrics.lineHeight == 20.287109375)
    }

    @Test("Fonts are found by family, full and PostScript name, and bring their file's metrics")
    func names() {
        #expect(FontLibrary.shared.familyNames.contains("Inter"))
        #expect(FontLibrary.shared.fontNames(forFamilyName: "JetBrains Mono").contains("JetBrainsMono-Bold"))
        #expect(file(FontDescriptor(family: .named("JetBrainsMono-Bold"), pointSize: 12)) == "JetBrainsMono-Bold.ttf")
        #expect(file(FontDescriptor(family: .named("Quicksand"), pointSize: 12, weight: 0.4)) == "Quicksand-Bold.ttf")
        let own = FontDescriptor(family: .named("JetBrainsMono-Regular"), pointSize: 10).metrics
        #expect(own.lineHeight > 12)
        #expect(own.lineHeight < 14)
        #expect(FontLibrary.shared.isKnown(name: "HelveticaNeue-Bold"))
        #expect(!FontLibrary.shared.isKnown(name: "No Such Font"))
        #expect(file(FontDescriptor(family: .named("HelveticaNeue-Bold"), pointSize: 12)) == "Inter-Bold.otf")
        #expect(file(FontDescriptor(family: .named("Menlo-Regular"), pointSize: 12)) == "JetBrainsMono-Regular.ttf")
    }

    @Test("Tabular digits are of one width, proportional ones are not")
    func tabularDigits() {
        var font = FontDescriptor.system(17)
        func width(_ text: String) -> CGFloat { TextLayout.make(TextLayoutRequest(text: text, font: font)).size.width }
        #expect(width("1111") < width("0000"))
        font.features = .monospacedDigits
        #expect(width("1111") == width("0000"))
    }

    @Test("Every pinned file is here and the pinned one, and the links are made")
    func pinned() {
        let files = FontLibrary.shared.files
        #expect(files.missingPackages.isEmpty)
        #expect(files.differingFiles.isEmpty)
        #expect(FileManager.default.fileExists(atPath: files.folder + "/links"))
        #expect(FontLibrary.shared.fingerprint.count == 64)
    }

    @Test("The glyph cache stays within its bound, and gives back what it was given")
    func glyphCacheBound() throws {
        let cache = GlyphCache(limit: 64 << 10)
        let face = try #require(FontLibrary.shared.primaryFace(of: .system(17)))
        let glyph = try #require(face.glyph(for: 0x41))
        let first = try #require(cache.bitmap(face, glyph: glyph, size: 40 * 64, quarter: 0))
        for size in 1..<2000 {
            _ = cache.bitmap(face, glyph: glyph, size: UInt32(size), quarter: 0)
            #expect(cache.byteCount <= 64 << 10 + 8 << 10)
        }
        #expect(cache.bitmap(face, glyph: glyph, size: 40 * 64, quarter: 0)?.coverage == first.coverage)
    }
}

// Core Graphics fonts by name, and their glyphs' boxes and names.
// Apple: "CGFont".
import CoreGraphics
import Foundation
import Testing
import Typesetting

struct CGFontGlyphsTests {
    // Covers: CGFont.init(_:), CGFont.getGlyphWithGlyphName, CGFont.name, CGFont.getGlyphBBoxes
    @Test("A font by name gives glyphs by name, names by glyph and boxes in font units (documented)")
    func glyphs() throws {
        for (name, capital) in [("JetBrainsMono-Regular", "H"), ("Quicksand Bold", "H"), ("Inter-Italic", "uni0048")] {
            let font = try #require(CGFont(name as CFString))
            let letter = font.getGlyphWithGlyphName(name: capital as CFString)
            #expect(letter != 0)
            #expect(font.name(for: letter) == capital)
            #expect(font.getGlyphWithGlyphName(name: "no such glyph") == 0)
            #expect(font.name(for: 65_000) == nil)
            var boxes = [CGRect](repeating: .null, count: 2)
            #expect(font.getGlyphBBoxes(glyphs: [letter, letter], count: 2, bboxes: &boxes))
            // A capital stands on the line and is as high as capitals are.
            #expect(boxes[0] == boxes[1])
            #expect(abs(boxes[0].minY) <= 1)
            #expect(abs(boxes[0].maxY - CGFloat(font.capHeight)) <= 1)
            #expect(!font.getGlyphBBoxes(glyphs: [letter, 65_000], count: 2, bboxes: &boxes) && boxes[1] == .zero)
        }
        #expect(CGFont("No Such Font" as CFString) == nil)
    }
}

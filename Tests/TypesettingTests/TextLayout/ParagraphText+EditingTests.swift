// Long paragraphs after edits: shaped around the edit alone, the same as shaped anew.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("Paragraphs edited") struct ParagraphTextEditingTests {
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ (state >> 29)) &* 0x9E37_79B9_7F4A_7C15
        }
    }

    private func text(_ string: String, before: ParagraphText? = nil) -> ParagraphText {
        let units = Array(string.utf16)
        return ParagraphText(
            units: units, runs: [ParagraphText.Run(range: 0..<units.count, attributes: [.kern: 0.1])], terminatorLength: 0,
            emptyAttributes: [:], defaultFont: FontDescriptor(pointSize: 17), isRightToLeft: false, before: before)
    }

    /// Everything of a line that can be seen or hit.
    private func words(_ layout: TextLayout) -> [String] {
        layout.lines.map { line in
            let glyphs = line.glyphs.map { "\($0.id) \($0.x) \($0.y)" }.joined(separator: ",")
            let boxes = line.boxes.map { "\($0.start) \($0.length) \($0.x) \($0.width)" }.joined(separator: ",")
            return "\(line.range) \(line.origin) \(line.baseline) \(line.width) \(glyphs) \(boxes) \(line.runs.map(\.glyphs))"
        }
    }

    @Test("after each of 600 random edits glyphs, places and breaks are those of the paragraph set anew")
    func random() {
        var numbers = Numbers(state: 3)
        let pieces = [
            "a", "AV", "To ", "word ", "fi", " ", "  ", "-", ", ", "\"", "(x) ", "1,000.5 ", "don't ", "é", "\u{AD}", "\u{A0}",
            "\t", "…?! ",
            "http://example.com/path ", "x", "“", "” ", "‘quoted’ ", "— ", "A–B ", "don’t ", "12 × 3 ", "€ 5 ", "50% ", "\u{202F}",
            " / ",
            "->", "« ", " »", "(", ")", "[A] ", ": ", "1:30 ", "™",
        ]
        var string = String(repeating: "The quick brown fox, \"jumps\" over (a) lazy-dog's tail; AVATAR To. ", count: 12)
        var known = text(string)
        var layout = known.layout(width: 180, usesFontLeading: true, scale: 2)
        var reused = 0
        for number in 0..<600 {
            var characters = Array(string.utf16)
            let start = Int.random(in: 0...characters.count, using: &numbers)
            let end = min(characters.count, start + [0, 0, 1, 1, 3, 12].randomElement(using: &numbers)!)
            // A character that is not plain comes now and then, and goes with the next edit.
            let isHan = number % 40 == 7
            let piece = isHan ? "漢" : characters.count > 900 ? "" : pieces.randomElement(using: &numbers)!
            characters.replaceSubrange(start..<end, with: Array(piece.utf16))
            if characters.count < 500 { characters += Array(" some more words for it".utf16) }
            string = String(decoding: characters, as: UTF16.self).replacingOccurrences(of: "漢", with: isHan ? "漢" : "")
            let new = text(string, before: known)
            let now = new.layout(width: 180, usesFontLeading: true, scale: 2, before: layout)
            let fresh = text(string).layout(width: 180, usesFontLeading: true, scale: 2)
            guard words(now) == words(fresh), now.size == fresh.size else {
                Issue.record("edit \(number) at \(start)…\(end) with \(piece.debugDescription): \(string.debugDescription)")
                return
            }
            let old = Set(layout.lines.map { ObjectIdentifier($0.identity) })
            reused += now.lines.filter { old.contains(ObjectIdentifier($0.identity)) }.count
            known = new
            layout = now
        }
        // Nothing of this is worth while if lines are set anew all the same.
        #expect(reused > 6000)
    }

    @Test("of a long paragraph an edit sets the lines around it alone")
    func reuse() {
        var numbers = Numbers(state: 5)
        let string = (0..<2000).map { _ in
            ["a", "of", "some", "words", "certainly", "extraordinary"].randomElement(using: &numbers)!
        }.joined(separator: " ")
        let known = text(string)
        let layout = known.layout(width: 300, usesFontLeading: true, scale: 2)
        let now = text(String(string.dropLast(5000)) + "x" + string.suffix(5000), before: known)
            .layout(width: 300, usesFontLeading: true, scale: 2, before: layout)
        let old = Set(layout.lines.map { ObjectIdentifier($0.identity) })
        let fresh = now.lines.filter { !old.contains(ObjectIdentifier($0.identity)) }.count
        #expect(fresh <= now.lines.count / 4)
        #expect(now.lines.count > 200)
    }
}

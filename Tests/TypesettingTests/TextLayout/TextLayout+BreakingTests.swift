// Line breaking, truncation, bidi order, CJK and emoji.
// Apple: NSLineBreakMode
import CoreGraphics
import Foundation
import PixelKernels
import Testing

@testable import Typesetting

@Suite("Breaking and order")
struct TextLayoutBreakingTests {
    // Covers: NSLineBreakMode.byTruncatingTail, NSLineBreakMode.byTruncatingHead, NSLineBreakMode.byTruncatingMiddle
    // Covers: NSLineBreakMode.byClipping
    @Test("A single line shows its beginning, end, or both, and an ellipsis within the width [documented]")
    func truncation() {
        let string = "The quick brown fox jumps over the lazy dog"
        func starts(_ mode: NSLineBreakMode) -> (Set<Int>, CGFloat, Bool) {
            let made = layout(string, 17, width: 150, lines: 1, mode: mode)
            #expect(made.lines.count == 1)
            return (Set(made.lines[0].boxes.map(\.start)), made.lines[0].width, made.isTruncated)
        }
        let count = string.utf16.count
        let tail = starts(.byTruncatingTail)
        #expect(tail.0.contains(0))
        #expect(!tail.0.contains(count - 1))
        #expect(tail.1 <= 150)
        #expect(tail.2)
        let head = starts(.byTruncatingHead)
        #expect(!head.0.contains(1))
        #expect(head.0.contains(count - 1))
        #expect(head.1 <= 150)
        #expect(head.2)
        let middle = starts(.byTruncatingMiddle)
        #expect(middle.0.contains(0))
        #expect(middle.0.contains(count - 1))
        #expect(middle.1 <= 150)
        #expect(middle.2)
        #expect(!middle.0.contains(count / 2 + 3))
        let clipped = starts(.byClipping)
        #expect(clipped.0.count == count)
        #expect(clipped.1 > 150)
    }

    // Covers: NSLineBreakMode.byTruncatingMiddle
    @Test("With an ellipsis in the middle the head takes half of the room at most, the tail what is left [three recorded pictures]")
    func middle() {
        func width(_ string: String) -> CGFloat { layout(string, 17, lines: 1).lines[0].width }
        /// How many letters stand before the ellipsis, which stands for the first that is left out, and how many after it.
        func kept(_ string: String, _ room: CGFloat) -> [Int] {
            let starts = layout(string, 17, width: room + width("…"), lines: 1, mode: .byTruncatingMiddle).lines[0].boxes.map(
                \.start)
            let missing = (0..<string.utf16.count).first { !starts.contains($0) } ?? 0
            return [missing - 1, starts.filter { $0 > missing }.count]
        }
        let many = String(repeating: "n", count: 40)
        #expect(kept(many, width("nnnnnnnnnnn") + 0.5) == [5, 6])
        #expect(kept(many, width("nnnnnnnnnnnn") + 0.5) == [6, 6])
        // No white stands before the ellipsis.
        #expect(kept("nnn " + many, 2 * width("nnn n") - 2 * width("n") + 0.5)[0] == 3)
    }

    @Test("Text that fits is not truncated, at its own width rounded up to pixels neither")
    func fitting() {
        for string in ["Label", "Hello, World!", "שלום", "日本語"] {
            let natural = layout(string, 17, lines: 1, mode: .byTruncatingTail)
            #expect(!natural.isTruncated)
            let fitted = layout(
                string, 17, width: natural.pixelSize(scale: 3).width, lines: 1, mode: .byTruncatingTail)
            #expect(!fitted.isTruncated, "\(string)")
            #expect(!layout(string, 17, width: natural.size.width).isTruncated)
            #expect(layout(string, 17, width: natural.size.width).lines.count == 1)
        }
    }

    @Test("A truncated right-to-left line has its ellipsis on the left")
    func truncatedHebrew() {
        let string = "שלום עולם זה טקסט ארוך מאוד בעברית"
        let made = layout(string, 17, width: 120, lines: 1, mode: .byTruncatingTail)
        #expect(made.isTruncated)
        let first = made.lines[0].boxes.min { $0.x < $1.x }!
        #expect(first.start > 5)
        #expect(made.lines[0].boxes.max { $0.x < $1.x }!.start == 0)
    }

    @Test("Lines below the container's height are left out, and the last that shows says so")
    func heightLimit() {
        let string = "one two three four five six seven eight nine ten"
        let made = layout(string, 17, width: 80, height: 45, mode: .byTruncatingTail)
        #expect(made.lines.count == 2)
        #expect(made.lines[1].isTruncated)
        #expect(layout(string, 17, width: 80, height: 5, mode: .byTruncatingTail).lines.count == 1)
    }

    // Covers: NSLineBreakMode.byWordWrapping, NSLineBreakMode.byCharWrapping
    @Test("Words wrap whole, a word wider than the line breaks, characters wrap anywhere [documented]")
    func wrapping() {
        let string = "aaa bbb Donaudampfschifffahrt ccc"
        let words = layout(string, 17, width: 90, mode: .byWordWrapping)
        #expect(text(words.lines[0], of: string) == "aaa bbb")
        #expect(words.lines.allSatisfy { $0.width <= 90.001 })
        #expect(words.lines.count > 3)
        let characters = layout(string, 17, width: 90, mode: .byCharWrapping)
        #expect(text(characters.lines[0], of: string) != "aaa bbb")
        #expect(characters.lines.count <= words.lines.count)
        #expect(layout("abc", 17, width: 1).lines.count == 3)
    }

    @Test("Chinese and Japanese break between characters, but no line begins with a full stop")
    func hanBreaking() {
        let string = "今日は良い天気です。明日も晴れるでしょう。"
        for width in stride(from: 40, through: 200, by: 7) {
            let made = layout(string, 17, width: CGFloat(width))
            #expect(made.lines.count > 1)
            for line in made.lines.dropFirst() {
                #expect(!text(line, of: string).hasPrefix("。"), "\(width)")
            }
        }
    }

    @Test("Every line separator ends a line; a newline at the end adds an empty one")
    func newlines() {
        #expect(layout("a\nb\r\nc\u{2028}d\u{2029}e").lines.count == 5)
        #expect(layout("a\n").lines.count == 2)
        #expect(layout("").lines.count == 1)
        #expect(layout("").size == CGSize(width: 0, height: 17 * 1.193359375))
        let ranges = layout("a\r\nb").lines.map(\.range)
        #expect(ranges == [NSRange(location: 0, length: 3), NSRange(location: 3, length: 1)])
    }

    @Test("Hebrew runs from right to left, numbers and Latin in it from left to right [UAX #9]")
    func bidi() {
        let string = "שלום abc 12"
        let boxes = layout(string).lines[0].boxes
        let order = boxes.sorted { $0.x < $1.x }.map(\.start)
        // Base direction right to left: "abc 12" at the left (12 follows Latin, rule W7), then the word reversed.
        #expect(order == [5, 6, 7, 8, 9, 10, 4, 3, 2, 1, 0])
        let number = layout("שלום 12 עם").lines[0].boxes.sorted { $0.x < $1.x }.map(\.start)
        #expect(number == [9, 8, 7, 5, 6, 4, 3, 2, 1, 0])
        let latin = layout("abc שלום d").lines[0].boxes.sorted { $0.x < $1.x }.map(\.start)
        #expect(latin == [0, 1, 2, 3, 7, 6, 5, 4, 8, 9])
    }

    @Test("Arabic letters join: the word is narrower than its letters alone")
    func arabicJoins() {
        let word = layout("سلام").size.width
        let letters = "سلام".map { layout(String($0)).size.width }.reduce(0, +)
        #expect(word < letters * 0.9)
    }

    @Test("Emoji sequences are one glyph in colour, as wide as a single one")
    func emoji() {
        let single = layout("😀")
        for sequence in ["👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "1️⃣"] {
            let made = layout(sequence)
            #expect(made.lines[0].glyphs.count == 1, "\(sequence)")
            #expect(made.lines[0].boxes.count == 1, "\(sequence)")
            #expect(abs(made.size.width - single.size.width) < 0.01, "\(sequence)")
        }
        let canvas = Canvas(40, 30, scale: 3)
        single.draw(in: canvas.context, at: CGPoint(x: 5, y: 5))
        let yellow = canvas.pixels.filter { $0 >> 16 & 255 > 200 && $0 >> 8 & 255 > 150 && $0 & 255 < 120 }
        #expect(yellow.count > 200)
        #expect(single.size.height == 17 * 1.193359375)
    }

    @Test("The line is as high in every script as the font asked for")
    func fallbackHeight() {
        for string in SpecimenTests.lines { #expect(layout(string).size.height == 17 * 1.193359375, "\(string)") }
    }

    @Test("Fitting finds the largest factor at which nothing is cut")
    func fittingFactor() {
        let request = TextLayoutRequest(
            text: "A label that is much too long", font: .system(17), maximumLines: 1, lineBreakMode: .byTruncatingTail)
        let factor = TextFitting.scaleFactor(for: request, width: 150, minimum: 0.5)
        #expect(factor < 1)
        #expect(factor >= 0.5)
        #expect(TextLayout.make(TextFitting.scaled(request, by: factor)).size.width <= 150)
        #expect(TextLayout.make(TextFitting.scaled(request, by: factor + 1.0 / 64)).size.width > 150)
        #expect(TextFitting.scaleFactor(for: request, width: 1000, minimum: 0.5) == 1)
        #expect(TextFitting.scaleFactor(for: request, width: 20, minimum: 0.5) == 0.5)
    }

    @Test("Points find characters and ranges find rectangles, in both directions")
    func hitTesting() {
        let made = layout("Hello wide world", 17, width: 90)
        #expect(made.characterIndex(at: CGPoint(x: 2, y: 5)) == 0)
        #expect(made.characterIndex(at: CGPoint(x: 2, y: 25)) == made.lines[1].range.location)
        #expect(made.insertionIndex(at: CGPoint(x: 500, y: 5)) >= 5)
        let rects = made.rects(for: NSRange(location: 0, length: 16))
        #expect(rects.count == made.lines.count)
        let hebrew = layout("שלום")
        #expect(hebrew.characterIndex(at: CGPoint(x: hebrew.size.width - 1, y: 5)) == 0)
        #expect(hebrew.caretRect(at: 0).minX > hebrew.caretRect(at: 3).minX)
    }

    @Test("A character that no font has is drawn as a box")
    func missingGlyph() {
        let canvas = Canvas(40, 30, scale: 2)
        let made = layout("\u{F0123}")
        made.draw(in: canvas.context, at: CGPoint(x: 2, y: 2))
        #expect(made.lines[0].glyphs.first?.id == ShapedGlyph.missing)
        #expect((canvas.ink?.width ?? 0) >= 10)
    }

    @Test(
        "Strange text is laid out without harm: lone surrogates, controls, zeros, joiners",
        arguments: [
            String(decoding: [0xD800, 0x61, 0xDC00] as [UInt16], as: UTF16.self), "\u{0}a\u{0}", "\u{200D}\u{200D}",
            "\u{202E}abc\u{202C}", "\u{301}\u{301}\u{301}", String(repeating: "\u{1F468}\u{200D}", count: 50), "\t\t\t",
            "\u{FEFF}", "a\u{1}b", String(repeating: "ﷺ", count: 40),
        ])
    func strange(string: String) {
        for width in [CGFloat.infinity, 50, 1, 0, -5, .nan] {
            let made = layout(string, 17, width: width)
            #expect(made.size.width.isFinite)
            #expect(made.size.height.isFinite)
            made.draw(in: Canvas(60, 60).context, at: CGPoint(x: 3, y: 3))
        }
    }
}

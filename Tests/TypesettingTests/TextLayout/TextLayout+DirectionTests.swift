// Embeddings and overrides by attribute; Korean words kept whole; letters set closer before truncation.
// Apple: NSAttributedString.Key.writingDirection, NSLineBreakStrategy, NSParagraphStyle
import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("TextLayout, directions and tightening")
struct TextLayoutDirectionTests {
    /// The characters' indices from left to right.
    private func order(_ string: NSAttributedString) -> [Int] {
        layout(attributed: string).lines[0].boxes.sorted { $0.x < $1.x }.map(\.start)
    }

    private func value(_ direction: NSWritingDirection, _ format: NSWritingDirectionFormatType) -> NSNumber {
        NSNumber(value: direction.rawValue | format.rawValue)
    }

    // Covers: NSAttributedString.Key.writingDirection, NSWritingDirectionFormatType.override, NSWritingDirection.rightToLeft
    @Test("An override turns Latin letters round, and Hebrew ones back [documented]")
    func overrides() {
        let backwards = NSMutableAttributedString(string: "abcdef")
        backwards.addAttribute(
            .writingDirection, value: [value(.rightToLeft, .override)], range: NSRange(location: 1, length: 3))
        #expect(order(backwards) == [0, 3, 2, 1, 4, 5])
        let forwards = NSMutableAttributedString(string: "אבגד")
        #expect(order(forwards) == [3, 2, 1, 0])
        forwards.addAttribute(
            .writingDirection, value: [value(.leftToRight, .override)], range: NSRange(location: 0, length: 4))
        #expect(order(forwards) == [0, 1, 2, 3])
        let canvas = Canvas(80, 30, scale: 2)
        layout(attributed: backwards).draw(in: canvas.context, at: .zero)
        let plain = Canvas(80, 30, scale: 2)
        layout(attributed: NSAttributedString(string: "adcbef")).draw(in: plain.context, at: .zero)
        #expect(abs(canvas.ink!.maxX - plain.ink!.maxX) <= 2)
    }

    // Covers: NSWritingDirectionFormatType.embedding
    @Test("An embedding orders its parts by its own direction, as its control characters would [documented, UAX #9]")
    func embedding() {
        let string = "x ab, אב y"
        let embedded = NSMutableAttributedString(string: string)
        embedded.addAttribute(
            .writingDirection, value: [value(.rightToLeft, .embedding)], range: NSRange(location: 2, length: 6))
        #expect(order(NSAttributedString(string: string)) == [0, 1, 2, 3, 4, 5, 7, 6, 8, 9])
        #expect(order(embedded) == [0, 1, 7, 6, 5, 4, 2, 3, 8, 9])
        // Another attribute in the middle does not end it.
        embedded.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 2))
        #expect(order(embedded) == [0, 1, 7, 6, 5, 4, 2, 3, 8, 9])
        let nested = NSMutableAttributedString(attributedString: embedded)
        nested.addAttribute(
            .writingDirection, value: [value(.rightToLeft, .embedding), value(.leftToRight, .override)],
            range: NSRange(location: 6, length: 2))
        // Between Latin letters and an override to their direction the comma is theirs too (UAX #9, N1).
        #expect(order(nested) == Array(0...9))
    }

    // Covers: NSLineBreakStrategy.hangulWordPriority
    @Test("Korean breaks inside words, and between words only where the strategy says so [documented]")
    func hangul() {
        let string = "안녕하세요 반갑습니다 여러분"
        func lines(_ strategy: NSLineBreakStrategy) -> [String] {
            let style = NSMutableParagraphStyle()
            style.lineBreakStrategy = strategy
            let made = layout(
                attributed: NSAttributedString(string: string, attributes: [.paragraphStyle: style]), width: 120)
            return made.lines.map { text($0, of: string) }
        }
        #expect(lines([])[0].hasPrefix("안녕하세요 반"))
        #expect(lines(.hangulWordPriority) == ["안녕하세요", "반갑습니다", "여러분"])
    }

    // Covers: NSMutableParagraphStyle.allowsDefaultTighteningForTruncation
    @Test("A line too wide by less than a twentieth is set closer, where that is allowed; a wider one is cut [documented]")
    func tightening() {
        let string = "Letters come closer"
        let natural = layout(string).size.width
        func made(_ part: CGFloat, _ allowed: Bool, lines: Int = 1) -> TextLayout {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = .byTruncatingTail
            style.allowsDefaultTighteningForTruncation = allowed
            return layout(
                attributed: NSAttributedString(string: string, attributes: [.paragraphStyle: style]),
                width: natural * part, lines: lines, mode: .byTruncatingTail)
        }
        #expect(made(0.97, false).isTruncated)
        let close = made(0.97, true)
        #expect(!close.isTruncated)
        #expect(abs(close.size.width - natural * 0.97) < 1e-6)
        #expect(close.lines[0].boxes.count == string.count)
        let boxes = close.lines[0].boxes
        #expect(zip(boxes, boxes.dropFirst()).allSatisfy { abs($0.x + $0.width - $1.x) < 1e-6 })
        #expect(made(0.94, true).isTruncated)
        #expect(made(1.01, true).size.width == natural)
    }

    @Test("The last line of several is set closer only where it holds all that is left")
    func tighteningLastLine() {
        let string = "one two three four five six seven"
        let second = layout("four five six seven").size.width
        func made(_ string: String) -> TextLayout {
            var request = TextLayoutRequest(
                text: string, font: .system(17), width: second * 0.97, maximumLines: 2, lineBreakMode: .byTruncatingTail)
            request.tightensBeforeTruncation = true
            return TextLayout.make(request)
        }
        let fits = made(string)
        #expect(text(fits.lines[0], of: string) == "one two three")
        #expect(!fits.isTruncated)
        #expect(text(fits.lines[1], of: string) == "four five six seven")
        #expect(made(string + "\nmore").isTruncated)
    }
}

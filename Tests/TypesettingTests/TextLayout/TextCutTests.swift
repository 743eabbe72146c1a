// Long text of which little shows: the lines are those of the whole text, and little is laid out.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("Long text of which little shows") struct TextCutTests {
    /// Words of several lengths and scripts, no two places alike.
    private static func words(_ count: Int, separator: (Int) -> String = { _ in " " }) -> String {
        let some = ["alpha", "be", "gammagamma", "δέλτα", "e\u{301}psilon", "zeta-eta", "世界", "theta."]
        return (0..<count).map { "\(some[$0 % some.count])\($0)" + separator($0) }.joined()
    }

    private func describe(_ built: (lines: [TextLine], size: CGSize, isTruncated: Bool)) -> [String] {
        ["\(built.size.height) \(built.isTruncated)"]
            + built.lines.map { line in
                "\(line.origin) \(line.baseline) \(line.width) \(line.range) \(line.isTruncated) "
                    + "\(line.glyphs.map { "\($0.id) \($0.x) \($0.y)" }) "
                    + "\(line.boxes.map { "\($0.start) \($0.length) \($0.x)" })"
            }
    }

    /// The lines of a part against those of the whole.
    private func compare(_ request: TextLayoutRequest, _ name: String) {
        guard let part = TextCut.build(request) else {
            Issue.record("\(name): the whole text was laid out")
            return
        }
        let (mine, whole) = (describe(part), describe(LayoutBuilder.buildWhole(request)))
        #expect(mine.count == whole.count, "\(name)")
        for (one, other) in zip(mine, whole) { #expect(one == other, "\(name)") }
    }

    private static let modes: [NSLineBreakMode] = [
        .byWordWrapping, .byCharWrapping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]

    @Test("One to five lines of a long paragraph are those of the whole, in every mode")
    func lines() {
        let text = Self.words(8_000)
        for mode in Self.modes {
            for count in [1, 2, 5] {
                var request = TextLayoutRequest(text: text, font: .system(17), width: 200, maximumLines: count)
                request.lineBreakMode = mode
                compare(request, "\(mode.rawValue) \(count)")
            }
        }
    }

    @Test("So are those of a limited height, of many paragraphs, and of attributed text whose end has another style")
    func kinds() {
        let text = Self.words(8_000)
        var high = TextLayoutRequest(text: text, font: .system(17), width: 300, height: 100)
        high.truncatesLastLine = true
        compare(high, "height")
        let paragraphs = Self.words(8_000) { $0 % 7 == 6 ? "\n" : " " }
        for count in [1, 3, 10] {
            let request = TextLayoutRequest(
                text: paragraphs, font: .system(17), width: 200, maximumLines: count, lineBreakMode: .byTruncatingTail)
            compare(request, "paragraphs \(count)")
        }
        for terminator in ["\r\n", "\u{2029}", "\u{85}"] {
            let two = text + terminator + text
            for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle] {
                compare(
                    TextLayoutRequest(text: two, font: .system(17), width: 200, maximumLines: 1, lineBreakMode: mode),
                    "two paragraphs \(mode.rawValue)")
            }
        }
        let styled = NSMutableAttributedString(string: text, attributes: [.font: FontDescriptor.system(17).value])
        styled.addAttribute(
            .font, value: FontDescriptor.system(30).value, range: NSRange(location: styled.length - 5, length: 5))
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
            compare(
                TextLayoutRequest(
                    string: NSAttributedString(attributedString: styled), width: 200, maximumLines: 1, lineBreakMode: mode),
                "styled \(mode.rawValue)")
        }
        let hebrew = String(repeating: "שלום עולם ", count: 3_000)
        compare(
            TextLayoutRequest(
                text: hebrew, font: .system(17), width: 200, maximumLines: 2, lineBreakMode: .byTruncatingTail,
                isRightToLeft: true), "right to left")
    }

    @Test("A clipped line draws the same glyphs inside its width")
    func clipped() {
        let text = Self.words(8_000)
        let request = TextLayoutRequest(
            text: text, font: .system(17), width: 200, maximumLines: 1, lineBreakMode: .byClipping, alignment: .left)
        guard let part = TextCut.build(request) else {
            Issue.record("the whole text was laid out")
            return
        }
        func seen(_ lines: [TextLine]) -> [String] {
            lines.flatMap(\.glyphs).filter { $0.x < 200 }.map { "\($0.id) \($0.x)" }
        }
        #expect(seen(part.lines) == seen(LayoutBuilder.buildWhole(request).lines))
    }

    @Test("What shows all, and short text, is laid out whole")
    func whole() {
        let text = Self.words(3_000)
        #expect(TextCut.build(TextLayoutRequest(text: "short", font: .system(17), width: 200, maximumLines: 1)) == nil)
        #expect(TextCut.build(TextLayoutRequest(text: text, font: .system(17), width: 200)) == nil)
        #expect(TextCut.build(TextLayoutRequest(text: text, font: .system(17), maximumLines: 1)) == nil)
        #expect(TextCut.build(TextLayoutRequest(text: text, font: .system(17), width: 200, maximumLines: 5_000)) == nil)
    }

    @Test("Of 10 MB some thousand letters are laid out")
    func tenMegabytes() {
        let text = String(repeating: "All of this is one long line. ", count: 350_000)
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
            let request = TextLayoutRequest(
                text: text, font: .system(17), width: 300, maximumLines: 1, lineBreakMode: mode)
            let built = TextCut.build(request)
            #expect(built?.lines.count == 1)
            #expect(built?.isTruncated == true)
            #expect((built?.lines.first?.range.length ?? 0) == text.utf16.count)
            #expect((built?.lines.first?.boxes.count ?? 0) < 100)
        }
    }
}

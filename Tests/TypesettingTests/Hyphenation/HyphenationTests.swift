// Words broken by pinned patterns, where the paragraph asks for it; soft hyphens everywhere.
// Apple: NSParagraphStyle.hyphenationFactor
import Foundation
import Testing

@testable import Typesetting

@Suite("Hyphenation", .serialized)
struct HyphenationTests {
    private static let words = "Extraordinarily incomprehensible characterization"

    private func styled(_ text: String, width: CGFloat, _ change: (NSMutableParagraphStyle) -> Void) -> TextLayout {
        let style = NSMutableParagraphStyle()
        change(style)
        return layout(attributed: NSAttributedString(string: text, attributes: [.paragraphStyle: style]), width: width)
    }

    private func lines(_ made: TextLayout, _ string: String) -> [String] { made.lines.map { text($0, of: string) } }

    /// Waits for an English locale: harnesses of other suites put others in force meanwhile, on the main actor too.
    @MainActor private func english() async {
        while Hyphenation.current != .english { await Task.yield() }
    }

    /// Whether a line has one glyph more than characters that are no white space.
    private func hasMark(_ line: TextLine) -> Bool {
        line.boxes.count > line.range.length
    }

    @Test(
        "Each language's patterns break its words where dictionaries do",
        arguments: [
            (Hyphenation.english, "hyphenation", "hy-phen-ation"), (.english, "extraordinarily", "ex-traor-di-nar-ily"),
            (.german, "silbentrennung", "sil-ben-tren-nung"), (.french, "bibliothèque", "bi-blio-thèque"),
            (.spanish, "ferrocarril", "fe-rro-ca-rril"), (.italian, "passeggiata", "pas-seg-gia-ta"),
        ])
    func patterns(language: Hyphenation, word: String, expected: String) throws {
        let patterns = try #require(language.patterns())
        let units = Array(word.utf16)
        var text = ""
        for (index, unit) in units.enumerated() {
            if patterns.points(in: units).contains(index) { text += "-" }
            text += String(decoding: [unit], as: UTF16.self)
        }
        #expect(text == expected)
        #expect(patterns.points(in: Array("ab".utf16)).isEmpty)
    }

    // Covers: NSMutableParagraphStyle.hyphenationFactor
    @Test("A word breaks, with a hyphen, where the line without it fills less than the factor of its room [documented]")
    @MainActor func factor() async {
        await english()
        let whole = styled(Self.words, width: 180) { $0.hyphenationFactor = 0 }
        #expect(lines(whole, Self.words) == ["Extraordinarily", "incomprehensible", "characterization"])
        let broken = styled(Self.words, width: 180) { $0.hyphenationFactor = 1 }
        #expect(lines(broken, Self.words) == ["Extraordinarily incom", "prehensible characteri", "zation"])
        #expect(broken.lines.map(hasMark) == [true, true, false])
        #expect(broken.lines.allSatisfy { $0.width <= 180.001 })
        // The first line is filled to 63 % without a hyphen.
        let filled = whole.lines[0].width / 180
        for (factor, isBroken) in [(Float(filled) + 0.01, true), (Float(filled) - 0.01, false)] {
            let made = styled(Self.words, width: 180) { $0.hyphenationFactor = factor }
            #expect(hasMark(made.lines[0]) == isBroken)
        }
    }

    // Covers: NSMutableParagraphStyle.usesDefaultHyphenation
    @Test("The default hyphenation hyphenates; breaking by character does not")
    @MainActor func modes() async {
        await english()
        let byDefault = styled(Self.words, width: 180) { $0.usesDefaultHyphenation = true }
        #expect(byDefault.lines.map(hasMark) == [true, true, false])
        let characters = styled(Self.words, width: 180) {
            $0.hyphenationFactor = 1
            $0.lineBreakMode = .byCharWrapping
        }
        #expect(characters.lines.allSatisfy { !hasMark($0) })
    }

    @Test("A soft hyphen shows where a line ends behind it, and nowhere else")
    func soft() {
        let string = "A recon\u{AD}struc\u{AD}tion"
        let wide = layout(string, width: 300)
        #expect(abs(wide.size.width - layout("A reconstruction").size.width) < 0.5)
        #expect(!hasMark(wide.lines[0]))
        let narrow = layout(string, width: 80)
        #expect(narrow.lines.map { $0.range.length } == [8, 10])
        #expect(hasMark(narrow.lines[0]))
        #expect(narrow.lines[0].width > layout("A recon").size.width + 3)
    }
}

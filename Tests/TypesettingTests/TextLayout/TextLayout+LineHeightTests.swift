// Line heights, baselines and paragraph rules.
// Apple: NSParagraphStyle
import CoreGraphics
import Foundation
import PixelKernels
import Testing

@testable import Typesetting

@Suite("Line heights and baselines")
struct TextLayoutLineHeightTests {
    @Test("One line is 1.193359375 of the size high, rounded up to a device pixel [observed]")
    func oneLine() {
        let recorded: [(CGFloat, CGFloat, CGFloat)] = [
            (10, 2, 12), (11, 2, 13.5), (12, 2, 14.5), (13, 2, 16), (14, 2, 17), (15, 2, 18), (16, 2, 19.5),
            (17, 2, 20.5), (18, 2, 21.5), (20, 2, 24), (36, 2, 43), (12, 3, 43.0 / 3), (13, 3, 47.0 / 3),
            (16, 3, 58.0 / 3), (17, 3, 61.0 / 3), (22, 3, 79.0 / 3), (25, 3, 30), (28, 3, 101.0 / 3), (34, 3, 122.0 / 3),
            (58, 3, 208.0 / 3), (17, 1, 21), (14, 1, 17), (13, 1, 16),
        ]
        for (size, scale, height) in recorded {
            let made = layout("Label", size, scale: scale)
            #expect(abs(made.pixelSize(scale: scale).height - height) < 1e-6, "\(size) at \(scale)x")
            #expect(made.size.height == size * 1.193359375)
        }
    }

    @Test("Letters stand on the row round(0.9521484 × size × scale) [observed]", arguments: [1, 2, 3] as [CGFloat])
    func baseline(scale: CGFloat) {
        for size in [11, 13, 16, 17, 20, 28, 31] as [CGFloat] {
            let canvas = Canvas(80, 60, scale: scale)
            layout("HI", size).draw(in: canvas.context, at: .zero)
            let expected = Int((0.9521484 * size * scale).rounded())
            #expect(canvas.ink?.maxY == expected, "\(size) at \(scale)x")
        }
    }

    @Test("The lines of the recorded label stand where iOS drew them, and break where it broke them [observed]")
    func recordedLabel() {
        let string =
            "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this "
            + "test by adding a joke or something. Alright, it's been fun!"
        let made = layout(string, 17, width: 300, mode: .byWordWrapping)
        #expect(
            made.lines.map { text($0, of: string) } == [
                "Hello, world. This is a long run of text", "that should wrap at some point.",
                "Someone should improve this test by", "adding a joke or something. Alright, it's", "been fun!",
            ])
        // UILabel centres the height rounded down to pixels in its 300 points.
        let top = (300 - made.size.height.rounded(.down)) / 2
        let rows = made.lines.map { Int((top + $0.baseline).rounded()) }
        #expect(rows == [116, 136, 156, 177, 197])
    }

    @Test("Two lines truncate at the end, wrap by character, or stop at the word [observed]")
    func recordedTwoLines() {
        let string =
            "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this "
            + "test by adding a joke or something. Alright, it's been fun!"
        func second(_ mode: NSLineBreakMode) -> (String, Bool) {
            let made = layout(string, 17, width: 300, lines: 2, mode: mode)
            #expect(made.lines.count == 2)
            #expect(made.isTruncated)
            return (text(made.lines[0], of: string), made.lines[1].isTruncated)
        }
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
            #expect(second(mode) == ("Hello, world. This is a long run of text", true))
        }
        #expect(second(.byCharWrapping) == ("Hello, world. This is a long run of text th", false))
        #expect(second(.byWordWrapping) == ("Hello, world. This is a long run of text", false))
    }

    @Test("System fonts have no leading between lines, preferred fonts have theirs, and not below the last [observed]")
    func leading() {
        #expect(layout("a\nb\nc", 16).size.height == 3 * 16 * 1.193359375)
        var body = FontDescriptor.system(16)
        body.lineHeightLeading = 21 - body.metrics.lineHeight
        let made = TextLayout.make(TextLayoutRequest(text: "a\nb", font: body))
        #expect(abs(made.lines[1].baseline - made.lines[0].baseline - 21) < 1e-9)
        #expect(abs(made.size.height - 21 - 16 * 1.193359375) < 1e-9)
    }

    private func styled(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> TextLayout {
        let style = NSMutableParagraphStyle()
        change(style)
        return layout(attributed: NSAttributedString(string: text, attributes: [.paragraphStyle: style]), width: 200)
    }

    // Covers: NSMutableParagraphStyle.lineSpacing, NSMutableParagraphStyle.lineHeightMultiple
    // Covers: NSMutableParagraphStyle.maximumLineHeight, NSMutableParagraphStyle.minimumLineHeight
    @Test("Line height rules act above the baseline; spacing stands between lines only [documented]")
    func lineHeightRules() {
        let natural = 17 * 1.193359375 as CGFloat
        let descent = 17 * 494 / 2048 as CGFloat
        let multiple = styled("a\nb") { $0.lineHeightMultiple = 1.5 }
        #expect(abs(multiple.size.height - 2 * natural * 1.5) < 1e-6)
        #expect(abs(multiple.firstBaseline - (natural * 1.5 - descent)) < 1e-6)
        let least = styled("a") { $0.minimumLineHeight = 40 }
        #expect(least.size.height == 40)
        #expect(abs(least.firstBaseline - (40 - descent)) < 1e-6)
        let most = styled("a") { $0.maximumLineHeight = 10 }
        #expect(most.size.height == 10)
        let spaced = styled("a\nb\nc") { $0.lineSpacing = 8 }
        #expect(abs(spaced.size.height - 3 * natural - 16) < 1e-6)
    }

    // Covers: NSMutableParagraphStyle.paragraphSpacing, NSMutableParagraphStyle.paragraphSpacingBefore
    @Test("Paragraph spacing stands between paragraphs, not above the first or below the last [documented]")
    func paragraphSpacing() {
        let natural = 17 * 1.193359375 as CGFloat
        #expect(abs(styled("a\nb") { $0.paragraphSpacing = 10 }.size.height - 2 * natural - 10) < 1e-6)
        #expect(abs(styled("a\nb") { $0.paragraphSpacingBefore = 6 }.size.height - 2 * natural - 6) < 1e-6)
    }

    // Covers: NSMutableParagraphStyle.headIndent, NSMutableParagraphStyle.alignment, NSMutableParagraphStyle.tabStops
    // Covers: NSMutableParagraphStyle.defaultTabInterval, NSTextTab.init(textAlignment:location:)
    // Covers: NSTextTab.init(textAlignment:location:options:), NSMutableParagraphStyle.init()
    @Test("Indents, alignment and tab stops place the text [documented]")
    func placing() {
        let indented = styled("one two three four five six seven") {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }
        #expect(indented.lines.map(\.origin.x) == [30] + Array(repeating: 10, count: indented.lines.count - 1))
        #expect(indented.lines.allSatisfy { $0.origin.x + $0.width <= 180.001 })
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let right = layout(attributed: NSAttributedString(string: "ab", attributes: [.paragraphStyle: style]), width: 200)
        #expect(abs(right.lines[0].origin.x + right.lines[0].width - 200) < 1e-6)
        let centred = styled("ab") { $0.alignment = .center }
        #expect(abs(centred.lines[0].origin.x * 2 + centred.lines[0].width - 200) < 1e-6)
        func place(of index: Int, _ stops: [NSTextTab], interval: CGFloat = 0, _ text: String) -> CGRect {
            styled(text) {
                $0.tabStops = stops
                $0.defaultTabInterval = interval
            }.rects(for: NSRange(location: index, length: text.utf16.count - index))[0]
        }
        #expect(abs(place(of: 2, [NSTextTab(textAlignment: .left, location: 60)], "a\tb").minX - 60) < 1e-6)
        #expect(abs(place(of: 2, [NSTextTab(textAlignment: .right, location: 90, options: [:])], "a\tbcd").maxX - 90) < 1e-6)
        #expect(abs(place(of: 2, [NSTextTab(textAlignment: .center, location: 90)], "a\tbcd").midX - 90) < 1e-6)
        #expect(abs(place(of: 2, [], interval: 50, "a\tb").minX - 50) < 1e-6)
    }

    @Test("Justified lines fill the width, all but the last [observed]")
    func justified() {
        let string = "Hello, world. This is a long run of text that should wrap at some point."
        let made = layout(string, 17, width: 300, alignment: .justified)
        #expect(made.lines.dropLast().allSatisfy { abs($0.width - 300) < 1e-6 })
        #expect(made.lines.last!.width < 250)
    }

    // Covers: NSLineBreakStrategy.pushOut, NSMutableParagraphStyle.lineBreakStrategy
    @Test("pushOut gives a last line of one word company [observed, how much is guessed]")
    func pushOut() {
        let string = "Hello, world. This is a long run of text"
        func last(_ strategy: NSLineBreakStrategy) -> String {
            let made = styled(string) {
                $0.lineBreakStrategy = strategy
                $0.tailIndent = 285
            }
            return text(made.lines.last!, of: string)
        }
        let wide = NSMutableParagraphStyle()
        wide.lineBreakStrategy = .pushOut
        let plain = layout(attributed: NSAttributedString(string: string), width: 270)
        let pushed = layout(
            attributed: NSAttributedString(string: string, attributes: [.paragraphStyle: wide]), width: 270)
        #expect(text(plain.lines.last!, of: string) == "text")
        #expect(text(pushed.lines.last!, of: string) == "of text")
        #expect(last([]) == last(.pushOut))
    }

    // Covers: NSLineBreakStrategy.pushOut
    @Test("pushOut moves no word with a hyphen, neither whole nor its end [observed of one text]")
    func hyphenStays() {
        func last(_ string: String) -> String {
            let style = NSMutableParagraphStyle()
            style.lineBreakStrategy = .pushOut
            let font = FontDescriptor.system(23).value
            let made = layout(
                attributed: NSAttributedString(string: string, attributes: [.paragraphStyle: style, .font: font]), width: 343)
            return text(made.lines.last!, of: string)
        }
        // Recorded by tzc1234/EssentialFeed and EdwardPhaniOS/EssentialFeed in the body's 23 points.
        #expect(last("gallery has official status as a Denkmal, or heritage-protected landmark") == "landmark")
        #expect(last("gallery has official status as a Denkmal, or heritage protected landmark") == "protected landmark")
    }
}

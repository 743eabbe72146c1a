// Every attribute that draws changes the picture as it says.
// Apple: NSAttributedString.Key
import CoreGraphics
import Foundation
import PixelKernels
import Testing

@testable import Typesetting

@Suite("Drawing, attributes")
struct DrawingAttributesTests {
    private func draw(_ string: String, _ attributes: [NSAttributedString.Key: Any], scale: CGFloat = 2) -> Canvas {
        let canvas = Canvas(260, 60, scale: scale)
        layout(attributed: NSAttributedString(string: string, attributes: attributes)).draw(
            in: canvas.context, at: CGPoint(x: 10, y: 10))
        return canvas
    }

    /// The lengths of ink and gap by turns in the darkest row below the letters.
    private func bars(_ style: NSUnderlineStyle, _ text: String = "ooooo ooooo") -> [Int] {
        let canvas = draw(text, [.underlineStyle: style.rawValue, .font: FontDescriptor.system(40).value], scale: 1)
        let row = 10 + Int((0.9521484 * 40).rounded()) + 4
        var lengths: [Int] = []
        var last: Bool?
        for x in 10..<canvas.buffer.width {
            let isInk = canvas.buffer.pixel(x: x, y: row) & 255 < 128
            if isInk == last { lengths[lengths.count - 1] += 1 } else if last != nil || isInk { lengths.append(1) }
            if last != nil || isInk { last = isInk }
        }
        return Array(lengths.dropLast())
    }

    // Covers: NSUnderlineStyle.patternDot, NSUnderlineStyle.patternDash, NSUnderlineStyle.patternDashDot
    // Covers: NSUnderlineStyle.patternDashDotDot, NSUnderlineStyle.byWord, NSUnderlineStyle.thick, NSUnderlineStyle.double
    @Test("Dots, dashes and their mixtures repeat; by word the spaces stay free [documented, lengths guessed]")
    func patterns() {
        let solid = bars(.single)
        #expect(solid.count == 1)
        let dots = bars([.single, .patternDot])
        #expect(dots.count > 20)
        #expect(dots.dropFirst().dropLast().allSatisfy { abs($0 - 6) <= 1 })
        let dashes = bars([.single, .patternDash])
        #expect(dashes.count >= 12)
        #expect(abs(dashes[2] - 20) <= 1)
        #expect(abs(dashes[3] - 10) <= 1)
        // One period of a mixture has a dash and one or two dots.
        func long(_ style: NSUnderlineStyle) -> Double {
            let marks = bars([.single, style]).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
            return Double(marks.filter { $0 > 10 }.count) / Double(marks.count)
        }
        #expect(abs(long(.patternDashDot) - 0.5) < 0.1)
        #expect(abs(long(.patternDashDotDot) - 1.0 / 3) < 0.1)
        let words = bars([.single, .byWord])
        #expect(words.count == 3)
        #expect(words[1] > 5)
    }

    // Covers: NSAttributedString.Key.baselineOffset, NSAttributedString.Key.tracking
    @Test("An offset raises the ink by its points and the line with it; tracking spreads the letters [documented]")
    func offsetAndTracking() {
        let plain = draw("HH", [:])
        let both = NSMutableAttributedString(string: "HH")
        both.addAttribute(.baselineOffset, value: 5, range: NSRange(location: 1, length: 1))
        let made = layout(attributed: both)
        #expect(abs(made.lines[0].height - 17 * 1.193359375 - 5) < 1e-6)
        let lowered = draw("HH", [.baselineOffset: -5])
        // The line grows downwards, so the letters stay and the line is as high as both need.
        #expect(lowered.ink!.height == plain.ink!.height)
        let tracked = draw("HH", [.tracking: 4])
        #expect(tracked.ink!.width == plain.ink!.width + 8)
    }

    // Covers: NSAttributedString.Key.obliqueness, NSAttributedString.Key.expansion
    @Test("Obliqueness slants to the right by its tangent, expansion widens by its exponential [documented]")
    func slantAndExpansion() {
        let font = FontDescriptor.system(40).value
        let plain = draw("I", [.font: font])
        let slanted = draw("I", [.font: font, .obliqueness: 0.3])
        let height = Double(plain.ink!.height)
        #expect(abs(Double(slanted.ink!.width - plain.ink!.width) - 0.3 * height) <= 3)
        #expect(slanted.ink!.minX >= plain.ink!.minX - 1)
        let wide = draw("HHHH", [.font: font, .expansion: 0.5])
        let narrow = draw("HHHH", [.font: font])
        #expect(abs(Double(wide.ink!.width) / Double(narrow.ink!.width) - 1.65) < 0.05)
        #expect(wide.ink!.height == narrow.ink!.height)
    }

    @Test("Two signs of code stay two: neither font draws another for them [observed]", arguments: ["==", "|-", "=>"])
    func signs(text: String) throws {
        for family in [FontDescriptor.Family.monospaced, .system] {
            let canvas = draw(text, [.font: FontDescriptor(family: family, pointSize: 40).value])
            let ink = try #require(canvas.ink)
            let isEmpty = (ink.minX..<ink.maxX).map { x in
                (ink.minY..<ink.maxY).allSatisfy { canvas.buffer.pixel(x: x, y: $0) == 0xFFFF_FFFF }
            }
            #expect(isEmpty.contains(true))
        }
    }

    // Covers: NSAttributedString.Key.link
    @Test("A link has the link's colour, whatever its own is, and a line below it unless the text says how [observed]")
    func link() {
        let red = CGColor(red: 0.8, green: 0.1, blue: 0.2, alpha: 1)
        let blue = LinkInk.color.typesetColor().premultipliedPixel
        let link = draw("mmmm", [.link: "https://example.org", .foregroundColor: red])
        #expect(link.pixels.contains(blue))
        #expect(!link.pixels.contains(red.premultipliedPixel))
        let bare = draw("mmmm", [.link: "https://example.org", .underlineStyle: 0])
        #expect(bare.pixels.contains(blue))
        #expect(link.ink!.maxY > bare.ink!.maxY)
    }

    @Test("Every attribute together in one picture to look at")
    func specimen() {
        let canvas = Canvas(390, 560, scale: 2)
        var y: CGFloat = 10
        func add(_ text: String, _ attributes: [NSAttributedString.Key: Any], width: CGFloat = 370) {
            let made = layout(attributed: NSAttributedString(string: text, attributes: attributes), width: width)
            made.draw(in: canvas.context, at: CGPoint(x: 10, y: y))
            y += made.size.height + 6
        }
        func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            change(style)
            return style
        }
        let red = CGColor(red: 0.9, green: 0.1, blue: 0.1, alpha: 1)
        for pattern in [NSUnderlineStyle.patternDot, .patternDash, .patternDashDot, .patternDashDotDot, .byWord] {
            add("underline \(pattern.rawValue)", [.underlineStyle: NSUnderlineStyle([.single, pattern]).rawValue])
        }
        add(
            "double, thick",
            [
                .underlineStyle: NSUnderlineStyle.double.rawValue, .strikethroughStyle: NSUnderlineStyle.thick.rawValue,
                .strikethroughColor: red,
            ])
        add("a link to somewhere", [.link: "x"])
        add("oblique 日本語 العربية", [.obliqueness: 0.25])
        add("expanded", [.expansion: 0.4])
        add("stroked", [.strokeWidth: 3, .strokeColor: red, .font: FontDescriptor.system(30, weight: 0.4).value])
        add("filled", [.strokeWidth: -3, .strokeColor: red, .font: FontDescriptor.system(30, weight: 0.4).value])
        let long = "Extraordinarily incomprehensible characterization of hyphenation in justified paragraphs of text."
        add(
            long,
            [
                .paragraphStyle: style {
                    $0.hyphenationFactor = 1; $0.alignment = .justified
                }
            ], width: 200)
        add("Override: abcdef", [.writingDirection: [NSNumber(value: 3)]])
        #expect(canvas.ink!.maxY > 800)
        if let folder = ProcessInfo.processInfo.environment["VITRINE_LOOK"] { canvas.write("\(folder)/attributes.ppm") }
    }
}

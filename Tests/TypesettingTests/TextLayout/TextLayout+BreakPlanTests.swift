// Lines that are chosen together: justified paragraphs, and last lines of one word.
// Apple: NSParagraphStyle.LineBreakStrategy, "What's new in TextKit and text views" (WWDC22)
import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("Lines chosen together")
struct TextLayoutBreakPlanTests {
    /// Words of random lengths, now and then with a hard line end between them.
    private struct Texts {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }

        mutating func text(_ words: Int, forced: Bool = true) -> String {
            var text = ""
            for index in 0..<words {
                if index > 0 { text += forced && next(23) == 0 ? "\u{2028}" : " " }
                for _ in 0..<next(9) + 1 { text.append(Character(UnicodeScalar(UInt8(97 + next(26))))) }
            }
            return text
        }
    }

    private func lines(
        _ text: String, _ width: CGFloat, _ alignment: NSTextAlignment, _ strategy: NSLineBreakStrategy = []
    ) -> TextLayout {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakStrategy = strategy
        return layout(attributed: NSAttributedString(string: text, attributes: [.paragraphStyle: style]), width: width)
    }

    private func breaker(_ text: String) -> LineBreaker {
        let units = Array(text.utf16)
        let run = StyleRun(range: 0..<units.count, style: StyleCache.style(for: .system(17)))
        let shaped = Shaper.shape(units, runs: [run], direction: .leftToRight, neutralIsRightToLeft: false)
        return LineBreaker(shaped, style: ParagraphStyleState())
    }

    @Test("Justified lines break where they become more even, as many as before [documented, observed on iOS 17]")
    func recorded() {
        let text = """
            Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by \
            adding a joke or something. Alright, it's been fun!
            """
        func shown(_ alignment: NSTextAlignment) -> [String] {
            layout(text, width: 300, alignment: alignment).lines.map { TypesettingTests.text($0, of: text) }
        }
        #expect(shown(.left).prefix(2) == ["Hello, world. This is a long run of text", "that should wrap at some point."])
        #expect(
            shown(.justified) == [
                "Hello, world. This is a long run of", "text that should wrap at some point.",
                "Someone should improve this test by", "adding a joke or something. Alright, it's", "been fun!",
            ])
    }

    @Test("A plan never makes more lines, moves words only down, and overfills no line", arguments: 0..<120)
    func properties(seed: Int) {
        var texts = Texts(state: UInt64(seed) &* 977 &+ 5)
        let text = texts.text(3 + texts.next(40))
        let width = CGFloat(60 + texts.next(260))
        let plain = lines(text, width, .left)
        for (alignment, strategy) in [
            (NSTextAlignment.left, NSLineBreakStrategy.pushOut), (.justified, []), (.justified, .pushOut), (.right, .standard),
        ] {
            let planned = lines(text, width, alignment, strategy)
            #expect(planned.lines.count == plain.lines.count, "seed \(seed)")
            #expect(planned.size.height == plain.size.height)
            for (one, two) in zip(planned.lines, plain.lines) {
                #expect(one.range.location <= two.range.location, "seed \(seed): a word moved up")
                // A line whose only word is wider than the room breaks inside it, with or without a plan.
                #expect(one.width <= width + 0.01, "seed \(seed)")
            }
            #expect(planned.lines.last.map { NSMaxRange($0.range) } == text.utf16.count)
        }
    }

    @Test("No other breaks of as many lines grow justified spaces less by their squares", arguments: 0..<60)
    func leastGrowth(seed: Int) {
        var texts = Texts(state: UInt64(seed) &* 31 &+ 7)
        let text = texts.text(6 + texts.next(9), forced: false)
        let breaker = breaker(text)
        let room = Double(90 + texts.next(120))
        let count = breaker.clusters.count
        let places = (1..<count).filter(breaker.isWordBreak)
        var filled = [0]
        while let first = filled.last, first < count { filled.append(breaker.lineEnd(from: first, indent: 0, width: room).index) }
        let isWhole = filled.dropFirst().dropLast().allSatisfy(breaker.isWordBreak)
        func cost(_ ends: [Int]) -> Double? {
            var sum = 0.0
            for (start, end) in zip(ends, ends.dropFirst()) {
                let shown = start..<breaker.trimmedEnd(start..<end)
                let left = room - breaker.width(of: shown, indent: 0)
                guard left >= -LineBreaker.tolerance else { return nil }
                let spaces = shown.filter { breaker.clusters[$0].flags.contains(.white) }.count
                let growth = max(0, left) / Double(max(1, spaces))
                if end < count { sum += growth * growth }
            }
            return sum
        }
        var best = Double.infinity
        func search(_ ends: [Int]) {
            if ends.count == filled.count - 1 {
                best = min(best, cost(ends + [count]) ?? .infinity)
                return
            }
            for place in places where place > ends[ends.count - 1] { search(ends + [place]) }
        }
        let plan = BreakPlan(breaker, rooms: (room, room), indents: (0, 0)).ends(isJustified: true, avoidsOrphan: false)
        guard isWhole, filled.count > 2, filled.count < 7 else { return }
        search([0])
        var ends = [0]
        while let first = ends.last, first < count {
            ends.append(plan[first] ?? breaker.lineEnd(from: first, indent: 0, width: room).index)
        }
        #expect(ends.count == filled.count)
        #expect(abs((cost(ends) ?? .infinity) - best) < 1e-6, "seed \(seed)")
    }

    // Covers: NSLineBreakStrategy.pushOut
    @Test("pushOut leaves a last line of one word only where the line above has no word to give", arguments: 0..<80)
    func company(seed: Int) {
        var texts = Texts(state: UInt64(seed) &* 53 &+ 11)
        let text = texts.text(4 + texts.next(20), forced: false)
        let width = CGFloat(80 + texts.next(200))
        let pushed = lines(text, width, .left, .pushOut)
        guard pushed.lines.count > 1, let last = pushed.lines.last else { return }
        let words = { TypesettingTests.text($0, of: text).split(separator: " ") }
        guard words(last).count == 1 else { return }
        // Then filling leaves it alone too, and together with the word above it would be too wide.
        #expect(lines(text, width, .left).lines.map(\.range) == pushed.lines.map(\.range))
        let above = words(pushed.lines[pushed.lines.count - 2])
        let together = layout("\(above.last!) \(words(last)[0])").size.width
        #expect(above.count == 1 || together > width - 0.5, "seed \(seed)")
    }

    @Test("Justified text with pushOut ends in two words where as many lines allow it [guessed]")
    func both() {
        let text = "Hello, world. This is a long run of text"
        #expect(TypesettingTests.text(lines(text, 270, .justified).lines.last!, of: text) == "text")
        #expect(TypesettingTests.text(lines(text, 270, .justified, .pushOut).lines.last!, of: text) == "of text")
    }

    @Test("Tabs, hyphens and words wider than the line are filled as they come")
    func exceptions() {
        for text in ["one\ttwo three four five six seven eight", "Donaudampfschifffahrtsgesellschaftskapitän an Bord des Schiffs"] {
            #expect(lines(text, 110, .justified).lines.map(\.range) == lines(text, 110, .left).lines.map(\.range))
        }
        let soft = "inter\u{AD}nationali\u{AD}sation of the ever so small"
        #expect(lines(soft, 60, .justified).lines.count == lines(soft, 60, .left).lines.count)
    }
}

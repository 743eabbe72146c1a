// HTML import of whatever comes: random documents, deep nesting, large texts.
import Foundation
import Testing
import UIKit

@MainActor struct HTMLRobustnessTests {
    /// A generator whose numbers follow from its seed (SplitMix64).
    struct Seeded: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private static let names = [
        "p", "div", "b", "i", "u", "a", "span", "font", "ul", "ol", "li", "table", "tr", "td", "th", "tbody", "caption",
        "h1", "h2", "br",
        "hr", "img", "blockquote", "pre", "sub", "sup", "code", "em", "q", "dl", "dt", "dd", "center", "nobr", "button",
        "form",
        "object", "marquee", "html", "body", "head", "unknown", "section",
    ]
    private static let attributes = [
        "", " class=a", " style='color:red'", " style='display:inline;margin:3px'", " align=center", " href='x'",
        " dir=rtl", " style=\"font:\"",
        " id=i hidden", " start=99999999999999999999", " style='font-size:1e9px'", " style='margin:-5em'", " value=x",
        " size=+9",
    ]

    /// Words of capital letters between tags of small ones.
    private func document(_ random: inout Seeded) -> (html: String, words: [String]) {
        var html =
            Bool.random(using: &random) ? "<style>.a{color:blue} p b>i{font-weight:bold} #i{display:block}</style>" : ""
        var words: [String] = []
        for index in 0..<Int.random(in: 1...40, using: &random) {
            let name = Self.names[Int.random(in: 0..<Self.names.count, using: &random)]
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4: html += "<\(name)\(Self.attributes[Int.random(in: 0..<Self.attributes.count, using: &random)])>"
            case 4..<6: html += "</\(name)>"
            case 6: html += ["<!-- x -->", " ", "\n", "</>", "<!x>", "<?x>"][Int.random(in: 0..<6, using: &random)]
            default:
                let word = "W\(index)"
                words.append(word)
                html += word
            }
        }
        return (html, words)
    }

    @Test("2,000 random documents: no trap, no tag left over, every word in its order, attributes for every character")
    func random() throws {
        var random = Seeded(state: 20_261_127)
        var shown = 0
        for round in 0..<2_000 {
            let (html, words) = document(&random)
            let text = try imported(html)
            #expect(
                !text.string.contains { "<>\u{0}".contains($0) || ($0.isLowercase && $0.isLetter) },
                "round \(round): \(html)")
            var rest = text.string[...]
            for word in words where !html.contains("hidden") && !html.contains("<object") {
                guard let found = rest.range(of: word) else {
                    Issue.record("round \(round): \(word) is missing in \(html)")
                    break
                }
                rest = rest[found.upperBound...]
                shown += 1
            }
            var place = 0
            while place < text.length {
                var range = NSRange()
                let attributes = text.attributes(at: place, effectiveRange: &range)
                #expect(
                    attributes[.font] is UIFont,
                    "round \(round): \(html)")
                #expect(
                    attributes[.paragraphStyle] is NSParagraphStyle,
                    "round \(round): \(html)")
                place = max(place + 1, range.location + range.length)
            }
        }
        #expect(shown > 5_000)
    }

    @Test("random bytes: no trap")
    func bytes() throws {
        var random = Seeded(state: 7)
        let pieces = [
            "<", ">", "&", "#", "x", ";", "/", "=", "\"", "'", "!", "-", "p", "style", "{", "}", ":", "(", "é", "\u{0}",
            " ", "td", "table",
        ]
        for _ in 0..<2_000 {
            let html = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }.joined()
            _ = try imported(html)
            _ = try imported("<style>" + html + "</style><p style=\"" + html + "\">x")
            let data = Data((0..<40).map { _ in UInt8.random(in: 0...255, using: &random) })
            _ = try NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        }
    }

    /// Seconds that the thread has computed: other tests and programs do not count.
    private nonisolated static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test(
        "10,000 elements in one another are no deep recursion and take seconds at most",
        arguments: [
            "<div>", "<b>", "<span>", "<ul><li>", "<table><tr><td>", "<blockquote>", "<p><font color=red>", "<i><div>",
            "<a href=x>", "<sup>",
            "<h1>", "<q>",
        ])
    func deep(tag: String) async throws {
        // On a thread of 512 kilobytes, as queues may have.
        let (length, seconds) = try await withCheckedThrowingContinuation {
            (done: CheckedContinuation<(Int, Double), any Error>) in
            let thread = Thread {
                let begin = Self.processorTime
                done.resume(
                    with: Result {
                        (try imported(String(repeating: tag, count: 10_000) + "x").length, Self.processorTime - begin)
                    })
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        #expect(length > 0)
        print("HTML import: 10,000 times \(tag) in \(seconds) s of processor time")
        #expect(seconds < 20, "\(tag) took \(seconds) s")
    }

    @Test("unclosed elements of many kinds cost no square of their number")
    func unclosed() throws {
        let begin = Self.processorTime
        let html = (0..<3_000).map { "<p><font color='#\(100_000 + $0)'>W</p>" }.joined()
        #expect(try imported(html).string == String(repeating: "W\n", count: 3_000))
        #expect(Self.processorTime - begin < 30)
    }

    @Test("a megabyte of text takes seconds at most in a debug build")
    func large() throws {
        let line = "<p>Hello <b>bold</b> and <i>it</i> &amp; <a href='x'>text</a> text text</p>\n"
        let count = 1_048_576 / line.utf8.count
        let begin = Self.processorTime
        let text = try imported(String(repeating: line, count: count))
        let seconds = Self.processorTime - begin
        print("HTML import: \(count * line.utf8.count) bytes in \(seconds) s")
        #expect(text.length == count * "Hello bold and it & text text text\n".utf16.count)
        #expect(seconds < 60, "\(seconds) s")
    }
}

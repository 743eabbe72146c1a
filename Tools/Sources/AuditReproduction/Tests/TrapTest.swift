// The text of a generated test.
import Foundation
import UIKitAudit

/// A test before it is text.
struct TrapTest {
    /// How the test tells that the trap has sprung.
    enum Ending {
        /// The body raises a diagnostic of this code; `words` is what Apple's message must hold, if Apple has one.
        case trap(code: String, words: String?, body: [String], isThrowing: Bool = false)
        /// The last of the lines expect what is wrong.
        case shown([String])
    }

    /// What happens, as a sentence: `panel.addSubview(label) throws`.
    var title: String
    /// Sentences for the head, besides where it is and what was found.
    var notes: [String] = []
    /// Classes and extensions, in order.
    var declarations: [[String]] = []
    /// Before the trap.
    var setUp: [String] = []
    var ending: Ending
    /// After it, so that nothing else is raised.
    var cleanUp: [String] = []

    /// Apple's words where a view is added to an effect view.
    static let effectWords = "Do not add subviews directly to the visual effect view itself"

    /// The ending of every test of effect views.
    static func adding(_ body: [String], isThrowing: Bool = false) -> Ending {
        .trap(code: "UIK1801", words: effectWords, body: body, isThrowing: isThrowing)
    }

    /// The whole file.
    func text(for finding: Finding, named name: TestName, in context: RuleContext) -> String {
        let range = finding.range
        var lines = ["// \(finding.rule) at \(range.path):\(range.line), in \(Self.plain(finding.context)):"]
        let source = context.file.source.line(range.line).trimmingCharacters(in: .whitespaces)
        lines.append("//     " + Self.shortened(Self.plain(source), 110))
        lines += Self.comment(finding.message + " Cure: " + finding.cure)
        for note in notes { lines += Self.comment(note) }
        lines.append(
            "// Passes as long as this trap springs, and fails once it is cured. Written by vitrine audit --reproduce.")
        lines += ["import Testing", "import UIKit", "import UIKitTesting", ""]
        for declaration in declarations { lines += declaration + [""] }
        lines.append("@MainActor @Suite(\(Self.literal("\(finding.rule), \(range.path):\(range.line)")), .harness)")
        lines += ["struct \(name.suite) {", "    @Test(\(Self.literal(title)))", "    func trap() throws {"]
        lines += body.map { "        " + $0 }
        lines += ["    }", "}", ""]
        return lines.joined(separator: "\n")
    }

    private var body: [String] {
        var lines = ["let harness = try Harness()"] + setUp
        switch ending {
        case .shown(let more): lines += more
        case .trap(let code, let words, let body, let isThrowing):
            let call = "\(isThrowing ? "try " : "")harness.expectTrap(\"\(code)\")"
            let result = words == nil ? "" : "let traps = "
            if body.count == 1, !body[0].contains("//"), body[0].count < 60 {
                lines.append("\(result)\(call) { \(body[0]) }")
            } else {
                lines += ["\(result)\(call) {"] + body.map { "    " + $0 } + ["}"]
            }
            if let words {
                lines += ["let said = traps.first?.apple ?? \"\"", "#expect(said.contains(\(Self.literal(words))))"]
            }
        }
        return lines + cleanUp
    }

    // MARK: Text

    /// Without anything that could end a comment's line.
    static func plain(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }

    static func shortened(_ text: String, _ count: Int) -> String {
        text.count <= count ? text : text.prefix(count - 1) + "…"
    }

    /// A sentence as comment lines of at most 120 characters.
    static func comment(_ text: String) -> [String] {
        var lines: [String] = []
        var line = "//"
        for word in plain(text).split(separator: " ") {
            if line.count + word.count + 1 > 118, line != "//" {
                lines.append(line)
                line = "//"
            }
            line += " " + word
        }
        return line == "//" ? lines : lines + [line]
    }

    /// A string literal.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in plain(text).unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

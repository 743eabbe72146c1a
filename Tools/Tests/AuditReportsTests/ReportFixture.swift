// A report with everything that can go wrong in a format.
import Foundation
import SwiftModel
import UIKitAudit

/// Reports for the tests of every format.
enum ReportFixture {
    static let catalogue = RuleCatalogue([
        RulePage(
            id: "vev-direct", severity: .error, isOn: true, isFixable: true,
            summary: "A view added to an effect view itself, not to its `contentView`.",
            text: """
                A view added to an effect view itself, not to its `contentView`.

                ## What goes wrong
                UIKit raises when <any> view is added & says so.

                ## Triggering
                ```swift
                blur.addSubview(label) // "no"
                ```
                - one
                  and more
                - two
                """),
        RulePage(id: "move-reload", severity: .note, isOn: false, summary: "Reloads while rows move.", text: "Opinion."),
    ])

    static let nastyPath = "Quellen/Ä \"b\" <&> 50%0A,c:d 😀.swift"
    static let nasty = "let x = 1\n\tlet 模糊 = \"👩‍👩‍👧\"; blur.addSubview(label) // <&> 'e\u{301}' \u{1B}[31m \u{202E}\r\n\tend\n"
    static let plain = "class A {\n    let blur = UIVisualEffectView()\n    func f() {\n        blur.addSubview(\n            label)\n    }\n}\n"

    static var sources: SourceStore {
        SourceStore(root: "/proj/a b", overlays: [nastyPath: Array(nasty.utf8), "A.swift": Array(plain.utf8)])
    }

    static var report: AuditReport {
        AuditReport(
            findings: [flowing, crooked, opinion],
            notices: [
                FileNotice(path: nastyPath, line: 3, kind: .syntaxError, message: "Expected '}' <here>\n\"now\" 100%"),
                FileNotice(path: "Gone.swift", kind: .unreadable, message: "Permission denied."),
            ],
            staleEntries: [
                Baseline.Entry(path: "Old.swift", rule: "vev-direct", context: "Old.f()", text: "a < b && \"c\"", fingerprint: "0123456789abcdef")
            ],
            catalogue: catalogue, root: "/proj/a b", files: 14, lines: 2_345, suppressedCount: 2, baselineCount: 1)
    }

    static var empty: AuditReport { AuditReport(catalogue: catalogue, root: "/proj", files: 1, lines: 7) }

    /// Two steps, a safe fix of two edits, a range over two lines.
    private static var flowing: Finding {
        Finding(
            rule: "vev-direct", severity: .error, message: "`label` is added to the effect view `blur` itself; UIKit raises.",
            range: range("blur.addSubview(\n            label)", in: plain, "A.swift"), cure: "Add it to `blur.contentView`.",
            flow: [
                .init(range("UIVisualEffectView()", in: plain, "A.swift"), "`blur` is made here"),
                .init(range("blur.", in: plain, "A.swift"), "and gets a view here"),
            ],
            fixes: [
                Fix(
                    title: "Insert .contentView",
                    edits: [edit("addSubview", "contentView.", in: plain, "A.swift"), edit("label", "/* \"x\" */ ", in: plain, "A.swift")])
            ], context: "A.f()")
    }

    /// Every character that some format must escape.
    private static var crooked: Finding {
        Finding(
            rule: "vev-direct", severity: .warning,
            message: "Says \"no\" & <b>'maybe'</b>,\nthen a[0](1): 100%0A ::error::]]> \\ \u{1}\u{1F}😀 </script>",
            range: range("addSubview", in: nasty, nastyPath), cure: "Mend <it>\r\nsoon.",
            fixes: [Fix(title: "Rename <all>", edits: [edit("addSubview", "x", in: nasty, nastyPath)], isSafe: false)],
            certainty: .unknownType, context: "A<T>.f(\"x\")")
    }

    /// No cure, no fix, an unknown rule, an empty range at a line's end.
    private static var opinion: Finding {
        let end = SourceText(path: nastyPath, bytes: Array(nasty.utf8)).bytes.count - 1
        return Finding(
            rule: "house-rule", severity: .note, message: "Ends here.",
            range: SourceRange(end..<end, in: SourceText(path: nastyPath, bytes: Array(nasty.utf8))), cure: "", context: "")
    }

    static func range(_ word: String, in text: String, _ path: String) -> SourceRange {
        let start = text.range(of: word).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
        return SourceRange(start..<(start + word.utf8.count), in: SourceText(path: path, bytes: Array(text.utf8)))
    }

    private static func edit(_ word: String, _ inserted: String, in text: String, _ path: String) -> TextEdit {
        let start = range(word, in: text, path).offsets.lowerBound
        return TextEdit(path: path, offsets: start..<start, replacement: inserted)
    }
}

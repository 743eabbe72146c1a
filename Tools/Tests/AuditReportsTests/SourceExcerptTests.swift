import AuditReports
import SwiftModel
import Testing
import UIKitAudit

@Suite("Source lines with carets")
struct SourceExcerptTests {
    /// The excerpt's two lines, for a word in a line.
    private func excerpt(_ line: String, _ word: String, width: Int = 120) -> [String] {
        let range = ReportFixture.range(word, in: line, "A.swift")
        let finding = Finding(rule: "r", severity: .error, message: "m", range: range, cure: "", context: "")
        let report = AuditReport(findings: [finding], catalogue: ReportFixture.catalogue, root: "/")
        let text = ReportFormat.text.render(
            report, sources: SourceStore(root: "/", overlays: ["A.swift": Array(line.utf8)]),
            options: ReportOptions(width: width + 4, hasSummary: false))
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().prefix(2).map {
            String($0.dropFirst(4))
        }
    }

    @Test("a tab reaches to the next stop, and the caret stands below the word")
    func tabs() {
        #expect(excerpt("\ta\tTRAP()", "TRAP") == ["    a   TRAP()", "        ^~~~"])
        #expect(excerpt("  \tTRAP", "TRAP") == ["    TRAP", "    ^~~~"])
    }

    @Test("wide characters, emoji and joined emoji take two cells, marks none")
    func wide() {
        #expect(excerpt("模糊.TRAP", "TRAP") == ["模糊.TRAP", "     ^~~~"])
        #expect(excerpt("👩‍👩‍👧🇩🇪👍🏽☺️.TRAP", "TRAP") == ["👩‍👩‍👧🇩🇪👍🏽☺️.TRAP", "         ^~~~"])
        #expect(excerpt("e\u{301}a\u{200D}ｗ.TRAP", "TRAP")[1] == "     ^~~~")
        #expect(excerpt("한글 ｶﾅ カナ.模糊()", "模糊") == ["한글 ｶﾅ カナ.模糊()", "             ^~~~"])
    }

    @Test("a mark within a joined character marks the whole of it")
    func within() {
        #expect(excerpt("a👩‍👧b", "👧") == ["a👩‍👧b", " ^~"])
    }

    @Test("control characters are shown as pictures, marks of direction as replacements")
    func control() {
        #expect(
            excerpt("\u{1B}[0m\u{7}\u{7F}\u{202E}\u{85}TRAP", "TRAP") == ["␛[0m␇␡\u{FFFD}\u{FFFD}TRAP", "        ^~~~"])
    }

    @Test("a long line is clipped around the word, and the caret still stands below it")
    func clipped() {
        let line = String(repeating: "a", count: 300) + "TRAP" + String(repeating: "b", count: 300)
        let found = excerpt(line, "TRAP", width: 60)
        #expect(found[0].hasPrefix("…aaa"))
        #expect(found[0].hasSuffix("bbb…"))
        #expect(found[0].count == 60)
        #expect(below(found) == "TRAP")
        #expect(
            below(
                excerpt(
                    String(repeating: "模", count: 200) + "TRAP" + String(repeating: "糊", count: 200), "TRAP", width: 61)
            ) == "TRAP")
        let last = excerpt(String(repeating: "a", count: 300) + "TRAP", "TRAP", width: 60)
        #expect(last[0].hasSuffix("aTRAP"))
        #expect(below(last) == "TRAP")
        let whole = excerpt("TRAP" + String(repeating: "b", count: 300), String(repeating: "b", count: 300), width: 60)
        #expect(whole[0].hasPrefix("TRAPbbb"))
        #expect(whole[1].count <= 60)
    }

    /// What stands above the carets, by cells.
    private func below(_ excerpt: [String]) -> String {
        var cell = 0
        let start = excerpt[1].prefix { $0 == " " }.count
        return String(
            excerpt[0].filter { character in
                defer {
                    cell += character.unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) ? 2 : 1 } ?? 0
                }
                return cell >= start && cell < excerpt[1].count
            })
    }

    @Test("an empty range, and one at the end of a line or of the file, has one caret")
    func empty() {
        let text = "ab\ncd"
        let source = SourceText(path: "A.swift", bytes: Array(text.utf8))
        for (offset, lines) in [(2, ["ab", "  ^"]), (5, ["cd", "  ^"]), (0, ["ab", "^"])] {
            let finding = Finding(
                rule: "r", severity: .note, message: "m", range: SourceRange(offset..<offset, in: source), cure: "",
                context: "")
            let report = AuditReport(findings: [finding], catalogue: ReportFixture.catalogue, root: "/")
            let out = ReportFormat.text.render(
                report, sources: SourceStore(root: "/", overlays: ["A.swift": source.bytes]),
                options: ReportOptions(hasSummary: false))
            #expect(out.split(separator: "\n").dropFirst().map { String($0.dropFirst(4)) } == lines)
        }
    }
}

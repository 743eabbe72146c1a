// JUnit's XML, which every build server shows.
import UIKitAudit

/// Errors and warnings as failed tests, notes as passed ones; one passed test where nothing was found, for servers that take
/// an empty suite for a mistake.
enum JUnitReport {
    static func text(_ report: AuditReport) -> String {
        let failures = report.findings.count { $0.severity != .note }
        let tests = max(report.findings.count, 1)
        let counts = [("tests", String(tests)), ("failures", String(failures)), ("errors", "0")]
        var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        out += "<testsuites\(XMLText.attributes([("name", "vitrine audit")] + counts))>\n"
        out += "  <testsuite\(XMLText.attributes([("name", "vitrine audit")] + counts))>\n"
        out += report.findings.map(test).joined()
        if report.findings.isEmpty {
            out += "    <testcase\(XMLText.attributes([("classname", "vitrine"), ("name", "no findings")]))/>\n"
        }
        if !report.notices.isEmpty {
            let lines = report.notices.map { "\($0.path):\($0.line ?? 1): \($0.message) [\($0.kind.rawValue)]" }
            out += "    <system-err>\(lines.map(XMLText.escaped).joined(separator: "\n"))</system-err>\n"
        }
        return out + "  </testsuite>\n</testsuites>\n"
    }

    private static func test(_ finding: Finding) -> String {
        let name = "\(finding.rule) at line \(finding.range.line), column \(finding.range.column)"
        let head = XMLText.attributes([
            ("classname", finding.range.path), ("name", name), ("file", finding.range.path),
            ("line", String(finding.range.line)),
        ])
        var body = ["\(finding.range.path):\(finding.range.line):\(finding.range.column): \(finding.message)"]
        body += finding.flow.enumerated().map { index, step in
            "\(index + 1). \(step.range.path):\(step.range.line):\(step.range.column): \(step.message)"
        }
        if !finding.cure.isEmpty { body.append("Cure: \(finding.cure)") }
        let text = body.map(XMLText.escaped).joined(separator: "\n")
        let inside =
            finding.severity == .note
            ? "<system-out>\(text)</system-out>"
            : "<failure\(XMLText.attributes([("type", finding.severity.rawValue), ("message", finding.message)]))>"
                + "\(text)</failure>"
        return "    <testcase\(head)>\n      \(inside)\n    </testcase>\n"
    }
}

// Checkstyle's XML, which many build servers read.
import UIKitAudit

/// Findings by file.
enum CheckstyleReport {
    static func text(_ report: AuditReport) -> String {
        var lines: [String: [String]] = [:]
        for finding in report.findings {
            let severity = finding.severity == .note ? "info" : finding.severity.rawValue
            let cure = finding.cure.isEmpty ? "" : " " + finding.cure
            lines[finding.range.path, default: []].append(
                error(finding.range.line, finding.range.column, severity, finding.message + cure, finding.rule))
        }
        for notice in report.notices {
            lines[notice.path, default: []].append(
                error(notice.line ?? 1, 1, "warning", notice.message, "notice." + notice.kind.rawValue))
        }
        var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        for path in lines.keys.sorted() {
            out += "  <file\(XMLText.attributes([("name", path)]))>\n"
            out += lines[path]?.joined() ?? ""
            out += "  </file>\n"
        }
        return out + "</checkstyle>\n"
    }

    private static func error(_ line: Int, _ column: Int, _ severity: String, _ message: String, _ rule: String) -> String {
        let attributes = [
            ("line", String(line)), ("column", String(column)), ("severity", severity), ("message", message),
            ("source", "vitrine.\(rule)"),
        ]
        return "    <error\(XMLText.attributes(attributes))/>\n"
    }
}

// One line a finding, as compilers write them.
import UIKitAudit

/// Lines that Xcode's build log turns into issues.
enum XcodeReport {
    static func text(_ report: AuditReport) -> String {
        var lines: [String] = []
        for finding in report.findings {
            let cure = finding.cure.isEmpty ? "" : " " + finding.cure
            lines.append(
                line(finding.range, finding.severity.rawValue, "\(finding.message)\(cure) [\(finding.rule)]", report))
            for step in finding.flow { lines.append(line(step.range, "note", step.message, report)) }
        }
        for notice in report.notices {
            let place = absolute(notice.path, report) + ":\(notice.line ?? 1):1"
            lines.append("\(place): warning: \(SafeText.line(notice.message)) [\(notice.kind.rawValue)]")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func line(_ range: SourceRange, _ severity: String, _ message: String, _ report: AuditReport) -> String {
        "\(absolute(range.path, report)):\(range.line):\(range.column): \(severity): \(SafeText.line(message))"
    }

    /// Xcode finds files by absolute paths only.
    private static func absolute(_ path: String, _ report: AuditReport) -> String {
        SafeText.line(SourceStore(root: report.root).absolutePath(path))
    }
}

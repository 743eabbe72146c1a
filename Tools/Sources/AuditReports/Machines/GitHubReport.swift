// Workflow commands of GitHub Actions. GitHub: "Workflow commands for GitHub Actions", Setting an error message.
import UIKitAudit

/// Lines that a workflow's log turns into annotations.
enum GitHubReport {
    static func text(_ report: AuditReport) -> String {
        var lines = report.findings.map(line)
        for notice in report.notices {
            let properties = [("file", notice.path), ("line", String(notice.line ?? 1)), ("title", notice.kind.rawValue)]
            lines.append(command("warning", properties, "Not read wholly: \(notice.message)"))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func line(_ finding: Finding) -> String {
        let range = finding.range
        var properties = [("file", range.path), ("line", String(range.line)), ("endLine", String(range.endLine))]
        // Columns are shown only where the range stays on one line.
        if range.line == range.endLine {
            properties += [("col", String(range.column)), ("endColumn", String(max(range.endColumn, range.column)))]
        }
        properties.append(("title", finding.rule))
        let steps = finding.flow.enumerated().map { index, step in
            "\n\(index + 1). \(step.range.path):\(step.range.line): \(step.message)"
        }
        let cure = finding.cure.isEmpty ? "" : "\nCure: \(finding.cure)"
        return command(
            finding.severity == .note ? "notice" : finding.severity.rawValue, properties,
            finding.message + steps.joined() + cure)
    }

    private static func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
        let list = properties.map { "\($0.0)=\(escaped($0.1, alsoIn: [":", ","]))" }.joined(separator: ",")
        return "::\(name) \(list)::\(escaped(message, alsoIn: []))"
    }

    /// The runner decodes these as URLs do; in properties a colon or a comma would end the value.
    private static func escaped(_ text: String, alsoIn marks: Set<Unicode.Scalar>) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            if scalar == "%" || scalar == "\r" || scalar == "\n" || marks.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                out += "%" + (digits.count == 1 ? "0" : "") + digits
            } else {
                out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}

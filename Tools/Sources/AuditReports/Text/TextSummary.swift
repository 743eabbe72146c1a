// The last line of a report.
import UIKitAudit

/// Counts in one or two sentences.
public struct TextSummary {
    /// Ends with a full stop.
    public let text: String

    public init(_ report: AuditReport) {
        func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
        let files = count(report.files, "file")
        var sentences: [String] = []
        if report.findings.isEmpty {
            sentences.append("No findings in \(files).")
        } else {
            let parts = [Severity.error, .warning, .note].compactMap { severity in
                let number = report.count(severity)
                return number == 0 ? nil : count(number, severity.rawValue)
            }
            sentences.append("\(count(report.findings.count, "finding")) in \(files): \(parts.joined(separator: ", ")).")
        }
        let fixable = report.findings.count { $0.fixes.contains(where: \.isSafe) }
        if fixable > 0 { sentences.append("--fix mends \(fixable).") }
        let hidden = [
            report.suppressedCount == 0 ? nil : "\(report.suppressedCount) silenced by comments",
            report.baselineCount == 0 ? nil : "\(report.baselineCount) known to the baseline",
        ].compactMap(\.self)
        if !hidden.isEmpty { sentences.append(hidden.joined(separator: ", ") + ".") }
        if !report.notices.isEmpty {
            sentences.append("\(count(Set(report.notices.map(\.path)).count, "file")) could not be read wholly.")
        }
        if !report.staleEntries.isEmpty {
            sentences.append(
                "\(report.staleEntries.count) stale in the baseline; --write-baseline takes them out.")
        }
        text = sentences.joined(separator: " ")
    }
}


// The report for programs; Documentation/Audit/report.schema.json describes it.
import UIKitAudit

/// Everything that is known of a run, in one object.
enum JSONReport {
    static let version = 1

    static func text(_ report: AuditReport, sources: SourceStore) -> String {
        let fingerprints = FindingFingerprint.all(of: report.findings, sources: sources)
        let value: JSONValue = [
            "version": .int(version),
            "tool": ["name": .string(ToolInformation.name), "version": .string(ToolInformation.version)],
            "root": .string(report.root),
            "summary": [
                "files": .int(report.files), "lines": .int(report.lines), "errors": .int(report.count(.error)),
                "warnings": .int(report.count(.warning)), "notes": .int(report.count(.note)),
                "suppressed": .int(report.suppressedCount), "baseline": .int(report.baselineCount),
            ],
            "findings": .array(zip(report.findings, fingerprints).map { json($0, $1.value) }),
            "notices": .array(report.notices.map(json)),
            "staleBaselineEntries": .array(report.staleEntries.map(json)),
        ]
        return value.text + "\n"
    }

    private static func json(_ finding: Finding, _ fingerprint: String) -> JSONValue {
        [
            "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
            "message": .string(finding.message), "cure": .string(finding.cure),
            "context": .string(finding.context), "certainty": .string(finding.certainty.rawValue),
            "fingerprint": .string(fingerprint), "range": json(finding.range),
            "flow": .array(finding.flow.map { ["message": .string($0.message), "range": json($0.range)] }),
            "fixes": .array(finding.fixes.map(json)),
        ]
    }

    private static func json(_ range: SourceRange) -> JSONValue {
        [
            "path": .string(range.path), "line": .int(range.line), "column": .int(range.column),
            "endLine": .int(range.endLine), "endColumn": .int(range.endColumn),
            "offset": .int(range.offsets.lowerBound), "endOffset": .int(range.offsets.upperBound),
        ]
    }

    private static func json(_ fix: Fix) -> JSONValue {
        [
            "title": .string(fix.title), "isSafe": .bool(fix.isSafe),
            "edits": .array(
                fix.edits.map {
                    [
                        "path": .string($0.path), "offset": .int($0.offsets.lowerBound),
                        "endOffset": .int($0.offsets.upperBound), "replacement": .string($0.replacement),
                    ]
                }),
        ]
    }

    private static func json(_ notice: FileNotice) -> JSONValue {
        [
            "path": .string(notice.path), "line": notice.line.map { .int($0) } ?? .null,
            "kind": .string(notice.kind.rawValue), "message": .string(notice.message),
        ]
    }

    private static func json(_ entry: Baseline.Entry) -> JSONValue {
        [
            "path": .string(entry.path), "rule": .string(entry.rule), "context": .string(entry.context),
            "text": .string(entry.text), "fingerprint": .string(entry.fingerprint),
        ]
    }
}

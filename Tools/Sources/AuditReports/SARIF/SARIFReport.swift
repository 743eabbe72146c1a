// OASIS: "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
import UIKitAudit

/// One SARIF run with rules, results, fingerprints, code flows and fixes.
struct SARIFReport {
    let report: AuditReport
    let sources: SourceStore

    /// What paths are relative to.
    static let base = "SRCROOT"
    /// The name of our fingerprint, with the version of how it is made.
    static let fingerprint = "vitrineFinding/v1"
    private static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    init(_ report: AuditReport, sources: SourceStore) {
        self.report = report
        self.sources = sources
    }

    var text: String {
        let rules = SARIFRules(report)
        let run: JSONValue = [
            "tool": [
                "driver": [
                    "name": .string(ToolInformation.name),
                    "semanticVersion": .string(ToolInformation.version),
                    "shortDescription": ["text": "Finds UIKit's traps in Swift, .xib and .storyboard files."],
                    "rules": .array(rules.descriptors),
                    "notifications": .array(FileNotice.Kind.allCases.map { ["id": .string($0.rawValue)] }),
                ]
            ],
            "invocations": [
                ["executionSuccessful": true, "toolExecutionNotifications": .array(report.notices.map(notification))]
            ],
            "originalUriBaseIds": [
                Self.base: ["uri": .string("file://" + SARIFLocation.encoded(report.root + (report.root == "/" ? "" : "/")))]
            ],
            "columnKind": "unicodeCodePoints",
            "results": .array(results(rules)),
        ]
        let log: JSONValue = ["$schema": .string(Self.schema), "version": "2.1.0", "runs": [run]]
        return log.text + "\n"
    }

    private func results(_ rules: SARIFRules) -> [JSONValue] {
        let fingerprints = FindingFingerprint.all(of: report.findings, sources: sources)
        return zip(report.findings, fingerprints).map { finding, fingerprint in
            var members: [(key: String, value: JSONValue)] = [
                ("ruleId", .string(finding.rule)),
                ("ruleIndex", .int(rules.index[finding.rule] ?? -1)),
                ("level", .string(finding.severity.rawValue)),
                ("message", ["text": .string(message(finding))]),
                ("locations", [SARIFLocation.location(finding.range, context: finding.context)]),
                ("partialFingerprints", [Self.fingerprint: .string(fingerprint.value)]),
            ]
            if !finding.flow.isEmpty { members.append(("codeFlows", [codeFlow(finding)])) }
            let fixes = finding.fixes.filter { !$0.edits.isEmpty }
            if !fixes.isEmpty { members.append(("fixes", .array(fixes.map(fix)))) }
            members.append(("properties", ["certainty": .string(finding.certainty.rawValue)]))
            return .object(members)
        }
    }

    private func message(_ finding: Finding) -> String {
        let text = finding.cure.isEmpty ? finding.message : "\(finding.message) \(finding.cure)"
        return SARIFLocation.message(text)
    }

    private func codeFlow(_ finding: Finding) -> JSONValue {
        let steps = finding.flow + [Finding.FlowStep(finding.range, finding.message)]
        let locations = steps.map { step -> JSONValue in
            ["location": SARIFLocation.location(step.range, message: step.message)]
        }
        return ["threadFlows": [["locations": .array(locations)]]]
    }

    private func fix(_ fix: Fix) -> JSONValue {
        var paths: [String] = []
        for edit in fix.edits where !paths.contains(edit.path) { paths.append(edit.path) }
        let changes = paths.map { path -> JSONValue in
            let replacements = fix.edits.filter { $0.path == path }.map { edit -> JSONValue in
                [
                    "deletedRegion": region(edit),
                    "insertedContent": ["text": .string(edit.replacement)],
                ]
            }
            return [
                "artifactLocation": SARIFLocation.artifact(path), "replacements": .array(replacements),
            ]
        }
        return ["description": ["text": .string(fix.title)], "artifactChanges": .array(changes)]
    }

    private func region(_ edit: TextEdit) -> JSONValue {
        guard let text = sources.text(edit.path) else {
            return ["byteOffset": .int(edit.offsets.lowerBound), "byteLength": .int(edit.offsets.count)]
        }
        return SARIFLocation.region(SourceRange(edit.offsets, in: text))
    }

    private func notification(_ notice: FileNotice) -> JSONValue {
        var place: [(key: String, value: JSONValue)] = [("artifactLocation", SARIFLocation.artifact(notice.path))]
        if let line = notice.line { place.append(("region", ["startLine": .int(line)])) }
        return [
            "descriptor": ["id": .string(notice.kind.rawValue)], "level": "warning",
            "message": ["text": .string(SARIFLocation.message(notice.message))], "locations": [["physicalLocation": .object(place)]],
        ]
    }
}

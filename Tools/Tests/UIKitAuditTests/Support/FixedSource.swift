// Source with a rule's fixes applied.
import UIKitAudit

extension Project {
    /// The text of the first file with the first fix of each finding applied; with `safeOnly` only fixes that `--fix` would apply.
    static func fixed(_ text: String, by rule: any Rule.Type, safeOnly: Bool = true) -> String {
        let source = MarkedSource(text)
        let project = Project(source)
        let path = project.models[0].source.path
        let fixes = project.findings(rule).compactMap { finding in finding.fixes.first { $0.isSafe || !safeOnly } }
        var bytes = Array(source.files[0].text.utf8)
        let edits = fixes.flatMap(\.edits).filter { $0.path == path }
        for edit in edits.sorted(by: { $0.offsets.lowerBound > $1.offsets.lowerBound }) {
            bytes.replaceSubrange(edit.offsets, with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

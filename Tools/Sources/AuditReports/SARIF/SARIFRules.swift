// The rules in SARIF.
import UIKitAudit

/// Descriptions of the rules that a report may name, and their places in the list.
struct SARIFRules {
    let descriptors: [JSONValue]
    /// By rule id.
    let index: [String: Int]

    init(_ report: AuditReport) {
        let known = report.catalogue.pages
        // A finding of a rule without a page still needs a place in the list.
        let strangers = Set(report.findings.map(\.rule)).subtracting(known.map(\.id)).sorted()
        descriptors = known.map(Self.descriptor) + strangers.map { ["id": .string($0)] }
        let ids = known.map(\.id) + strangers
        index = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static func descriptor(_ page: RulePage) -> JSONValue {
        [
            "id": .string(page.id),
            "name": .string(page.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()),
            "shortDescription": ["text": .string(page.summary)],
            "fullDescription": ["text": .string(page.summary)],
            "help": ["text": .string(page.text), "markdown": .string(page.text)],
            "defaultConfiguration": ["enabled": .bool(page.isOn), "level": .string(page.severity.rawValue)],
            "properties": [
                "tags": page.isFixable ? ["uikit", "fixable"] : ["uikit"],
                "problem.severity": .string(page.severity == .note ? "recommendation" : page.severity.rawValue),
            ],
        ]
    }
}

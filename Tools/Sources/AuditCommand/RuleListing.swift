// `--explain` and `--list-rules`.
import UIKitAudit

/// What the command prints about rules.
enum RuleListing {
    /// A rule's page below its id.
    static func page(_ id: String, _ catalogue: RuleCatalogue) throws -> String {
        guard let page = catalogue[id] else { throw UsageError(catalogue.unknown(id) + "; --list-rules lists them") }
        let state = page.isOn ? page.severity.rawValue : "\(page.severity.rawValue), off unless asked for"
        let fix = page.isFixable ? "; --fix mends it" : ""
        return "\(page.id) (\(state)\(fix))\n\n\(page.text)\n"
    }

    /// One line a rule.
    static func list(_ catalogue: RuleCatalogue) -> String {
        let width = catalogue.ids.map(\.count).max() ?? 0
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - text.count))
        }
        return catalogue.pages.map { page in
            let state = page.isOn ? page.severity.rawValue : "off"
            return "\(padded(page.id, width))  \(padded(state, 7))  \(page.isFixable ? "fix" : "   ")  \(page.summary)\n"
        }.joined()
    }
}

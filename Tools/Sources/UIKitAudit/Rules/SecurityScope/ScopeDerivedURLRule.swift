// scope-derived-url
import SwiftModel

/// The rule of the page `ScopeDerivedURLRule.md`, beside this file.
public struct ScopeDerivedURLRule: Rule {
    public static let id = "scope-derived-url"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for start in context.scopeStarts {
            guard let origin = context.derivation(of: start) else { continue }
            context.report(
                start.nameRange, "This URL is made by \(origin) and carries no right to the file: the start returns false.",
                cure: "Start on the URL that the picker, the drop or the bookmark gave.", certainty: start.certainty)
        }
    }
}

// scope-never-stopped
import SwiftModel

/// The rule of the page `ScopeNeverStoppedRule.md`, beside this file.
public struct ScopeNeverStoppedRule: Rule {
    public static let id = "scope-never-stopped"
    public static let severity = Severity.warning

    public init() {}

    public func check(_ context: RuleContext) {
        for start in context.scopeStarts where !context.isDerived(start) {
            guard let state = ScopeTypestate(start, in: context), !state.hasStop, !context.isResultHandedOut(start) else {
                continue
            }
            let isOwned = start.url.path.map { $0.isOfSelf && !$0.names.isEmpty } ?? true
            let escape = context.escape(of: start.url, in: state.outermost)
            // Who keeps the URL may stop the access: the own type is asked, others cannot be.
            if isOwned || escape == .kept {
                guard !context.isScopeStopped(byTypeOf: start.site.function) else { continue }
                guard isOwned || isKeptByOwnType(start, context) else { continue }
            } else if escape == .passed {
                continue
            }
            context.report(
                start.nameRange, "Access to \(name(of: start, context)) is started here and nothing stops it.",
                cure: "Stop in a defer right after the start.", fixes: context.deferFix(for: start, replacing: []),
                certainty: start.certainty)
        }
    }

    private func name(of start: ScopeCall, _ context: RuleContext) -> String {
        start.site.call.receiver.map { context.text($0.range) } ?? "the URL"
    }

    /// Whether all that keeps the URL are private properties of the own type.
    private func isKeptByOwnType(_ start: ScopeCall, _ context: RuleContext) -> Bool {
        let kept = context.assignments.filter {
            context.means($0.value, start.url) && $0.function.outermost === start.site.function.outermost
        }
        guard !kept.isEmpty else { return false }
        return kept.allSatisfy { site in
            guard let property = context.binding(of: site.target)?.property?.property else { return false }
            return !property.modifiers.isDisjoint(with: [.private, .fileprivate])
        }
    }
}

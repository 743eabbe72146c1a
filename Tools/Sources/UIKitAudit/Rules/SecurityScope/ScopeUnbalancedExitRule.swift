// scope-unbalanced-exit
import SwiftModel

/// The rule of the page `ScopeUnbalancedExitRule.md`, beside this file.
public struct ScopeUnbalancedExitRule: Rule {
    public static let id = "scope-unbalanced-exit"
    public static let severity = Severity.warning

    public init() {}

    public func check(_ context: RuleContext) {
        for start in context.scopeStarts where !context.isDerived(start) {
            guard let state = ScopeTypestate(start, in: context), state.isStoppedSomewhere else { continue }
            var leaks = state.leaks
            guard !leaks.isEmpty, !context.isResultHandedOut(start) else { continue }
            // Whoever keeps the URL ends the access where all goes well.
            let isOwned = start.url.path.map { $0.isOfSelf && !$0.names.isEmpty } ?? false
            if isOwned || context.escape(of: start.url, in: state.outermost) == .kept {
                let isReturned = leaks.contains {
                    if case .returns(let statement?) = $0.kind { returns(start, statement, context) } else { false }
                }
                if isReturned || context.isScopeStopped(byTypeOf: start.site.function) {
                    // The ways out before it is kept are still this function's.
                    guard !isOwned else { continue }
                    leaks = state.leaks(until: context.keepers(of: start.url, in: state.outermost)).filter { edge in
                        guard case .returns(let statement) = edge.kind else { return true }
                        return statement.map { !returns(start, $0, context) } ?? false
                    }
                    if leaks.isEmpty { continue }
                }
            }
            let own = context.scopeStops.filter { $0.site.function.outermost === state.outermost && $0.url == start.url }
            let isOnly = context.scopeStarts.filter { $0.site.function.outermost === state.outermost }.count == 1
            context.report(
                start.nameRange,
                "Access to \(start.site.call.receiver.map { context.text($0.range) } ?? "the URL") is not stopped on every way out.",
                cure: "Stop in a defer right after the start.",
                flow: leaks.prefix(3).compactMap { step($0, context) },
                fixes: isOnly && !own.isEmpty ? context.deferFix(for: start, replacing: own) : [], certainty: start.certainty)
        }
    }

    private func returns(_ start: ScopeCall, _ statement: Statement, _ context: RuleContext) -> Bool {
        guard case .returns(let value?) = statement.kind else { return false }
        return context.means(value, start.url)
    }

    private func step(_ edge: FlowEdge, _ context: RuleContext) -> Finding.FlowStep? {
        switch edge.kind {
        case .thrown(let expression): context.step(expression.range, "an error thrown here leaves without a stop")
        case .throwing(let statement): context.step(statement.range, "this leaves without a stop")
        case .returns(let statement?): context.step(statement.range, "this leaves without a stop")
        default: nil
        }
    }
}

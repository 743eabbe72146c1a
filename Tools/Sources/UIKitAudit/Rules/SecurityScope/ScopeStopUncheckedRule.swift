// scope-stop-unchecked
import SwiftModel

/// The rule of the page `ScopeStopUncheckedRule.md`, beside this file.
public struct ScopeStopUncheckedRule: Rule {
    public static let id = "scope-stop-unchecked"
    public static let severity = Severity.note

    public init() {}

    public func check(_ context: RuleContext) {
        for start in context.scopeStarts where context.isDiscarded(start.site.expression) && !context.isDerived(start) {
            guard let state = ScopeTypestate(start, in: context), state.isStoppedSomewhere else { continue }
            let stops = context.scopeStops.filter { $0.url == start.url && $0.site.function.outermost === state.outermost }
            guard !stops.isEmpty else { continue }
            context.report(
                start.nameRange, "Whether access was granted is not asked, and the stop comes all the same.",
                cure: "Keep the result and stop only where it was true.", fixes: fix(start, stops, context),
                certainty: start.certainty)
        }
    }

    /// Keeps the result in a constant and asks it before the only stop.
    private func fix(_ start: ScopeCall, _ stops: [ScopeCall], _ context: RuleContext) -> [Fix] {
        let outermost = start.site.function.outermost
        let starts = context.scopeStarts.filter { $0.site.function.outermost === outermost }
        guard stops.count == 1, starts.count == 1, let stop = stops.first,
            let statement = context.statement(of: start.site.expression), let body = start.site.function.body,
            body.statements.contains(where: { $0 === statement }), !context.text(body.range).contains("isAccessing"),
            let last = context.statement(of: stop.site.expression), case .expression(let whole) = last.kind,
            whole === stop.site.expression, last.range.lowerBound > statement.range.upperBound
        else { return [] }
        if case .optionalChain? = start.site.call.receiver?.kind { return [] }
        return [
            Fix(
                title: "Keep the result and ask it",
                edits: [
                    context.edit(statement.range.lowerBound..<start.site.expression.range.lowerBound, "let isAccessing = "),
                    context.edit(last.range, "if isAccessing { \(context.text(last.range)) }"),
                ])
        ]
    }
}

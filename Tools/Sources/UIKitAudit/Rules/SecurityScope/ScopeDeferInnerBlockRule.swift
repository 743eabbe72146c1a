// scope-defer-inner-block
import SwiftModel

/// The rule of the page `ScopeDeferInnerBlockRule.md`, beside this file.
public struct ScopeDeferInnerBlockRule: Rule {
    public static let id = "scope-defer-inner-block"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for start in context.scopeStarts {
            guard let state = ScopeTypestate(start, in: context) else { continue }
            for stop in context.scopeStops where stop.url == start.url && stop.site.function === start.site.function {
                check(start, stop, state, context)
            }
        }
    }

    private func check(_ start: ScopeCall, _ stop: ScopeCall, _ state: ScopeTypestate, _ context: RuleContext) {
        // The stop's defer stands in the body of an `if` that asks whether access was granted.
        var node = context.parent(of: stop.site.expression)
        var deferred: Statement?
        while let current = node {
            if case .statement(let statement) = current {
                if case .deferred = statement.kind {
                    deferred = statement
                } else if deferred != nil {
                    break
                }
            }
            node = context.index.parent(of: current)
        }
        guard let deferred, case .statement(let outer)? = node, case .ifs(let ifs) = outer.kind,
            ifs.body.statements.contains(where: { $0 === deferred }), asks(ifs, state, context)
        else { return }
        let isAlone = ifs.body.statements.count == 1
        guard isAlone || isUsed(after: stop, start, outer, state, context) else { return }
        context.report(
            deferred.range, "This defer runs at the end of the if: access ends before the file is used.",
            cure: "Keep the result in a constant, and put the defer into the body of the function.",
            flow: [context.step(start.nameRange, "access starts here")],
            fixes: isAlone ? fix(start, stop, deferred, outer, ifs, context) : [], certainty: start.certainty)
    }

    private func asks(_ ifs: IfStatement, _ state: ScopeTypestate, _ context: RuleContext) -> Bool {
        ifs.conditions.contains { condition in
            guard case .boolean(let value) = condition.kind else { return false }
            return state.bars(FlowEdge(target: 0, kind: .condition(value, false)))
                && !state.bars(FlowEdge(target: 0, kind: .condition(value, true)))
        }
    }

    /// Whether the file is used after the `if`, on a way that went through the stop.
    private func isUsed(
        after stop: ScopeCall, _ start: ScopeCall, _ outer: Statement, _ state: ScopeTypestate, _ context: RuleContext
    ) -> Bool {
        let places = state.graph.positions { $0.expression === stop.site.expression }
        return places.contains { place in
            state.graph.events(after: place, stops: { $0.call?.name == RuleContext.scopeStart }).contains { event in
                guard let expression = event.expression, expression.range.lowerBound >= outer.range.upperBound,
                    context.isURLShape(expression), context.means(expression, start.url)
                else { return false }
                return context.isFileUse(expression, start.url)
            }
        }
    }

    private func fix(
        _ start: ScopeCall, _ stop: ScopeCall, _ deferred: Statement, _ outer: Statement, _ ifs: IfStatement,
        _ context: RuleContext
    ) -> [Fix] {
        guard ifs.alternative == nil, ifs.conditions.count == 1, case .deferred(let block) = deferred.kind,
            block.statements.count == 1, case .boolean(let condition) = ifs.conditions[0].kind,
            case .expression(let whole)? = block.statements.first?.kind, whole === stop.site.expression
        else { return [] }
        let stopping = context.text(stop.site.expression.range)
        let text: String
        if condition === start.site.expression {
            guard let body = start.site.function.body, !context.text(body.range).contains("isAccessing") else { return [] }
            let indent = context.indentation(at: outer.range.lowerBound)
            text = "let isAccessing = \(context.text(condition.range))\n\(indent)defer { if isAccessing { \(stopping) } }"
        } else {
            text = "defer { if \(context.text(condition.range)) { \(stopping) } }"
        }
        return [Fix(title: "Lift the defer out of the if", edits: [context.edit(outer.range, text)])]
    }
}

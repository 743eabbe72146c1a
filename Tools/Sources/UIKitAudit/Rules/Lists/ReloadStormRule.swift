// reload-storm
import SwiftModel

/// The rule of the page `ReloadStormRule.md`, beside this file.
public struct ReloadStormRule: Rule {
    public static let id = "reload-storm"
    public static let severity = Severity.note

    public init() {}

    public func check(_ context: RuleContext) {
        var seen: Set<Int> = []
        for site in context.calls(named: "reloadData") where context.isReload(site.call) {
            // Closures that run in place are part of the graph around them.
            var function = site.function
            while let parent = function.parent, context.runs(function, within: parent) { function = parent }
            if seen.insert(function.index).inserted { check(function, context) }
        }
    }

    private func check(_ function: FunctionScope, _ context: RuleContext) {
        let graph = context.graph(of: function)
        var reloads: [Reload] = []
        for position in graph.positions(where: { $0.call != nil || $0.assignment != nil }) {
            guard let expression = graph.event(at: position).expression, let (paths, name) = self.reloads(expression, context),
                !paths.isEmpty
            else { continue }
            reloads.append(Reload(position: position, paths: paths, expression: expression, name: name))
        }
        for first in reloads {
            for second in reloads where !first.paths.isDisjoint(with: second.paths) {
                let isAfter = graph.events(after: first.position) { event in
                    if case .await? = event.expression?.kind { return true }
                    // Another element of a loop is another list.
                    if case .bind(let pattern, _) = event { return bindsRoot(of: first.paths, pattern, context) }
                    return event.expression === second.expression
                }.contains { $0.expression === second.expression }
                guard isAfter else { continue }
                let isLoop = first.expression === second.expression
                // Where both stand below conditions of their own, one of them may be meant to stand for the other.
                guard
                    isLoop || graph.exits(from: first.position, stops: { $0.expression === second.expression }).isEmpty
                        || isAlways(first, before: second, graph)
                else { continue }
                context.report(
                    second.name,
                    isLoop
                        ? "The list is reloaded again and again in a loop; only the last time counts."
                        : "The list is reloaded a second time on the same way; only the last time counts.",
                    cure: "Reload once, after the last change of the model.",
                    flow: isLoop ? [] : [context.step(first.name, "It is reloaded here already.")])
            }
        }
    }

    private struct Reload {
        var position: FlowGraph.Position
        /// The lists, as this function's storage.
        var paths: Set<AccessPath>
        var expression: Expression
        var name: Range<Int>
    }

    /// What a call or an assignment reloads, with the range of its name; nil for any other expression.
    private func reloads(_ expression: Expression, _ context: RuleContext) -> (paths: Set<AccessPath>, name: Range<Int>)? {
        switch expression.kind {
        case .call(let call):
            guard let name = call.nameRange else { return nil }
            if context.isReload(call) { return (Set([call.receiver.flatMap { context.path(of: $0) }].compactMap { $0 }), name) }
            return (context.reloads(byHelper: call), name)
        case .assignment(let target, _, _):
            return (context.reloads(byAssignmentTo: target), target.asMember?.nameRange ?? target.range)
        default: return nil
        }
    }

    /// Whether no way leads to the second without the first.
    private func isAlways(_ first: Reload, before second: Reload, _ graph: FlowGraph) -> Bool {
        let start = FlowGraph.Position(block: graph.entry, event: -1)
        return !graph.events(after: start) { $0.expression === first.expression }.contains { $0.expression === second.expression }
    }

    private func bindsRoot(of paths: Set<AccessPath>, _ pattern: Pattern, _ context: RuleContext) -> Bool {
        let names = Set(pattern.boundNames.map(\.name))
        return paths.contains { path in
            if case .local(_, let name) = path.root { return names.contains(name) }
            return false
        }
    }
}

// One access from its start on.
import SwiftModel

/// A start of security-scoped access in the control flow of its function: which events end it, and which edges are only taken
/// when it was not granted.
struct ScopeTypestate {
    let context: RuleContext
    let start: ScopeCall
    let graph: FlowGraph
    /// Where the start is in the graph.
    let position: FlowGraph.Position
    /// The function or accessor that the start is in, closures left.
    let outermost: FunctionScope
    /// Everything in ``outermost`` that stops an access.
    private let stops: [ScopeCall]
    /// Where the result of the start is kept.
    private let results: Set<AccessPath>
    /// The conditions that hold at the start, by their text: tested again, they hold again.
    private let held: Set<String>

    /// nil for a start that cannot be reached.
    init?(_ start: ScopeCall, in context: RuleContext) {
        self.context = context
        self.start = start
        graph = context.graph(of: start.site.function)
        outermost = start.site.function.outermost
        guard let position = graph.positions(where: { $0.expression === start.site.expression }).first else { return nil }
        self.position = position
        let own = outermost
        let starts = context.scopeStarts.filter { $0.site.function.outermost === own }
        let all = context.scopeStops.filter { $0.site.function.outermost === own }
        stops = all.filter { stop in
            if stop.url == start.url { return true }
            // A stop on what cannot be told apart may be this one's.
            if stop.url.path == nil || start.url.path == nil { return true }
            return !starts.contains { $0.url == stop.url } && Set(starts.map(\.url)).count == 1
        }
        results = Self.results(of: start, in: context)
        held = Self.conditions(around: start, in: context)
    }

    // MARK: Events

    /// Whether the event ends the access, or hands the ending to a closure or a function that does.
    func stops(_ event: FlowEvent) -> Bool {
        guard let expression = event.expression else { return false }
        switch expression.kind {
        case .call(let call):
            if stops.contains(where: { $0.site.expression === expression }) { return true }
            return expression !== start.site.expression && callStops(call)
        case .closure: return closureStops(expression)
        default: return false
        }
    }

    /// Whether a helper of the project stops access.
    private func callStops(_ call: Call) -> Bool {
        guard call.name != RuleContext.scopeStart else { return false }
        return context.followedEvents(of: call).contains { $0.event.kind == .call && $0.name == RuleContext.scopeStop }
    }

    private func closureStops(_ closure: Expression) -> Bool {
        if stops.contains(where: { closure.range.contains($0.site.expression.range.lowerBound) }) { return true }
        return context.calls.contains {
            closure.range.contains($0.expression.range.lowerBound) && $0.call.name != RuleContext.scopeStop
                && callStops($0.call)
        }
    }

    /// Whether anything after the start stops the access.
    var isStoppedSomewhere: Bool {
        graph.events(after: position, bars: bars, stops: { _ in false }).contains { stops($0) }
    }

    /// Whether the function, with its closures and the ones around the start, has a stop at all.
    var hasStop: Bool {
        !stops.isEmpty
            || context.calls.contains { $0.function.outermost === outermost && callStops($0.call) }
    }

    /// The ways out of the function on which an access that was granted is not stopped.
    var leaks: [FlowEdge] { graph.exits(from: position, bars: bars, stops: { stops($0) }) }

    /// The events from the start on, until a stop on each way.
    var eventsWhileOpen: [FlowEvent] { graph.events(after: position, bars: bars, stops: { stops($0) }) }

    /// Whether a stop of this very access can come after an event; a helper's counts where the URL is handed to it.
    func isStopped(after expression: Expression) -> Bool {
        graph.positions { $0.expression === expression }.contains { place in
            graph.events(after: place, bars: bars, stops: { $0.expression === start.site.expression }).contains { event in
                guard let expression = event.expression, case .call(let call) = expression.kind else { return false }
                if stops.contains(where: { $0.site.expression === expression }) { return true }
                guard let path = start.url.path, call.name != RuleContext.scopeStart else { return false }
                return context.followedEvents(of: call).contains {
                    $0.event.kind == .call && $0.name == RuleContext.scopeStop && $0.receiver == path
                }
            }
        }
    }

    // MARK: Edges

    /// Whether an edge is only taken where access was not granted.
    func bars(_ edge: FlowEdge) -> Bool {
        switch edge.kind {
        case .condition(let condition, let outcome):
            if let granted = grants(condition) { return outcome != granted }
            return !outcome && held.contains(context.text(condition.range))
        case .match(let condition, false):
            guard case .optionalBinding(_, _, let value) = condition.kind else { return false }
            return context.means(value, start.url) || held.contains(context.text(value.range))
        default: return false
        }
    }

    /// The outcome of a condition that says that access was granted; nil where it says nothing of it.
    private func grants(_ condition: Expression) -> Bool? {
        if case .binary(let lhs, let operation, _, let rhs) = condition.kind, operation == "==" || operation == "!=",
            case .boolean(let value)? = rhs.asLiteral, let inner = grants(lhs)
        {
            return (operation == "==") == value ? inner : !inner
        }
        if let path = context.path(of: condition), results.contains(path) { return true }
        var isInside = false
        ModelNode.expression(condition).walk { node in
            if case .expression(let part) = node, part === start.site.expression { isInside = true }
            return !isInside
        }
        return isInside ? true : nil
    }

    /// Where the result is put: the local that it makes, the variable or property that it is assigned to.
    private static func results(of start: ScopeCall, in context: RuleContext) -> Set<AccessPath> {
        var node: ModelNode? = .expression(start.site.expression)
        while case .expression(let current)? = node {
            if case .assignment(let target, _, _) = current.kind { return context.path(of: target).map { [$0] } ?? [] }
            node = context.parent(of: current)
        }
        guard case .statement(let statement)? = node, case .declaration(.variable(let variable)) = statement.kind else {
            return []
        }
        let local = context.locals(of: start.site.function).first { $0.range == variable.nameRange }
        return local.map { [AccessPath(root: .local(ObjectIdentifier($0), name: $0.name), names: [])] } ?? []
    }

    /// The conditions of the `if`s that the start is in the body of.
    private static func conditions(around start: ScopeCall, in context: RuleContext) -> Set<String> {
        var result: Set<String> = []
        var node = context.parent(of: start.site.expression)
        let place = start.site.expression.range.lowerBound
        while let current = node {
            if case .statement(let statement) = current, case .ifs(var ifs) = statement.kind {
                while !ifs.body.range.contains(place), case .ifs(let next)? = ifs.alternative { ifs = next }
                if ifs.body.range.contains(place) {
                    for condition in ifs.conditions {
                        switch condition.kind {
                        case .boolean(let value), .optionalBinding(_, _, let value), .pattern(_, _, let value):
                            result.insert(context.text(value.range))
                        case .availability: break
                        }
                    }
                }
            }
            node = context.index.parent(of: current)
        }
        return result
    }
}

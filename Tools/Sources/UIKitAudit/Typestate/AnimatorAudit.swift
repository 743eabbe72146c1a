// All that goes wrong with animators in a file.
import SwiftModel

/// The typestate of `UIViewPropertyAnimator` over all functions of a file; made once, for all rules that ask.
public final class AnimatorAudit {
    /// In the order of the source.
    public private(set) var incidents: [AnimatorIncident] = []
    private let context: RuleContext
    private let reader: AnimatorReader
    /// Properties that a function leaves paused or stopped, with the first call that does.
    private var left: [Left: (range: Range<Int>, origins: [Range<Int>], expression: Expression?)] = [:]
    private var expressions: [Int: Expression] = [:]

    private init(_ context: RuleContext) {
        self.context = context
        reader = AnimatorReader(context: context)
        guard Self.mayAct(context) else { return }
        for function in functions() { audit(function) }
        for (property, one) in left { judge(property, one.range, one.origins, one.expression) }
        incidents.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// A property of a class, and how it is left; several classes of a file may have one of the same name.
    private struct Left: Hashable {
        var type: NominalType
        var name: String
        var kind: AnimatorIncident.Kind
    }

    /// What goes wrong in a file.
    public static func of(_ context: RuleContext) -> AnimatorAudit { context.memo { AnimatorAudit(context) } }

    // MARK: Functions

    /// Whether the file has any call or assignment that could move an animator: most have none.
    private static func mayAct(_ context: RuleContext) -> Bool {
        context.calls.contains { AnimatorAction.methods.contains($0.name) }
            || context.assignments.contains { $0.target.asMember?.name == "fractionComplete" }
    }

    /// The functions that touch animators; closures that run in place are looked at where they run.
    private func functions() -> [FunctionScope] {
        var indices: Set<Int> = []
        for site in context.calls where AnimatorAction.methods.contains(site.name) || reader.isCreation(site.expression) {
            if reader.isCreation(site.expression) || reader.action(of: site.expression) != nil {
                indices.insert(host(of: site.function).index)
            }
        }
        for site in context.assignments where site.target.asMember?.name == "fractionComplete" {
            if reader.action(of: site.expression) != nil { indices.insert(host(of: site.function).index) }
        }
        return indices.sorted().map { context.functions[$0] }
    }

    private func host(of function: FunctionScope) -> FunctionScope {
        guard case .closure(_, let expression) = function.kind, let outer = function.parent else { return function }
        switch context.use(ofClosure: expression) {
        case .once, .anyTimes: return host(of: outer)
        case .later, .unknown: return function
        }
    }

    private func audit(_ function: FunctionScope) {
        let flow = AnimatorFlow(reader: reader)
        let graph = context.graph(of: function)
        let solution = FlowSolution(flow, on: graph)
        solution.forEachEvent { event, memory in
            guard let expression = event.expression else { return }
            if let (action, receiver, name) = reader.action(of: expression) {
                expressions[name.lowerBound] = expression
                check(action, receiver, name, expression, memory, graph)
            } else if let (target, _, _) = event.assignment {
                var after = memory
                flow.transfer(event, &after)
                checkReplaced(target, memory, after)
            }
        }
        solution.forEachExit { _, memory in leave(memory, function) }
    }

    // MARK: Calls

    private func check(
        _ action: AnimatorAction, _ receiver: Expression, _ name: Range<Int>, _ expression: Expression,
        _ memory: AnimatorMemory, _ graph: FlowGraph
    ) {
        guard let keys = reader.references(of: receiver, in: memory)?.compactMap(\.key), keys.count == 1 else { return }
        let object = memory[keys[0]]
        func report(_ kind: AnimatorIncident.Kind, _ bad: Set<AnimatorState>, onlyIfSure: Bool = false) -> Bool {
            let hit = object.states.filter { bad.contains($0.key) }
            guard !hit.isEmpty else { return false }
            let isSure = hit.count == object.states.count
            guard isSure || !onlyIfSure && hit.values.joined().contains(where: { always($0, leadsTo: expression, graph) }) else {
                return false
            }
            add(kind, name, Set(hit.values.joined()), context.text(receiver.bare.range), expression)
            return true
        }
        switch action {
        case .stop: _ = report(.doubleStop, [.stopped])
        case .finish:
            if report(.finishAfterStopTrue, [.freshAfterStopTrue, .finishedByStop]) { return }
            if report(.finishInactive, [.fresh, .freshAfterStop], onlyIfSure: true) { return }
            _ = report(.finishActive, AnimatorState.active)
        case .start, .resume: _ = report(.deadRestart, [.stopped, .finished, .finishedByStop])
        case .pause, .scrub, .addAnimations: break
        }
    }

    /// Whether every way on from the call at `origin` meets the expression.
    private func always(_ origin: Int, leadsTo expression: Expression, _ graph: FlowGraph) -> Bool {
        let starts = graph.positions { event in
            event.expression.map { reader.action(of: $0)?.name.lowerBound == origin || $0.asCall?.nameRange?.lowerBound == origin }
                ?? false
        }
        guard !starts.isEmpty else { return false }
        return starts.allSatisfy { start in graph.exits(from: start) { $0.expression === expression }.isEmpty }
    }

    // MARK: Releases

    private func checkReplaced(_ target: Expression, _ before: AnimatorMemory, _ after: AnimatorMemory) {
        guard let place = reader.place(of: target), reader.isAnimator(context.type(of: target)) else { return }
        // Observers may end the old one.
        if let property = context.binding(of: target)?.property?.property, !property.accessors.isEmpty { return }
        let keys = before[place].compactMap(\.key)
        guard keys.count == 1, !after.isHeld(keys[0], exceptLocals: false) else { return }
        released(keys[0], before[keys[0]], .reassigned(target.range), name: context.text(target.bare.range))
    }

    private func released(_ key: AnimatorMemory.Key, _ object: AnimatorObject, _ release: AnimatorIncident.Release, name: String?) {
        guard !object.isShared else { return }
        for (kind, origins) in Self.traps(of: object) {
            let ranges = origins.sorted().compactMap { reader.origins[$0] }
            guard let first = ranges.first else { continue }
            let expression = expressions[first.lowerBound]
            let own = expression.flatMap { reader.action(of: $0)?.receiver }.map { context.text($0.bare.range) }
            add(kind, first, origins, own ?? name ?? "The animator", expression, release)
        }
    }

    private static func traps(of object: AnimatorObject) -> [(AnimatorIncident.Kind, Set<Int>)] {
        var result: [(AnimatorIncident.Kind, Set<Int>)] = []
        var paused = object.states[.paused] ?? []
        if object.pausesOnCompletion { paused.formUnion(object.states[.running] ?? []) }
        if !paused.isEmpty { result.append((.releasePaused, paused)) }
        if let stopped = object.states[.stopped], !stopped.isEmpty { result.append((.releaseStopped, stopped)) }
        return result
    }

    /// The end of a function: what only locals hold goes with them, what a property holds stays as it is.
    private func leave(_ memory: AnimatorMemory, _ function: FunctionScope) {
        var memory = memory
        if case .initialValue(let variable) = function.kind {
            guard let value = variable.initializer, !function.types.isEmpty, !function.isTypeMember,
                let found = reader.references(of: value, in: memory)
            else { return }
            memory[AccessPath(root: .selfValue, names: [variable.name])] = found
        }
        for (key, object) in memory.objects {
            guard memory.isHeld(key, exceptLocals: true) else {
                released(key, object, .functionEnd, name: nil)
                continue
            }
            var path: AccessPath?
            if case .entry(let place) = key, memory[place].contains(.animator(key)) { path = place }
            path = path ?? memory.places.first { !$0.key.isLocal && $0.value.contains(.animator(key)) }?.key
            guard let path, path.isOfSelf, path.names.count == 1, !object.isShared,
                let type = context.selfType(in: function)
            else { continue }
            for (kind, origins) in Self.traps(of: object) {
                let ranges = origins.sorted().compactMap { reader.origins[$0] }
                guard let first = ranges.first else { continue }
                let property = Left(type: type, name: path.names[0], kind: kind)
                if let known = left[property], known.range.lowerBound <= first.lowerBound { continue }
                left[property] = (first, ranges, expressions[first.lowerBound])
            }
        }
    }

    private func judge(_ left: Left, _ range: Range<Int>, _ origins: [Range<Int>], _ expression: Expression?) {
        guard let property = AnimatorProperty(left.name, of: left.type, in: context), property.isReleased(whenLeft: left.kind)
        else { return }
        incidents.append(
            AnimatorIncident(
                kind: left.kind, range: range, origins: origins, name: left.name, expression: expression,
                release: .owner(property)))
    }

    private func add(
        _ kind: AnimatorIncident.Kind, _ range: Range<Int>, _ origins: Set<Int>, _ name: String,
        _ expression: Expression?, _ release: AnimatorIncident.Release? = nil
    ) {
        guard !incidents.contains(where: { $0.kind == kind && $0.range == range }) else { return }
        incidents.append(
            AnimatorIncident(
                kind: kind, range: range, origins: origins.sorted().compactMap { reader.origins[$0] }, name: name,
                expression: expression, release: release))
    }
}

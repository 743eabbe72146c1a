// Reading steps out of the flow of a function.
import SwiftModel
import UIKitAudit

/// Tells which events of a function concern one animator.
struct AnimatorReading {
    let scene: FindingScene
    /// The storage of the animator, as the function knows it.
    let path: AccessPath
    var context: RuleContext { scene.context }

    // MARK: Events

    /// What an event does with the animator.
    func steps(of event: FlowEvent) -> [AnimatorStep] {
        switch event {
        case .declare(let variable):
            guard let local = local(at: variable.nameRange),
                AccessPath(root: .local(ObjectIdentifier(local), name: local.name), names: []) == path,
                let value = variable.initializer
            else { return [] }
            return made(value, variable.nameRange)
        case .bind: return []
        case .evaluate(let expression):
            switch expression.kind {
            case .assignment(let target, let operation, let value): return assigned(target, operation, value)
            case .call(let call): return called(call)
            default: return []
            }
        }
    }

    private func local(at range: Range<Int>) -> LocalVariable? {
        for function in context.functions {
            if let local = context.locals(of: function).first(where: { $0.range == range }) { return local }
        }
        return nil
    }

    private func made(_ value: Expression, _ name: Range<Int>) -> [AnimatorStep] {
        guard let creation = AnimatorCreation(in: value, context) else { return [] }
        let origin = creation.isRunning ? value.asCall?.nameRange ?? name : name
        return [step(.made(creation), origin)]
    }

    private func assigned(_ target: Expression, _ operation: String, _ value: Expression) -> [AnimatorStep] {
        if operation == "=", context.path(of: target) == path { return made(value, target.range) }
        guard let member = target.asMember, let base = member.base, context.path(of: base) == path else { return [] }
        switch member.name {
        case "fractionComplete":
            var amount = "0.5"
            if case .float(let digits)? = value.asLiteral, let number = Double(digits), (0.001...0.999).contains(number) {
                amount = digits
            }
            return [step(.act(.scrub, "fractionComplete = \(amount)"), member.nameRange)]
        case "pausesOnCompletion", "isReversed", "isInterruptible", "scrubsLinearly":
            guard case .boolean(let flag)? = value.asLiteral else { return [] }
            return [step(.set("\(member.name) = \(flag)"), member.nameRange)]
        default: return []
        }
    }

    private func called(_ call: Call) -> [AnimatorStep] {
        guard let name = call.name, let range = call.nameRange else { return [] }
        if let receiver = call.receiver, context.path(of: receiver) == path {
            var flag: Bool?
            if case .boolean(let value)? = call.arguments.first?.value.asLiteral { flag = value }
            guard let action = AnimatorAction(method: name, flag: flag) else { return [] }
            return [step(.act(action, Self.text(name, flag, call)), range)]
        }
        return followed(call, range)
    }

    /// What a helper surely does.
    private func followed(_ call: Call, _ name: Range<Int>) -> [AnimatorStep] {
        var result: [AnimatorStep] = []
        for event in context.followedEvents(of: call) where event.receiver == path {
            guard event.place.isDisjoint(with: [.conditional, .inLoop, .inClosure, .inCompilation]) else { continue }
            var place = "in \(event.function.summary.name)()"
            if let range = scene.range(event.event.range, in: event.function.path) {
                place = scene.place(range) + ", " + place
            }
            var kind: AnimatorStep.Kind?
            if event.event.kind == .call {
                var flag: Bool?
                if case .literal("Bool", let text)? = event.event.arguments.first {
                    flag = text == "true" ? true : text == "false" ? false : nil
                }
                kind = AnimatorAction(method: event.name, flag: flag).map { .act($0, Self.text(event.name, flag, nil)) }
            } else if event.event.kind == .assignment, event.name == "fractionComplete" {
                kind = .act(.scrub, "fractionComplete = 0.5")
            }
            if let kind { result.append(AnimatorStep(kind: kind, origin: name.lowerBound, place: place)) }
        }
        return result
    }

    private func step(_ kind: AnimatorStep.Kind, _ name: Range<Int>) -> AnimatorStep {
        AnimatorStep(kind: kind, origin: name.lowerBound, place: scene.place(context.sourceRange(name)))
    }

    /// A call behind the dot, with the arguments that a test can keep.
    static func text(_ name: String, _ flag: Bool?, _ call: Call?) -> String {
        switch name {
        case "stopAnimation": return "stopAnimation(\(flag ?? true))"
        case "finishAnimation":
            let position = call?.argument("at")?.asMember?.name ?? "current"
            return "finishAnimation(at: .\(["end", "start", "current"].contains(position) ? position : "current"))"
        case "continueAnimation": return "continueAnimation(withTimingParameters: nil, durationFactor: 1)"
        case "addAnimations": return "addAnimations { box.alpha = 0.5 }"
        case "startAnimation":
            guard let delay = call?.argument("afterDelay") else { return "startAnimation()" }
            if case .float(let digits)? = delay.asLiteral, let number = Double(digits), number < 10 {
                return "startAnimation(afterDelay: \(digits))"
            }
            return "startAnimation(afterDelay: 0.1)"
        default: return "\(name)()"
        }
    }

    // MARK: Conditions

    /// What the way over an edge says of the animator.
    func steps(of edge: FlowEdge) -> [AnimatorStep] {
        switch edge.kind {
        case .condition(let condition, let holds):
            guard let (states, isNegated) = states(condition.bare) else { return [] }
            let wanted = holds != isNegated ? states : Set(AnimatorState.allCases).subtracting(states)
            return [step(.inState(wanted), condition.range)]
        case .matchedCase(let node, let index):
            guard node.cases.indices.contains(index), isState(node.subject) else { return [] }
            func named(_ one: SwitchStatement.Case) -> Set<AnimatorState> {
                one.items.reduce(into: []) { states, item in
                    if case .expression(let pattern) = item.pattern.kind {
                        states.formUnion(Self.states(pattern.asMember?.name) ?? [])
                    }
                }
            }
            let own = node.cases[index]
            let others = node.cases.filter { !$0.isDefault }.map(named).reduce(Set<AnimatorState>()) { $0.union($1) }
            return [
                step(
                    .inState(own.isDefault ? Set(AnimatorState.allCases).subtracting(others) : named(own)),
                    node.subject.range)
            ]
        default: return []
        }
    }

    private func isState(_ expression: Expression) -> Bool {
        guard let member = expression.asMember, member.name == "state", let base = member.base else { return false }
        return context.path(of: base) == path
    }

    private func states(_ condition: Expression) -> (Set<AnimatorState>, isNegated: Bool)? {
        if let member = condition.asMember, member.name == "isRunning", let base = member.base,
            context.path(of: base) == path
        {
            return ([.running], false)
        }
        guard case .binary(let lhs, let operation, _, let rhs) = condition.kind, operation == "==" || operation == "!="
        else { return nil }
        for (side, other) in [(lhs, rhs), (rhs, lhs)] where isState(side) {
            if let states = Self.states(other.asMember?.name) { return (states, operation == "!=") }
        }
        return nil
    }

    private static func states(_ name: String?) -> Set<AnimatorState>? {
        switch name {
        case "inactive": AnimatorState.inactive
        case "active": AnimatorState.active
        case "stopped": [.stopped]
        default: nil
        }
    }
}

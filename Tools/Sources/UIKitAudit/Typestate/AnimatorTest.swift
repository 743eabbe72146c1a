// What a condition says of an animator.
import SwiftModel

/// A test of an animator's `state` or `isRunning`, or for nil.
struct AnimatorTest {
    private enum Kind {
        case states(Set<AnimatorState>, assumed: Set<AnimatorState>)
        case running
        case isNil
    }

    private let kind: Kind
    private let subject: Expression
    private let isNegated: Bool

    /// A condition without `&&`, `||`, `!`.
    init?(_ expression: Expression, _ reader: AnimatorReader) {
        let bare = expression.bare
        switch bare.kind {
        case .member(let member):
            guard member.name == "isRunning", let base = member.base, reader.isAnimator(reader.context.type(of: base)) else {
                return nil
            }
            (kind, subject, isNegated) = (.running, base, false)
        case .binary(let lhs, let operation, _, let rhs):
            guard operation == "==" || operation == "!=" else { return nil }
            let isNegated = operation == "!="
            if rhs.isNil || lhs.isNil {
                let subject = rhs.isNil ? lhs : rhs
                guard reader.isAnimator(reader.context.type(of: subject)) else { return nil }
                (kind, self.subject, self.isNegated) = (.isNil, subject, isNegated)
                return
            }
            for (side, other) in [(lhs, rhs), (rhs, lhs)] {
                if let base = Self.stateOwner(side, reader), let kind = Self.states(other) {
                    (self.kind, subject, self.isNegated) = (kind, base, isNegated)
                    return
                }
                if let member = side.asMember, member.name == "isRunning", let base = member.base,
                    reader.isAnimator(reader.context.type(of: base)), case .boolean(let value)? = other.asLiteral
                {
                    (kind, subject, self.isNegated) = (.running, base, isNegated == value)
                    return
                }
            }
            return nil
        default: return nil
        }
    }

    /// One case of `switch animator.state`.
    init?(_ node: SwitchStatement, _ index: Int, _ reader: AnimatorReader) {
        guard let base = Self.stateOwner(node.subject, reader), node.cases.indices.contains(index) else { return nil }
        let own = node.cases[index]
        func named(_ one: SwitchStatement.Case) -> Set<AnimatorState>? {
            var result: Set<AnimatorState> = []
            for item in one.items {
                guard item.filter == nil, case .expression(let pattern) = item.pattern.kind,
                    case .states(let states, _)? = Self.states(pattern)
                else { return nil }
                result.formUnion(states)
            }
            return result
        }
        subject = base
        isNegated = false
        if own.isDefault {
            var rest = Set(AnimatorState.allCases)
            for one in node.cases where !one.isDefault { rest.subtract(named(one) ?? []) }
            rest.remove(.unknown)
            kind = .states(rest, assumed: Self.assumed(rest))
        } else {
            guard let states = named(own), !states.isEmpty else { return nil }
            kind = .states(states, assumed: Self.assumed(states))
        }
    }

    private static func stateOwner(_ expression: Expression, _ reader: AnimatorReader) -> Expression? {
        guard let member = expression.asMember, member.name == "state", let base = member.base,
            reader.isAnimator(reader.context.type(of: base))
        else { return nil }
        return base
    }

    private static func states(_ expression: Expression) -> Kind? {
        guard let name = expression.asMember?.name else { return nil }
        switch name {
        case "inactive": return .states(AnimatorState.inactive, assumed: assumed(AnimatorState.inactive))
        case "active": return .states(AnimatorState.active, assumed: assumed(AnimatorState.active))
        case "stopped": return .states([.stopped], assumed: [.stopped])
        default: return nil
        }
    }

    /// What an animator of which nothing was known is then: not one that has had a stop ignored.
    private static func assumed(_ states: Set<AnimatorState>) -> Set<AnimatorState> {
        states.intersection([.fresh, .running, .paused, .stopped, .finished])
    }

    /// Narrows the memory; false where the condition cannot come out so.
    func refine(_ memory: inout AnimatorMemory, _ isTrue: Bool, _ reader: AnimatorReader) -> Bool {
        guard let references = reader.references(of: subject, in: memory) else { return true }
        let holds = isTrue != isNegated
        if case .isNil = kind {
            guard let place = reader.place(of: subject) else { return true }
            return Self.refineNil(&memory, place, isNil: holds)
        }
        let keys = references.compactMap(\.key)
        guard keys.count == 1 else { return !keys.isEmpty || !holds }
        var object = memory[keys[0]]
        let isPossible: Bool
        switch kind {
        case .states(let states, let assumed):
            isPossible =
                holds
                ? object.refine(to: states, assumed: assumed)
                : object.refine(to: Set(AnimatorState.allCases).subtracting(states), assumed: nil)
        case .running:
            isPossible =
                holds
                ? object.refine(to: [.running], assumed: [.running])
                : object.refine(to: Set(AnimatorState.allCases).subtracting([.running]), assumed: nil)
        case .isNil: return true
        }
        // `animator?.state != .stopped` also holds for nil.
        if !isPossible { return references.contains(.none) && !holds }
        memory[keys[0]] = object
        return true
    }

    static func refineNil(_ memory: inout AnimatorMemory, _ place: AccessPath, isNil: Bool) -> Bool {
        let held = memory[place]
        if isNil {
            // What the place had at the beginning may have been nil.
            if held.contains(where: { if case .animator(.made) = $0 { true } else { false } }), !held.contains(.none) {
                return false
            }
            // What is not there is in no state.
            for key in held.compactMap(\.key) { memory[key].forget() }
            memory[place] = [.none]
            return true
        }
        let rest = held.subtracting([.none])
        memory[place] = rest
        return !rest.isEmpty
    }
}

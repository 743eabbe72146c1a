// The dataflow of animators.
import SwiftModel

/// Follows the animators of one function along all paths.
struct AnimatorFlow: FlowAnalysis {
    let reader: AnimatorReader
    var context: RuleContext { reader.context }

    var initial: AnimatorMemory { AnimatorMemory() }

    func join(_ state: inout AnimatorMemory, _ other: AnimatorMemory) { state.join(other) }

    func transfer(_ event: FlowEvent, _ state: inout AnimatorMemory) {
        switch event {
        case .declare(let variable): declare(variable.nameRange.lowerBound, variable.initializer, &state)
        case .bind(let pattern, let value):
            guard pattern.identifier != nil else { return }
            declare(pattern.unbound.range.lowerBound, value, &state, isUnwrapped: true)
        case .evaluate(let expression): evaluate(expression, &state)
        }
    }

    private func declare(_ offset: Int, _ value: Expression?, _ state: inout AnimatorMemory, isUnwrapped: Bool = false) {
        guard let local = reader.local(at: offset), reader.isAnimator(local.type) else { return }
        let path = reader.path(of: local)
        guard let value else {
            if isUnwrapped || !local.type.isOptional {
                let key = AnimatorMemory.Key.given(-1 - offset)
                state[key] = AnimatorMemory.initial(key)
                state[path] = [.animator(key)]
            } else {
                state[path] = [.none]
            }
            return
        }
        var found = reader.references(of: value, in: state) ?? [.animator(.given(value.id))]
        if isUnwrapped { found.remove(.none) }
        state[path] = found
    }

    // MARK: Expressions

    private func evaluate(_ expression: Expression, _ state: inout AnimatorMemory) {
        switch expression.kind {
        case .name, .member: escapeIfGivenAway(expression, &state)
        case .assignment(let target, let operation, let value): assign(target, operation, value, expression, &state)
        case .closure: capture(expression, &state)
        case .await:
            state.updateAll { root, object in
                if case .local? = root { object.letTimePass() } else { object.forget() }
            }
        case .call(let call): self.call(call, expression, &state)
        default: break
        }
    }

    private func call(_ call: Call, _ expression: Expression, _ state: inout AnimatorMemory) {
        if let (action, receiver, name) = reader.action(of: expression) {
            if let found = reader.references(of: receiver, in: state) {
                state.update(found) { $0.apply(action, at: name.lowerBound) }
            }
            return
        }
        if reader.isCreation(expression) {
            var object = AnimatorObject(.fresh)
            if call.name == "runningPropertyAnimator", let name = call.nameRange {
                reader.note(origin: name)
                object.apply(.start, at: name.lowerBound)
            }
            state[.made(expression.id)] = object
            escapeIfGivenAway(expression, &state)
            return
        }
        if case .animator(let key)? = reader.references(of: expression, in: state)?.first, case .given = key {
            state[key] = AnimatorMemory.initial(key)
        }
        help(call, expression, &state)
    }

    /// Applies what a helper of the project does.
    private func help(_ call: Call, _ expression: Expression, _ state: inout AnimatorMemory) {
        let effects = reader.effects(of: expression, call)
        if effects.forgetsAll {
            state.updateAll { _, object in
                object.forget()
                object.isShared = true
            }
        } else if effects.forgetsSelf {
            state.updateAll { root, object in if root == .selfValue { object.forget() } }
        }
        let name = call.nameRange ?? expression.range
        var acted: Set<AccessPath> = []
        for step in effects.steps {
            switch step {
            case .act(let path, let action, let isSure):
                guard let own = ownPath(path, call) else { continue }
                reader.note(origin: name)
                acted.insert(path)
                state.update(state[own]) { object in
                    if isSure { object.apply(action, at: name.lowerBound) } else { object.forget() }
                }
            case .assign(let path, let isNil, let isSure):
                // What a helper brings about and lets go itself is told where the helper stands.
                if acted.contains(path) { state.update(state[path]) { $0.isShared = true } }
                let made: Set<AnimatorMemory.Reference> = isNil ? [.none] : [.animator(.given(expression.id))]
                state[path] = isSure ? made : state[path].union(made)
            }
        }
    }

    /// The engine tells arguments by what a `let` was made of; here the `let` itself is meant.
    private func ownPath(_ path: AccessPath, _ call: Call) -> AccessPath? {
        for argument in call.arguments where context.path(of: argument.value) == path {
            if let own = reader.place(of: argument.value) { return own }
        }
        return path
    }

    private func assign(
        _ target: Expression, _ operation: String, _ value: Expression, _ expression: Expression,
        _ state: inout AnimatorMemory
    ) {
        if let (action, receiver, name) = reader.action(of: expression) {
            if let found = reader.references(of: receiver, in: state) {
                state.update(found) { $0.apply(action, at: name.lowerBound) }
            }
            return
        }
        if let member = target.asMember, member.name == "pausesOnCompletion", let base = member.base,
            reader.isAnimator(context.type(of: base)), let found = reader.references(of: base, in: state)
        {
            let pauses = value.asLiteral == .boolean(true)
            state.update(found) { $0.pausesOnCompletion = pauses }
            return
        }
        guard operation == "=", let path = reader.place(of: target), reader.isAnimator(context.type(of: target)) else { return }
        // Observers may keep or end what was there.
        if let property = context.binding(of: target)?.property?.property, !property.accessors.isEmpty {
            state.update(state[path]) { $0.isShared = true }
        }
        let found = reader.references(of: value, in: state) ?? [.animator(.given(value.id))]
        state[path] = found
        // What another object's place or a global holds is not ours any more.
        if path.root != .selfValue, !path.isLocal || !path.names.isEmpty {
            state.update(found) { $0.isShared = true }
        }
    }

    // MARK: Branches

    func follow(_ edge: FlowEdge, _ state: inout AnimatorMemory) -> Bool {
        switch edge.kind {
        case .condition(let expression, let isTrue):
            guard let test = AnimatorTest(expression, reader) else { return true }
            return test.refine(&state, isTrue, reader)
        case .match(let condition, let isMatched):
            guard case .optionalBinding(_, _, let value) = condition.kind, let place = reader.place(of: value),
                reader.isAnimator(context.type(of: value))
            else { return true }
            return AnimatorTest.refineNil(&state, place, isNil: !isMatched)
        case .matchedCase(let node, let index):
            guard let test = AnimatorTest(node, index, reader) else { return true }
            return test.refine(&state, true, reader)
        default: return true
        }
    }
}

extension AccessPath {
    var isLocal: Bool { if case .local = root { true } else { false } }
}

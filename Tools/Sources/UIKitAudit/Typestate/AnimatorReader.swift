// What a file's expressions mean for animators.
import SwiftModel

/// Reads animators, places and actions out of one file's expressions.
final class AnimatorReader {
    let context: RuleContext
    /// By the offset of the name that declares them.
    private lazy var locals: [Int: LocalVariable] = {
        var result: [Int: LocalVariable] = [:]
        for function in context.functions {
            for local in context.locals(of: function) { result[local.range.lowerBound] = local }
        }
        return result
    }()
    private var known: [NominalType: Bool] = [:]
    private var effects: [Int: AnimatorHelperEffects] = [:]
    /// The names of calls and assignments that moved an animator, by their offset.
    private(set) var origins: [Int: Range<Int>] = [:]

    init(context: RuleContext) { self.context = context }

    /// Whether a type is `UIViewPropertyAnimator` or a subclass, below `?`.
    func isAnimator(_ type: ResolvedType) -> Bool {
        guard let nominal = type.nominal else { return false }
        if let answer = known[nominal] { return answer }
        let answer = context.project.isSubclass(nominal, of: "UIViewPropertyAnimator") == true
        known[nominal] = answer
        return answer
    }

    func local(at offset: Int) -> LocalVariable? { locals[offset] }

    func path(of local: LocalVariable) -> AccessPath {
        AccessPath(root: .local(ObjectIdentifier(local), name: local.name), names: [])
    }

    // MARK: Places

    /// The storage that an expression names; unlike ``RuleContext/path(of:)`` a `let` is a place of its own, for it keeps what
    /// the other place may lose. nil for weak and computed properties too.
    func place(of expression: Expression) -> AccessPath? {
        let bare = expression.bare
        switch bare.kind {
        case .name:
            switch context.binding(of: bare) {
            case .selfValue?, .superValue?: return AccessPath(root: .selfValue, names: [])
            case .local(let local)?: return local.modifiers.contains(.weak) ? nil : path(of: local)
            case .member(let members)?:
                guard let member = members.first(where: { $0.property != nil }), isStored(member) else { return nil }
                return AccessPath(
                    root: member.isTypeMember ? .type(member.owner.name) : .selfValue, names: [member.name])
            case .global(let kinds, _)?:
                guard case .property(let property)? = kinds.first, !property.isComputed else { return nil }
                return AccessPath(root: .global(property.name), names: [])
            default: return nil
            }
        case .member(let member):
            guard let base = member.base, let property = context.binding(of: bare)?.property, isStored(property),
                var path = place(of: base)
            else { return nil }
            path.names.append(member.name)
            return path
        case .cast(let inner, let kind, _) where kind != .test: return place(of: inner)
        default: return nil
        }
    }

    private func isStored(_ member: MemberSymbol) -> Bool {
        guard let property = member.property else { return false }
        return !property.isComputed && property.modifiers.isDisjoint(with: [.weak, .unowned])
    }

    /// Where the result of a closure that is called at once is kept.
    func slot(ofClosure expression: Expression) -> AccessPath? {
        context.scope(ofClosure: expression).map {
            AccessPath(root: .local(ObjectIdentifier($0), name: "result"), names: [])
        }
    }

    // MARK: Values

    /// The animators that an expression may give; nil where it gives no animator.
    func references(of expression: Expression, in memory: AnimatorMemory) -> Set<AnimatorMemory.Reference>? {
        let bare = expression.bare
        switch bare.kind {
        case .literal(.nil): return [.none]
        case .name, .member:
            guard isAnimator(context.type(of: bare)) else { return nil }
            return place(of: bare).map { memory[$0] } ?? [.animator(.given(bare.id))]
        case .cast(let inner, let kind, _) where kind != .test:
            return references(of: inner, in: memory) ?? given(bare)
        case .ternary(_, let first, let second), .binary(let first, "??", _, let second):
            guard let a = references(of: first, in: memory), let b = references(of: second, in: memory) else {
                return given(bare)
            }
            return a.union(b)
        case .call(let call):
            if isCreation(bare) { return [.animator(.made(bare.id))] }
            if let closure = call.callee.calledExpression.asClosure == nil ? nil : call.callee.bare,
                let slot = slot(ofClosure: closure), memory.places[slot] != nil
            {
                return memory[slot]
            }
            return given(bare)
        default: return given(bare)
        }
    }

    private func given(_ expression: Expression) -> Set<AnimatorMemory.Reference>? {
        isAnimator(context.type(of: expression)) ? [.animator(.given(expression.id))] : nil
    }

    /// Whether a call makes a new animator: an initializer, or `runningPropertyAnimator`.
    func isCreation(_ expression: Expression) -> Bool {
        guard case .call(let call) = expression.kind, isAnimator(context.type(of: expression)) else { return false }
        if call.name == "runningPropertyAnimator" || call.name == "init" { return true }
        if case .metatype(let made) = context.type(of: call.callee) { return isAnimator(made) }
        return false
    }

    // MARK: Actions

    /// The action that an expression is, with the animator's expression and the name that is called or assigned.
    func action(of expression: Expression) -> (action: AnimatorAction, receiver: Expression, name: Range<Int>)? {
        switch expression.kind {
        case .call(let call):
            guard let name = call.name, AnimatorAction.methods.contains(name), let receiver = call.receiver,
                let range = call.nameRange, isAnimator(context.type(of: receiver)),
                context.binding(of: call.callee)?.members.allSatisfy(\.isOfFramework) ?? true
            else { return nil }
            var flag: Bool?
            if case .boolean(let value)? = call.arguments.first?.value.asLiteral { flag = value }
            guard let action = AnimatorAction(method: name, flag: flag) else { return nil }
            origins[range.lowerBound] = range
            return (action, receiver, range)
        case .assignment(let target, _, _):
            guard let member = target.asMember, member.name == "fractionComplete", let base = member.base,
                isAnimator(context.type(of: base))
            else { return nil }
            origins[member.nameRange.lowerBound] = member.nameRange
            return (.scrub, base, member.nameRange)
        default: return nil
        }
    }

    func note(origin range: Range<Int>) { origins[range.lowerBound] = range }

    /// What a call of the project's own code does to animators that this function can name.
    func effects(of expression: Expression, _ call: Call) -> AnimatorHelperEffects {
        if let known = effects[expression.id] { return known }
        let found = AnimatorHelperEffects(of: call, reader: self)
        effects[expression.id] = found
        return found
    }
}

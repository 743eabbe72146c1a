// Expressions in evaluation order.
import SwiftModel

extension FlowGraphBuilder {
    func evaluate(_ node: Expression) {
        switch node.kind {
        case .literal, .type, .keyPath, .pattern: return
        case .call(let call):
            self.call(call, node)
            return
        case .assignment(let target, let operation, let value):
            // What the target is reached by, then the value, then the store.
            store(target, isCompound: operation != "=")
            evaluate(value)
        case .binary(let lhs, let operation, _, let rhs) where operation == "&&" || operation == "||" || operation == "??":
            evaluate(lhs)
            let right = newBlock()
            let after = newBlock()
            if operation == "??" {
                connect(current, right)
                connect(current, after)
            } else {
                connect(current, right, .condition(lhs, operation == "&&"))
                connect(current, after, .condition(lhs, operation == "||"))
            }
            current = right
            evaluate(rhs)
            go(to: after)
        case .ternary(let condition, let first, let second):
            let whenTrue = newBlock()
            let whenFalse = newBlock()
            let after = newBlock()
            branch(condition, whenTrue, whenFalse)
            current = whenTrue
            evaluate(first)
            connect(current, after)
            current = whenFalse
            evaluate(second)
            connect(current, after)
            current = after
        case .attempt(let kind, let inner):
            let after = newBlock()
            attempts.append((kind, after))
            evaluate(inner)
            attempts.removeLast()
            go(to: after)
        case .closure(let closure):
            for capture in closure.captures { if let value = capture.value { evaluate(value) } }
        case .ifs(let statement): ifs(statement)
        case .switches(let statement): switches(statement)
        case .compilation(let base, let branches):
            if let base { evaluate(base) }
            let head = current
            let after = newBlock()
            for branch in branches {
                let inside = newBlock()
                connect(head, inside, .compilation(nil))
                current = inside
                evaluate(branch)
                connect(current, after)
            }
            if branches.isEmpty { connect(head, after) }
            current = after
        default:
            ModelNode.expression(node).forEachChild { if case .expression(let child) = $0 { evaluate(child) } }
        }
        emit(.evaluate(node))
    }

    /// The parts of what is assigned to; the last name itself is not read, unless the assignment is compound.
    private func store(_ target: Expression, isCompound: Bool) {
        if isCompound {
            evaluate(target)
            return
        }
        switch target.kind {
        case .member(let member): if let base = member.base { evaluate(base) }
        case .subscripting(let base, let arguments):
            evaluate(base)
            for argument in arguments { evaluate(argument.value) }
        case .optionalChain(let inner), .forceUnwrap(let inner), .parenthesized(let inner):
            store(inner, isCompound: false)
        case .tuple(let elements): for element in elements { store(element.value, isCompound: false) }
        default: break
        }
    }

    private func call(_ call: Call, _ node: Expression) {
        if let closure = call.callee.calledExpression.asClosure {
            // `{ … }()`
            for argument in call.arguments { evaluate(argument.value) }
            for capture in closure.captures { if let value = capture.value { evaluate(value) } }
            inline(closure)
            emit(.evaluate(node))
            return
        }
        evaluate(call.callee)
        for argument in call.arguments { evaluate(argument.value) }
        for argument in call.arguments {
            guard let closure = argument.value.asClosure else { continue }
            switch context.use(ofClosure: argument.value.bare) {
            case .once: inline(closure)
            case .anyTimes:
                let head = newBlock()
                let inside = newBlock()
                let after = newBlock()
                go(to: head)
                connect(head, inside)
                connect(head, after)
                current = inside
                inline(closure)
                connect(current, head)
                current = after
            case .later, .unknown: break
            }
        }
        emit(.evaluate(node))
        if neverReturns(call) {
            stop()
            return
        }
        throwIfTried(call, node)
    }

    private func inline(_ closure: Closure) {
        let after = newBlock()
        let attempts = self.attempts
        self.attempts = []
        within(.closure(after)) { for statement in closure.body.statements { self.statement(statement) } }
        self.attempts = attempts
        go(to: after)
    }

    private func throwIfTried(_ call: Call, _ node: Expression) {
        guard let attempt = attempts.last, attempt.kind != .forced, mayThrow(call) else { return }
        let next = newBlock()
        if attempt.kind == .optional {
            connect(current, attempt.after, .thrown(node))
        } else {
            thrown(.thrown(node))
        }
        go(to: next)
    }

    /// Whether a call below `try` may be the one that throws: not where what it calls is known not to.
    private func mayThrow(_ call: Call) -> Bool {
        switch context.binding(of: call.callee) {
        case .member(let members)?:
            let functions = members.compactMap(\.function)
            return functions.isEmpty || functions.contains { $0.isThrowing || $0.parameters.contains { $0.type.isClosure } }
        case .global(let kinds, _)?:
            return kinds.contains { kind in
                guard case .function(let function) = kind else { return true }
                return function.isThrowing || function.parameters.contains { $0.type.isClosure }
            }
        case .localFunction(let scope)?: return scope.function?.isThrowing ?? true
        case .type(let type)?:
            guard let owner = type.nominal else { return true }
            let initializers = context.project.members(named: "init", of: owner).compactMap(\.function)
                .filter { $0.accepts(labels: call.labels) }
            return initializers.isEmpty || initializers.contains(where: \.isThrowing)
        default: return true
        }
    }

    private static let endings: Set<String> = ["fatalError", "preconditionFailure", "exit", "abort", "dispatchMain"]

    private func neverReturns(_ call: Call) -> Bool {
        if case .name(let name) = call.callee.kind, Self.endings.contains(name), context.binding(of: call.callee) == nil {
            return true
        }
        if case .member(let members)? = context.binding(of: call.callee) {
            return !members.isEmpty && members.allSatisfy { $0.function?.result?.plainName == "Never" }
        }
        if case .global(let kinds, _)? = context.binding(of: call.callee) {
            return kinds.allSatisfy {
                if case .function(let function) = $0 { function.result?.plainName == "Never" } else { false }
            }
        }
        return false
    }
}

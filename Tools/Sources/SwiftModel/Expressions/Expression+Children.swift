// What is directly below an expression.

extension Expression {
    func forEachChild(_ body: (ModelNode) -> Void) {
        switch kind {
        case .name, .literal, .type, .keyPath: break
        case .member(let member): if let base = member.base { body(.expression(base)) }
        case .call(let call):
            body(.expression(call.callee))
            for argument in call.arguments { body(.expression(argument.value)) }
        case .subscripting(let base, let arguments):
            body(.expression(base))
            for argument in arguments { body(.expression(argument.value)) }
        case .assignment(let target, _, let value):
            body(.expression(target))
            body(.expression(value))
        case .binary(let lhs, _, _, let rhs):
            body(.expression(lhs))
            body(.expression(rhs))
        case .prefix(_, let inner), .postfix(let inner, _), .parenthesized(let inner), .attempt(_, let inner),
            .await(let inner), .cast(let inner, _, _), .optionalChain(let inner), .forceUnwrap(let inner),
            .inOut(let inner):
            body(.expression(inner))
        case .closure(let closure):
            for capture in closure.captures { if let value = capture.value { body(.expression(value)) } }
            for statement in closure.body.statements { body(.statement(statement)) }
        case .interpolation(let arguments), .tuple(let arguments), .macro(_, let arguments):
            for argument in arguments { body(.expression(argument.value)) }
        case .array(let elements), .other(let elements):
            for element in elements { body(.expression(element)) }
        case .dictionary(let elements):
            for element in elements {
                body(.expression(element.key))
                body(.expression(element.value))
            }
        case .ternary(let condition, let first, let second):
            body(.expression(condition))
            body(.expression(first))
            body(.expression(second))
        case .ifs(let node): node.forEachChild(body)
        case .switches(let node): node.forEachChild(body)
        case .pattern(let pattern): pattern.forEachChild(body)
        case .compilation(let base, let branches):
            if let base { body(.expression(base)) }
            for branch in branches { body(.expression(branch)) }
        }
    }
}

extension Pattern {
    func forEachChild(_ body: (ModelNode) -> Void) {
        switch kind {
        case .expression(let node): body(.expression(node))
        case .binding(_, let inner): inner.forEachChild(body)
        case .tuple(let elements): for element in elements { element.pattern.forEachChild(body) }
        case .identifier, .wildcard, .isType, .missing: break
        }
    }
}

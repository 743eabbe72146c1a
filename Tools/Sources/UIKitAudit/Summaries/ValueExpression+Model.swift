// From an expression of the model.
import SwiftModel

extension ValueExpression {
    /// What a summary keeps of an expression.
    public init(_ expression: Expression) {
        switch expression.kind {
        case .name(let name): self = .name(name)
        case .member(let member):
            let base = member.base.map { ValueExpression($0) }
            self = base == .unknown ? .unknown : .member(base, member.name)
        case .call(let call):
            let callee = ValueExpression(call.callee)
            self = callee == .unknown ? .unknown : .call(callee, labels: call.labels)
        case .subscripting(let base, _): self = .subscripting(ValueExpression(base))
        case .optionalChain(let inner), .forceUnwrap(let inner): self = .unwrapped(ValueExpression(inner))
        case .parenthesized(let inner), .await(let inner), .inOut(let inner): self = ValueExpression(inner)
        case .attempt(let kind, let inner):
            self = kind == .optional ? .optional(ValueExpression(inner)) : ValueExpression(inner)
        case .cast(let inner, let kind, let type):
            self =
                kind == .test
                ? .literal("Bool", "") : .cast(ValueExpression(inner), type.name, isConditional: kind == .conditional)
        case .type(let type): self = .type(type.name)
        case .array(let elements): self = .array(elements.prefix(16).map { ValueExpression($0) })
        case .dictionary: self = .dictionary
        case .literal(let literal): self.init(literal)
        case .interpolation: self = .literal("String", "")
        case .closure(let closure): self = .closure(Self.result(of: closure))
        case .ternary(_, let first, let second): self = .either(ValueExpression(first), ValueExpression(second))
        case .binary(let lhs, let operation, _, let rhs):
            switch operation {
            case "??": self = .either(.unwrapped(ValueExpression(lhs)), ValueExpression(rhs))
            case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||": self = .literal("Bool", "")
            default: self = .unknown
            }
        case .prefix("!", _): self = .literal("Bool", "")
        default: self = .unknown
        }
    }

    private init(_ literal: Literal) {
        switch literal {
        case .integer(let text): self = .literal("Int", text)
        case .float(let text): self = .literal("Double", text)
        case .boolean(let value): self = .literal("Bool", value ? "true" : "false")
        case .nil: self = .literal("nil", "nil")
        case .string(let text): self = .literal("String", text.utf8.count <= 64 ? text : "")
        case .regex, .placeholder: self = .unknown
        }
    }

    /// What a closure returns: its written result, its only expression, or a local of its own that it returns.
    static func result(of closure: Closure) -> ValueExpression {
        if let result = closure.result { return .cast(.unknown, result.name, isConditional: false) }
        return result(of: closure.body)
    }

    /// What a body returns, where that can be said in one value.
    static func result(of body: CodeBlock) -> ValueExpression {
        let statements = body.statements
        if statements.count == 1, case .expression(let only) = statements[0].kind { return ValueExpression(only) }
        for statement in statements {
            guard case .returns(let value?) = statement.kind else { continue }
            guard let name = value.asName, name != "self" else { return ValueExpression(value) }
            for candidate in statements.reversed() {
                guard case .declaration(.variable(let local)) = candidate.kind, local.name == name else { continue }
                if let type = local.type { return .cast(.unknown, type.name, isConditional: false) }
                return local.initializer.map { ValueExpression($0) } ?? .unknown
            }
            return ValueExpression(value)
        }
        return .unknown
    }
}

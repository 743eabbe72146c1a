// What happens in a function, one after the other.
import SwiftModel

/// One step of a function.
public enum FlowEvent: Sendable {
    /// An expression has been evaluated, its parts before it. A closure expression is made here; an assignment is done, after its
    /// value. Literals, and names that are only written to, have no event.
    case evaluate(Expression)
    /// A local variable is there, its value evaluated before.
    case declare(VariableDeclaration)
    /// A pattern binds: `if let`, `guard let`, `for`, `case`; the value where there is one.
    case bind(Pattern, value: Expression?)

    public var range: Range<Int> {
        switch self {
        case .evaluate(let node): node.range
        case .declare(let node): node.bindingRange
        case .bind(let pattern, _): pattern.range
        }
    }

    public var expression: Expression? { if case .evaluate(let node) = self { node } else { nil } }
    /// The call that was made, if this is one.
    public var call: Call? {
        if case .evaluate(let node) = self, case .call(let call) = node.kind { call } else { nil }
    }
    /// The assignment that was made, if this is one.
    public var assignment: (target: Expression, operation: String, value: Expression)? {
        if case .evaluate(let node) = self, case .assignment(let target, let operation, let value) = node.kind {
            (target, operation, value)
        } else {
            nil
        }
    }
}

// An expression as a summary keeps it.
import SwiftModel

/// Where a value comes from, small enough to be kept for every file: names, members and calls without their arguments.
public indirect enum ValueExpression: Sendable, Hashable {
    /// A name as written; `self` and `super` too. What it means is asked in the scope of its function.
    case name(String)
    /// Without a base it is an implicit member.
    case member(ValueExpression?, String)
    case call(ValueExpression, labels: [String])
    case subscripting(ValueExpression)
    /// `x!`, and `x?` in a chain.
    case unwrapped(ValueExpression)
    /// `try? x`.
    case optional(ValueExpression)
    case cast(ValueExpression, TypeName, isConditional: Bool)
    /// A type where a value stands, such as `[Int]` or `Foo<Bar>`.
    case type(TypeName)
    case array([ValueExpression])
    case dictionary
    /// `Int`, `Double`, `String`, `Bool` or `nil`, and its text.
    case literal(String, String)
    /// A closure, with what it returns.
    case closure(ValueExpression)
    /// `c ? a : b` and `a ?? b`.
    case either(ValueExpression, ValueExpression)
    case unknown

    /// The names from the root, such as `["self", "animator"]`; nil where something else is on the way. `?` and `!` are passed
    /// over.
    public var path: [String]? {
        switch self {
        case .name(let name): [name]
        case .member(let base?, let name): base.path.map { $0 + [name] }
        case .unwrapped(let inner): inner.path
        default: nil
        }
    }
}

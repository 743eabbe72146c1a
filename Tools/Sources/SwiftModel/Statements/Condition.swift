// One condition of `if`, `guard` and `while`.

/// One of the conditions between commas.
public struct Condition: Sendable {
    public enum Kind: Sendable {
        case boolean(Expression)
        /// `if let a = b`, `if var a = b`; the shorthand `if let a` has the name itself as value.
        case optionalBinding(Pattern, type: TypeAnnotation?, value: Expression)
        /// `if case PATTERN = value`.
        case pattern(Pattern, type: TypeAnnotation?, value: Expression)
        /// `#available(…)`, or `#unavailable(…)` when negated; the text between the parentheses.
        case availability(String, isNegated: Bool)
    }

    public var kind: Kind
    public var range: Range<Int>

    public init(_ kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

// A pattern.
// Follows the Swift book, "Patterns".

/// What a `let`, `case`, `for` or `catch` matches against.
public final class Pattern: Sendable {
    public enum Kind: Sendable {
        case identifier(String)
        case wildcard
        case tuple([(label: String?, pattern: Pattern)])
        /// `let x`, `var (a, b)`: what is below binds.
        case binding(isLet: Bool, Pattern)
        /// `is T`; `x as T` is an expression pattern with a cast.
        case isType(TypeAnnotation)
        /// `.some(let x)`, `1...5`, `.fileURL`: any expression; a binding in it is ``Expression/Kind/pattern(_:)``.
        case expression(Expression)
        case missing
    }

    public let kind: Kind
    public let range: Range<Int>

    public init(_ kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// The pattern below `let`/`var`.
    public var unbound: Pattern {
        if case .binding(_, let inner) = kind { inner.unbound } else { self }
    }

    /// The name if the pattern is one identifier, with or without `let`.
    public var identifier: String? {
        if case .identifier(let name) = unbound.kind { name } else { nil }
    }
}

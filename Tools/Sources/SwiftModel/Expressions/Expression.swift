// Any expression.
// Follows the Swift book, "Expressions"; operators are folded.

/// An expression.
public final class Expression: Sendable {
    public enum Kind: Sendable {
        /// A plain name: `foo`, `self`, `super`, `Self`, `$0`, `_`, a type's name; `foo(a:)` as a value keeps `foo`.
        case name(String)
        case member(Member)
        case call(Call)
        case subscripting(base: Expression, arguments: [Argument])
        /// `target = value`, or compound such as `+=` (the operator's name without `=` is not split off).
        case assignment(target: Expression, operation: String, value: Expression)
        case binary(lhs: Expression, operation: String, operatorRange: Range<Int>, rhs: Expression)
        case prefix(operation: String, Expression)
        case postfix(Expression, operation: String)
        case closure(Closure)
        case literal(Literal)
        /// A string with interpolations; the expressions in it.
        case interpolation([Argument])
        /// `(x)` without a label.
        case parenthesized(Expression)
        case tuple([Argument])
        case array([Expression])
        case dictionary([(key: Expression, value: Expression)])
        case attempt(Attempt, Expression)
        case await(Expression)
        case cast(Expression, Cast, TypeAnnotation)
        /// `x?` inside a chain.
        case optionalChain(Expression)
        case forceUnwrap(Expression)
        case ternary(condition: Expression, Expression, Expression)
        case ifs(IfStatement)
        case switches(SwitchStatement)
        /// `\Root.a.b`: the names of the path; the root as written, if any.
        case keyPath(root: TypeAnnotation?, path: [String])
        /// `#selector(x)`, `#keyPath(x)`, `#colorLiteral(…)`, `#file`, `#Predicate {…}`.
        case macro(name: String, arguments: [Argument])
        case inOut(Expression)
        /// A type where a value stands: `[Int]`, `Int?`, `Foo<Bar>`.
        case type(TypeAnnotation)
        /// `let x` inside an expression pattern.
        case pattern(Pattern)
        /// `#if` in a chain of calls: the base and every branch's continuation.
        case compilation(base: Expression?, branches: [Expression])
        /// A sequence too long to fold, or what could not be parsed: the parts.
        case other([Expression])
    }

    public enum Attempt: Sendable { case `try`, optional, forced }
    public enum Cast: Sendable { case coercion, conditional, forced, test }

    /// Dense in the file: index of side tables; see ``FileModel/nodeCount``.
    public let id: Int
    public let kind: Kind
    public let range: Range<Int>

    public init(id: Int, kind: Kind, range: Range<Int>) {
        self.id = id
        self.kind = kind
        self.range = range
    }
}

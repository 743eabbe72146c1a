// Statements in braces.

/// The statements of a body.
public struct CodeBlock: Sendable {
    public var statements: [Statement]
    /// From `{` to `}`, both included; for a body without braces (a `case`, a `#if` clause) the statements alone.
    public var range: Range<Int>

    public init(statements: [Statement], range: Range<Int>) {
        self.statements = statements
        self.range = range
    }
}

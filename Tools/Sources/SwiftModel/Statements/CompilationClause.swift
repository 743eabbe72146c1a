// One branch of `#if` around statements.

/// `#if`, `#elseif` or `#else` with its statements.
public struct CompilationClause: Sendable {
    public var condition: CompilationCondition
    public var body: CodeBlock

    public init(condition: CompilationCondition, body: CodeBlock) {
        self.condition = condition
        self.body = body
    }
}

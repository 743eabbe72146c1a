// `if`, as a statement or an expression.

/// `if conditions { … } else …`.
public final class IfStatement: Sendable {
    /// What stands after `else`.
    public enum Alternative: Sendable {
        case block(CodeBlock)
        case ifs(IfStatement)
    }

    public let conditions: [Condition]
    public let body: CodeBlock
    public let alternative: Alternative?
    public let label: String?
    public let range: Range<Int>

    public init(
        conditions: [Condition], body: CodeBlock, alternative: Alternative?, label: String?, range: Range<Int>
    ) {
        self.conditions = conditions
        self.body = body
        self.alternative = alternative
        self.label = label
        self.range = range
    }
}

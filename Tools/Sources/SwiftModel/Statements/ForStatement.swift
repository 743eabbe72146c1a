// `for … in`.

/// `for pattern in sequence where filter { … }`.
public final class ForStatement: Sendable {
    public let pattern: Pattern
    public let type: TypeAnnotation?
    public let sequence: Expression
    public let filter: Expression?
    public let body: CodeBlock
    public let isAwait: Bool
    public let isTry: Bool
    public let label: String?
    public let range: Range<Int>

    public init(
        pattern: Pattern, type: TypeAnnotation?, sequence: Expression, filter: Expression?, body: CodeBlock,
        isAwait: Bool, isTry: Bool, label: String?, range: Range<Int>
    ) {
        self.pattern = pattern
        self.type = type
        self.sequence = sequence
        self.filter = filter
        self.body = body
        self.isAwait = isAwait
        self.isTry = isTry
        self.label = label
        self.range = range
    }
}

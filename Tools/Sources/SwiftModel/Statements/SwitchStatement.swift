// `switch`, as a statement or an expression.

/// `switch subject { … }`; the cases of every `#if` branch are in the list.
public final class SwitchStatement: Sendable {
    /// One `case …:` or `default:`.
    public struct Case: Sendable {
        /// Empty for `default`.
        public var items: [Item]
        public var isDefault: Bool
        public var body: CodeBlock
        public var compilation: [CompilationCondition]
        public var range: Range<Int>

        public init(
            items: [Item], isDefault: Bool, body: CodeBlock, compilation: [CompilationCondition], range: Range<Int>
        ) {
            self.items = items
            self.isDefault = isDefault
            self.body = body
            self.compilation = compilation
            self.range = range
        }
    }

    /// One pattern of a case with its `where`.
    public struct Item: Sendable {
        public var pattern: Pattern
        public var filter: Expression?

        public init(pattern: Pattern, filter: Expression?) {
            self.pattern = pattern
            self.filter = filter
        }
    }

    public let subject: Expression
    public let cases: [Case]
    public let label: String?
    public let range: Range<Int>

    public init(subject: Expression, cases: [Case], label: String?, range: Range<Int>) {
        self.subject = subject
        self.cases = cases
        self.label = label
        self.range = range
    }
}

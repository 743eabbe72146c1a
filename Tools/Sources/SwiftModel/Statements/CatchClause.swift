// One `catch` of a `do`.

/// `catch pattern where filter { … }`; without items it catches everything as `error`.
public struct CatchClause: Sendable {
    public var items: [SwitchStatement.Item]
    public var body: CodeBlock
    public var range: Range<Int>

    public init(items: [SwitchStatement.Item], body: CodeBlock, range: Range<Int>) {
        self.items = items
        self.body = body
        self.range = range
    }

    /// Whether nothing gets past it: no pattern, `let error`, or a wildcard, without `where`.
    public var catchesAll: Bool {
        items.isEmpty
            || items.contains { item in
                guard item.filter == nil else { return false }
                switch item.pattern.unbound.kind {
                case .identifier, .wildcard: return true
                default: return false
                }
            }
    }
}

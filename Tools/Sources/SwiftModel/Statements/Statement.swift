// Any statement.
// Follows the Swift book, "Statements".

/// A statement.
public final class Statement: Sendable {
    public enum Kind: Sendable {
        case expression(Expression)
        case declaration(Declaration)
        case ifs(IfStatement)
        case guards([Condition], otherwise: CodeBlock)
        case whiles([Condition], body: CodeBlock, label: String?)
        case repeats(body: CodeBlock, condition: Expression, label: String?)
        case forIn(ForStatement)
        case switches(SwitchStatement)
        case doCatch(body: CodeBlock, catches: [CatchClause], label: String?)
        case deferred(CodeBlock)
        case returns(Expression?)
        case throwing(Expression)
        case breaks(label: String?)
        case continues(label: String?)
        case fallThrough
        case yields([Expression])
        /// `discard self`, `then x` and what could not be parsed.
        case other(Expression?)
        /// `#if` … `#endif` around statements; alternatives.
        case compilation([CompilationClause])
    }

    /// Dense in the file, shared with ``Expression/id``'s numbering.
    public let id: Int
    public let kind: Kind
    public let range: Range<Int>

    public init(id: Int, kind: Kind, range: Range<Int>) {
        self.id = id
        self.kind = kind
        self.range = range
    }
}

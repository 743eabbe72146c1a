// One lowered file.

/// A whole Swift file without its syntax tree.
public final class FileModel: Sendable {
    public let source: SourceText
    public let imports: [ImportDeclaration]
    /// The top level in order: declarations, and statements of a script; those of `#if` branches are in the list.
    public let statements: [Statement]
    public let comments: [Comment]
    /// How many ids ``Expression`` and ``Statement`` took: each id is below it.
    public let nodeCount: Int

    public init(
        source: SourceText, imports: [ImportDeclaration], statements: [Statement], comments: [Comment], nodeCount: Int
    ) {
        self.source = source
        self.imports = imports
        self.statements = statements
        self.comments = comments
        self.nodeCount = nodeCount
    }

    /// The declarations of the top level.
    public var declarations: [Declaration] {
        statements.compactMap { if case .declaration(let node) = $0.kind { node } else { nil } }
    }
}

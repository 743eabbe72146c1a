// From Swift text to the model.
import SwiftModel
import SwiftParser
import SwiftSyntax

/// Lowers Swift source; never traps, whatever the text is.
public enum SourceLowering {
    /// The deepest nesting of brackets that is parsed; deeper files are refused with ``LoweredFile/Problem/Kind/tooDeep``.
    public static let nestingLimit = 400

    /// Parses and lowers a file. Call it on a thread with a large stack (``DeepStack``): a chain of calls or operators nests
    /// without brackets, and no parser bounds it.
    public static func lower(_ source: SourceText) -> LoweredFile {
        if let depth = NestingScan(source.bytes).offsetBeyond(nestingLimit) {
            let line = source.position(of: depth).line
            return LoweredFile(
                model: FileModel(source: source, imports: [], statements: [], comments: [], nodeCount: 0),
                problems: [
                    .init(
                        kind: .tooDeep, line: line,
                        message: "Brackets are nested more than \(nestingLimit) levels deep; the file was left out.")
                ])
        }
        let tree = source.bytes.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: nestingLimit * 2)
        }
        let lowerer = Lowerer(source: source)
        let statements = lowerer.topLevel(tree.statements)
        let model = FileModel(
            source: source, imports: lowerer.imports, statements: statements,
            comments: Self.directives(of: tree, in: source), nodeCount: lowerer.nextID)
        var problems: [LoweredFile.Problem] = []
        if tree.hasError { problems.append(SyntaxErrorSearch.first(in: tree, source: source)) }
        return LoweredFile(model: model, problems: problems)
    }

    /// The comments, in files that speak to the auditor at all; walking every token of the others would be waste.
    private static func directives(of tree: SourceFileSyntax, in source: SourceText) -> [Comment] {
        guard source.contains("vitrine:") else { return [] }
        var comments: [Comment] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            collect(token.leadingTrivia, at: token.position.utf8Offset, into: &comments)
            collect(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset, into: &comments)
        }
        return comments
    }

    private static func collect(_ trivia: Trivia, at start: Int, into comments: inout [Comment]) {
        var offset = start
        for piece in trivia {
            let length = piece.sourceLength.utf8Length
            let kind: Comment.Kind? =
                switch piece {
                case .lineComment: .line
                case .blockComment: .block
                case .docLineComment: .docLine
                case .docBlockComment: .docBlock
                default: nil
                }
            if let kind { comments.append(Comment(kind: kind, range: offset..<offset + length)) }
            offset += length
        }
    }
}

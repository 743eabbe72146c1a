// Where a file stops being Swift.
import SwiftModel
import SwiftSyntax

/// Finds the first syntax error of a tree that has one.
enum SyntaxErrorSearch {
    static func first(in tree: SourceFileSyntax, source: SourceText) -> LoweredFile.Problem {
        var node = Syntax(tree)
        search: while true {
            for child in node.children(viewMode: .all) where child.hasError || isError(child) {
                node = child
                if isError(child) { break search }
                continue search
            }
            break
        }
        let line = source.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset).line
        let message: String
        if node.is(UnexpectedNodesSyntax.self) {
            let text = node.trimmedDescription.prefix(while: { $0 != "\n" }).prefix(40)
            message = "Not expected here: \(text)"
        } else if let token = node.as(TokenSyntax.self), token.presence == .missing {
            message = token.text.isEmpty ? "A name is missing here." : "'\(token.text)' is missing here."
        } else {
            message = "This is not Swift."
        }
        return .init(kind: .syntaxError, line: line, message: message)
    }

    private static func isError(_ node: Syntax) -> Bool {
        if node.is(UnexpectedNodesSyntax.self) { return true }
        if let token = node.as(TokenSyntax.self) { return token.presence == .missing }
        return false
    }
}

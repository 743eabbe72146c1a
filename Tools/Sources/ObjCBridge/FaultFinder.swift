// Which texts are not understood.
// No Apple page: this is ours.
import SwiftSyntax

/// Tells a text with missing or surplus words from one with a mistake that the compiler only warns of, as a blank between an
/// attribute and its bracket.
final class FaultFinder: SyntaxVisitor {
    private var isFaulty = false

    static func isFaulty(_ tree: SourceFileSyntax) -> Bool {
        let finder = FaultFinder(viewMode: .all)
        finder.walk(tree)
        return finder.isFaulty
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        isFaulty = true
        return .skipChildren
    }
    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing { isFaulty = true }
        return .skipChildren
    }
}

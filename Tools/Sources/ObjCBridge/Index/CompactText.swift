// A piece of syntax on one line, without comments.
// No Apple page: this is ours.
import SwiftSyntax

extension SyntaxProtocol {
    /// The tokens, with one blank where anything stood between two of them.
    var compact: String {
        var text = ""
        var isFirst = true
        for token in tokens(viewMode: .sourceAccurate) {
            if !isFirst, !token.leadingTrivia.isEmpty, text.last != " " { text += " " }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
            isFirst = false
        }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Where the text begins, in bytes, behind blanks and comments.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// Where the text ends, in bytes, before blanks and comments.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

extension AttributeListSyntax {
    /// The attribute of a name.
    func named(_ name: String) -> AttributeSyntax? {
        for element in self {
            if let attribute = element.as(AttributeSyntax.self), attribute.name == name { return attribute }
        }
        return nil
    }
}

extension AttributeSyntax {
    /// The name without the sign in front.
    var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
    /// Whether a modifier is there.
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
    /// The modifier of a name.
    func named(_ name: String) -> DeclModifierSyntax? { first { $0.name.text == name } }
    /// The access that is written; that of a setter alone does not count.
    var access: Access? { lazy.filter { $0.detail == nil }.compactMap { Access(modifier: $0.name.text) }.first }
}

// The pass over the syntax tree.
import SwiftModel
import SwiftSyntax

/// Makes the model of one file; its extensions lower one kind of syntax each.
final class Lowerer {
    let source: SourceText
    var nextID = 0
    var imports: [ImportDeclaration] = []
    /// The `#if` clauses around the place that is being lowered.
    var compilation: [CompilationCondition] = []

    /// How deep the place that is being lowered is nested.
    private var depth = 0
    /// Below this depth nothing is lowered: chains of calls, `else if` and prefixes nest without brackets, and whatever walks the
    /// model walks it by recursion.
    private static let depthLimit = 800

    init(source: SourceText) { self.source = source }

    /// Lowers one level deeper; nil where that is too deep.
    func deeper<T>(_ body: () -> T) -> T? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    func takeID() -> Int {
        defer { nextID += 1 }
        return nextID
    }

    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        let lower = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return lower..<max(lower, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    func range(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> Range<Int> {
        let lower = first.positionAfterSkippingLeadingTrivia.utf8Offset
        return lower..<max(lower, last.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// A token's text without backticks.
    func text(_ token: TokenSyntax) -> String {
        let text = token.text
        guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
        return String(text.dropFirst().dropLast())
    }

    func make(_ kind: Expression.Kind, _ range: Range<Int>) -> Expression {
        Expression(id: takeID(), kind: kind, range: range)
    }

    func make(_ kind: Statement.Kind, _ range: Range<Int>) -> Statement {
        Statement(id: takeID(), kind: kind, range: range)
    }

    /// Lowers one clause of a `#if` with its condition on record.
    func inClause<T>(_ clause: IfConfigClauseSyntax, _ index: Int, of block: IfConfigDeclSyntax, _ body: () -> T) -> T {
        compilation.append(condition(clause, index, of: block))
        defer { compilation.removeLast() }
        return body()
    }

    func condition(_ clause: IfConfigClauseSyntax, _ index: Int, of block: IfConfigDeclSyntax) -> CompilationCondition {
        CompilationCondition(
            block: block.positionAfterSkippingLeadingTrivia.utf8Offset, clause: index,
            text: clause.condition?.trimmedDescription ?? "")
    }

    // MARK: Attributes and modifiers

    func attributes(_ list: AttributeListSyntax) -> [Attribute] {
        guard !list.isEmpty else { return [] }
        var result: [Attribute] = []
        for element in list {
            switch element {
            case .attribute(let node):
                var arguments = ""
                if let inner = node.arguments { arguments = inner.trimmedDescription }
                result.append(
                    Attribute(
                        name: node.attributeName.trimmedDescription, arguments: arguments, range: range(node)))
            case .ifConfigDecl(let block):
                for case .attributes(let inner)? in block.clauses.map(\.elements) { result += attributes(inner) }
            @unknown default: break
            }
        }
        return result
    }

    func modifiers(_ list: DeclModifierListSyntax) -> Modifiers {
        var result: Modifiers = []
        for node in list {
            if node.detail?.detail.text == "set" {
                result.insert(.restrictedSetter)
            } else {
                result.insert(Modifiers(spelling: node.name.text))
            }
        }
        return result
    }
}

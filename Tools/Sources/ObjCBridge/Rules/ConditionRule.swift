// Conditions of compilation.
// Swift: "Conditional Compilation Block".
import SwiftSyntax

/// In modules that import UIKit `os(iOS)` and `targetEnvironment(simulator)` hold, and `os(Linux)` does not, but around
/// imports.
///
/// Code for iOS asks for its platform by them. A module below UIKit keeps its conditions: its Linux half is the right one.
enum ConditionRule {
    private static let values = ["os(iOS)": "true", "targetEnvironment(simulator)": "true"]

    static func apply(_ node: IfConfigClauseSyntax, _ context: RuleContext) {
        guard context.index.importsUIKit, let condition = node.condition else { return }
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        for call in finder.calls {
            let text = call.compact.filter { $0 != " " }
            if let value = values[text] {
                context.replace(call, with: value)
            } else if text == "os(Linux)", !isAroundImports(node) {
                context.replace(call, with: "false")
            }
        }
    }

    /// A condition that generated code repeats; it was the user's, so it changes as theirs does.
    static func rewritten(condition: String) -> String {
        values.reduce(condition) { $0.replacing($1.key, with: $1.value) }
    }

    private static func isAroundImports(_ node: IfConfigClauseSyntax) -> Bool {
        guard let whole = node.parent?.parent?.as(IfConfigDeclSyntax.self) else { return false }
        return whole.clauses.contains { clause in
            guard case .statements(let items) = clause.elements else { return false }
            return items.contains { $0.item.is(ImportDeclSyntax.self) }
        }
    }

    private final class CallFinder: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            calls.append(node)
            return .skipChildren
        }
    }
}

// Finding expressions by their text.
import SwiftModel
import UIKitAudit

extension RuleContext {
    /// The expressions with this text, in order; the outermost where several take the same bytes.
    func expressions(_ text: String) -> [Expression] {
        var found: [Expression] = []
        for statement in file.statements {
            ModelNode.statement(statement).walk { node in
                if case .expression(let expression) = node, self.text(expression.range) == text {
                    found.append(expression)
                    return false
                }
                return true
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The type of the last expression with this text.
    func typeName(_ text: String) -> String {
        guard let last = expressions(text).last else { return "(no such expression)" }
        return type(of: last).description
    }
}

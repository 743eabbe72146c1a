// Casts to `CGFloat`.
// Apple: "CGFloat", bridging from NSNumber.
import SwiftSyntax

/// `x as? CGFloat` becomes `_vitNumber(x, CGFloat.self)`: on Linux the cast sees no number in an `NSNumber`, an `Int` or
/// a `Double`. The operand is what binds tighter than a cast.
enum NumberCastRule {
    private static let tighter: Set<String> = ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "..<", "...", "&+", "&-"]

    static func apply(_ node: SequenceExprSyntax, _ context: RuleContext) {
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated() {
            guard let cast = element.as(UnresolvedAsExprSyntax.self), let sign = cast.questionOrExclamationMark,
                index > 0, index + 1 < elements.count, let type = elements[index + 1].as(TypeExprSyntax.self),
                type.type.compact == "CGFloat"
            else { continue }
            var first = index - 1
            while first >= 2, let sign = elements[first - 1].as(BinaryOperatorExprSyntax.self)?.operator.text,
                tighter.contains(sign)
            {
                first -= 2
            }
            let operand = bare(elements[first])
            context.needsRuntime()
            context.edits.insert("_vitNumber(", at: operand.start)
            context.edits.replace(
                elements[index - 1].end, type.end, with: ", CGFloat.self)\(sign.text == "!" ? "!" : "")", of: context.source)
        }
    }

    /// What stands behind `try` and `await`.
    private static func bare(_ expression: ExprSyntax) -> ExprSyntax {
        if let inner = expression.as(TryExprSyntax.self)?.expression { return bare(inner) }
        if let inner = expression.as(AwaitExprSyntax.self)?.expression { return bare(inner) }
        return expression
    }
}

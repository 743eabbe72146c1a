// Subscripts of `AnyObject`.
// Apple: "AnyObject", Accessing Objective-C Methods and Properties; "NSDictionary", "NSArray".
import SwiftSyntax

/// `(json as AnyObject)["key"]` becomes `AnyObjectMembers.asked(…) { $0.object(forKey: "key") }`, with a name of ours: what a dictionary has
/// under the key. `[0]` becomes an array's element. Another object gives nil, as with Objective-C.
///
/// The text must tell that the value is an AnyObject, and whether the subscript is a text or a number (``TextTypes``).
///
/// APPLE-DIFF: The user's defaults, which have no subscripts, answer to a key too.
enum AnyObjectSubscriptRule {
    static func apply(_ node: SubscriptCallExprSyntax, _ context: RuleContext) {
        guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil, node.trailingClosure == nil,
            let method = method(for: argument.expression, context), !AnyObjectRule.isTarget(node), !waits(argument.expression)
        else { return }
        let (value, sign) = AnyObjectRule.plain(node.calledExpression)
        guard let type = TextTypes(context).type(of: value), AnyObjectRule.isAnyObject(type, sign) else { return }
        let end = sign == "?" ? value.end : node.calledExpression.end
        let (start, behind) = (argument.expression.start, argument.expression.end)
        context.edits.insert("AnyObjectMembers.asked(", at: value.start)
        context.edits.replace(end, start, with: ", { _vitMembers in _vitMembers.\(method): ", of: context.source)
        context.edits.replace(behind, node.end, with: ") })", of: context.source)
        AnyObjectRule.needs(context)
    }

    /// The runtime's method for a subscript of this type.
    private static func method(for subscript: ExprSyntax, _ context: RuleContext) -> String? {
        if `subscript`.is(StringLiteralExprSyntax.self) { return "object(forKey" }
        if `subscript`.is(IntegerLiteralExprSyntax.self) { return "object(at" }
        switch TextTypes(context).type(of: `subscript`).map(TypeText.plain) {
        case "String", "NSString": return "object(forKey"
        case "Int": return "object(at"
        default: return nil
        }
    }

    /// Whether an expression has words that do not reach into a closure.
    private static func waits(_ node: ExprSyntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.try) || $0.tokenKind == .keyword(.await) }
    }
}

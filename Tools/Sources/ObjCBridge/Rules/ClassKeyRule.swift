// Values that a class itself answers by key path.
// Apple: "NSKeyValueCoding", value(forKeyPath:).
import SwiftSyntax

/// `UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))` becomes `(UIApplication.shared as Any?)`.
///
/// Objective-C's classes are objects, so they answer to keys; Swift's are not. The path is written out, and the value is the
/// one that it names.
enum ClassKeyRule {
    static func apply(_ node: FunctionCallExprSyntax, _ context: RuleContext) -> Bool {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == "value",
            let type = callee.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, type.first?.isUppercase ?? false,
            node.arguments.count == 1, let argument = node.arguments.first,
            ["forKeyPath", "forKey"].contains(argument.label?.text),
            let path = argument.expression.as(MacroExpansionExprSyntax.self), path.macroName.text == "keyPath",
            let named = path.arguments.first?.expression.compact, named.hasPrefix(type + ".")
        else { return false }
        context.replace(node, with: "(\(named) as Any?)\(context.newlines(node.start, node.end))")
        return true
    }
}

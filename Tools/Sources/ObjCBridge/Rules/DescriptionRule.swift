// `Type.description()`.
// Apple: "NSObjectProtocol", the class method description.
import SwiftSyntax

/// `type(of: x).description()`, `Cell.description()` and `Self.description()` become `NSStringFromClass(…)`: Linux's root
/// class has no such class method.
enum DescriptionRule {
    static func apply(_ node: FunctionCallExprSyntax, _ context: RuleContext) -> Bool {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
            callee.declName.baseName.text == "description"
        else { return false }
        let text = base.compact
        let type: String
        if text.hasPrefix("type(of:") || text.hasSuffix(".classForCoder") {
            type = text
        } else if text == "Self" || isClass(text, context) {
            type = text + ".self"
        } else {
            return false
        }
        context.needsRuntime()
        context.replace(node, with: "_vitClassName(\(type))")
        return true
    }

    private static func isClass(_ text: String, _ context: RuleContext) -> Bool {
        let name = context.index.resolve(text, inside: context.scope?.name ?? "")
        if AppleTables.isClass(name) { return true }
        guard context.index.declarations[name]?.type.kind == .class else { return false }
        return ([name] + context.index.ancestors(of: name)).allSatisfy { type in
            !context.index.members(of: type).contains { $0.name == "description" && $0.isStatic }
        }
    }
}

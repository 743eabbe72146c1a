// `@objc protocol`.
// Swift: "Class-Only Protocols".
import SwiftSyntax

/// An `@objc` protocol that inherits nothing gets `: AnyObject`: with the attribute gone, `weak var delegate: P?`
/// would be an error.
enum ProtocolRule {
    static func apply(_ node: ProtocolDeclSyntax, _ context: RuleContext) {
        guard node.attributes.named("objc") != nil, node.inheritanceClause == nil else { return }
        context.edits.insert(": AnyObject", at: node.primaryAssociatedTypeClause?.end ?? node.name.end)
    }
}

// Attributes that only Apple's compiler knows.
// Swift: "Attributes".
import SwiftSyntax

/// `@objc`, `@objcMembers` and Interface Builder's attributes go; `@UIApplicationMain` becomes `@main`.
///
/// Linux's compiler rejects them or, with `@UIApplicationMain`, crashes. Blanks of the same width take their place, so
/// that columns stay. What they meant is registered by ``RegistrationRule``.
enum AttributeRule {
    private static let removed: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
    ]

    static func apply(_ node: AttributeSyntax, _ context: RuleContext) {
        if node.name == "UIApplicationMain" {
            context.replace(node, with: "@main")
        } else if removed.contains(node.name), !isAccepted(node) {
            context.blank(node)
        }
    }

    /// `@objc enum Kind: Int` compiles as it stands.
    private static func isAccepted(_ node: AttributeSyntax) -> Bool {
        guard node.name == "objc", node.arguments == nil else { return false }
        return node.parent?.parent?.is(EnumDeclSyntax.self) ?? false
    }
}

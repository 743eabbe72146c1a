// `override` in an extension.
// Swift: "Overriding"; Linux allows it in class bodies alone.
import SwiftSyntax

/// An overriding member of an extension of one of the module's classes loses `override` and is named `_vit_name`; the class
/// body gets an overriding member that calls it (U30, ``ForwarderRule``).
///
/// In an extension of a class of Apple's or of another module it would replace a method for everyone: U-APPLE-OVERRIDE.
enum ExtensionOverrideRule {
    static func apply(_ node: FunctionDeclSyntax, _ context: RuleContext) {
        guard let owner = owner(node.modifiers, at: node, MemberReader.method(node), context) else { return }
        _ = owner
        rename(node.name, node.modifiers, context)
    }

    static func apply(_ node: VariableDeclSyntax, _ context: RuleContext) {
        guard let binding = node.bindings.first, let member = MemberReader.property(node, binding),
            owner(node.modifiers, at: node, member, context) != nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return }
        rename(name, node.modifiers, context)
    }

    static func apply(_ node: InitializerDeclSyntax, _ context: RuleContext) {
        guard node.modifiers.has("override"), let scope = context.scope, scope.record.kind == .extension else { return }
        context.report(
            "U-APPLE-OVERRIDE", at: node,
            "an initialiser that overrides in an extension cannot be kept; move it into the body of \(scope.name)")
    }

    private static func owner(
        _ modifiers: DeclModifierListSyntax, at node: some SyntaxProtocol, _ member: MemberRecord, _ context: RuleContext
    ) -> String? {
        guard modifiers.has("override"), let scope = context.scope, scope.record.kind == .extension else { return nil }
        guard context.index.declarations[scope.name]?.type.kind == .class else {
            context.report(
                "U-APPLE-OVERRIDE", at: node,
                "\(member.plainName) would be overridden for every \(scope.name); override it in a class of your own")
            return nil
        }
        if case .extension(let above, _) = context.index.overridden(member, in: scope.name) {
            context.report(
                "U-APPLE-OVERRIDE", at: node,
                "\(member.plainName) of an extension of \(above) is overridden in an extension; "
                    + "move it into the body of \(scope.name)")
            return nil
        }
        return scope.name
    }

    private static func rename(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ context: RuleContext) {
        for modifier in modifiers {
            switch modifier.name.text {
            case "override", "private", "fileprivate": context.blank(modifier)
            case "open": context.replace(modifier, with: "public")
            default: break
            }
        }
        context.replace(name, with: ForwarderRule.name(name.text))
    }
}

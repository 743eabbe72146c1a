// `override` in an extension.
// Swift: "Overriding"; Linux allows it in class bodies alone.
import SwiftSyntax

/// An overriding member of an extension of one of the module's classes loses `override` and is named `_vit_name`; the class
/// body gets an overriding member that calls it (``ForwarderRule``). A property's only observer becomes a setter of it, which an observer
/// in the body calls.
///
/// In an extension of a class of Apple's or of another module it would replace a method for everyone: UIKit asks for a few members (``AppleHookRule``), any other is U-APPLE-OVERRIDE.
enum ExtensionOverrideRule {
    static func apply(_ node: FunctionDeclSyntax, _ context: RuleContext) {
        let member = MemberReader.method(node)
        guard let name = newName(node.modifiers, at: node, member, context) else { return }
        rename(node.name, to: name, node.modifiers, context)
    }

    static func apply(_ node: VariableDeclSyntax, _ context: RuleContext) {
        guard let binding = node.bindings.first, let member = MemberReader.property(node, binding),
            let new = newName(node.modifiers, at: node, member, context),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return }
        rename(name, to: new, node.modifiers, context)
        if let observer = member.observer, !new.hasPrefix("_vitExt") { observe(binding, observer, member.name, context) }
    }

    /// `didSet { … }` becomes a setter that the class's body calls with the old value: an extension has no stored properties.
    private static func observe(_ binding: PatternBindingSyntax, _ observer: String, _ name: String, _ context: RuleContext) {
        guard case .accessors(let accessors)? = binding.accessorBlock?.accessors, let accessor = accessors.first else { return }
        let value = accessor.parameters?.name.text ?? (observer == "didSet" ? "oldValue" : "newValue")
        let end = accessor.parameters?.end ?? accessor.accessorSpecifier.end
        context.edits.replace(accessor.accessorSpecifier.start, end, with: "get { \(name) } set(\(value))", of: context.source)
    }

    static func apply(_ node: InitializerDeclSyntax, _ context: RuleContext) {
        guard node.modifiers.has("override"), let scope = context.scope, scope.record.kind == .extension else { return }
        context.report(
            "U-APPLE-OVERRIDE", at: node,
            "an initialiser that overrides in an extension cannot be kept; move it into the body of \(scope.name)")
    }

    /// The member's name in the extension, nil where it stays as it is.
    private static func newName(
        _ modifiers: DeclModifierListSyntax, at node: some SyntaxProtocol, _ member: MemberRecord, _ context: RuleContext
    ) -> String? {
        guard let scope = context.scope, scope.record.kind == .extension,
            modifiers.has("override") || context.index.delegateBase(of: member, in: scope.name) != nil
        else { return nil }
        let isOwn = context.index.declarations[scope.name]?.type.kind == .class
        if case .extension(let owner, _) = context.index.overridden(member, in: scope.name) {
            // What an extension declares is overridden by a marker. The class's body has the marker's member, or, where
            // there is no body, the extension itself.
            if isOwn { return ForwarderRule.name(member, of: scope.name, below: true, context.index) }
            OverriddenExtensionRule.conform(scope.name, to: owner, member, scope.record, context)
            return OverriddenExtensionRule.below(member.name)
        }
        if isOwn { return ForwarderRule.name(member, of: scope.name, below: false, context.index) }
        if let hook = AppleHookRule.newName(member, in: scope.name, scope.record, context) { return hook }
        context.report(
            "U-APPLE-OVERRIDE", at: node,
            "\(member.plainName) would be overridden for every \(scope.name); override it in a class of your own")
        // Without the word the compiler has nothing more to say of the member.
        return "_vitDenied_" + member.plainName
    }

    private static func rename(
        _ name: TokenSyntax, to new: String, _ modifiers: DeclModifierListSyntax, _ context: RuleContext
    ) {
        for modifier in modifiers {
            switch modifier.name.text {
            case "override", "private", "fileprivate": context.blank(modifier)
            case "open": context.replace(modifier, with: "public")
            default: break
            }
        }
        context.replace(name, with: new)
    }
}

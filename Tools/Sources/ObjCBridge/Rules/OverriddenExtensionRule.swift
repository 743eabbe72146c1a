// Members of extensions that classes below override.
// Swift: "Extensions"; Linux cannot override what an extension declares.
import SwiftSyntax

/// `extension UIViewController { @objc func configure() }` with `override func configure()` in a class below.
///
/// 1. The extension's member is renamed `_vitBase_configure`.
/// 2. A member of the old name asks whether the object's class conforms to a marker, and calls the marker's function, or the
///    base's.
/// 3. The overriding member is named `_vit_configure`. The first class below conforms to the marker; in later ones the member
///    overrides the first's, as Swift does it.
/// 4. `super.configure()` calls the base's, or the first class's.
enum OverriddenExtensionRule {
    // MARK: The class that overrides

    static func apply(_ node: FunctionDeclSyntax, _ context: RuleContext) {
        guard let scope = context.scope else { return }
        let member = MemberReader.method(node)
        if scope.record.kind == .class, member.isOverride {
            override(member, node.name, node.modifiers, context)
        } else if scope.record.kind == .extension, context.index.isOverriddenBelow(member, of: scope.name) {
            context.replace(node.name, with: base(member.name))
        }
    }

    static func apply(_ node: VariableDeclSyntax, _ context: RuleContext) {
        guard let scope = context.scope, let binding = node.bindings.first,
            let member = MemberReader.property(node, binding),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return }
        if scope.record.kind == .class, member.isOverride {
            override(member, name, node.modifiers, context)
        } else if scope.record.kind == .extension, context.index.isOverriddenBelow(member, of: scope.name) {
            context.replace(name, with: base(member.name))
        }
    }

    private static func override(
        _ member: MemberRecord, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ context: RuleContext
    ) {
        guard let scope = context.scope,
            case .extension(let owner, _) = context.index.overridden(member, in: scope.name)
        else { return }
        if !context.index.isOverriddenAbove(member, scope.name, until: owner) {
            if let modifier = modifiers.named("override") { context.blank(modifier) }
            conform(scope.name, to: owner, member, scope.record, context)
        }
        context.replace(name, with: below(member.name))
    }

    /// The first class below conforms to the marker.
    static func conform(
        _ name: String, to owner: String, _ member: MemberRecord, _ record: TypeRecord, _ context: RuleContext
    ) {
        let marker = marker(owner, member)
        if record.isLocal || record.isPrivateNested {
            context.inherit(marker, in: record)
        } else {
            context.tail.declare("extension \(name): \(marker) {}", under: record.conditions)
        }
    }

    /// `super.configure`.
    static func apply(_ node: MemberAccessExprSyntax, _ context: RuleContext) {
        guard node.base?.is(SuperExprSyntax.self) ?? false, let scope = context.scope else { return }
        let name = node.declName.baseName
        guard let member = scope.record.members.first(where: { $0.isOverride && $0.name == name.text }),
            case .extension(let owner, _) = context.index.overridden(member, in: scope.name)
        else { return }
        let isFirst = !context.index.isOverriddenAbove(member, scope.name, until: owner)
        context.replace(name, with: isFirst ? base(member.name) : below(member.name))
    }

    // MARK: The extension

    static func apply(_ context: RuleContext) {
        for type in context.file.types where type.kind == .extension {
            let owner = context.index.resolve(type.name)
            for member in type.members where context.index.isOverriddenBelow(member, of: owner) {
                declare(member, owner, context)
            }
        }
    }

    private static func declare(_ member: MemberRecord, _ owner: String, _ context: RuleContext) {
        let access = (member.access ?? .internal) >= .public ? "public " : ""
        let marker = marker(owner, member)
        let kind = member.isStatic ? "static " : ""
        let seen = member.isStatic ? "self as? any \(marker).Type" : "self as? any \(marker)"
        let isolation = context.index.isMainActor(owner) ? "@preconcurrency @MainActor " : ""
        let (requirement, whole): (String, String)
        switch member.kind {
        case .method:
            requirement = "\(kind)func \(below(member.name))\(member.signature)"
            let arguments = member.handedOn
            whole =
                "\(access)\(kind)func \(member.name)\(member.signature) { if let below = \(seen) "
                + "{ return \(member.effects)below.\(below(member.name))(\(arguments)) }; "
                + "return \(member.effects)\(base(member.name))(\(arguments)) }"
        case .property:
            guard let type = member.type else { return }
            requirement = "\(kind)var \(below(member.name)): \(type) { get\(member.isSettable ? " set" : "") }"
            let setter =
                member.isSettable
                ? " set { if let below = \(seen) { below.\(below(member.name)) = newValue } "
                    + "else { \(base(member.name)) = newValue } }" : ""
            whole =
                "\(access)\(kind)var \(member.name): \(type) { get { if let below = \(seen) "
                + "{ return below.\(below(member.name)) }; return \(base(member.name)) }\(setter) }"
        case .initializer: return
        }
        context.tail.declare(
            "\(isolation)\(access)protocol \(marker): AnyObject { \(requirement) }", under: member.conditions)
        context.tail.declare("extension \(owner) { \(whole) }", under: member.conditions)
    }

    // MARK: Names

    private static func base(_ name: String) -> String { "_vitBase_" + name.filter { $0 != "`" } }
    static func below(_ name: String) -> String { "_vit_" + name.filter { $0 != "`" } }
    private static func marker(_ owner: String, _ member: MemberRecord) -> String {
        let parts = [owner, member.plainName] + member.labels
        return "_VitBelow_" + parts.joined(separator: "_").map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    }
}

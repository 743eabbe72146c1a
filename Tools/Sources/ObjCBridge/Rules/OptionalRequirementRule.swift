// `optional` requirements.
// Apple: "Protocols", Optional Protocol Requirements.
import SwiftSyntax

/// Each optional requirement leaves its protocol and becomes a marker protocol of its own at the end of the file (U41).
///
/// A class that has the method conforms to the marker (``OptionalConformanceRule``); a call asks for the marker
/// (``OptionalCallRule``). So a class below the one that conforms may bring the method, and a missing one is known.
enum OptionalRequirementRule {
    static func apply(_ node: FunctionDeclSyntax, _ context: RuleContext) -> Bool {
        guard node.modifiers.has("optional"), let scope = context.scope, scope.record.kind == .protocol else { return false }
        var member = MemberReader.method(node)
        member.conditions = scope.record.conditions
        let requirement = OptionalRequirement(owner: scope.record, member: member, path: context.path)
        context.blank(node)
        declare(requirement, "func \(requirement.requirement)\(member.signature)", context)
        return true
    }

    static func apply(_ node: VariableDeclSyntax, _ context: RuleContext) -> Bool {
        guard node.modifiers.has("optional"), let scope = context.scope, scope.record.kind == .protocol else { return false }
        context.blank(node)
        for binding in node.bindings {
            guard let member = MemberReader.property(node, binding), let type = member.type else { continue }
            let requirement = OptionalRequirement(owner: scope.record, member: member, path: context.path)
            let accessors = member.isSettable ? "{ get set }" : "{ get }"
            declare(requirement, "var \(requirement.requirement): \(type) \(accessors)", context)
        }
        return true
    }

    private static func declare(_ requirement: OptionalRequirement, _ text: String, _ context: RuleContext) {
        let owner = requirement.owner
        let isolation =
            owner.isolationAttributes.isEmpty && inheritsMainActor(owner, context)
            ? "@preconcurrency @MainActor " : owner.isolationAttributes
        context.tail.declare(
            "\(isolation)\(owner.access.generatedModifier)protocol \(requirement.marker): AnyObject { \(text) }",
            under: owner.conditions)
    }

    private static func inheritsMainActor(_ owner: TypeRecord, _ context: RuleContext) -> Bool {
        owner.inherited.contains { name in
            AppleTables.protocols[name] != nil && name.hasPrefix("UI")
        }
    }
}

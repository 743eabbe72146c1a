// `optional` requirements.
// Apple: "Protocols", Optional Protocol Requirements.
import SwiftSyntax

/// Each optional requirement leaves its protocol and becomes a marker protocol of its own at the end of the file.
///
/// A class that has the method conforms to the marker (``OptionalConformanceRule``). An extension of the protocol offers a
/// method with an optional result that asks for the marker; calls go there (``OptionalCallRule``). So a class below the one that
/// conforms may bring the method, and a missing one is known. An optional property becomes one of the protocol's extension.
enum OptionalRequirementRule {
    static func apply(_ node: FunctionDeclSyntax, _ context: RuleContext) -> Bool {
        guard node.modifiers.has("optional"), let scope = context.scope, scope.record.kind == .protocol else { return false }
        var member = MemberReader.method(node)
        member.conditions = scope.record.conditions
        let requirement = OptionalRequirement(owner: scope.record, member: member, path: context.path)
        context.blank(node)
        declare(requirement, "func \(requirement.requirement)\(member.signature)", context)
        let result = optional(member.type ?? "Void")
        let head = member.signature.components(before: member.type)
        extend(
            requirement,
            "@discardableResult \(access(requirement))func \(requirement.caller)\(head) -> \(result) "
                + "{ \(member.effects)(self as? any \(requirement.marker))?.\(requirement.requirement)(\(member.handedOn)) }",
            context)
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
            let read = "(self as? any \(requirement.marker))?.\(requirement.requirement)"
            extend(
                requirement, "\(access(requirement))var \(member.name): \(optional(type)) { \(read) }", context)
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

    private static func extend(_ requirement: OptionalRequirement, _ text: String, _ context: RuleContext) {
        context.tail.declare("extension \(requirement.owner.name) { \(text) }", under: requirement.owner.conditions)
    }

    private static func access(_ requirement: OptionalRequirement) -> String {
        requirement.owner.access >= .public ? "public " : ""
    }

    /// The type with one more `?` unless it has one: a missing method and a method's nil are the same, as with Objective-C.
    private static func optional(_ type: String) -> String {
        if type.hasSuffix("?") { return type }
        if type.hasSuffix("!") { return type.dropLast() + "?" }
        let isPlain = type.allSatisfy { $0.isLetter || $0.isNumber || "._[]<>".contains($0) }
        return isPlain ? type + "?" : "(\(type))?"
    }

    private static func inheritsMainActor(_ owner: TypeRecord, _ context: RuleContext) -> Bool {
        owner.inherited.contains { name in
            AppleTables.protocols[name] != nil && name.hasPrefix("UI")
        }
    }
}

extension String {
    /// A signature without its result.
    fileprivate func components(before result: String?) -> String {
        guard let result, hasSuffix(result) else { return self }
        var rest = dropLast(result.count)
        while rest.last == " " { rest = rest.dropLast() }
        if rest.hasSuffix("->") { rest = rest.dropLast(2) }
        while rest.last == " " { rest = rest.dropLast() }
        return String(rest)
    }
}

// Conformances to the markers of optional methods.
// No Apple page: this is ours.

/// A class that has an optional method conforms to the method's marker, where the method is, and to UIKit's markers
/// for those of UIKit's delegates.
///
/// An overriding method needs none: the marker's function calls it through the class.
enum OptionalConformanceRule {
    static func apply(_ context: RuleContext) {
        for type in context.file.types where type.kind == .class || type.kind == .extension {
            guard !type.members.isEmpty else { continue }
            let owner = type.kind == .extension ? context.index.resolve(type.name) : type.name
            guard type.isLocal || context.index.declarations[owner]?.type.kind == .class else { continue }
            var protocols: Set<String>?
            func all() -> Set<String> {
                if let protocols { return protocols }
                let found =
                    type.isLocal ? Set(type.inherited.map { ModuleIndex.plain($0) }) : context.index.protocols(of: owner)
                protocols = found
                return found
            }
            for member in type.members where !member.isOverride && !member.isStatic && !member.isHidden {
                let requirements = context.index.optionals[member.name] ?? []
                for requirement in requirements
                where requirement.isMet(by: member, among: requirements) && all().contains(requirement.owner.name) {
                    conform(type, owner, to: requirement, member, context)
                }
                guard context.index.importsUIKit, member.kind == .method else { continue }
                for marker in context.index.markers(like: member) where all().contains(marker.owner) {
                    conform(type, owner, to: marker, member, context)
                }
            }
        }
    }

    private static func access(_ type: TypeRecord, _ owner: String, _ context: RuleContext) -> Access {
        context.index.declarations[owner]?.type.access ?? type.access
    }

    private static func conform(
        _ type: TypeRecord, _ owner: String, to requirement: OptionalRequirement, _ member: MemberRecord,
        _ context: RuleContext
    ) {
        let access = min(access(type, owner, context), requirement.owner.access) >= .public ? "public " : ""
        let wanted = requirement.member
        let text: String
        if wanted.kind == .property {
            guard let result = wanted.type else { return }
            let setter = wanted.isSettable ? " set { \(member.name) = newValue }" : ""
            text = "\(access)var \(requirement.requirement): \(result) { get { \(member.name) }\(setter) }"
        } else {
            let call = wanted.effects + member.name + "(" + wanted.call(values(wanted.parameters.count)) + ")"
            text = "\(access)func \(requirement.requirement)\(signature(wanted)) { \(call) }"
        }
        add("\(requirement.marker)", text, type, owner, member, context)
    }

    private static func conform(
        _ type: TypeRecord, _ owner: String, to marker: AppleTables.Marker, _ member: MemberRecord, _ context: RuleContext
    ) {
        let access = access(type, owner, context) >= .public ? "public " : ""
        let values = values(marker.parameters.count)
        let parameters = zip(marker.parameters, values).map { "\($0.label) \($1): \($0.type)" }.joined(separator: ", ")
        let result = marker.result.isEmpty ? "" : " -> \(marker.result)"
        let call = "\(member.name)(\(member.call(values)))"
        context.tail.needs(Tail.uikit)
        add(
            marker.name, "\(access)func vitrine_\(marker.method)(\(parameters))\(result) { \(call) }", type, owner, member,
            context, attributes: access.isEmpty ? "" : "@_spi(Vitrine) ")
    }

    /// The conformance as an extension; where none can reach the class, into its body.
    private static func add(
        _ marker: String, _ text: String, _ type: TypeRecord, _ owner: String, _ member: MemberRecord,
        _ context: RuleContext, attributes: String = ""
    ) {
        if type.isLocal || type.isPrivateNested {
            guard type.kind == .class else { return }
            context.inherit(marker, in: type)
            context.move(text, into: type)
        } else {
            context.tail.declare(
                "\(attributes)extension \(owner): \(marker) { \(text) }", under: member.conditions)
        }
    }

    private static func values(_ count: Int) -> [String] { (0..<count).map { "a\($0)" } }

    /// The requirement's signature with names of ours.
    private static func signature(_ member: MemberRecord) -> String {
        let parameters = zip(member.parameters, values(member.parameters.count)).map { parameter, value in
            "\(parameter.label ?? "_") \(value): \(parameter.type)"
        }
        return "(" + parameters.joined(separator: ", ") + ")" + (member.isAsync ? " async" : "")
            + (member.isThrowing ? " throws" : "") + (member.type.map { " -> " + $0 } ?? "")
    }
}

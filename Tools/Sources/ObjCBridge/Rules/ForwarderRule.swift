// Overriding members that class bodies get for those in extensions.
// No Apple page: this is ours.

/// A class body gets `override func f(a: A) { _vit_f(a: a) }` for each member that an extension of the class overrides, in
/// whatever file the extension is (U30). It has the class's access, which is what overriding asks for.
enum ForwarderRule {
    /// The name of the member in the extension.
    static func name(_ name: String) -> String { "_vit_" + name.filter { $0 != "`" } }

    static func apply(_ context: RuleContext) {
        for type in context.file.types where type.kind == .class && !type.isLocal {
            for place in context.index.extensions[type.name] ?? [] {
                for member in place.type.members where member.isOverride {
                    if case .extension = context.index.overridden(member, in: type.name) { continue }
                    guard let text = forwarder(member, type) else { continue }
                    let availability = member.availability.map { $0 + " " }.joined()
                    context.move(Tail.under(member.conditions, availability + text), into: type)
                }
            }
        }
    }

    private static func forwarder(_ member: MemberRecord, _ type: TypeRecord) -> String? {
        let isOpen = type.access == .open && member.access == .open
        let access = isOpen ? "open " : type.access >= .public ? "public " : ""
        let kind = member.isStatic ? "class " : ""
        switch member.kind {
        case .method:
            return "\(access)override \(kind)func \(member.name)\(member.signature) "
                + "{ \(member.effects)\(name(member.name))(\(member.handedOn)) }"
        case .property:
            guard let result = member.type else { return nil }
            let setter = member.isSettable ? " set { \(name(member.name)) = newValue }" : ""
            return "\(access)override \(kind)var \(member.name): \(result) { get { \(name(member.name)) }\(setter) }"
        case .initializer: return nil
        }
    }
}

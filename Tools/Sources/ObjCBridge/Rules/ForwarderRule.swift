// Overriding members that class bodies get for those in extensions.
// No Apple page: this is ours.

/// A class body gets `override func f(a: A) { _vit_f(a: a) }` for each member that an extension of the class overrides, in
/// whatever file the extension is. It has the class's access, which is what overriding asks for.
enum ForwarderRule {
    /// The name of the member in the extension; another one if it overrides what an extension above declares, since the first
    /// is then the marker's.
    ///
    /// A class above that has its member in an extension as well would be overridden again, so each has a number of its own.
    static func name(_ member: MemberRecord, of owner: String, below: Bool, _ index: ModuleIndex) -> String {
        let above = index.ancestors(of: owner).count { type in
            (index.extensions[type] ?? []).contains { $0.type.members.contains { $0.isOverride && $0.isSame(as: member) } }
        }
        return (below ? "_vitExt" : "_vit") + (above == 0 ? "" : "\(above + 1)") + "_" + member.plainName
    }

    static func apply(_ context: RuleContext) {
        for type in context.file.types where type.kind == .class && !type.isLocal {
            for place in context.index.extensions[type.name] ?? [] {
                for member in place.type.members
                where member.isOverride || context.index.delegateBase(of: member, in: type.name) != nil {
                    guard let text = forwarder(member, type, context) else { continue }
                    let availability = member.availability.map { $0 + " " }.joined()
                    context.move(Tail.under(member.conditions, availability + text), into: type)
                }
            }
        }
    }

    private static func forwarder(_ member: MemberRecord, _ type: TypeRecord, _ context: RuleContext) -> String? {
        let isOpen = type.access == .open && member.access == .open
        var head = isOpen ? "open " : type.access >= .public ? "public " : ""
        var name = member.name
        var isBelow = false
        if case .extension(let owner, _) = context.index.overridden(member, in: type.name) {
            (isBelow, name) = (true, OverriddenExtensionRule.below(member.name))
            if context.index.isOverriddenAbove(member, type.name, until: owner) {
                head += "override "
            } else {
                OverriddenExtensionRule.conform(type.name, to: owner, member, type, context)
            }
        } else {
            head += "override "
        }
        if member.isStatic { head += "class " }
        let target = Self.name(member, of: type.name, below: isBelow, context.index)
        switch member.kind {
        case .method:
            return "\(head)func \(name)\(member.signature) { \(member.effects)\(target)(\(member.handedOn)) }"
        case .property:
            guard let result = member.type else { return nil }
            if let observer = member.observer, !isBelow {
                return
                    "\(head)var \(name): \(result) { \(observer) { \(target) = \(observer == "didSet" ? "oldValue" : "newValue") } }"
            }
            let setter = member.isSettable ? " set { \(target) = newValue }" : ""
            return "\(head)var \(name): \(result) { get { \(target) }\(setter) }"
        case .initializer: return nil
        }
    }
}

// What an overriding member overrides.
// Swift: "Overriding"; on Linux nothing can override a member of an extension.

/// Where an overridden member is declared.
enum Overridden {
    /// In the body of a class of this module.
    case body(String)
    /// In an extension, of a class of this module or of Apple's.
    case `extension`(String, MemberRecord)
    /// Nowhere in this module.
    case elsewhere
}

extension ModuleIndex {
    /// The nearest declaration above a class that a member overrides.
    func overridden(_ member: MemberRecord, in owner: String) -> Overridden {
        for above in ancestors(of: owner) {
            if let found = declaration(like: member, in: above) { return found }
        }
        return .elsewhere
    }

    private func declaration(like member: MemberRecord, in name: String) -> Overridden? {
        if let body = declarations[name]?.type, body.members.contains(where: { $0.isSame(as: member) && !$0.isOverride }) {
            return .body(name)
        }
        for place in extensions[name] ?? [] {
            if let found = place.type.members.first(where: { $0.isSame(as: member) && !$0.isOverride }) {
                return .extension(name, found)
            }
        }
        return nil
    }

    /// Whether a class above this one, but below the owner of the extension, overrides the member already.
    func isOverriddenAbove(_ member: MemberRecord, _ owner: String, until end: String) -> Bool {
        for above in ancestors(of: owner) {
            if above == end { return false }
            if members(of: above).contains(where: { $0.isSame(as: member) && $0.isOverride }) { return true }
        }
        return false
    }

    /// Whether any class of the module overrides a member that an extension of a class declares.
    func isOverriddenBelow(_ member: MemberRecord, of owner: String) -> Bool {
        guard member.kind != .initializer, !member.isOverride else { return false }
        return (overriding[member.name] ?? []).contains { name, other in
            guard other.isSame(as: member), case .extension(owner, _) = overridden(other, in: name) else { return false }
            return true
        }
    }

    /// Whether a class of this module above a class declares a member, in its body or in an extension.
    func declaresAbove(_ member: MemberRecord, _ owner: String) -> Bool {
        ancestors(of: owner).contains { above in
            declarations[above] != nil && members(of: above).contains { $0.isSame(as: member) }
        }
    }
}

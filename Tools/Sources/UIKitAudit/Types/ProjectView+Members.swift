// Looking up members.
import SwiftModel

extension ProjectView {
    /// The members of this name that an expression of the type can mean, nearest first: a property hides what is above it, a method
    /// only what it overrides; else those of the protocols. `isStatic` nil asks for both kinds.
    public func members(named name: String, of type: NominalType, isStatic: Bool? = nil) -> [MemberSymbol] {
        remembered(MemberKey(name: name, type: type, isStatic: isStatic)) { findMembers(name, of: type, isStatic) }
    }

    private func findMembers(_ name: String, of type: NominalType, _ isStatic: Bool?) -> [MemberSymbol] {
        let ancestry = ancestry(of: type)
        var nearer: [MemberSymbol] = []
        for ancestor in ancestry {
            guard let entry = entry(ancestor) else { continue }
            let found = members(name, of: entry, isStatic)
            if found.isEmpty { continue }
            // `tableView(_:numberOfRowsInSection:)` does not hide the property of a table view controller.
            let overridden = Set(nearer.compactMap { $0.function?.signature })
            nearer += found.filter { member in member.function.map { !overridden.contains($0.signature) } ?? true }
            // Initializers are not inherited with others at hand; a property is all that its name means.
            if !nearer.isEmpty, name == "init" || nearer.contains(where: { $0.function == nil }) { return nearer }
        }
        if !nearer.isEmpty { return nearer }
        return membersOfProtocols(name, ancestry.flatMap { inherited(by: $0) }, isStatic)
    }

    /// What the type's own declarations and extensions inherit from or conform to.
    private func inherited(by type: NominalType) -> [NominalType] {
        if let known = rememberedInheritance(type) { return known }
        var result: [NominalType] = []
        for part in entry(type)?.parts ?? [] where !part.summary.inherited.isEmpty {
            let scope = scope(of: part, in: type)
            for name in part.summary.inherited {
                if case .nominal(let parent, _) = resolve(name, in: scope) { result.append(parent) }
            }
        }
        remember(result, inheritedBy: type)
        return result
    }

    private func membersOfProtocols(_ name: String, _ list: [NominalType], _ isStatic: Bool?) -> [MemberSymbol] {
        var queue = list
        var seen: Set<NominalType> = []
        var found: [MemberSymbol] = []
        while let next = queue.popLast() {
            guard seen.insert(next).inserted, seen.count < 64, let entry = entry(next) else { continue }
            // A class in the list was walked as an ancestor.
            if entry.kind == .class { continue }
            found += members(name, of: entry, isStatic)
            queue += inherited(by: next)
        }
        return found
    }

    private func members(_ name: String, of entry: TypeEntry, _ isStatic: Bool?) -> [MemberSymbol] {
        let all = entry.members(named: name)
        guard let isStatic, !all.isEmpty else { return all }
        return all.filter { $0.isTypeMember == isStatic }
    }

    /// The scope in which a part of a type was written.
    func scope(of part: TypeEntry.Part, in type: NominalType) -> NameScope {
        NameScope(
            path: part.path, types: outerTypes(of: type) + [type],
            generics: Set(part.summary.generics).union(index.entry(type)?.generics ?? []))
    }

    /// The scope in which a member was written.
    public func scope(of member: MemberSymbol) -> NameScope {
        NameScope(
            path: member.path, types: outerTypes(of: member.owner) + [member.owner],
            generics: Set(index.entry(member.owner)?.generics ?? []).union(member.function?.generics ?? []))
    }

    /// Whether every class above the type is known, so that a name which was not found is nowhere.
    public func isWholeAncestryKnown(of type: NominalType) -> Bool {
        guard let last = ancestry(of: type).last else { return false }
        if case .none = superclass(of: last) { return true }
        return false
    }

    // MARK: Types of members

    /// What reading the member gives: a property's type; a function as a function.
    public func type(of member: MemberSymbol) -> ResolvedType {
        switch member.kind {
        case .property(let property):
            return type(of: property, owner: member.owner, scope: scope(of: member))
        case .function(let function):
            let scope = scope(of: member)
            return .function(
                function.parameters.map { resolve($0.type, in: scope) }, result(of: function, owner: member.owner, in: scope))
        case .enumCase(let one):
            let owner = ResolvedType.nominal(member.owner, [])
            guard !one.types.isEmpty else { return owner }
            let scope = scope(of: member)
            return .function(one.types.map { resolve($0, in: scope) }, owner)
        }
    }

    func result(of function: FunctionSummary, owner: NominalType?, in scope: NameScope) -> ResolvedType {
        if function.kind == .initializer {
            guard let owner else { return .unknown }
            return function.isFailable ? .optional(.nominal(owner, [])) : .nominal(owner, [])
        }
        return function.result.map { resolve($0, in: scope) } ?? .void
    }

    func type(of property: PropertySummary, owner: NominalType?, scope: NameScope) -> ResolvedType {
        if let type = property.type { return resolve(type, in: scope) }
        guard property.value != .unknown else { return .unknown }
        let key = PropertyKey(owner: owner, path: scope.path, name: property.name, start: property.range.lowerBound)
        return once(key) { type(of: property.value, in: scope) }
    }
}

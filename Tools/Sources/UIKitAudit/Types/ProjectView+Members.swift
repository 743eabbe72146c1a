// Looking up members.
import SwiftModel

extension ProjectView {
    /// The members of this name that an expression of the type can mean, nearest first: a property hides what is above it, a method
    /// only what it overrides; else those of the protocols. `isStatic` nil asks for both kinds.
    public func members(named name: String, of type: NominalType, isStatic: Bool? = nil) -> [MemberSymbol] {
        var protocols: [NominalType] = []
        var nearer: [MemberSymbol] = []
        for ancestor in ancestry(of: type) {
            guard let entry = entry(ancestor) else { continue }
            var found: [MemberSymbol] = []
            for part in entry.parts {
                collect(name, in: part, of: ancestor, isStatic, &found)
                for inherited in part.summary.inherited {
                    if case .nominal(let parent, _) = resolve(inherited, in: scope(of: part, in: ancestor)) {
                        protocols.append(parent)
                    }
                }
            }
            // `tableView(_:numberOfRowsInSection:)` does not hide the property of a table view controller.
            let overridden = Set(nearer.compactMap { $0.function?.signature })
            nearer += found.filter { member in member.function.map { !overridden.contains($0.signature) } ?? true }
            // Initializers are not inherited with others at hand; a property is all that its name means.
            if !nearer.isEmpty, name == "init" || nearer.contains(where: { $0.function == nil }) { return nearer }
        }
        return nearer.isEmpty ? membersOfProtocols(name, protocols, isStatic) : nearer
    }

    private func membersOfProtocols(_ name: String, _ list: [NominalType], _ isStatic: Bool?) -> [MemberSymbol] {
        var queue = list
        var seen: Set<NominalType> = []
        var found: [MemberSymbol] = []
        while let next = queue.popLast() {
            guard seen.insert(next).inserted, seen.count < 64, let entry = entry(next) else { continue }
            // A class in the list was walked as an ancestor.
            if entry.kind == .class { continue }
            for part in entry.parts {
                collect(name, in: part, of: next, isStatic, &found)
                for inherited in part.summary.inherited {
                    if case .nominal(let parent, _) = resolve(inherited, in: scope(of: part, in: next)) {
                        queue.append(parent)
                    }
                }
            }
        }
        return found
    }

    private func collect(
        _ name: String, in part: TypeEntry.Part, of owner: NominalType, _ isStatic: Bool?, _ found: inout [MemberSymbol]
    ) {
        for property in part.summary.properties where property.name == name {
            append(MemberSymbol(owner: owner, path: part.path, kind: .property(property)), isStatic, &found)
        }
        for function in part.summary.functions where function.name == name {
            append(MemberSymbol(owner: owner, path: part.path, kind: .function(function)), isStatic, &found)
        }
        for one in part.summary.cases where one.name == name {
            append(MemberSymbol(owner: owner, path: part.path, kind: .enumCase(one)), isStatic, &found)
        }
    }

    private func append(_ member: MemberSymbol, _ isStatic: Bool?, _ found: inout [MemberSymbol]) {
        if let isStatic, member.isTypeMember != isStatic { return }
        found.append(member)
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

// Effect views behind other types.
import SwiftModel

/// That a value, whatever it is declared as, was made as an effect view.
struct EffectOrigin {
    var effect: NominalType
    /// From where it is made to where it is used.
    var flow: [Finding.FlowStep] = []
}

extension RuleContext {
    /// Where an effect view comes from that an expression gives; nil where it gives, or may give, another view. An expression whose
    /// own type is an effect view's has no flow.
    func effectOrigin(of expression: Expression) -> EffectOrigin? { effectOrigin(of: expression, depth: 0) }

    private func effectOrigin(of expression: Expression, depth: Int) -> EffectOrigin? {
        guard depth < 8 else { return nil }
        if let effect = effectViewClass(type(of: expression)) { return addsPlainly(effect) ? EffectOrigin(effect: effect) : nil }
        let bare = expression.bare
        switch bare.kind {
        case .cast(let inner, let kind, _) where kind != .test: return effectOrigin(of: inner, depth: depth + 1)
        case .ternary(_, let first, let second):
            guard effectOrigin(of: second, depth: depth + 1) != nil else { return nil }
            return effectOrigin(of: first, depth: depth + 1)
        case .name, .member:
            switch binding(of: bare) {
            case .local(let local)?: return effectOrigin(of: local, depth)
            case .member(let members)? where members.count == 1: return effectOrigin(of: members[0])
            case .global(let kinds, let path)?:
                guard kinds.count == 1, case .property(let property) = kinds[0], property.isLet, !property.isComputed,
                    let effect = effectViewClass(project.type(of: property.value, in: NameScope(path: path))),
                    addsPlainly(effect)
                else { return nil }
                return origin(effect, path, property.range, "\(property.name) is made as a \(effect)")
            default: return nil
            }
        case .call(let call): return effectOrigin(of: call)
        default: return nil
        }
    }

    private func origin(_ effect: NominalType, _ path: String, _ range: Range<Int>, _ message: String) -> EffectOrigin {
        EffectOrigin(effect: effect, flow: step(in: path, range, message).map { [$0] } ?? [])
    }

    // MARK: Locals

    private func effectOrigin(of local: LocalVariable, _ depth: Int) -> EffectOrigin? {
        switch local.kind {
        case .parameter, .implicit: return nil
        case .variable, .pattern, .capture: break
        }
        var values = local.value.map { [$0] } ?? []
        if !local.isLet || local.value == nil {
            for site in assignments where site.operation == "=" {
                guard case .local(let target)? = binding(of: site.target.bare), target === local else { continue }
                values.append(site.value)
            }
        }
        guard var found = common(values.filter { !$0.isNil }, depth) else { return nil }
        found.flow.append(step(local.range, "\(local.name) is declared as \(local.type.unwrapped) and is a \(found.effect)"))
        return found
    }

    /// The origin of the first value, if all have one.
    private func common(_ values: [Expression], _ depth: Int) -> EffectOrigin? {
        let origins = values.map { effectOrigin(of: $0, depth: depth + 1) }
        guard origins.allSatisfy({ $0 != nil }) else { return nil }
        return origins.first ?? nil
    }

    // MARK: Members

    private func effectOrigin(of member: MemberSymbol) -> EffectOrigin? {
        // What Interface Builder connects is another rule's.
        guard !member.isOfFramework, let property = member.property, !property.isOutlet, !isOverridden(member) else { return nil }
        var types: [ResolvedType] = []
        if property.isComputed {
            guard let getter = property.accessors.first(where: { $0.kind == .getter }) else { return nil }
            types = results(of: getter, member)
        } else {
            if property.value != .unknown { types.append(project.type(of: property.value, in: project.scope(of: member))) }
            types += assigned(member)
            if isSetFromOutside(member) { return nil }
        }
        types.removeAll { $0 == .optional(.unknown) }
        guard let first = types.first, let effect = effectViewClass(first),
            types.allSatisfy({ effectViewClass($0).map(addsPlainly) ?? false })
        else { return nil }
        return origin(
            effect, member.path, property.range, "\(property.name) is declared as another view and is a \(effect)")
    }

    private func isOverridden(_ member: MemberSymbol) -> Bool {
        project.subclasses(of: member.owner).contains { subclass in
            project.entry(subclass)?.parts.contains { $0.summary.properties.contains { $0.name == member.name } } ?? false
        }
    }

    private func results(of getter: FunctionSummary, _ member: MemberSymbol) -> [ResolvedType] {
        followedEvents(of: CalledFunction(summary: getter, owner: member.owner, path: member.path), on: member.owner)
            .filter { $0.event.kind == .result && $0.depth == 0 }
            .map { $0.argumentTypes.first ?? .unknown }
    }

    /// The types of what the class and its extensions assign to a stored property.
    func assigned(_ member: MemberSymbol) -> [ResolvedType] {
        var result: [ResolvedType] = []
        let target = AccessPath(root: .selfValue, names: [member.name])
        for part in project.entry(member.owner)?.parts ?? [] {
            for function in part.summary.functions + part.summary.properties.flatMap(\.accessors) {
                let isTarget = function.events.contains { $0.kind == .assignment && $0.target.path?.last == member.name }
                guard isTarget else { continue }
                let called = CalledFunction(summary: function, owner: member.owner, path: part.path)
                for event in followedEvents(of: called, on: member.owner)
                where event.depth == 0 && event.event.kind == .assignment && event.target == target {
                    result.append(event.argumentTypes.first ?? .unknown)
                }
            }
        }
        return result
    }

    /// Whether this file assigns to the property of another object.
    private func isSetFromOutside(_ member: MemberSymbol) -> Bool {
        assignments.contains { site in
            guard let target = site.target.asMember, target.name == member.name, target.base?.isSelf == false,
                case .member(let members)? = binding(of: site.target.bare)
            else { return false }
            return members.contains(member)
        }
    }

    // MARK: Calls

    private func effectOrigin(of call: Call) -> EffectOrigin? {
        let found = summaries(of: call)
        guard found.count == 1, found[0].summary.kind == .function else { return nil }
        let results = followedEvents(of: call).filter {
            $0.event.kind == .result && $0.depth == 0 && !$0.place.contains(.inClosure)
        }
        let types = results.map { $0.argumentTypes.first ?? .unknown }.filter { $0 != .optional(.unknown) }
        guard let first = types.first, let effect = effectViewClass(first),
            types.allSatisfy({ effectViewClass($0).map(addsPlainly) ?? false })
        else { return nil }
        return origin(
            effect, found[0].path, found[0].summary.range, "\(found[0].summary.name) returns a \(effect)")
    }
}

// URLs that the app has computed.
import SwiftModel

extension RuleContext {
    private static let deriving: Set<String> = [
        "appendingPathComponent", "appending", "appendingPathExtension", "deletingLastPathComponent", "deletingPathExtension",
    ]
    private static let mutating: Set<String> = [
        "appendPathComponent", "append", "appendPathExtension", "deleteLastPathComponent", "deletePathExtension",
    ]
    private static let making: Set<String> = ["fileURLWithPath", "filePath", "string"]

    /// What computes the URL that access is started on; nil where it may be one that the system handed in.
    func derivation(of start: ScopeCall) -> String? {
        start.site.call.receiver.flatMap { derivation(of: $0, before: start, depth: 0) }
    }

    func isDerived(_ start: ScopeCall) -> Bool { derivation(of: start) != nil }

    private func derivation(of expression: Expression, before start: ScopeCall, depth: Int) -> String? {
        guard depth < 16 else { return nil }
        let bare = expression.bare
        switch bare.kind {
        case .call(let call): return derivation(of: call)
        case .name:
            if let local = binding(of: bare)?.local { return derivation(of: local, before: start, depth: depth) }
            return derivationOfProperty(bare)
        case .member: return derivationOfProperty(bare)
        default: return nil
        }
    }

    private func derivation(of call: Call) -> String? {
        guard let name = call.name else { return nil }
        if case .type(let type)? = binding(of: call.callee), let owner = type.nominal, owner.name == "URL", !owner.isInProject,
            let label = call.labels.first, Self.making.contains(label)
        {
            return "URL(\(label):)"
        }
        if Self.deriving.contains(name), let receiver = call.receiver, let owner = type(of: receiver).nominal,
            owner.name == "URL", !owner.isInProject
        {
            return "\(name)(\(call.labels.map { $0 + ":" }.joined()))"
        }
        // A helper of the project, all of whose results are computed.
        let found = summaries(of: call)
        guard found.count == 1, let function = found.first else { return nil }
        let results = function.summary.events.filter { $0.kind == .result && !$0.place.contains(.inClosure) }
        let scope = NameScope(path: function.path, types: function.owner.map { [$0] } ?? [])
        let origins = results.map { $0.arguments.first.flatMap { derivation(of: $0, in: scope) } }
        return origins.isEmpty || origins.contains(nil) ? nil : "\(function.summary.name)(…)"
    }

    private func derivation(of local: LocalVariable, before start: ScopeCall, depth: Int) -> String? {
        if local.isLet { return local.value.flatMap { derivation(of: $0, before: start, depth: depth + 1) } }
        let place = start.site.expression.range.lowerBound
        let writes = assignments.filter { binding(of: $0.target)?.local === local }
        // The last step before the start, all in one body; else nobody knows.
        guard writes.allSatisfy({ $0.function === start.site.function && $0.expression.range.upperBound < place }) else {
            return nil
        }
        let lastWrite = writes.last?.expression.range.upperBound ?? local.range.upperBound
        let changes = calls.filter { site in
            guard let name = site.call.name, Self.mutating.contains(name), let receiver = site.call.receiver else { return false }
            return binding(of: receiver.bare)?.local === local
        }
        if let change = changes.last(where: { $0.expression.range.upperBound < place }),
            change.expression.range.lowerBound > lastWrite, change.function === start.site.function
        {
            guard let body = start.site.function.body,
                body.statements.contains(where: { $0.range == change.expression.range })
            else { return nil }
            return "\(change.name)(\(change.call.labels.map { $0 + ":" }.joined()))"
        }
        guard writes.isEmpty, let value = local.value else { return nil }
        return derivation(of: value, before: start, depth: depth + 1)
    }

    /// A property that is always computed from others, and that no subclass overrides.
    private func derivationOfProperty(_ expression: Expression) -> String? {
        guard case .member(let members)? = binding(of: expression), members.count == 1, let member = members.first,
            !member.isOfFramework, let property = member.property, property.isLet || property.isComputed,
            !isOverridable(member, property)
        else { return nil }
        let scope = project.scope(of: member)
        guard property.isComputed else { return derivation(of: property.value, in: scope) }
        let results = property.accessors.filter { $0.kind == .getter }.flatMap(\.events)
            .filter { $0.kind == .result && !$0.place.contains(.inClosure) }
        let origins = results.map { $0.arguments.first.flatMap { derivation(of: $0, in: scope) } }
        return origins.contains(nil) ? nil : origins.first ?? nil
    }

    private func isOverridable(_ member: MemberSymbol, _ property: PropertySummary) -> Bool {
        guard property.isComputed, let entry = project.entry(member.owner), entry.kind == .class || entry.kind == .protocol else {
            return false
        }
        let closed: Modifiers = [.private, .fileprivate, .final]
        if !property.modifiers.isDisjoint(with: closed) { return false }
        return entry.declarations.first?.summary.modifiers.contains(.final) != true
    }

    private func derivation(of value: ValueExpression, in scope: NameScope) -> String? {
        switch value {
        case .unwrapped(let inner), .optional(let inner): return derivation(of: inner, in: scope)
        case .call(.name("URL"), let labels):
            guard let label = labels.first, Self.making.contains(label) else { return nil }
            return "URL(\(label):)"
        case .call(.member(let base?, let name), let labels):
            guard Self.deriving.contains(name), let owner = project.type(of: base, in: scope).nominal, owner.name == "URL",
                !owner.isInProject
            else { return nil }
            return "\(name)(\(labels.map { $0 + ":" }.joined()))"
        case .call(.name(let name), let labels):
            // Implicit self in an extension of URL.
            guard Self.deriving.contains(name), scope.types.last?.name == "URL" else { return nil }
            return "\(name)(\(labels.map { $0 + ":" }.joined()))"
        default: return nil
        }
    }
}

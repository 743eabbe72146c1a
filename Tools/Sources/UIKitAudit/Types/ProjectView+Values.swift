// The types of summarized values.
import SwiftModel

extension ProjectView {
    /// The type of a summarized value in a scope; names of locals are not known here.
    public func type(of value: ValueExpression, in scope: NameScope) -> ResolvedType {
        switch value {
        case .name(let name): return type(ofName: name, in: scope)
        case .member(let base?, let name): return member(name, of: type(of: base, in: scope), in: scope)
        case .member(nil, _): return .unknown
        case .call(let callee, let labels): return call(callee, labels, in: scope)
        case .subscripting(let base):
            switch type(of: base, in: scope).unwrapped {
            case .array(let element): return element
            case .dictionary(_, let value): return .optional(value)
            default: return .unknown
            }
        case .unwrapped(let inner):
            if case .optional(let wrapped) = type(of: inner, in: scope) { return wrapped }
            return type(of: inner, in: scope)
        case .optional(let inner):
            let type = type(of: inner, in: scope)
            return type == .unknown || type.isOptional ? type : .optional(type)
        case .cast(_, let name, let isConditional):
            let type = resolve(name, in: scope)
            return isConditional && type != .unknown ? .optional(type) : type
        case .type(let name): return .metatype(resolve(name, in: scope))
        case .array(let elements): return .array(common(elements.map { type(of: $0, in: scope) }))
        case .dictionary: return .dictionary(.unknown, .unknown)
        case .literal("nil", _): return .optional(.unknown)
        case .literal(let name, _): return .framework(name)
        case .closure(let result): return .function([], type(of: result, in: scope))
        case .either(let first, let second): return common([type(of: first, in: scope), type(of: second, in: scope)])
        case .unknown: return .unknown
        }
    }

    /// One type for several values: the same, or the same but for `?`.
    func common(_ types: [ResolvedType]) -> ResolvedType {
        guard var result = types.first else { return .unknown }
        for type in types.dropFirst() where type != result {
            if type == .optional(.unknown), result != .unknown {
                result = result.isOptional ? result : .optional(result)
            } else if result == .optional(.unknown), type != .unknown {
                result = type.isOptional ? type : .optional(type)
            } else if type.unwrapped == result.unwrapped {
                result = .optional(result.unwrapped)
            } else {
                return .unknown
            }
        }
        return result
    }

    /// A name outside any function: a member, static or not, a global, or a type.
    private func type(ofName name: String, in scope: NameScope) -> ResolvedType {
        switch name {
        case "self": return scope.types.last.map { .nominal($0, []) } ?? .unknown
        case "Self": return scope.types.last.map { .metatype(.nominal($0, [])) } ?? .unknown
        case "super":
            guard let own = scope.types.last, case .known(let parent) = superclass(of: own) else { return .unknown }
            return .nominal(parent, [])
        default: break
        }
        for owner in scope.types.reversed() {
            if let member = members(named: name, of: owner).asValue { return type(of: member) }
            if !isWholeAncestryKnown(of: owner), name.first?.isLowercase == true { return .unknown }
        }
        if let global = global(named: name, from: scope.path).first { return type(of: global, named: name) }
        if let type = type(named: name, in: scope) { return .metatype(type) }
        return .unknown
    }

    /// The global functions or variables that a name in a file can mean.
    func global(named name: String, from path: String) -> [ProjectIndex.Global] {
        ask(.global(name))
        let visible = index.globals(named: name).filter { $0.path == path || !$0.isPrivate }
        let own = visible.filter { $0.path == path }
        if visible.isEmpty, let known = FrameworkInterface.variables[name] {
            return [ProjectIndex.Global(path: "", kind: .property(known))]
        }
        return own.isEmpty ? visible : own
    }

    func type(of global: ProjectIndex.Global, named name: String) -> ResolvedType {
        switch global.kind {
        case .property(let property): return type(of: property, owner: nil, scope: NameScope(path: global.path))
        case .function(let function):
            let scope = NameScope(path: global.path, generics: Set(function.generics))
            return .function(
                function.parameters.map { resolve($0.type, in: scope) }, result(of: function, owner: nil, in: scope))
        case .enumCase: return .unknown
        }
    }

    /// The type of `base.name`.
    func member(_ name: String, of base: ResolvedType, in scope: NameScope) -> ResolvedType {
        if name == "self" { return base }
        if case .metatype(let type) = base {
            guard let owner = type.nominal else { return .unknown }
            if let member = members(named: name, of: owner, isStatic: true).asValue { return self.type(of: member) }
            if let inner = self.type(named: name, in: NameScope(path: scope.path, types: [owner])),
                inner.nominal?.name.hasPrefix(owner.name + ".") == true
            {
                return .metatype(inner)
            }
            return .unknown
        }
        switch base.unwrapped {
        case .array(let element):
            switch name {
            case "first", "last": return .optional(element)
            case "count": return .int
            default: return .unknown
            }
        case .tuple(let elements):
            if let position = Int(name), elements.indices.contains(position) { return elements[position] }
            return .unknown
        case .nominal(let owner, _):
            return members(named: name, of: owner, isStatic: false).asValue.map { type(of: $0) } ?? .unknown
        case .composition(let parts):
            for part in parts {
                let found = member(name, of: part, in: scope)
                if found != .unknown { return found }
            }
            return .unknown
        default: return .unknown
        }
    }

    // MARK: Calls

    private func call(_ callee: ValueExpression, _ labels: [String], in scope: NameScope) -> ResolvedType {
        switch callee {
        case .closure(let result): return type(of: result, in: scope)
        case .array(let elements):
            // `[T]()`
            guard elements.count == 1, case .metatype(let element) = type(of: elements[0], in: scope) else { return .unknown }
            return .array(element)
        case .member(let base?, "init"):
            if case .metatype(let type) = type(of: base, in: scope) { return made(type, labels) }
            return .unknown
        case .member(let base?, let name):
            let base = type(of: base, in: scope)
            if let found = call(name, labels, on: base) { return found }
            return applied(member(name, of: base, in: scope), labels)
        case .name(let name):
            for owner in scope.types.reversed() {
                let found = members(named: name, of: owner)
                if !found.isEmpty { return result(of: found, labels: labels) }
            }
            let functions = global(named: name, from: scope.path)
            if !functions.isEmpty { return result(ofGlobals: functions, labels: labels) }
            return applied(type(ofName: name, in: scope), labels)
        default: return applied(type(of: callee, in: scope), labels)
        }
    }

    /// What calling a value of this type gives.
    func applied(_ type: ResolvedType, _ labels: [String]) -> ResolvedType {
        switch type.unwrapped {
        case .metatype(let instance): made(instance, labels)
        case .function(_, let result): result
        default: .unknown
        }
    }

    /// What an initializer call gives.
    func made(_ type: ResolvedType, _ labels: [String]) -> ResolvedType {
        guard let owner = type.nominal else { return type }
        let initializers = members(named: "init", of: owner).compactMap(\.function).filter { $0.accepts(labels: labels) }
        return !initializers.isEmpty && initializers.allSatisfy(\.isFailable) ? .optional(type) : type
    }

    /// The result of `base.name(labels)`; nil where the type has no such method.
    func call(_ name: String, _ labels: [String], on base: ResolvedType) -> ResolvedType? {
        let owner: NominalType?
        let isStatic: Bool
        if case .metatype(let type) = base {
            (owner, isStatic) = (type.nominal, true)
        } else {
            (owner, isStatic) = (base.nominal, false)
        }
        guard let owner else { return nil }
        let found = members(named: name, of: owner, isStatic: isStatic)
        return found.isEmpty ? nil : result(of: found, labels: labels)
    }

    /// The result of a call of one of several members; unknown where those that fit disagree.
    func result(of members: [MemberSymbol], labels: [String]) -> ResolvedType {
        let fitting = members.filter { $0.function?.accepts(labels: labels) ?? true }
        var answer: ResolvedType?
        for member in fitting.isEmpty ? members : fitting {
            let type: ResolvedType
            if let function = member.function {
                type = result(of: function, owner: member.owner, in: scope(of: member))
            } else {
                type = applied(self.type(of: member), labels)
            }
            if let answer, answer != type { return .unknown }
            answer = type
        }
        return answer ?? .unknown
    }

    func result(ofGlobals globals: [ProjectIndex.Global], labels: [String]) -> ResolvedType {
        var answer: ResolvedType?
        for global in globals {
            if case .function(let function) = global.kind, !function.accepts(labels: labels) { continue }
            let type = applied(self.type(of: global, named: ""), labels)
            if let answer, answer != type { return .unknown }
            answer = type
        }
        return answer ?? .unknown
    }
}

// Looking up type names.
import SwiftModel

extension ProjectView {
    /// What a written type names in a scope.
    public func resolve(_ name: TypeName, in scope: NameScope) -> ResolvedType {
        switch name {
        case .named(let parts): return parts.isEmpty ? .unknown : resolve(parts, name, in: scope)
        case .optional(let inner), .implicitlyUnwrapped(let inner): return .optional(resolve(inner, in: scope))
        case .array(let element): return .array(resolve(element, in: scope))
        case .dictionary(let key, let value): return .dictionary(resolve(key, in: scope), resolve(value, in: scope))
        case .tuple(let elements): return .tuple(elements.map { resolve($0, in: scope) })
        case .function(let parameters, let result, _):
            return .function(parameters.map { resolve($0, in: scope) }, resolve(result, in: scope))
        case .existential(let inner): return resolve(inner, in: scope)
        case .composition(let parts): return .composition(parts.map { resolve($0, in: scope) })
        case .metatype(let inner): return .metatype(resolve(inner, in: scope))
        case .unknown: return .unknown
        }
    }

    private func resolve(_ parts: [TypeName.Component], _ whole: TypeName, in scope: NameScope) -> ResolvedType {
        let key = NameKey(name: whole, scope: scope)
        if let known = remembered(key) { return known }
        remember(key, .unknown)
        let answer = find(parts, in: scope)
        remember(key, answer)
        return answer
    }

    private func find(_ parts: [TypeName.Component], in scope: NameScope) -> ResolvedType {
        let first = parts[0]
        let arguments = first.generics.map { resolve($0, in: scope) }
        if parts.count == 1 {
            switch (first.name, arguments.count) {
            case ("Optional", 1): return .optional(arguments[0])
            // What is asked of a set, its elements and their number, is asked of an array alike.
            case ("Array", 1), ("Set", 1), ("ArraySlice", 1), ("ContiguousArray", 1): return .array(arguments[0])
            case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
            case ("Void", 0): return .void
            case ("Self", 0): return scope.types.last.map { .nominal($0, []) } ?? .unknown
            default: break
            }
        }
        guard var found = type(named: first.name, in: scope) else {
            if scope.generics.contains(first.name) { return .unknown }
            // The first part may be a module.
            if parts.count > 1, isModule(first.name, in: scope) {
                return find(Array(parts.dropFirst()), in: NameScope(path: scope.path))
            }
            // A name that nothing is known of is still that name, unless several declare it.
            guard isUndeclared(first.name) else { return .unknown }
            let name = parts.map(\.name).joined(separator: ".")
            return .nominal(NominalType(name: name, path: nil), arguments)
        }
        for part in parts.dropFirst() {
            guard let outer = found.nominal, let inner = nested(part.name, in: outer) else { return .unknown }
            found = inner
        }
        if case .nominal(let type, _) = found, let last = parts.last, !last.generics.isEmpty {
            return .nominal(type, last.generics.map { resolve($0, in: scope) })
        }
        return found
    }

    private func isModule(_ name: String, in scope: NameScope) -> Bool {
        FrameworkInterface.modules.contains(name) || index.types(named: name) == nil
    }

    private func isUndeclared(_ name: String) -> Bool {
        index.types(named: name) == nil && index.aliases(named: name).isEmpty
    }

    /// The type of a simple name: generic parameters hide, then the enclosing types' nested types, then the project, then
    /// frameworks. nil where there is none or several.
    func type(named name: String, in scope: NameScope) -> ResolvedType? {
        if scope.generics.contains(name) { return nil }
        for outer in scope.types.reversed() {
            if let found = nested(name, in: outer) { return found }
        }
        ask(.type(name))
        if let candidates = index.types(named: name) {
            let visible = candidates.filter {
                $0.type.path == scope.path || $0.declarations.first?.summary.isPrivate != true
            }
            if !visible.isEmpty {
                return Nearness.only(visible, to: scope.path, path: { $0.type.path ?? "" }).map { .nominal($0.type, []) }
            }
        }
        let visible = index.aliases(named: name).filter { $0.path == scope.path || !$0.alias.isPrivate }
        if !visible.isEmpty {
            guard let one = Nearness.only(visible, to: scope.path, path: { $0.path }) else { return nil }
            return resolve(one.alias.target, in: NameScope(path: one.path, generics: Set(one.alias.generics)))
        }
        if index.framework(name)?.declarations.isEmpty == false {
            return .nominal(NominalType(name: name, path: nil), [])
        }
        return nil
    }

    /// A type or alias declared in a type, its extensions or its superclasses.
    private func nested(_ name: String, in outer: NominalType) -> ResolvedType? {
        for ancestor in ancestry(of: outer) {
            let qualified = ancestor.name + "." + name
            ask(.type(qualified))
            if let candidates = index.types(named: qualified) {
                // A nested type may stand in an extension in another file.
                let own = candidates.filter { $0.type.path == ancestor.path }
                if let only = (own.isEmpty ? candidates : own).first, own.count <= 1 { return .nominal(only.type, []) }
            }
            if index.framework(qualified)?.declarations.isEmpty == false {
                return .nominal(NominalType(name: qualified, path: nil), [])
            }
            for part in entry(ancestor)?.parts ?? [] {
                if let alias = part.summary.aliases.first(where: { $0.name == name }) {
                    let scope = NameScope(
                        path: part.path, types: outerTypes(of: ancestor) + [ancestor], generics: Set(alias.generics))
                    return resolve(alias.target, in: scope)
                }
            }
        }
        return nil
    }
}

// Whom a protocol's requirement reaches.
import SwiftModel

extension ProjectView {
    /// The function with a body that a call reaches, of those that its name can mean: the only one, or for a requirement of a
    /// protocol what the only type of the app that conforms does. nil where there are several or none.
    func implementation(among found: [CalledFunction], labels: [String]) -> CalledFunction? {
        guard let requirement = found.first(where: { !$0.summary.hasBody }) else { return found.count == 1 ? found[0] : nil }
        guard let owner = requirement.owner, entry(owner)?.kind == .protocol else { return found.count == 1 ? found[0] : nil }
        var result: [CalledFunction] = []
        for type in conforming(to: owner) {
            let bodies = members(named: requirement.summary.name, of: type, isStatic: nil).compactMap { member -> CalledFunction? in
                guard let function = member.function, !member.isOfFramework, function.hasBody, function.accepts(labels: labels)
                else { return nil }
                return CalledFunction(summary: function, owner: type, path: member.path)
            }
            guard bodies.count == 1 else { return nil }
            result += bodies
        }
        return result.count == 1 ? result[0] : nil
    }

    /// What an operation of the project does when its queue runs it: its `main()`, or its `start()`.
    func operationMain(of type: ResolvedType) -> CalledFunction? {
        guard let owner = type.nominal, owner.isInProject, isSubclass(owner, of: "Operation") == true else { return nil }
        for name in ["main", "start"] {
            for member in members(named: name, of: owner, isStatic: false) where !member.isOfFramework {
                guard let function = member.function, function.hasBody, function.parameters.isEmpty else { continue }
                return CalledFunction(summary: function, owner: owner, path: member.path)
            }
        }
        return nil
    }

    /// The classes, structures, actors and enumerations that say that they conform to a protocol of the project, or to one that
    /// inherits from it; those of tests left out. A framework's
    /// type that the project extends so is among them.
    func conforming(to type: NominalType) -> [NominalType] {
        var result: [NominalType] = []
        var queue = [type]
        var seen: Set<NominalType> = [type]
        while let next = queue.popLast() {
            let simple = next.name.split(separator: ".").last.map(String.init) ?? next.name
            ask(.conforming(simple))
            for part in index.conforming(simple) where !isOfTests(part.path) {
                let scope = NameScope(path: part.path, types: outerTypes(of: NominalType(name: part.summary.name, path: part.path)))
                guard part.summary.inherited.contains(where: { names($0, next, in: scope) }),
                    case .nominal(let found, _) = resolve(TypeName(part.summary.name), in: NameScope(path: part.path)),
                    seen.insert(found).inserted
                else { continue }
                if entry(found)?.kind == .protocol { queue.append(found) } else { result.append(found) }
            }
        }
        return result
    }

    private func names(_ name: TypeName, _ type: NominalType, in scope: NameScope) -> Bool {
        if case .composition(let parts) = name { return parts.contains { names($0, type, in: scope) } }
        return resolve(name, in: scope).nominal == type
    }

    /// Whether a file belongs to tests: it imports a test framework, or a folder above it is named so.
    private func isOfTests(_ path: String) -> Bool {
        if path.split(separator: "/").dropLast().contains(where: { $0.hasSuffix("Tests") || $0.hasSuffix("Mocks") }) { return true }
        return !Set(imports(of: path)).isDisjoint(with: ["XCTest", "Testing", "Quick", "Nimble"])
    }
}

// Joining what several files say of a name.
import SwiftModel

extension ProjectIndex {
    /// The declarations of a name, each with the extensions that mean it. An extension of a name that several files declare goes
    /// to the nearest; one of a nested type of an alias is not followed.
    func joinTypes(_ name: String) -> [TypeEntry]? {
        var declared: [(path: String, parts: [TypeEntry.Part])] = []
        var pending: [TypeEntry.Part] = []
        for file in summaries(.type(name)) {
            for type in file.types where type.name == name {
                let part = TypeEntry.Part(path: file.path, summary: type)
                if type.kind == .extension {
                    pending.append(part)
                } else if declared.last?.path == file.path {
                    declared[declared.count - 1].parts.append(part)
                } else {
                    declared.append((file.path, [part]))
                }
            }
        }
        guard !declared.isEmpty else { return nil }
        var extensions: [[TypeEntry.Part]] = declared.map { _ in [] }
        for part in pending {
            let visible = declared.indices.filter {
                declared[$0].path == part.path || !declared[$0].parts[0].summary.isPrivate
            }
            if let index = Nearness.only(visible, to: part.path, path: { declared[$0].path }) {
                extensions[index].append(part)
            }
        }
        return declared.indices.map {
            TypeEntry(
                type: NominalType(name: name, path: declared[$0].path), declarations: declared[$0].parts,
                extensions: extensions[$0])
        }
    }

    /// A framework's type with the extensions that are of no type of the project.
    func joinFramework(_ name: String) -> TypeEntry? {
        let summary = FrameworkInterface.summaries[name]
        var extensions: [TypeEntry.Part] = []
        for file in summaries(.type(name)) {
            for type in file.types where type.kind == .extension && type.name.hasSuffix(name) {
                if outsideName(of: type.name) == name {
                    extensions.append(TypeEntry.Part(path: file.path, summary: type))
                }
            }
        }
        guard summary != nil || !extensions.isEmpty else { return nil }
        return TypeEntry(
            type: NominalType(name: name, path: nil),
            declarations: summary.map { [TypeEntry.Part(path: "", summary: $0)] } ?? [], extensions: extensions)
    }

    /// What an extension of a name extends outside the project: `UIKit.UIView` and `Module.Type` the last name, where the first
    /// is no type. nil where the project declares it.
    private func outsideName(of name: String) -> String? {
        if types(named: name) != nil { return nil }
        if FrameworkInterface.summaries[name] == nil, let rest = FrameworkInterface.withoutModule(name) { return rest }
        return name
    }

    /// The classes whose first inherited name ends so; a class declared in branches of `#if` once for each that does.
    func joinHeirs(_ name: String) -> [NominalType] {
        var result: [NominalType] = []
        for file in summaries(.subclasses(name)) {
            for type in file.types where type.kind != .extension {
                guard case .named(let parts)? = type.inherited.first, parts.last?.name == name else { continue }
                // What the first of its declarations is, the type is.
                let first = file.types.first { $0.kind != .extension && $0.name == type.name }
                if first?.kind == .class { result.append(NominalType(name: type.name, path: file.path)) }
            }
        }
        return result.sorted { ($0.name, $0.path ?? "") < ($1.name, $1.path ?? "") }
    }

    func joinConforming(_ name: String) -> [ConformingPart] {
        summaries(.conforming(name)).flatMap { file in
            file.types.filter { $0.inheritedNames.contains(name) }.map { ConformingPart(path: file.path, summary: $0) }
        }
    }
}

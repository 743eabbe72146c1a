// The project joined at once, to compare with.
import SwiftModel
import UIKitAudit

/// What `ProjectIndex` answers, worked out from all summaries in one go and by no key.
struct EagerIndex {
    struct Entry: Hashable {
        var type: NominalType
        var declarations: [TypeEntry.Part]
        var extensions: [TypeEntry.Part]
    }

    private(set) var types: [String: [Entry]] = [:]
    private(set) var framework: [String: Entry] = [:]
    private(set) var globals: [String: [ProjectIndex.Global]] = [:]
    private(set) var aliases: [String: [ProjectIndex.GlobalAlias]] = [:]
    private(set) var mentions: [String: [String]] = [:]
    private(set) var heirs: [String: [NominalType]] = [:]
    /// The paths and names of the parts that inherit a name, in any position.
    private(set) var conforming: [String: [String]] = [:]

    init(_ files: [FileSummary]) {
        var declared: [String: [(path: String, parts: [TypeEntry.Part])]] = [:]
        var pending: [TypeEntry.Part] = []
        for file in files.sorted(by: { $0.path < $1.path }) {
            for type in file.types {
                let part = TypeEntry.Part(path: file.path, summary: type)
                if type.kind == .extension {
                    pending.append(part)
                } else if declared[type.name]?.last?.path == file.path {
                    declared[type.name]![declared[type.name]!.count - 1].parts.append(part)
                } else {
                    declared[type.name, default: []].append((file.path, [part]))
                }
            }
            for type in file.types {
                for name in Self.lastNames(of: type.inherited) {
                    conforming[name, default: []].append(file.path + " " + type.name)
                }
            }
            for function in file.functions {
                globals[function.name, default: []].append(.init(path: file.path, kind: .function(function)))
            }
            for variable in file.variables {
                globals[variable.name, default: []].append(.init(path: file.path, kind: .property(variable)))
            }
            for alias in file.aliases { aliases[alias.name, default: []].append(.init(path: file.path, alias: alias)) }
            for name in file.mentions { mentions[name, default: []].append(file.path) }
        }
        join(declared, pending)
        for entry in types.values.joined() where entry.declarations[0].summary.kind == .class {
            for part in entry.declarations {
                guard case .named(let names)? = part.summary.inherited.first else { continue }
                heirs[names[names.count - 1].name, default: []].append(entry.type)
            }
        }
        for name in heirs.keys { heirs[name]!.sort { ($0.name, $0.path ?? "") < ($1.name, $1.path ?? "") } }
    }

    private static func lastNames(of names: [TypeName]) -> Set<String> {
        var result: Set<String> = []
        for name in names {
            switch name {
            case .named(let parts): result.insert(parts[parts.count - 1].name)
            case .composition(let parts): result.formUnion(lastNames(of: parts))
            default: break
            }
        }
        return result
    }

    private mutating func join(
        _ declared: [String: [(path: String, parts: [TypeEntry.Part])]], _ extensions: [TypeEntry.Part]
    ) {
        for (name, candidates) in declared {
            types[name] = candidates.map {
                Entry(type: NominalType(name: name, path: $0.path), declarations: $0.parts, extensions: [])
            }
        }
        var outside: [String: [TypeEntry.Part]] = [:]
        for part in extensions {
            var name = part.summary.name
            if let candidates = types[name] {
                let visible = candidates.indices.filter {
                    candidates[$0].type.path == part.path || !candidates[$0].declarations[0].summary.isPrivate
                }
                if let index = Nearness.only(visible, to: part.path, path: { candidates[$0].type.path! }) {
                    types[name]![index].extensions.append(part)
                }
                continue
            }
            if FrameworkInterface.summaries[name] == nil, let dot = name.firstIndex(of: "."),
                FrameworkInterface.modules.contains(String(name[..<dot]))
            {
                name = String(name[name.index(after: dot)...])
            }
            outside[name, default: []].append(part)
        }
        for (name, summary) in FrameworkInterface.summaries {
            framework[name] = Entry(
                type: NominalType(name: name, path: nil), declarations: [.init(path: "", summary: summary)],
                extensions: outside.removeValue(forKey: name) ?? [])
        }
        for (name, parts) in outside {
            framework[name] = Entry(type: NominalType(name: name, path: nil), declarations: [], extensions: parts)
        }
    }
}

extension EagerIndex.Entry {
    init(_ entry: TypeEntry) {
        self.init(type: entry.type, declarations: entry.declarations, extensions: entry.extensions)
    }
}

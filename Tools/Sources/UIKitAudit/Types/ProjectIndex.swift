// What is known of the whole project.
import InterfaceFiles
import SwiftModel

/// The summaries of all files, joined: types with their extensions, global functions and variables.
public final class ProjectIndex: Sendable {
    /// In the order of their paths.
    public let files: [FileSummary]
    /// Types by qualified name; several where several files declare it.
    let types: [String: [TypeEntry]]
    /// Extensions of types that the project does not declare, and the framework's own declarations.
    let framework: [String: TypeEntry]
    /// The interface files, in the order of their paths, with their texts.
    let interfaces: [(text: SourceText, document: InterfaceDocument)]
    let globals: [String: [Global]]
    let aliases: [String: [(path: String, alias: TypeSummary.Alias)]]
    private let mentions: [String: [String]]
    private let heirs: [String: [NominalType]]

    /// A function or variable outside types.
    struct Global: Sendable {
        var path: String
        var kind: MemberSymbol.Kind

        var isPrivate: Bool {
            let modifiers: Modifiers
            switch kind {
            case .function(let function): modifiers = function.modifiers
            case .property(let property): modifiers = property.modifiers
            case .enumCase: modifiers = []
            }
            return !modifiers.isDisjoint(with: [.private, .fileprivate])
        }
    }

    public init(files: [FileSummary], interfaces: [(text: SourceText, document: InterfaceDocument)] = []) {
        self.interfaces = interfaces.sorted { $0.text.path < $1.text.path }
        self.files = files.sorted { $0.path < $1.path }
        var declared: [String: [(path: String, parts: [TypeEntry.Part])]] = [:]
        var pending: [TypeEntry.Part] = []
        var globals: [String: [Global]] = [:]
        var aliases: [String: [(path: String, alias: TypeSummary.Alias)]] = [:]
        var mentions: [String: [String]] = [:]
        for file in self.files {
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
            for function in file.functions {
                globals[function.name, default: []].append(Global(path: file.path, kind: .function(function)))
            }
            for variable in file.variables {
                globals[variable.name, default: []].append(Global(path: file.path, kind: .property(variable)))
            }
            for alias in file.aliases { aliases[alias.name, default: []].append((file.path, alias)) }
            for name in file.mentions { mentions[name, default: []].append(file.path) }
        }
        let (types, framework) = Self.join(declared, pending)
        self.types = types
        self.framework = framework
        self.globals = globals
        self.aliases = aliases
        self.mentions = mentions
        var heirs: [String: [NominalType]] = [:]
        for entries in types.values {
            for entry in entries where entry.kind == .class {
                for part in entry.declarations {
                    guard let first = part.summary.inherited.first, case .named(let names) = first, let last = names.last
                    else { continue }
                    heirs[last.name, default: []].append(entry.type)
                }
            }
        }
        self.heirs = heirs
    }

    /// The classes whose first inherited name ends so.
    func inheriting(_ name: String) -> [NominalType] { (heirs[name] ?? []).sorted { ($0.name, $0.path ?? "") < ($1.name, $1.path ?? "") } }

    /// Adds the extensions to what they extend. An extension of a name that several files declare goes to the nearest; one of a
    /// nested type of an alias is not followed.
    private static func join(
        _ declared: [String: [(path: String, parts: [TypeEntry.Part])]], _ extensions: [TypeEntry.Part]
    ) -> (types: [String: [TypeEntry]], framework: [String: TypeEntry]) {
        // Types declared in extensions are there already under `Extended.Nested`.
        var byName: [String: [[TypeEntry.Part]]] = declared.mapValues { $0.map { _ in [] } }
        var outside: [String: [TypeEntry.Part]] = [:]
        for part in extensions {
            if let candidates = declared[part.summary.name] {
                let visible = candidates.indices.filter {
                    candidates[$0].path == part.path || !candidates[$0].parts[0].summary.isPrivate
                }
                if let index = Nearness.only(visible, to: part.path, path: { candidates[$0].path }) {
                    byName[part.summary.name]![index].append(part)
                }
            } else {
                // `UIKit.UIView` and `Module.Type`: the last name counts where the first is no type.
                let name = part.summary.name
                if FrameworkInterface.summaries[name] == nil, let dot = name.firstIndex(of: "."),
                    FrameworkInterface.modules.contains(String(name[..<dot]))
                {
                    outside[String(name[name.index(after: dot)...]), default: []].append(part)
                } else {
                    outside[name, default: []].append(part)
                }
            }
        }
        var types: [String: [TypeEntry]] = [:]
        for (name, candidates) in declared {
            types[name] = candidates.indices.map {
                TypeEntry(
                    type: NominalType(name: name, path: candidates[$0].path), declarations: candidates[$0].parts,
                    extensions: byName[name]![$0])
            }
        }
        var framework: [String: TypeEntry] = [:]
        for (name, summary) in FrameworkInterface.summaries {
            framework[name] = TypeEntry(
                type: NominalType(name: name, path: nil), declarations: [.init(path: "", summary: summary)],
                extensions: outside.removeValue(forKey: name) ?? [])
        }
        for (name, parts) in outside {
            framework[name] = TypeEntry(type: NominalType(name: name, path: nil), declarations: [], extensions: parts)
        }
        return (types, framework)
    }

    func entry(_ type: NominalType) -> TypeEntry? {
        guard let path = type.path else { return framework[type.name] }
        return types[type.name]?.first { $0.type.path == path }
    }

    /// The files that name this capitalised name: call, inherit or extend it.
    func files(mentioning name: String) -> [String] { mentions[name] ?? [] }
}

// What is known of the whole project.
import InterfaceFiles
import SwiftModel

/// The summaries of all files, joined: types with their extensions, global functions and variables. A name is joined when it is
/// first asked for, from the files that say something about it; only those summaries are decoded. For several threads.
public final class ProjectIndex: Sendable {
    /// A function or variable outside types.
    package struct Global: Sendable, Hashable {
        package var path: String
        package var kind: MemberSymbol.Kind

        package init(path: String, kind: MemberSymbol.Kind) {
            self.path = path
            self.kind = kind
        }

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

    /// An alias outside types.
    package struct GlobalAlias: Sendable, Hashable {
        package var path: String
        package var alias: TypeSummary.Alias

        package init(path: String, alias: TypeSummary.Alias) {
            self.path = path
            self.alias = alias
        }
    }

    /// A declaration or extension that says what its type conforms to.
    package struct ConformingPart: Sendable, Hashable {
        package var path: String
        package var summary: TypeSummary
    }

    package typealias Interface = (text: SourceText, document: InterfaceDocument)

    /// In the order of their paths.
    private let indexed: [IndexedFile]
    private let table: KeyTable
    private let readInterfaces: @Sendable () -> [Interface]
    private let decoded = Memo<Int, FileSummary>()
    private let typeAnswers = Memo<String, [TypeEntry]?>()
    private let frameworkAnswers = Memo<String, TypeEntry?>()
    private let globalAnswers = Memo<String, [Global]>()
    private let aliasAnswers = Memo<String, [GlobalAlias]>()
    private let heirAnswers = Memo<String, [NominalType]>()
    private let conformingAnswers = Memo<String, [ConformingPart]>()

    public convenience init(files: [FileSummary], interfaces: [(text: SourceText, document: InterfaceDocument)] = []) {
        let interfaces = interfaces.sorted { $0.text.path < $1.text.path }
        self.init(files.map { IndexedFile($0) }, interfaces: { interfaces })
    }

    /// - Parameter interfaces: Gives the interface files in the order of their paths; called again for each question.
    package init(_ files: [IndexedFile], interfaces: @escaping @Sendable () -> [Interface] = { [] }) {
        indexed = files.sorted { $0.path < $1.path }
        table = KeyTable(indexed.map(\.keys))
        readInterfaces = interfaces
    }

    // MARK: Files

    /// All summaries, in the order of their paths; decodes every one.
    public var files: [FileSummary] { indexed.indices.map(summary) }

    private func summary(_ file: Int) -> FileSummary {
        if case .made(let summary) = indexed[file].summary { return summary }
        return decoded.value(file) { indexed[file].decoded() }
    }

    /// The summaries that may say something under the key, in the order of their paths.
    func summaries(_ key: IndexKey) -> [FileSummary] { table.files(key).map(summary) }

    /// The interface files, in the order of their paths, with their texts.
    var interfaces: [Interface] { readInterfaces() }

    /// The files that name this capitalised name: call, inherit or extend it.
    package func files(mentioning name: String) -> [String] {
        summaries(.mention(name)).filter { $0.mentions.contains(name) }.map(\.path)
    }

    /// Whether any file names it.
    func isMentioned(_ name: String) -> Bool {
        table.files(.mention(name)).contains { summary($0).mentions.contains(name) }
    }

    // MARK: Names

    /// The declarations of a qualified name with their extensions, in the order of their paths: several where several files
    /// declare it, nil where none does.
    package func types(named name: String) -> [TypeEntry]? { typeAnswers.value(name) { joinTypes(name) } }

    /// What a framework declares under a name, with the project's extensions; those of a type that nothing else is known of have
    /// no declarations.
    package func framework(_ name: String) -> TypeEntry? { frameworkAnswers.value(name) { joinFramework(name) } }

    func entry(_ type: NominalType) -> TypeEntry? {
        guard let path = type.path else { return framework(type.name) }
        return types(named: type.name)?.first { $0.type.path == path }
    }

    /// The functions and variables of a name; of one file its functions first.
    package func globals(named name: String) -> [Global] {
        globalAnswers.value(name) {
            summaries(.global(name)).flatMap { file in
                file.functions.filter { $0.name == name }.map { Global(path: file.path, kind: .function($0)) }
                    + file.variables.filter { $0.name == name }.map { Global(path: file.path, kind: .property($0)) }
            }
        }
    }

    /// The aliases of a name that stand outside types.
    package func aliases(named name: String) -> [GlobalAlias] {
        aliasAnswers.value(name) {
            summaries(.type(name)).flatMap { file in
                file.aliases.filter { $0.name == name }.map { GlobalAlias(path: file.path, alias: $0) }
            }
        }
    }

    /// The classes whose first inherited name ends so, by name and path.
    package func inheriting(_ name: String) -> [NominalType] { heirAnswers.value(name) { joinHeirs(name) } }

    /// The declarations and extensions that inherit a name that ends so, in any position, by path.
    package func conforming(_ name: String) -> [ConformingPart] { conformingAnswers.value(name) { joinConforming(name) } }

    /// What a file imports; nothing where the project has no such file.
    func imports(of path: String) -> [String] {
        var (low, high) = (0, indexed.count)
        while low < high {
            let middle = (low + high) / 2
            if indexed[middle].path < path { low = middle + 1 } else { high = middle }
        }
        return low < indexed.count && indexed[low].path == path ? summary(low).imports : []
    }
}

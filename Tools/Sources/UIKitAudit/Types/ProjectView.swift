// The project as one file asks about it.
import InterfaceFiles
import SwiftModel

/// Answers questions about names, and records which were asked: a file is checked again when an answer changes. One a file; not
/// for several threads.
public final class ProjectView {
    public let index: ProjectIndex
    /// The names that were asked for, whether or not there was an answer.
    private(set) var asked: Set<Question> = []
    private var resolvedNames: [NameKey: ResolvedType] = [:]
    private var superclasses: [NominalType: Superclass] = [:]
    private var propertyTypes: [PropertyKey: ResolvedType] = [:]
    private var ancestries: [NominalType: [NominalType]] = [:]
    private var memberAnswers: [MemberKey: [MemberSymbol]] = [:]
    private var inheritance: [NominalType: [NominalType]] = [:]

    enum Question: Hashable {
        /// Declarations and extensions of a type's qualified name.
        case type(String)
        case global(String)
        /// Which files mention a name.
        case mention(String)
        /// The ranges in another file.
        case positions(String)
        /// The classes that inherit from a simple name.
        case subclasses(String)
        /// The types that conform to a simple name.
        case conforming(String)
        /// Any interface file.
        case interfaces

        /// As ``FileSummary/contributions`` has it.
        var key: IndexKey {
            switch self {
            case .type(let name): .type(name)
            case .global(let name): .global(name)
            case .mention(let name): .mention(name)
            case .positions(let path): .positions(path)
            case .subclasses(let name): .subclasses(name)
            case .conforming(let name): .conforming(name)
            case .interfaces: .interfaces
            }
        }
    }

    enum Superclass {
        case known(NominalType)
        /// It has none.
        case none
        /// It may have one that nothing is known of.
        case unknown
    }

    struct NameKey: Hashable {
        var name: TypeName
        var scope: NameScope
    }

    struct MemberKey: Hashable {
        var name: String
        var type: NominalType
        var isStatic: Bool?
    }

    struct PropertyKey: Hashable {
        var owner: NominalType?
        var path: String
        var name: String
        var start: Int
    }

    /// Reads the text of another file of the project.
    private let reader: (String) -> SourceText?

    public init(index: ProjectIndex, reader: @escaping (String) -> SourceText? = { _ in nil }) {
        self.index = index
        self.reader = reader
    }

    /// The text of another file, for places in it.
    func sourceText(_ path: String) -> SourceText? {
        ask(.positions(path))
        return reader(path)
    }

    /// The project's interface files, in the order of their paths.
    public var interfaces: [(text: SourceText, document: InterfaceDocument)] {
        ask(.interfaces)
        return index.interfaces
    }

    /// Whether any file of the project names this type: calls, inherits or extends it.
    public func isMentioned(_ name: String) -> Bool {
        ask(.mention(name))
        return index.isMentioned(name)
    }

    /// The classes of the project directly or indirectly below a class, in no order.
    public func subclasses(of type: NominalType) -> [NominalType] {
        var result: [NominalType] = []
        var queue = [type]
        while let next = queue.popLast() {
            let simple = next.name.split(separator: ".").last.map(String.init) ?? next.name
            ask(.subclasses(simple))
            for candidate in index.inheriting(simple) where !result.contains(candidate) {
                if case .known(let parent) = superclass(of: candidate), parent == next {
                    result.append(candidate)
                    queue.append(candidate)
                }
            }
        }
        return result
    }

    /// The modules that a file of the project imports. Asks that the file be checked again when that one changes at all.
    func imports(of path: String) -> [String] {
        ask(.positions(path))
        return index.imports(of: path)
    }

    func ask(_ question: Question) { asked.insert(question) }

    func entry(_ type: NominalType) -> TypeEntry? {
        ask(.type(type.name))
        return index.entry(type)
    }

    // MARK: Classes

    /// Whether `type` is the class `name` or below it; nil where the chain leaves what is known. `name` is a framework's class, or
    /// one of the project by its qualified name.
    public func isSubclass(_ type: NominalType, of name: String) -> Bool? {
        var current = type
        for _ in 0..<64 {
            // A class of the project that is named like a framework's is not that.
            if current.name == name, current.path == nil || FrameworkInterface.summaries[name] == nil { return true }
            switch superclass(of: current) {
            case .known(let next): current = next
            case .none: return false
            case .unknown: return nil
            }
        }
        return nil
    }

    /// The class and all above it that are known, nearest first.
    public func ancestry(of type: NominalType) -> [NominalType] {
        if let known = ancestries[type] { return known }
        var result = [type]
        while result.count < 64, case .known(let next) = superclass(of: result[result.count - 1]), !result.contains(next) {
            result.append(next)
        }
        ancestries[type] = result
        return result
    }

    func superclass(of type: NominalType) -> Superclass {
        if let known = superclasses[type] { return known }
        let answer = findSuperclass(of: type)
        superclasses[type] = answer
        return answer
    }

    private func findSuperclass(of type: NominalType) -> Superclass {
        guard let entry = entry(type), let kind = entry.kind else { return .unknown }
        guard kind == .class else { return .none }
        var found: Superclass = .none
        for part in entry.declarations {
            guard let first = part.summary.inherited.first else { continue }
            let scope = NameScope(path: part.path, types: outerTypes(of: type), generics: Set(part.summary.generics))
            let next: Superclass
            switch resolve(first, in: scope) {
            case .nominal(let parent, _):
                switch self.entry(parent)?.kind {
                case .class?: next = parent == type ? .none : .known(parent)
                case nil: next = .unknown
                default: next = .none
                }
            default: next = .unknown
            }
            // Branches of `#if` that disagree leave it open.
            if case .known(let a) = found {
                if case .known(let b) = next, a == b { continue }
                return .unknown
            }
            found = next
        }
        return found
    }

    /// The types around a nested one, outermost first.
    func outerTypes(of type: NominalType) -> [NominalType] {
        guard type.name.utf8.contains(UInt8(ascii: ".")) else { return [] }
        let parts = type.name.split(separator: ".")
        var result: [NominalType] = []
        for count in 1..<parts.count {
            result.append(NominalType(name: parts[..<count].joined(separator: "."), path: type.path))
        }
        return result
    }

    /// The names that the type's declarations and extensions inherit or conform to, itself not included; superclasses' too.
    public func conformances(of type: NominalType) -> Set<String> {
        var result: Set<String> = []
        for ancestor in ancestry(of: type) {
            for part in entry(ancestor)?.parts ?? [] {
                for name in part.summary.inherited {
                    switch name {
                    case .composition(let parts): result.formUnion(parts.compactMap(\.plainName))
                    default: if let plain = name.plainName { result.insert(plain) }
                    }
                }
            }
        }
        return result
    }

    // MARK: Memory

    func remembered(_ key: MemberKey, _ find: () -> [MemberSymbol]) -> [MemberSymbol] {
        if let known = memberAnswers[key] { return known }
        let answer = find()
        memberAnswers[key] = answer
        return answer
    }

    func rememberedInheritance(_ type: NominalType) -> [NominalType]? { inheritance[type] }
    func remember(_ list: [NominalType], inheritedBy type: NominalType) { inheritance[type] = list }

    func remembered(_ key: NameKey) -> ResolvedType? { resolvedNames[key] }
    func remember(_ key: NameKey, _ type: ResolvedType) { resolvedNames[key] = type }

    /// Works a property's type out once; a property that depends on itself is unknown.
    func once(_ key: PropertyKey, _ work: () -> ResolvedType) -> ResolvedType {
        if let known = propertyTypes[key] { return known }
        propertyTypes[key] = .unknown
        let type = work()
        propertyTypes[key] = type
        return type
    }
}

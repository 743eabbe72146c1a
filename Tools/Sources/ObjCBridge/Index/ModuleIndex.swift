// The merged index of a module: what the rules ask.
// No Apple page: this is ours.

/// The types of a module, found by name.
public struct ModuleIndex: Sendable {
    /// A declaration and the file that has it.
    struct Place: Sendable {
        let path: String
        let type: TypeRecord
    }

    public let name: String
    /// Whether any file of the module imports UIKit.
    public let importsUIKit: Bool
    let files: [FileIndex]
    private(set) var declarations: [String: Place] = [:]
    private(set) var extensions: [String: [Place]] = [:]
    /// Local types, by file and offset.
    private(set) var locals: [String: TypeRecord] = [:]
    /// The overriding members of the module's classes and extensions, by name, with the class's name.
    private(set) var overriding: [String: [(type: String, member: MemberRecord)]] = [:]
    /// The optional requirements of `@objc` protocols, of this module and of those it imports, by base name.
    private(set) var optionals: [String: [OptionalRequirement]] = [:]
    /// The methods of UIKit's delegates that classes have for classes below them, with the protocol, by the class that conforms.
    private(set) var delegateMethods: [String: [(member: MemberRecord, delegate: String)]] = [:]
    /// The frameworks that the module imports and nothing provides, by name.
    var missingFrameworks: [String: MissingFramework] = [:]
    /// Whether the module can import FoundationAdditions.
    public var hasAdditions = true
    /// Whether the modules os and Combine are there.
    public var hasSystemModules = true
    /// Whether the module has a resource bundle of its own.
    public var hasResources = false
    /// The base names of the module's selectors: old projects infer the attribute of what they name.
    private(set) var selectors: Set<String> = []
    /// The protocols of the module that ask for `init()` and that an extension gives to a class of Apple's.
    private(set) var rootProtocols: Set<String> = []
    /// The classes of the module that meet such a requirement themselves, by protocol.
    private(set) var rootBuilders: [String: [TypeRecord]] = [:]
    /// The properties of the module's types, by name.
    private(set) var propertyNames: Set<String> = []
    /// The types of the module's properties that Objective-C knows, by name.
    private(set) var exposedTypes: [String: [String]] = [:]
    /// The methods of the module's classes that Objective-C knows, by name.
    private(set) var exposedMethods: [String: [MemberRecord]] = [:]
    /// The public classes of imported modules with the class above each and all protocols that it conforms to, by name.
    private(set) var importedClasses: [String: [String]] = [:]
    /// The methods of imported modules' public classes that selectors may name, by class.
    private(set) var importedMethods: [String: [MemberRecord]] = [:]
    /// The public types of imported modules that are named as one of Foundation's.
    private(set) var importedNames: Set<String> = []

    /// Merges the indexes of a module's files. The other modules are those that it imports, for their protocols.
    public init(name: String, files: [FileIndex], dependencies: [ModuleIndex] = []) {
        self.name = name
        self.files = files.sorted { $0.path < $1.path }
        importsUIKit = files.contains { $0.imports.contains("UIKit") }
        for file in self.files {
            for type in file.types {
                let place = Place(path: file.path, type: type)
                if type.isLocal {
                    locals["\(file.path):\(type.offset)"] = type
                } else if type.kind == .extension {
                    extensions[Self.plain(type.name), default: []].append(place)
                } else if declarations[type.name] == nil {
                    declarations[type.name] = place
                }
            }
        }
        for place in Array(declarations.values) + extensions.values.joined()
        where place.type.kind == .class || place.type.kind == .extension {
            let owner = place.type.kind == .extension ? resolve(place.type.name) : place.type.name
            for member in place.type.members where member.isOverride {
                overriding[member.name, default: []].append((owner, member))
            }
        }
        for type in self.files.flatMap(\.types) {
            for member in type.members where member.kind == .property {
                propertyNames.insert(member.plainName)
                if member.exposure != .none || type.hasObjCMembers, let written = member.type {
                    exposedTypes[member.plainName, default: []].append(written)
                }
            }
            for member in type.members where member.kind == .method && (member.exposure != .none || type.hasObjCMembers) {
                exposedMethods[member.plainName, default: []].append(member)
            }
        }
        for other in dependencies {
            for type in other.files.flatMap(\.types) where type.kind == .class {
                importedClasses[type.name] = type.inherited
                importedMethods[type.name] = type.members
            }
        }
        selectors = Set(self.files.flatMap(\.selectors))
        noteRootProtocols()
        noteDelegateMethods()
        note(self.files, isOwn: true)
        for other in dependencies {
            note(other.files, isOwn: false)
            importedNames.formUnion(other.files.flatMap(\.types).map(\.name).filter { $0 == "Timer" || $0 == "Bundle" })
        }
    }

    /// A protocol counts if it asks for `init()` and an extension of Apple's classes conforms to it. Other types that conform must be classes
    /// with a required `init()` in their bodies, for which the requirement is met in another way (``RootInitRule``).
    private mutating func noteRootProtocols() {
        for (name, place) in declarations where place.type.kind == .protocol && !place.type.isObjC {
            guard
                place.type.members.contains(where: {
                    $0.kind == .initializer && $0.parameters.isEmpty && !$0.isThrowing && !$0.isAsync
                })
            else { continue }
            let conforming =
                (Array(declarations).map { ($0.key, $0.value.type) }
                + extensions.flatMap { type in type.value.map { (type.key, $0.type) } })
                .filter { owner, type in type.inherited.contains { resolve($0, inside: owner) == name } }
            let apples = conforming.count { owner, type in
                type.kind == .extension && AppleTables.isClass(owner) && declarations[owner] == nil
            }
            let own = conforming.map(\.1).filter { type in
                type.kind == .class && !type.isGeneric && !type.isLocal && !type.isMainActor && type.access >= .internal
                    && type.members.contains {
                        $0.kind == .initializer && $0.parameters.isEmpty && $0.isRequired && !$0.isThrowing && !$0.isAsync
                            && !$0.isHidden
                    }
            }
            guard apples > 0, apples + own.count == conforming.count else { continue }
            rootProtocols.insert(name)
            if !own.isEmpty { rootBuilders[name] = own.sorted { $0.name < $1.name } }
        }
    }

    private mutating func noteDelegateMethods() {
        for name in declarations.keys.sorted() where declarations[name]?.type.kind == .class {
            for member in members(of: name) {
                guard let base = delegateBase(of: member, in: name) else { continue }
                guard !(delegateMethods[base.type] ?? []).contains(where: { $0.member.isSame(as: member) }) else { continue }
                delegateMethods[base.type, default: []].append((member, base.delegate))
            }
        }
    }

    private mutating func note(_ files: [FileIndex], isOwn: Bool) {
        for file in files {
            for type in file.types where type.kind == .protocol && type.isObjC && (isOwn || type.access >= .public) {
                for member in type.members where member.isOptional {
                    let requirement = OptionalRequirement(owner: type, member: member, path: file.path)
                    optionals[member.name, default: []].append(requirement)
                }
            }
        }
    }

    // MARK: Names

    /// A type's name without generic arguments, `any`, `?` and `!`.
    static func plain(_ written: String) -> String {
        var name = Substring(written)
        for prefix in ["any ", "some ", "@preconcurrency ", "@unchecked "] where name.hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        while let last = name.last, last == "?" || last == "!" { name = name.dropLast() }
        if let bracket = name.firstIndex(of: "<") { name = name[..<bracket] }
        return name.filter { $0 != " " && $0 != "(" && $0 != ")" }
    }

    /// The full name of a type that is written inside another.
    func resolve(_ written: String, inside scope: String = "") -> String {
        var name = Self.plain(written)
        if name.hasPrefix(self.name + ".") { name = String(name.dropFirst(self.name.count + 1)) }
        var outer = scope[...]
        while !outer.isEmpty {
            let candidate = "\(outer).\(name)"
            if declarations[candidate] != nil { return candidate }
            outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
        }
        return name
    }

    // MARK: Classes

    /// The class that a class of this module inherits, as its full name; nil for a class without one.
    func superclass(of name: String) -> String? {
        guard let place = declarations[name] else { return AppleTables.superclass(of: name) }
        guard place.type.kind == .class, let first = place.type.inherited.first else { return nil }
        let resolved = resolve(first, inside: name)
        if let kind = declarations[resolved]?.type.kind { return kind == .class ? resolved : nil }
        return AppleTables.isProtocol(resolved) ? nil : resolved
    }

    /// The classes above a class, nearest first.
    func ancestors(of name: String) -> [String] {
        var found: [String] = []
        var current = superclass(of: name)
        while let there = current, !found.contains(there), there != name {
            found.append(there)
            current = superclass(of: there)
        }
        return found
    }

    /// The declaration of a type and its extensions.
    func places(of name: String) -> [Place] { (declarations[name].map { [$0] } ?? []) + (extensions[name] ?? []) }

    /// The members that a type and its extensions declare.
    func members(of name: String) -> [MemberRecord] { places(of: name).flatMap(\.type.members) }

    /// The protocols that a class, its extensions and the classes above it say they conform to, with what those inherit.
    func protocols(of name: String) -> Set<String> {
        var found: Set<String> = []
        let chain = [name] + ancestors(of: name)
        var waiting = chain.flatMap { owner in
            places(of: owner).flatMap(\.type.inherited).map { resolve($0, inside: owner) }
        }
        waiting += importedProtocols(above: chain)
        while let next = waiting.popLast() {
            guard found.insert(next).inserted else { continue }
            if let place = declarations[next], place.type.kind == .protocol {
                waiting += place.type.inherited.map { resolve($0, inside: next) }
            } else if AppleTables.isProtocol(next) {
                waiting += AppleTables.inherited(by: next).dropFirst()
            }
        }
        return found
    }

    /// The protocols that the class of another module conforms to from which a chain of classes comes.
    func importedProtocols(above chain: [String]) -> [String] {
        guard let last = chain.last, declarations[last] == nil else { return [] }
        let name = last.split(separator: ".").last.map(String.init) ?? last
        return (importedClasses[last] ?? importedClasses[name] ?? []).filter {
            importedClasses[$0] == nil && !AppleTables.isClass($0)
        }
    }

    /// Whether a type is generic, by itself or by one around it.
    func isGeneric(_ name: String) -> Bool { declarations[name]?.type.isGeneric ?? false }

    /// Whether instances of a class belong to the main actor, as far as names tell: UIKit's classes do, plain objects do
    /// not, and what another module's class does is not known, so it counts as UIKit's.
    func isMainActor(_ name: String) -> Bool {
        let chain = [name] + ancestors(of: name)
        for one in chain {
            if declarations[one]?.type.isMainActor ?? false { return true }
            if AppleTables.isMainActor(one) { return true }
        }
        guard let last = chain.last else { return false }
        return declarations[last] == nil && !AppleTables.isClass(last) && !last.hasPrefix("NS")
    }
}

/// An optional requirement of an `@objc` protocol.
struct OptionalRequirement: Sendable {
    let owner: TypeRecord
    let member: MemberRecord
    let path: String

    /// The marker protocol's name. Requirements that differ in types alone have names of their own in Objective-C.
    var marker: String {
        let given = member.objectiveCName.map { "_" + $0 } ?? ""
        return "_VitOpt_"
            + (owner.name + "_" + member.plainName + "_" + member.labels.joined(separator: "_") + given)
            .map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
    }
    /// The requirement's name in the marker.
    var requirement: String { "_vitOpt_" + member.plainName }
    /// The name under which the protocol's extension offers the method.
    var caller: String { Self.caller(member.plainName) }
    static func caller(_ name: String) -> String { "_vitCall_" + name }

    /// Whether a class's member is the requirement's method: the same name and labels, and the same types where two
    /// requirements share these.
    func isMet(by other: MemberRecord, among all: [OptionalRequirement]) -> Bool {
        guard member.kind == other.kind, member.labels == other.labels else { return false }
        let rivals = all.filter {
            $0.owner.name == owner.name && $0.member.labels == member.labels && $0.member.kind == member.kind
        }
        return rivals.count < 2 || member.parameters.map(\.type) == other.parameters.map(\.type)
    }
}

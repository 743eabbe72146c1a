// An optional method of one of Apple's delegates, as the table has it.
// Apple: "Protocols", Optional Protocol Requirements; here such a method has a default in the protocol's extension.

extension AppleTables {
    /// An optional method of a protocol of Apple's.
    struct OptionalMethod: Sendable {
        let owner: String
        let name: String
        let parameters: [(label: String, type: String)]
        let result: String
        /// Whether Linux's protocol lacks the method: it is called by its name, where the object's class has it.
        let isAbsent: Bool

        init(
            _ owner: String, _ name: String, _ result: String, _ parameters: [(label: String, type: String)], isAbsent: Bool = false
        ) {
            (self.owner, self.name, self.parameters, self.result) = (owner, name, parameters, result)
            self.isAbsent = isAbsent
        }

        var labels: [String] { parameters.map(\.label) }

        /// Whether the protocol is Foundation's, which a module without UIKit has too.
        var isFoundations: Bool { AppleTables.foundationOwners.contains(owner) }

        /// Whether a parameter is a block: a call by name has none to give, so such a method is not registered.
        var takesBlock: Bool { parameters.contains { $0.type.contains("->") } }

        /// The name under which classes that have the method are registered. Methods that differ in the last type alone have that
        /// type in their names, as in Objective-C.
        var selectorName: String {
            let plain = ObjectiveCName.method(name, labels.map { $0 == "_" ? nil : $0 })
            let rivals = AppleTables.optionals(named: name).count { $0.owner == owner && $0.labels == labels }
            guard rivals > 1, let last = parameters.last?.type else { return plain }
            return plain.dropLast() + (last.hasPrefix("UI") || last.hasPrefix("NS") ? String(last.dropFirst(2)) : last) + ":"
        }

        /// The marker by which UIKit itself asks for the method, if there is one.
        var marker: Marker? {
            AppleTables.markers.first {
                $0.owner == owner && $0.method == name && $0.parameters.map(\.label) == labels
                    && $0.parameters.map(\.type) == parameters.map(\.type)
            }
        }
    }

    private static let optionalsByName = Dictionary(grouping: optionalSignatures + foundationOptionals, by: \.name)
    fileprivate static let foundationOwners = Set(foundationOptionals.map(\.owner))

    /// The optional methods of a base name.
    static func optionals(named name: String) -> [OptionalMethod] { optionalsByName[name] ?? [] }

    /// Whether a name is a class or protocol of Apple's that the tables know.
    static func isUIKits(_ type: String) -> Bool { isClass(type) || protocols[type] != nil }
}

extension ModuleIndex {
    /// The optional methods of Apple's delegates that a member of a class is: the same name and labels, and no type that is known
    /// to be another.
    func appleOptionals(like member: MemberRecord) -> [AppleTables.OptionalMethod] {
        guard member.kind == .method, !member.isStatic, !member.isHidden else { return [] }
        let found = AppleTables.optionals(named: member.plainName).filter {
            $0.labels == member.labels && (importsUIKit || $0.isFoundations)
        }
        guard !found.isEmpty else { return [] }
        return fitting(member, found, \.parameters)
    }

    /// The markers of the methods that a member is, likewise: `numberOfSections(in:)` is one of tables and one of collection views.
    func markers(like member: MemberRecord) -> [AppleTables.Marker] {
        let found = AppleTables.markers.filter { $0.method == member.plainName && $0.parameters.map(\.label) == member.labels }
        return fitting(member, found, \.parameters)
    }

    /// Of methods with a member's name and labels those that have its types.
    private func fitting<Method>(
        _ member: MemberRecord, _ found: [Method], _ parameters: (Method) -> [(label: String, type: String)]
    ) -> [Method] {
        let written = member.parameters.map { Self.comparable($0.type) }
        func fits(_ method: Method, _ isSame: (String, String) -> Bool) -> Bool {
            zip(written, parameters(method)).allSatisfy { isSame($0, Self.comparable($1.type)) }
        }
        let same = found.filter { fits($0, ==) }
        // A type of another name may be an alias.
        return same.isEmpty ? found.filter { fits($0) { $0 == $1 || !isKnown($0) } } : same
    }

    /// Whether a type's name means the same wherever it stands in the module.
    func isKnown(_ type: String) -> Bool {
        let plain = ModuleIndex.plain(type)
        return declarations[plain] != nil || AppleTables.isUIKits(plain)
            || ["Any", "AnyObject", "String", "Int", "Bool", "CGFloat", "Double", "CGPoint", "CGSize", "CGRect"].contains(plain)
    }

    /// A type's text without what does not make another type.
    private static func comparable(_ type: String) -> String {
        var type = type
        for word in ["any ", "UIKit.", "@escaping ", "__owned ", " "] { type = type.replacing(word, with: "") }
        while let last = type.last, last == "!" || last == "?" { type = String(type.dropLast()) }
        if type.hasPrefix("("), type.hasSuffix(")"), !type.contains(",") { type = String(type.dropFirst().dropLast()) }
        while let last = type.last, last == "!" || last == "?" { type = String(type.dropLast()) }
        return type
    }
}

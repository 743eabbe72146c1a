// What other modules need to know of a module.
// No Apple page: this is ours.

extension ModuleIndex {
    /// Whether other modules need to know anything of the module.
    public var hasPublished: Bool { !publicProtocols.types.isEmpty }

    /// The public `@objc` protocols with optional requirements, the public classes with the protocols that they conform to and the
    /// methods that selectors may name, and the types named as one of Foundation's, as one file.
    public var publicProtocols: FileIndex {
        var file = FileIndex(path: "<\(name)>")
        for one in files {
            for type in one.types where type.access >= .public && !type.isLocal {
                let isNamesake = (type.name == "Timer" || type.name == "Bundle") && type.kind != .extension
                let isAsked = type.kind == .protocol && type.isObjC && type.members.contains(where: \.isOptional)
                if isNamesake || isAsked {
                    file.types.append(type)
                } else if type.kind == .class, let record = published(type) {
                    file.types.append(record)
                }
            }
        }
        return file
    }

    /// A class with all that it conforms to and its methods with names in Objective-C, nil if it has nothing that others must know.
    private func published(_ type: TypeRecord) -> TypeRecord? {
        let all = protocols(of: type.name)
        let wanted = all.filter { name in
            AppleTables.optionalSignatures.contains { $0.owner == name }
                || optionals.values.joined().contains { $0.owner.name == name }
        }
        let named = members(of: type.name).filter {
            $0.kind == .method && $0.exposure != .none && !$0.isOverride && ($0.access ?? .internal) > .fileprivate
        }
        guard !wanted.isEmpty || !named.isEmpty else { return nil }
        var record = TypeRecord(kind: .class, name: type.name, offset: 0)
        record.access = type.access
        record.inherited = wanted.sorted()
        record.members = named
        return record
    }
}

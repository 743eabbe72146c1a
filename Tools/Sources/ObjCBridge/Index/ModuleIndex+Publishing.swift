// What other modules need to know of a module.
// No Apple page: this is ours.

extension ModuleIndex {
    /// Whether other modules need to know anything of the module.
    public var hasPublished: Bool { !publicProtocols.types.isEmpty }

    /// The public `@objc` protocols with optional requirements, the public classes with the protocols that they conform to, and the
    /// types named as one of Foundation's, as one file.
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

    /// A class with all that it conforms to, nil if that is nothing which a class below it must know.
    private func published(_ type: TypeRecord) -> TypeRecord? {
        let all = protocols(of: type.name)
        let wanted = all.filter { name in
            AppleTables.optionalSignatures.contains { $0.owner == name } || optionals.values.joined().contains { $0.owner.name == name }
        }
        guard !wanted.isEmpty else { return nil }
        var record = TypeRecord(kind: .class, name: type.name, offset: 0)
        record.access = type.access
        record.inherited = wanted.sorted()
        return record
    }
}

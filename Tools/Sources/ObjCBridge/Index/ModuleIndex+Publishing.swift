// What other modules need to know of a module.
// No Apple page: this is ours.

extension ModuleIndex {
    /// Whether a protocol that other modules may conform to has optional requirements.
    public var hasOptionalRequirements: Bool { !publicProtocols.types.isEmpty }

    /// The public `@objc` protocols with optional requirements, as one file.
    public var publicProtocols: FileIndex {
        var file = FileIndex(path: "<\(name)>")
        for one in files {
            file.types += one.types.filter { type in
                type.kind == .protocol && type.isObjC && type.access >= .public && type.members.contains(where: \.isOptional)
            }
        }
        return file
    }
}

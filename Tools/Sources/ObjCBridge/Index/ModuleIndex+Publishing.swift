// What other modules need to know of a module.
// No Apple page: this is ours.

extension ModuleIndex {
    /// Whether other modules need to know anything of the module.
    public var hasPublished: Bool { !publicProtocols.types.isEmpty }

    /// The public `@objc` protocols with optional requirements, and the types named as one of Foundation's, as one file.
    public var publicProtocols: FileIndex {
        var file = FileIndex(path: "<\(name)>")
        for one in files {
            file.types += one.types.filter { type in
                if type.name == "Timer" || type.name == "Bundle" { return type.kind != .extension && type.access >= .public }
                return type.kind == .protocol && type.isObjC && type.access >= .public && type.members.contains(where: \.isOptional)
            }
        }
        return file
    }
}

// The identity of a type.

/// A class, structure, enumeration, actor or protocol: by its qualified name, and the file that declares it.
public struct NominalType: Sendable, Hashable, CustomStringConvertible {
    /// With the names of the types around it, such as `Outer.Inner`; without a module.
    public let name: String
    /// The file of the project that declares it; nil for a type of a framework, and for one that nothing is known of.
    public let path: String?

    public init(name: String, path: String?) {
        self.name = name
        self.path = path
    }

    public var description: String { name }
    public var isInProject: Bool { path != nil }
}

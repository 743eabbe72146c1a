// Where a name is looked up.

/// The surroundings of a name: file, enclosing types, generic parameters.
public struct NameScope: Sendable, Hashable {
    /// Relative to the audited root; empty for a framework's.
    public var path: String
    /// The enclosing types, outermost first; the last is the type of `self`.
    public var types: [NominalType]
    /// The names of the generic parameters in reach.
    public var generics: Set<String>

    public init(path: String, types: [NominalType] = [], generics: Set<String> = []) {
        self.path = path
        self.types = types
        self.generics = generics
    }
}

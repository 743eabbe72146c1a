// A generic parameter.

/// One parameter of a generic clause: `T` or `T: UIView`. Constraints of a `where` clause are not attached.
public struct GenericParameter: Sendable, Hashable {
    public var name: String
    public var bound: TypeName?

    public init(name: String, bound: TypeName?) {
        self.name = name
        self.bound = bound
    }
}

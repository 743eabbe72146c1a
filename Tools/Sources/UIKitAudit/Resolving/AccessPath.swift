// Which storage an expression means.

/// A variable and the properties from it, so that two expressions can be told to mean the same thing: `animator`,
/// `self.animator`, `self?.animator!` and a `let` that is nothing but one of them have one path.
public struct AccessPath: Hashable, CustomStringConvertible {
    public enum Root: Hashable {
        case selfValue
        case local(ObjectIdentifier, name: String)
        case global(String)
        /// A static member: of the type.
        case type(String)
    }

    public var root: Root
    public var names: [String]

    public init(root: Root, names: [String]) {
        self.root = root
        self.names = names
    }

    public var isOfSelf: Bool { root == .selfValue }
    /// Whether the other path is this one or a property below it.
    public func isPrefix(of other: AccessPath) -> Bool { root == other.root && other.names.starts(with: names) }

    public var description: String {
        let base =
            switch root {
            case .selfValue: "self"
            case .local(_, let name), .global(let name), .type(let name): name
            }
        return ([base] + names).joined(separator: ".")
    }
}

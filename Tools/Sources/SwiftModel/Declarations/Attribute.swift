// An attribute such as `@IBOutlet`.

/// An attribute before a declaration or on a closure.
public struct Attribute: Sendable, Hashable {
    /// Without the `@`.
    public var name: String
    /// The text between the parentheses; empty without them.
    public var arguments: String
    public var range: Range<Int>

    public init(name: String, arguments: String, range: Range<Int>) {
        self.name = name
        self.arguments = arguments
        self.range = range
    }
}

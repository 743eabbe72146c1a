// A member access's parts.

/// `base.name`; without a base it is an implicit member, `.name`.
public struct Member: Sendable {
    public var base: Expression?
    public var name: String
    public var nameRange: Range<Int>
    /// The labels of `base.name(a:b:)` taken as a value; nil without them.
    public var labels: [String]?

    public init(base: Expression?, name: String, nameRange: Range<Int>, labels: [String]? = nil) {
        self.base = base
        self.name = name
        self.nameRange = nameRange
        self.labels = labels
    }
}

// An accessor or observer.

/// `get`, `set`, `willSet`, `didSet` and their relatives.
public final class Accessor: Sendable {
    public enum Kind: UInt8, Sendable {
        case get, set, willSet, didSet, read, modify, initializer

        public var isObserver: Bool { self == .willSet || self == .didSet }
    }

    public let kind: Kind
    /// True for a getter written without `get`.
    public let isImplicit: Bool
    /// The name of the new or old value: as written, else `newValue`/`oldValue`; empty for getters.
    public let parameterName: String
    public let body: CodeBlock?
    /// The word `get`, `didSet`…; empty for an implicit getter.
    public let keywordRange: Range<Int>
    public let range: Range<Int>

    public init(
        kind: Kind, isImplicit: Bool, parameterName: String, body: CodeBlock?, keywordRange: Range<Int>,
        range: Range<Int>
    ) {
        self.kind = kind
        self.isImplicit = isImplicit
        self.parameterName = parameterName
        self.body = body
        self.keywordRange = keywordRange
        self.range = range
    }
}

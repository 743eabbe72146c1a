// A parameter of a function, closure, subscript or enum case.

/// One parameter.
public final class Parameter: Sendable {
    /// The argument label; nil for `_` and for closures.
    public let label: String?
    /// The name inside the body; `_` where it has none.
    public let name: String
    public let nameRange: Range<Int>
    public let type: TypeAnnotation?
    public let isInOut: Bool
    public let isVariadic: Bool
    public let defaultValue: Expression?
    public let range: Range<Int>

    public init(
        label: String?, name: String, nameRange: Range<Int>, type: TypeAnnotation?, isInOut: Bool, isVariadic: Bool,
        defaultValue: Expression?, range: Range<Int>
    ) {
        self.label = label
        self.name = name
        self.nameRange = nameRange
        self.type = type
        self.isInOut = isInOut
        self.isVariadic = isVariadic
        self.defaultValue = defaultValue
        self.range = range
    }
}

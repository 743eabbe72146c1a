// An argument of a call, or an element of a tuple.

/// One argument.
public struct Argument: Sendable {
    public var label: String?
    public var value: Expression
    /// Label and value.
    public var range: Range<Int>
    /// Whether it is a trailing closure; the first trailing closure has no label.
    public var isTrailing: Bool

    public init(label: String?, value: Expression, range: Range<Int>, isTrailing: Bool = false) {
        self.label = label
        self.value = value
        self.range = range
        self.isTrailing = isTrailing
    }
}

// The strength of a constraint.

/// How much a constraint counts: `required` must hold; among the others a higher one beats any number of lower ones.
///
/// At one priority the sum of the absolute violations is made least.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    /// Above 0, at most 1000; 1000 is required. Values above 1000 count as 1000.
    public let rawValue: Float

    /// Takes the number as `UILayoutPriority.rawValue` has it; not NaN.
    public init(rawValue: Float) { self.rawValue = min(rawValue, 1000) }
    /// Takes the number as `UILayoutPriority.rawValue` has it; not NaN.
    public init(_ rawValue: Float) { self.init(rawValue: rawValue) }
    /// Takes the number as `UILayoutPriority.rawValue` has it.
    public init(floatLiteral value: Float) { self.init(rawValue: value) }
    /// Takes the number as `UILayoutPriority.rawValue` has it.
    public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }

    /// 1000: the constraint must hold.
    public static var required: Priority { Priority(rawValue: 1000) }

    /// Whether this is `required`.
    public var isRequired: Bool { rawValue >= 1000 }

    /// Weaker before stronger.
    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

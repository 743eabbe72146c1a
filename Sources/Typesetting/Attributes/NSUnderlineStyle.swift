// The style of underlines and of lines through text.
// Apple: NSUnderlineStyle

/// The style of underlines and of lines through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = Self(rawValue: 0x01)
    /// One line of twice the thickness.
    public static let thick = Self(rawValue: 0x02)
    /// Two lines.
    public static let double = Self(rawValue: 0x09)
    /// Dots.
    public static let patternDot = Self(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = Self(rawValue: 0x0200)
    /// A dash and a dot in turn.
    public static let patternDashDot = Self(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = Self(rawValue: 0x0400)
    /// The line leaves out the spaces.
    public static let byWord = Self(rawValue: 0x8000)

    /// The old name of `single`.
    @available(*, deprecated, renamed: "single")
    public static var styleSingle: NSUnderlineStyle { .single }
    /// The old name of `thick`.
    @available(*, deprecated, renamed: "thick")
    public static var styleThick: NSUnderlineStyle { .thick }
    /// The old name of `double`.
    @available(*, deprecated, renamed: "double")
    public static var styleDouble: NSUnderlineStyle { .double }
    /// The old name of no line.
    @available(*, deprecated, message: "Use []")
    public static var styleNone: NSUnderlineStyle { [] }
}

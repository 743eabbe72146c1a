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
    public static let patternDot = Self(rawValue: 0x0100)
    public static let patternDash = Self(rawValue: 0x0200)
    public static let patternDashDot = Self(rawValue: 0x0300)
    public static let patternDashDotDot = Self(rawValue: 0x0400)
    /// The line leaves out the spaces.
    public static let byWord = Self(rawValue: 0x8000)

    @available(*, deprecated, renamed: "single")
    public static var styleSingle: NSUnderlineStyle { .single }
    @available(*, deprecated, renamed: "thick")
    public static var styleThick: NSUnderlineStyle { .thick }
    @available(*, deprecated, renamed: "double")
    public static var styleDouble: NSUnderlineStyle { .double }
    @available(*, deprecated, message: "Use []")
    public static var styleNone: NSUnderlineStyle { [] }
}

// For whom a font is registered.
// Apple: "CTFontManagerScope".

/// For whom a font is registered. Vitrine registers for the process alone.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Nobody: no scope to register in.
    case none = 0
    /// This process, until it ends.
    case process = 1
    /// The user, for good.
    case persistent = 2
    /// The user's session.
    case session = 3

    /// The user, for good: the older name.
    public static var user: CTFontManagerScope { .persistent }
}

// A literal.

/// A literal's kind and value.
public enum Literal: Sendable, Hashable {
    /// The digits as written, without `_`.
    case integer(String)
    case float(String)
    case boolean(Bool)
    case `nil`
    /// A string without interpolation; escapes are left as written.
    case string(String)
    case regex
    /// `#file` and its kin are macros, not literals.
    case placeholder
}

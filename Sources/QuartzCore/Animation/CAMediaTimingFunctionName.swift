// The named timing functions.
// Apple: "CAMediaTimingFunctionName".

/// The named timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A curve with constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The pace of the system's own animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

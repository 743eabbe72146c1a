// The look of a layer before and after an animation's active time.
// Apple: "CAMediaTimingFillMode".

/// A constant that says whether an animation shows its values before and after its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value shows before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Before and after.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither before nor after.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

// How a keyframe animation goes from one value to the next.
// Apple: "CAAnimationCalculationMode".

/// How a keyframe animation goes from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In straight lines.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// In jumps: each value stands until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// In straight lines at an even speed; key times and timing functions do not count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a smooth curve at an even speed; key times and timing functions do not count.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

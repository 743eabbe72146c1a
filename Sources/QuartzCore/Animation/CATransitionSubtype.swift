// Where a transition's movement comes from.
// Apple: "CATransitionSubtype".

/// Where a transition's movement comes from. As in Apple's other names, `fromTop` and `fromBottom` are those of a space
/// with y upwards: on iOS `fromTop` moves upwards.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Towards smaller y.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Towards greater y.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

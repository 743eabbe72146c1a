// The side from which a transition's movement comes.
// Apple: "CATransitionSubtype".

/// The side from which a transition's movement comes. As in Apple's other names, `fromTop` and `fromBottom` refer to a space
/// with y upwards: on iOS `fromTop` moves upwards.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A movement from the right to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// A movement from the left to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Towards smaller y.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Towards greater y.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

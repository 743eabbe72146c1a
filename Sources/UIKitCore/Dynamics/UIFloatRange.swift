// A range of numbers.
// Apple: "UIFloatRange".
import CoreGraphics
import Foundation

/// A range between a least and a greatest number.
public struct UIFloatRange: Hashable, Sendable {
    /// The least number.
    public var minimum: CGFloat
    /// The greatest number.
    public var maximum: CGFloat

    /// 0 to 0.
    public init() { (minimum, maximum) = (0, 0) }
    /// Creates a range between two numbers.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// 0 to 0.
    public static let zero = UIFloatRange()
    /// No limit on either side.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Whether there is no limit on either side.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// The range for the physics world: finite, the bounds in order.
    var closed: ClosedRange<Double> {
        let low = minimum.isNaN ? -1e31 : max(Double(minimum), -1e31)
        return low...max(low, maximum.isNaN ? 1e31 : min(Double(maximum), 1e31))
    }
}

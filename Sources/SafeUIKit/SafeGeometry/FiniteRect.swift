// A rectangle that is safe as a frame.
// Apple: "UIView", frame.
import UIKit

/// A rectangle that is safe as a frame: finite, not negative, not too large. Every initialiser ensures this.
public struct FiniteRect: Equatable, Sendable {
    /// The rectangle in points.
    public let rect: CGRect
    /// The maximum distance of any edge from 0, in points. Up to it, a position keeps 1/64 point in a Float.
    public static let limit: CGFloat = 262_144

    /// The empty rectangle at the origin.
    public static let zero = FiniteRect(trusted: .zero)

    /// Creates a rectangle after checking it.
    /// - Throws: ``GeometryError`` for the first part that is not finite, negative or too large.
    public init(_ rect: CGRect) throws(GeometryError) {
        try self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }

    /// Creates a rectangle after checking its four parts, in points.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) throws(GeometryError) {
        for (part, value) in [("x", x), ("y", y), ("width", width), ("height", height)] {
            guard value.isFinite else { throw .notFinite(part: part, value: value) }
            guard abs(value) <= Self.limit else { throw .tooLarge(part: part, value: value) }
        }
        guard width >= 0 else { throw .negative(part: "width", value: width) }
        guard height >= 0 else { throw .negative(part: "height", value: height) }
        self.init(trusted: CGRect(x: x, y: y, width: width, height: height))
    }

    /// Creates the nearest safe rectangle: NaN becomes 0, infinity and values that are too large the limit, a negative size 0.
    public init(clamping rect: CGRect) {
        func clamped(_ value: CGFloat, from low: CGFloat) -> CGFloat {
            value.isNaN ? 0 : min(max(value, low), Self.limit)
        }
        self.init(
            trusted: CGRect(
                x: clamped(rect.origin.x, from: -Self.limit), y: clamped(rect.origin.y, from: -Self.limit),
                width: clamped(rect.size.width, from: 0), height: clamped(rect.size.height, from: 0)))
    }

    private init(trusted: CGRect) { rect = trusted }
}

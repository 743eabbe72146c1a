// Distances from the four edges of a rectangle, fixed and by reading direction; and a plain offset.
// Apple: "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset"
import Foundation

/// Inset distances in points; positive ones go inwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// Distance from the top edge in points.
    public var top: CGFloat
    /// Distance from the left edge in points.
    public var left: CGFloat
    /// Distance from the bottom edge in points.
    public var bottom: CGFloat
    /// Distance from the right edge in points.
    public var right: CGFloat

    /// All four distances zero.
    public static let zero = UIEdgeInsets()

    /// All four distances zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// The four distances in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension UIEdgeInsets: CustomStringConvertible {
    /// `{top, left, bottom, right}`.
    public var description: String { "{\(top), \(left), \(bottom), \(right)}" }
}

extension UIEdgeInsets {
    /// Left and right together.
    package var horizontal: CGFloat { left + right }
    /// Top and bottom together.
    package var vertical: CGFloat { top + bottom }
}

/// Inset distances in points, the horizontal ones by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// Distance from the top edge in points.
    public var top: CGFloat
    /// Distance from the edge where a line of text begins, in points.
    public var leading: CGFloat
    /// Distance from the bottom edge in points.
    public var bottom: CGFloat
    /// Distance from the edge where a line of text ends, in points.
    public var trailing: CGFloat

    /// All four distances zero.
    public static let zero = NSDirectionalEdgeInsets()

    /// All four distances zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// The four distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same distances as left and right.
    package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
    }

    /// Left and right as leading and trailing.
    package init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
        self.init(
            top: insets.top, leading: rightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: rightToLeft ? insets.left : insets.right)
    }
}

/// A horizontal and a vertical distance in points.
public struct UIOffset: Hashable, Sendable, Codable {
    /// Distance along x in points.
    public var horizontal: CGFloat
    /// Distance along y in points.
    public var vertical: CGFloat

    /// No offset.
    public static let zero = UIOffset()

    /// No offset.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// The two distances in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Edges by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Corners by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Top left.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// Top right.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// Bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// Bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// Every corner.
    public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// Edges by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Edges by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge where a line begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge where a line ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension CGRect {
    /// The rectangle with its edges moved inwards by the insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

/// The rectangle with its edges moved inwards by the insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// Insets of the four distances. Prefer the initialiser.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// True where the four distances are the same.
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ two: UIEdgeInsets) -> Bool { one == two }

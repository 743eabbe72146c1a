// What a constraint speaks of: attributes, relations, axes, and the options of the visual format.
// Apple: "NSLayoutConstraint", Constants.
import Foundation

extension NSLayoutConstraint {
    /// A number of a view or guide that constraints relate: an edge, a centre, a size or a baseline.
    public enum Attribute: Int, Sendable, CaseIterable {
        /// The left edge of the alignment rectangle.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge at which the language begins: left where it runs to the right.
        case leading = 5
        /// The edge at which the language ends.
        case trailing = 6
        /// The width of the alignment rectangle.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line of text; the bottom without text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the top without text.
        case firstBaseline = 12
        /// The left edge of the layout margins.
        case leftMargin = 13
        /// The right edge of the layout margins.
        case rightMargin = 14
        /// The top edge of the layout margins.
        case topMargin = 15
        /// The bottom edge of the layout margins.
        case bottomMargin = 16
        /// The leading edge of the layout margins.
        case leadingMargin = 17
        /// The trailing edge of the layout margins.
        case trailingMargin = 18
        /// The horizontal middle of the layout margins.
        case centerXWithinMargins = 19
        /// The vertical middle of the layout margins.
        case centerYWithinMargins = 20
        /// None: the side is a constant.
        case notAnAttribute = 0

        /// The old name of ``lastBaseline``.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// How the two sides compare.
    public enum Relation: Int, Sendable, CaseIterable {
        /// First ≤ second.
        case lessThanOrEqual = -1
        /// First = second.
        case equal = 0
        /// First ≥ second.
        case greaterThanOrEqual = 1
    }

    /// One of the two directions of layout.
    public enum Axis: Int, Sendable, CaseIterable {
        /// Side by side.
        case horizontal = 0
        /// One above the other.
        case vertical = 1
    }

    /// What a visual format adds across its direction, and which way it reads.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// All views share their left edge.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// All views share their right edge.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// All views share their top.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// All views share their bottom.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// All views share their leading edge.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// All views share their trailing edge.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// All views share their horizontal middle.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// All views share their vertical middle.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// All views share their last baseline.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// All views share their first baseline.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The old name of ``alignAllLastBaseline``.
        public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
        /// The bits that speak of alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The default: the format reads as the language runs.
        @available(*, unavailable, message: "use [] to construct an empty option set")
        public static var directionLeadingToTrailing: FormatOptions { [] }
        /// The format reads from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The format reads from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits that speak of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// The default: spaces lie between edges.
        @available(*, unavailable, message: "use [] to construct an empty option set")
        public static var spacingEdgeToEdge: FormatOptions { [] }
        /// Spaces of a vertical format lie between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bit that speaks of spaces.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

/// The old name.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The old name.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The old name.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The old name.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

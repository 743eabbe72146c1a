// The types of a constraint: attributes, relations, axes, and the options of the visual format.
// Apple: "NSLayoutConstraint", Constants.
import Foundation

extension NSLayoutConstraint {
    /// A layout attribute of a view or guide: an edge, a center, a size or a baseline.
    public enum Attribute: Int, Sendable, CaseIterable {
        /// The left edge of the alignment rectangle.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The leading edge: left in a left-to-right layout.
        case leading = 5
        /// The trailing edge.
        case trailing = 6
        /// The width of the alignment rectangle.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal center.
        case centerX = 9
        /// The vertical center.
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
        /// The horizontal center of the layout margins.
        case centerXWithinMargins = 19
        /// The vertical center of the layout margins.
        case centerYWithinMargins = 20
        /// No attribute: the side is a constant.
        case notAnAttribute = 0

        /// The old name of ``lastBaseline``.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// The relation between the two sides.
    public enum Relation: Int, Sendable, CaseIterable {
        /// The first side ≤ the second side.
        case lessThanOrEqual = -1
        /// The first side = the second side.
        case equal = 0
        /// The first side ≥ the second side.
        case greaterThanOrEqual = 1
    }

    /// An axis of a layout.
    public enum Axis: Int, Sendable, CaseIterable {
        /// The horizontal axis.
        case horizontal = 0
        /// The vertical axis.
        case vertical = 1
    }

    /// The alignment that a visual format adds perpendicular to its direction, and the direction in which it reads.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Aligns the left edges of all views.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges of all views.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges of all views.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges of all views.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges of all views.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges of all views.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centers of all views.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centers of all views.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines of all views.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines of all views.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The old name of ``alignAllLastBaseline``.
        public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
        /// The mask of the alignment options.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The format reads in the direction of the language. The default.
        @available(*, unavailable, message: "use [] to construct an empty option set")
        public static var directionLeadingToTrailing: FormatOptions { [] }
        /// The format reads from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The format reads from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The mask of the direction options.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Spacing is measured between edges. The default.
        @available(*, unavailable, message: "use [] to construct an empty option set")
        public static var spacingEdgeToEdge: FormatOptions { [] }
        /// Spacing in a vertical format is measured between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The mask of the spacing option.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

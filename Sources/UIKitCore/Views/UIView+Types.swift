// The view's own option sets and enumerations.
// Apple: "UIView", Constants.
import Foundation

extension UIView {
    /// Which margins and sizes follow the superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance to the left edge may change.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width may change.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge may change.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top edge may change.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height may change.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom edge may change.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How the contents follow the bounds.
    public enum ContentMode: Int, Sendable, CaseIterable {
        /// Stretched over the bounds.
        case scaleToFill = 0
        /// As large as fits, in proportion.
        case scaleAspectFit = 1
        /// As small as covers, in proportion.
        case scaleAspectFill = 2
        /// Draws anew on each change of size.
        case redraw = 3
        /// In the middle, unscaled.
        case center = 4
        /// At the top, unscaled.
        case top = 5
        /// At the bottom, unscaled.
        case bottom = 6
        /// At the left, unscaled.
        case left = 7
        /// At the right, unscaled.
        case right = 8
        /// In the corner, unscaled.
        case topLeft = 9
        /// In the corner, unscaled.
        case topRight = 10
        /// In the corner, unscaled.
        case bottomLeft = 11
        /// In the corner, unscaled.
        case bottomRight = 12
    }

    /// Whether the tint is dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview.
        case automatic = 0
        /// The tint itself.
        case normal = 1
        /// A grey in its place.
        case dimmed = 2
    }

    /// The smallest size that satisfies constraints.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The greatest size that satisfies constraints.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

/// Whether a view turns round in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Sendable {
    /// As the language runs.
    case unspecified = 0
    /// Playback controls: never turned.
    case playback = 1
    /// Controls that mean a direction in space: never turned.
    case spatial = 2
    /// Always as Latin.
    case forceLeftToRight = 3
    /// Always as Arabic.
    case forceRightToLeft = 4
}

/// The old name.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The old name.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode
/// The old name.
@available(*, deprecated, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

// The view's own option sets and enumerations.
// Apple: "UIView", Constants.
import Foundation

extension UIView {
    /// The margins and sizes that follow the superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left margin is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The way in which the content adapts to the bounds.
    public enum ContentMode: Int, Sendable, CaseIterable {
        /// Scales the content to fill the bounds.
        case scaleToFill = 0
        /// Scales the content to fit the bounds, keeping the aspect ratio.
        case scaleAspectFit = 1
        /// Scales the content to fill the bounds, keeping the aspect ratio.
        case scaleAspectFill = 2
        /// Redraws the content when the bounds change.
        case redraw = 3
        /// Centres the content without scaling.
        case center = 4
        /// Aligns the content at the top without scaling.
        case top = 5
        /// Aligns the content at the bottom without scaling.
        case bottom = 6
        /// Aligns the content at the left without scaling.
        case left = 7
        /// Aligns the content at the right without scaling.
        case right = 8
        /// Aligns the content at the top left without scaling.
        case topLeft = 9
        /// Aligns the content at the top right without scaling.
        case topRight = 10
        /// Aligns the content at the bottom left without scaling.
        case bottomLeft = 11
        /// Aligns the content at the bottom right without scaling.
        case bottomRight = 12
    }

    /// The adjustment of the tint colour.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The superview's adjustment.
        case automatic = 0
        /// The unmodified tint colour.
        case normal = 1
        /// A grey in place of the tint colour.
        case dimmed = 2
    }

    /// The fitting size for the smallest size that satisfies the constraints.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The fitting size for the largest size that satisfies the constraints.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

/// Whether a view is mirrored in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The direction of the language.
    case unspecified = 0
    /// Playback controls, which are never mirrored.
    case playback = 1
    /// Controls for a direction in space, which are never mirrored.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
}

@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode
@available(*, deprecated, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

extension UIView: UIAccessibilityIdentification {}

// The view's own option sets and enumerations.
// Apple: "UIView", Constants.
import Foundation

extension UIView {
    /// Which margins and sizes follow the superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How the contents follow the bounds.
    public enum ContentMode: Int, Sendable, CaseIterable {
        case scaleToFill = 0
        case scaleAspectFit = 1
        case scaleAspectFill = 2
        /// Draws anew on each change of size.
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }

    /// Whether the tint is dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal = 1
        case dimmed = 2
    }

    /// The smallest size that satisfies constraints.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The greatest size that satisfies constraints.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

/// Whether a view turns round in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    /// Playback controls: never turned.
    case playback = 1
    /// Controls that mean a direction in space: never turned.
    case spatial = 2
    case forceLeftToRight = 3
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

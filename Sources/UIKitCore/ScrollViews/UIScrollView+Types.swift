// The small types of a scroll view.
// Apple: "UIScrollView.ContentInsetAdjustmentBehavior", "UIScrollView.DecelerationRate" and the others.
import CoreGraphics
import Foundation

extension UIScrollView {
    /// The way in which the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like ``scrollableAxes``; vertically in any case inside controllers with bars.
        case automatic = 0
        /// Along axes whose content is longer than the view, or that always bounce.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Along both axes.
        case always = 3
    }

    /// The style of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Black on light and white on dark backgrounds.
        case `default` = 0
        /// Black on any background.
        case black = 1
        /// White on any background.
        case white = 2
    }

    /// The way in which a drag dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// The keyboard is not dismissed.
        case none = 0
        /// The keyboard is dismissed when a drag begins.
        case onDrag = 1
        /// The keyboard follows a finger that reaches it, and is dismissed if the finger lifts while moving down.
        case interactive = 2
        /// The keyboard and its accessory view are dismissed when a drag begins.
        case onDragWithAccessory = 3
        /// The keyboard and its accessory view follow the finger.
        case interactiveWithAccessory = 4
    }

    /// The display of an index beside the content, which exists only on televisions.
    public enum IndexDisplayMode: Int, Sendable {
        /// Shown where it fits.
        case automatic = 0
        /// Never shown.
        case alwaysHidden = 1
    }

    /// The fraction of the speed that remains after each millisecond of deceleration.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The normal rate, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The fast rate, 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// The Swift 4.1 name.
@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// The Swift 4.1 name.
@available(*, deprecated, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The Swift 4.1 name.
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The raw value of ``UIScrollView/DecelerationRate/normal``, by its name of Swift 4.1.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal.rawValue
/// The raw value of ``UIScrollView/DecelerationRate/fast``, by its name of Swift 4.1.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast.rawValue

/// What proxies of a scroll view carry besides.
extension AppearanceKey {
    static let scrollIndicatorStyle = AppearanceKey("scrollIndicatorStyle")
    static let keyboardDismiss = AppearanceKey("keyboardDismiss")
    static let bounces = AppearanceKey("bounces")
}

// The small types of a scroll view.
// Apple: "UIScrollView.ContentInsetAdjustmentBehavior", "UIScrollView.DecelerationRate" and the others.
import CoreGraphics
import Foundation

extension UIScrollView {
    /// How the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As ``scrollableAxes``; inside bars' controllers vertically in any case.
        case automatic = 0
        /// Along axes whose content is longer than the view, or that always bounce.
        case scrollableAxes = 1
        /// Not at all.
        case never = 2
        /// Along both axes.
        case always = 3
    }

    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Black on light and white on dark backgrounds.
        case `default` = 0
        /// Black on any background.
        case black = 1
        /// White on any background.
        case white = 2
    }

    /// How a drag makes the keyboard go.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all.
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// With the finger where it reaches the keyboard; lifted on the way down the keyboard goes.
        case interactive = 2
        /// When a drag begins, with the view above the keyboard.
        case onDragWithAccessory = 3
        /// With the finger, with the view above the keyboard.
        case interactiveWithAccessory = 4
    }

    /// Whether an index beside the content shows itself. It has an effect on televisions alone.
    public enum IndexDisplayMode: Int, Sendable {
        /// Where it fits.
        case automatic = 0
        /// Never.
        case alwaysHidden = 1
    }

    /// What is left of the speed after each millisecond of deceleration.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// The name of Swift 4.1.
@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// The name of Swift 4.1.
@available(*, deprecated, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The name of Swift 4.1.
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The raw value of ``UIScrollView/DecelerationRate/normal``, by its name of Swift 4.1.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal.rawValue
/// The raw value of ``UIScrollView/DecelerationRate/fast``, by its name of Swift 4.1.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast.rawValue

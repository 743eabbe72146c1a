// The settings of a page view controller at its beginning, and its directions.
// Apple: "UIPageViewController".
import Foundation

extension UIPageViewController {
    /// How pages go over into each other.
    public enum TransitionStyle: Int, Sendable {
        /// A page turns about the spine.
        case pageCurl = 0
        /// Pages slide.
        case scroll = 1
    }
    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side.
        case horizontal = 0
        /// One above the other.
        case vertical = 1
    }
    /// The place at which pages are bound.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: pages that slide.
        case none = 0
        /// The spine is at the left or top edge; one page is shown.
        case min = 1
        /// The spine is in the middle; two pages are shown.
        case mid = 2
        /// The spine is at the right or bottom edge; one page is shown.
        case max = 3
    }
    /// The direction of a transition.
    public enum NavigationDirection: Int, Sendable {
        /// The transition to a later page.
        case forward = 0
        /// The transition to an earlier page.
        case reverse = 1
    }
    /// Names a value given at the beginning.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A key of any string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The spine of pages that curl; `min` without it.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Points between two pages that slide; 0 without it.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

extension UIPageViewController.NavigationDirection {
    var opposite: Self { self == .forward ? .reverse : .forward }
    /// 1 forward, −1 back.
    var sign: CGFloat { self == .forward ? 1 : -1 }
}

@available(*, deprecated, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
@available(*, deprecated, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
@available(*, deprecated, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
@available(*, deprecated, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation

// The state of a page view controller: its pages, the ones beside them, the running transition.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitCore

/// The state of one page view controller.
@MainActor struct PageBook {
    let style: UIPageViewController.TransitionStyle
    let orientation: UIPageViewController.NavigationOrientation
    /// Points between pages that slide.
    let spacing: CGFloat
    var spine: UIPageViewController.SpineLocation
    var isDoubleSided = false
    /// While the delegate is asked for the spine, any number of pages may be set.
    var asksForSpine = false
    var current: [UIViewController] = []
    var before = PageBeside.unknown
    var after = PageBeside.unknown
    var transition: PageTransition?
    let dots = PageDots()
    lazy var row = PageScrollView(isVertical: orientation == .vertical, spacing: spacing)
    lazy var spread = PageSpread(isVertical: orientation == .vertical)

    init(
        _ style: UIPageViewController.TransitionStyle, _ orientation: UIPageViewController.NavigationOrientation,
        _ options: [UIPageViewController.OptionsKey: Any]?
    ) {
        self.style = style
        self.orientation = orientation
        let space = options?[.interPageSpacing]
        let points =
            (space as? CGFloat) ?? (space as? Double).map { CGFloat($0) }
            ?? (space as? Int).map { CGFloat($0) } ?? (space as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        spacing = style == .scroll && points.isFinite ? Swift.max(0, points) : 0
        let wanted = options?[.spineLocation]
        let location =
            (wanted as? UIPageViewController.SpineLocation)
            ?? ((wanted as? Int) ?? (wanted as? NSNumber)?.intValue).flatMap { .init(rawValue: $0) } ?? .none
        spine = style == .scroll ? .none : location == .none ? .min : location
        isDoubleSided = spine == .mid
    }

    init(from coder: NSCoder) {
        func number(_ key: String) -> Int { coder.allowsKeyedCoding ? coder.decodeInteger(forKey: key) : 0 }
        self.init(
            .init(rawValue: number("UIPageViewControllerTransitionStyle")) ?? .pageCurl,
            .init(rawValue: number("UIPageViewControllerNavigationOrientation")) ?? .horizontal,
            [
                .spineLocation: number("UIPageViewControllerSpineLocation"),
                .interPageSpacing: coder.allowsKeyedCoding
                    ? coder.decodeDouble(forKey: "UIPageViewControllerPageSpacing") : 0,
            ])
    }

    func encode(with coder: NSCoder) {
        coder.encode(style.rawValue, forKey: "UIPageViewControllerTransitionStyle")
        coder.encode(orientation.rawValue, forKey: "UIPageViewControllerNavigationOrientation")
        coder.encode(spine.rawValue, forKey: "UIPageViewControllerSpineLocation")
        coder.encode(Double(spacing), forKey: "UIPageViewControllerPageSpacing")
    }

    /// How many pages are visible at a time.
    var visible: Int { spine == .mid ? 2 : 1 }

    mutating func forgetBeside() {
        before = .unknown
        after = .unknown
    }
}

/// The page beside the current one, as far as it is known.
enum PageBeside {
    /// Nobody was asked.
    case unknown
    /// No page is there.
    case none
    /// The pages of a spread beside the current one, in order.
    case pages([UIViewController])

    init(_ pages: [UIViewController]?) {
        if let pages, !pages.isEmpty { self = .pages(pages) } else { self = .none }
    }

    var pages: [UIViewController]? { if case .pages(let pages) = self { pages } else { nil } }
    var isUnknown: Bool { if case .unknown = self { true } else { false } }
    var isNone: Bool { if case .none = self { true } else { false } }
}

/// One way from some pages to others.
@MainActor final class PageTransition {
    let direction: UIPageViewController.NavigationDirection
    let outgoing: [UIViewController]
    let incoming: [UIViewController]
    let isByUser: Bool
    private var completion: ((Bool) -> Void)?

    init(
        _ direction: UIPageViewController.NavigationDirection, from outgoing: [UIViewController],
        to incoming: [UIViewController], isByUser: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        self.direction = direction
        self.outgoing = outgoing
        self.incoming = incoming
        self.isByUser = isByUser
        self.completion = completion
    }

    /// Tells the app once.
    func complete(_ finished: Bool) {
        let completion = completion
        self.completion = nil
        completion?(finished)
    }
}

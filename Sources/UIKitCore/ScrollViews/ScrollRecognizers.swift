// The recognizers and guides of a scroll view.
// No Apple page: this is ours.
import Foundation

/// The recognizers and layout guides of one scroll view.
@MainActor final class ScrollRecognizers {
    let pan = ScrollPanRecognizer()
    let pinch = ScrollPinchRecognizer()
    let delay = ContentDelayRecognizer()
    let indicator = IndicatorDragRecognizer()
    private(set) lazy var presses = UIGestureRecognizer()
    private var contentGuide: UILayoutGuide?
    private(set) var frameGuide: UILayoutGuide?

    init() {}

    /// The one that delays comes first: it must see whether the content moved before the pan stops it.
    func attach(to scrollView: UIScrollView) {
        delay.scrollView = scrollView
        pan.scrollView = scrollView
        pinch.scrollView = scrollView
        indicator.scrollView = scrollView
        for recognizer in [delay, indicator, pan, pinch] { scrollView.addGestureRecognizer(recognizer) }
        pinch.isEnabled = false
        pan.handler = { [weak scrollView] _ in scrollView?.panChanged() }
        indicator.handler = { [weak scrollView] _ in scrollView?.indicatorDragChanged() }
        pinch.handler = { [weak scrollView] _ in scrollView?.pinchChanged() }
        pan.takeDelegate()
    }

    func contentGuide(of scrollView: UIScrollView) -> UILayoutGuide {
        if let contentGuide { return contentGuide }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        guide.role = .content
        guide.frameSource = { view in CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero) }
        scrollView.addLayoutGuide(guide)
        contentGuide = guide
        return guide
    }

    func frameGuide(of scrollView: UIScrollView) -> UILayoutGuide {
        if let frameGuide { return frameGuide }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-frameLayoutGuide"
        guide.role = .frame
        guide.frameSource = { view in view.bounds }
        scrollView.addLayoutGuide(guide)
        frameGuide = guide
        return guide
    }
}

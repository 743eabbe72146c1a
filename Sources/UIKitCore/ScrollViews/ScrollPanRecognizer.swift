// The drags that scroll.
// Apple: "UIScrollView", panGestureRecognizer.
import CoreGraphics
import Diagnostics
import Foundation

/// A pan that begins only along an axis that scrolls, and tells its scroll view about every finger.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    /// The scroll view itself, where its class takes part in the decisions of recognizers.
    func takeDelegate() { super.delegate = scrollView as? any UIGestureRecognizerDelegate }

    /// The delegate, which an app must not change: UIKit raises an exception.
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            guard newValue !== super.delegate else { return }
            if let newValue, newValue === scrollView {
                super.delegate = newValue
            } else {
                Catalogue.scrollPanDelegate.report(object: scrollView.map { ObjectName.of($0) } ?? nil)
            }
        }
    }

    override var mayStart: Bool { scrollView?.dragMayStart(translation(in: nil)) ?? super.mayStart }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.fingersWentDown()
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.fingersWentUp()
    }

    /// Fingers that scroll may zoom as well.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !((preventedGestureRecognizer as? ScrollPinchRecognizer)?.scrollView === scrollView && scrollView != nil)
    }
}

/// The pinches that zoom.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !((preventedGestureRecognizer as? ScrollPanRecognizer)?.scrollView === scrollView && scrollView != nil)
    }
}

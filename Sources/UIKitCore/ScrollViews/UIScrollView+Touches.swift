// Touches of the content, and scroll views in scroll views.
// Apple: "UIScrollView", touchesShouldBegin and touchesShouldCancel; "Scroll View Programming Guide", Nesting.
import CoreGraphics
import Foundation

extension UIScrollView {
    /// Whether the drag may begin. Asked once the fingers have moved.
    ///
    /// Steps: 1. content that has the touch must give it up; 2. where there is room in the drag's direction, this view
    /// scrolls; 3. else an outer one that has room does (observed); 4. else this one bounces.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer === recognizers.pinch { return canZoom }
        guard recognizer === recognizers.pan else { return super.gestureRecognizerShouldBegin(recognizer) }
        for touch in recognizer.life.touches {
            guard let view = touch.view, view !== self, recognizer.arbiter?.deliveries.viewHas(touch) ?? false else {
                continue
            }
            guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
        }
        let direction = recognizers.pan.translation(in: nil)
        if hasRoom(for: direction) { return true }
        var outer = enclosingScrollView
        while let view = outer {
            if view.isScrollEnabled, view.hasRoom(for: direction) { return false }
            outer = view.enclosingScrollView
        }
        return true
    }

    /// Whether content is left in the direction of a drag's longer side.
    func hasRoom(for drag: CGPoint) -> Bool {
        let limits = limits
        return abs(drag.x) > abs(drag.y)
            ? limits.x.hasRoom(from: contentOffset.x, toward: -drag.x)
            : limits.y.hasRoom(from: contentOffset.y, toward: -drag.y)
    }

    /// The next scroll view above.
    var enclosingScrollView: UIScrollView? { superview?.nearestScrollView }
}

extension UIView {
    /// The nearest scroll view: this view or the next one above that scrolls.
    package var nearestScrollView: UIScrollView? {
        var view: UIView? = self
        while let current = view {
            if let scrollView = current as? UIScrollView { return scrollView }
            view = current.superview
        }
        return nil
    }
}

// Whether a view in a scroll view gets a touch.
// Apple: "UIScrollView", touchesShouldBegin(_:with:in:).

/// Asks the scroll view around a view whether that gets a touch.
@MainActor enum ScrollTouches {
    static func mayBegin(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard let view = touch.view else { return true }
        var above = view.superview
        while let there = above {
            if let content = there.scrolledContent { return content.touchesShouldBegin([touch], with: event, in: view) }
            above = there.superview
        }
        return true
    }
}

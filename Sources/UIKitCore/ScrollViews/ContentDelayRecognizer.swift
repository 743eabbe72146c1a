// Keeps touches from the content until it is clear that they do not scroll.
// Apple: "UIScrollView", delaysContentTouches.
import Foundation
import Stage

/// Delays the touches of content views for a moment; takes those that stop content which moves by itself.
final class ContentDelayRecognizer: UIGestureRecognizer {
    weak var scrollView: UIScrollView?
    private var timer: Int?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.isScrollEnabled else {
            become(.failed)
            return
        }
        if scrollView.activity.motion.isCoasting {
            become(.ended, because: "the touch stops moving content")
        } else if !scrollView.delaysContentTouches || life.touches.allSatisfy({ $0.view === scrollView }) {
            become(.failed)
        } else if timer == nil {
            timer = schedule(after: ScrollMeasures.contentDelay, site: "UIScrollView.delaysContentTouches") {
                (recognizer: ContentDelayRecognizer) in
                recognizer.failUnlessDecided(because: "the finger rested, the content gets its touches")
            }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { become(.failed) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { become(.failed) }

    override func reset() {
        super.reset()
        timer.map(StageClock.current.cancel)
        timer = nil
    }

    /// A touch that stops the content means nothing to the content's own recognizers; scrolling goes on.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let scrollView, let other = preventedGestureRecognizer.view, other !== scrollView else { return false }
        if preventedGestureRecognizer is ContentDelayRecognizer { return false }
        return other.isDescendant(of: scrollView) && !(other is UIScrollView)
    }
}

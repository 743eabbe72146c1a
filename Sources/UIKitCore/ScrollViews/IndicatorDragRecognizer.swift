// The finger or pointer that takes hold of a scroll indicator.
// No Apple page: what iOS 13 brought; the time and the reach are guessed.
import CoreGraphics
import Foundation
import Stage
import UIKitValues

/// Begins on an indicator that shows: a pointer at once, a finger once it has rested on it for a moment.
final class IndicatorDragRecognizer: UIGestureRecognizer {
    weak var scrollView: UIScrollView?
    private(set) var axis: UIAxis = []
    private var timer: Int?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
    }

    private var isUnderWay: Bool { state == .began || state == .changed }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 1, let touch = touches.first, let scrollView, scrollView.isScrollEnabled else {
            become(isUnderWay ? .cancelled : .failed)
            return
        }
        axis = scrollView.indicatorAxis(at: touch.location(in: scrollView))
        guard !axis.isEmpty else {
            become(.failed)
            return
        }
        if touch.type == .indirectPointer {
            become(.began)
        } else {
            timer = schedule(after: IndicatorMeasures.rest, site: "UIScrollView's indicator") {
                (recognizer: IndicatorDragRecognizer) in
                guard recognizer.life.state == .possible else { return }
                recognizer.become(.began, because: "the finger rested on the indicator")
            }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay {
            become(.changed)
        } else if touches.contains(where: { movement(of: $0) > GestureMeasures.panSlop }) {
            become(.failed, because: tooFar(touches, GestureMeasures.panSlop))
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { become(isUnderWay ? .ended : .failed) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        become(isUnderWay ? .cancelled : .failed)
    }

    override func reset() {
        super.reset()
        timer.map(StageClock.current.cancel)
        timer = nil
        axis = []
    }
}

// A press that lasts.
// Apple: "UILongPressGestureRecognizer".
import Foundation
import Stage

/// Recognizes fingers that stay down. Continuous: began after the time, changed while they move, ended when lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    private struct Progress {
        var taps = 0
        var tapFingers = 0
        var timer: Int?
    }
    private var progress = Progress()

    /// How long the fingers must stay down, in seconds. 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How many taps come before the press. 0 by default.
    open var numberOfTapsRequired = 0
    /// How many fingers press. 1 by default.
    open var numberOfTouchesRequired = 1
    /// How far the fingers may move before the gesture began, in points; any distance after. 10 by default.
    open var allowableMovement: CGFloat = 10

    private var isUnderWay: Bool { state == .began || state == .changed }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        awaitsTouches = false
        guard !isUnderWay else { return }
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
        } else if numberOfTouches == numberOfTouchesRequired {
            stopAlarm()
            guard progress.taps >= numberOfTapsRequired else {
                progress.tapFingers = numberOfTouches
                return
            }
            progress.timer = schedule(after: minimumPressDuration, site: "UILongPressGestureRecognizer") {
                (recognizer: UILongPressGestureRecognizer) in recognizer.state = .began
            }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay {
            state = .changed
        } else if touches.contains(where: { movement(of: $0) > allowableMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay {
            state = .ended
        } else if progress.taps < numberOfTapsRequired, progress.tapFingers == numberOfTouchesRequired {
            guard numberOfTouches == touches.count else { return }
            progress.taps += 1
            progress.tapFingers = 0
            awaitsTouches = true
            progress.timer = schedule(after: UITapGestureRecognizer.Threshold.pause, site: "UILongPressGestureRecognizer") {
                $0.state = .failed
            }
        } else {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isUnderWay ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        stopAlarm()
        awaitsTouches = false
        progress = Progress()
    }

    private func stopAlarm() {
        progress.timer.map(StageClock.current.cancel)
        progress.timer = nil
    }
}

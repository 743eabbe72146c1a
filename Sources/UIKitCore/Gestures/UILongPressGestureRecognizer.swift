// A press that lasts.
// Apple: "UILongPressGestureRecognizer".
import Diagnostics
import Foundation
import Stage

/// A recognizer of long presses. Continuous: begins after a time, changes while the fingers move, and ends when they lift.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    private struct Progress {
        var taps = 0
        var tapFingers = 0
        var timer: Int?
    }
    private var progress = Progress()

    /// The minimum duration of the press, in seconds; 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The number of taps before the press; 0 by default.
    open var numberOfTapsRequired = 0
    /// The number of fingers; 1 by default.
    open var numberOfTouchesRequired = 1
    /// The maximum movement of the fingers before the gesture begins, in points; 10 by default. Later movement is not limited.
    open var allowableMovement = GestureMeasures.pressMovement

    private var isUnderWay: Bool { state == .began || state == .changed }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        awaitsTouches = false
        guard !isUnderWay else { return }
        if numberOfTouches > numberOfTouchesRequired {
            become(.failed, because: tooManyFingers(numberOfTouchesRequired))
        } else if numberOfTouches == numberOfTouchesRequired {
            stopAlarm()
            guard progress.taps >= numberOfTapsRequired else {
                progress.tapFingers = numberOfTouches
                return
            }
            progress.timer = schedule(after: minimumPressDuration, site: "UILongPressGestureRecognizer") {
                (recognizer: UILongPressGestureRecognizer) in
                // Prevented, or moved too far, while the finger rests on.
                guard recognizer.life.state == .possible else { return }
                recognizer.become(.began, because: "the press lasted \(Trace.number(recognizer.minimumPressDuration)) s")
            }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay {
            become(.changed)
        } else if touches.contains(where: { movement(of: $0) > allowableMovement }) {
            become(.failed, because: tooFar(touches, allowableMovement))
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay {
            become(.ended)
        } else if progress.taps < numberOfTapsRequired, progress.tapFingers == numberOfTouchesRequired {
            guard numberOfTouches == touches.count else { return }
            progress.taps += 1
            progress.tapFingers = 0
            awaitsTouches = true
            progress.timer = schedule(after: GestureMeasures.tapPause, site: "UILongPressGestureRecognizer") {
                (recognizer: UILongPressGestureRecognizer) in
                recognizer.failUnlessDecided(because: "the press did not follow the tap")
            }
        } else {
            become(.failed, because: "the press ended before \(Trace.number(minimumPressDuration)) s")
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        become(isUnderWay ? .cancelled : .failed)
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

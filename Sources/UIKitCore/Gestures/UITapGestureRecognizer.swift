// One or more taps of one or more fingers.
// Apple: "UITapGestureRecognizer".
import Diagnostics
import Foundation
import SelectorDispatch
import Stage

/// A recognizer of taps. Discrete: its action is called once, when the last tap ends.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    private struct Progress {
        var taps = 0
        var fingers = 0
        var timer: Int?
    }
    private var progress = Progress()

    /// The number of taps; 1 by default.
    open var numberOfTapsRequired = 1
    /// The number of fingers; 1 by default.
    open var numberOfTouchesRequired = 1

    /// The buttons of a pointer's tap; the primary one by default. Not used for fingers.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// Creates a recognizer. Of presses it accepts those of the select button, unless other types are set.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        awaitsTouches = false
        progress.fingers = max(progress.fingers, numberOfTouches)
        if numberOfTouches > numberOfTouchesRequired {
            become(.failed, because: tooManyFingers(numberOfTouchesRequired))
        } else {
            alarm(after: GestureMeasures.tapPress)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { movement(of: $0) > GestureMeasures.tapMovement }) {
            become(.failed, because: tooFar(touches, GestureMeasures.tapMovement))
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        guard progress.fingers == numberOfTouchesRequired else {
            become(.failed, because: "\(progress.fingers) fingers tapped, \(numberOfTouchesRequired) are required")
            return
        }
        countTap()
    }

    private func countTap() {
        progress.taps += 1
        progress.fingers = 0
        if progress.taps >= numberOfTapsRequired {
            stopAlarm()
            become(.ended, because: "\(progress.taps) of \(numberOfTapsRequired) taps")
        } else {
            awaitsTouches = true
            narrate("waits for the next tap", because: "\(progress.taps) of \(numberOfTapsRequired) taps")
            alarm(after: GestureMeasures.tapPause)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { become(.failed) }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        awaitsTouches = false
        alarm(after: GestureMeasures.tapPress)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        guard life.presses.count == presses.count else { return }
        countTap()
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { become(.failed) }

    override var requiredButtons: UIEvent.ButtonMask? { buttonMaskRequired }

    open override func reset() {
        super.reset()
        stopAlarm()
        awaitsTouches = false
        progress = Progress()
    }

    /// Fails when the time is over without the next step.
    private func alarm(after delay: TimeInterval) {
        stopAlarm()
        progress.timer = schedule(after: delay, site: "UITapGestureRecognizer") { (recognizer: UITapGestureRecognizer) in
            recognizer.failUnlessDecided(because: "the next step did not come within \(Trace.number(delay)) s")
        }
    }

    private func stopAlarm() {
        progress.timer.map(StageClock.current.cancel)
        progress.timer = nil
    }
}

extension UIGestureRecognizer {
    /// Runs work on the stage's clock, if the recognizer still lives. Returns the clock's number for it.
    package func schedule<Recognizer: UIGestureRecognizer>(
        after delay: TimeInterval, site: String, _ body: @escaping @MainActor @Sendable (Recognizer) -> Void
    ) -> Int {
        let clock = StageClock.current
        let weak = WeakRecognizer(value: self)
        return clock.schedule(at: clock.now + delay, site: site) {
            MainActor.assumeIsolated {
                if let recognizer = weak.value as? Recognizer { body(recognizer) }
            }
        }
    }
}

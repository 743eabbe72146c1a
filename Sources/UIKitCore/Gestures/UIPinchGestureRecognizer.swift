// Two fingers that move apart or together.
// Apple: "UIPinchGestureRecognizer".
import CoreGraphics
import Foundation

/// A recognizer of pinches. Continuous; ends when both fingers are lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
    final var pair = FingerPair()

    /// The current distance of the fingers divided by the initial one, times the assigned value. Assign 1 to restart.
    open var scale: CGFloat {
        get { pair.scale }
        set { pair.setScale(newValue) }
    }
    /// The velocity of the scale, in 1 per second.
    open var velocity: CGFloat { pair.scaleVelocity }

    var isPastSlop: Bool { pair.spread > GestureMeasures.pinchSlop }

    /// Starts to measure from the positions of the fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { countAnew(without: [], event) }
    /// Begins or continues the gesture.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
    /// Ends with the last finger; measures again with the remaining ones.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, event) }
    /// Cancels the gesture with the last finger.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lose(touches) }
    /// Resets the recognizer.
    open override func reset() {
        super.reset()
        pair = FingerPair()
    }
}

// Two fingers that turn about each other.
// Apple: "UIRotationGestureRecognizer".
import CoreGraphics
import Foundation

/// A recognizer of rotations. Continuous; ends when both fingers are lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
    final var pair = FingerPair()

    /// The rotation of the fingers since the touches began, in radians, clockwise. Assign 0 to restart.
    open var rotation: CGFloat {
        get { pair.rotation }
        set { pair.setRotation(newValue) }
    }
    /// The velocity of the rotation, in radians per second.
    open var velocity: CGFloat { pair.rotationVelocity }

    var isPastSlop: Bool { abs(pair.turned) > GestureMeasures.rotationSlop }

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

// Two fingers that move apart or together.
// Apple: "UIPinchGestureRecognizer".
import CoreGraphics
import Foundation

/// Recognizes pinching. Continuous; ends when both fingers are lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
    /// How much the distance of the fingers changes before the gesture begins, in points. Guessed.
    static let slop: CGFloat = 8

    final var pair = FingerPair()

    /// The distance of the fingers by what it was when they went down, times what it was set to. Set 1 to count anew.
    open var scale: CGFloat {
        get { pair.scale }
        set { pair.setScale(newValue) }
    }
    /// The change of the scale in 1 a second.
    open var velocity: CGFloat { pair.scaleVelocity }

    var isPastSlop: Bool { pair.spread > Self.slop }

    /// Counts from where the fingers are.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { countAnew(without: [], event) }
    /// Begins, or goes on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
    /// Ends with the last finger; counts anew with those that are left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, event) }
    /// Is cancelled with the last finger.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lose(touches) }
    /// Forgets the fingers and what they did.
    open override func reset() {
        super.reset()
        pair = FingerPair()
    }
}

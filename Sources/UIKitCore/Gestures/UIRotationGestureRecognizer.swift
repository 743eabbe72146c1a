// Two fingers that turn about each other.
// Apple: "UIRotationGestureRecognizer".
import CoreGraphics
import Foundation

/// Recognizes turning. Continuous; ends when both fingers are lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
    /// How far the fingers turn before the gesture begins, in radians (5°). Guessed.
    static let slop: CGFloat = .pi / 36

    final var pair = FingerPair()

    /// How far the fingers turned since they went down, in radians, clockwise positive. Set 0 to count anew.
    open var rotation: CGFloat {
        get { pair.rotation }
        set { pair.setRotation(newValue) }
    }
    /// Radians a second.
    open var velocity: CGFloat { pair.rotationVelocity }

    var isPastSlop: Bool { abs(pair.turned) > Self.slop }

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

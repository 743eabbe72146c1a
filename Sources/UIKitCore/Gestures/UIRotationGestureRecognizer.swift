// Two fingers that turn about each other.
// Apple: "UIRotationGestureRecognizer".
import CoreGraphics
import Foundation

/// Recognizes turning. Continuous; ends when both fingers are lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers turn before the gesture begins, in radians (5°). Guessed.
    static let slop: CGFloat = .pi / 36

    private var pair = FingerPair()

    /// How far the fingers turned since they went down, in radians, clockwise positive. Set 0 to count anew.
    open var rotation: CGFloat {
        get { pair.rotation }
        set { pair.setRotation(newValue) }
    }
    /// Radians a second.
    open var velocity: CGFloat { pair.rotationVelocity }

    private var isUnderWay: Bool { state == .began || state == .changed }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        pair.rebase(life.touches, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.move(life.touches, at: event.timestamp) else { return }
        if isUnderWay {
            state = .changed
        } else if abs(pair.turned) > Self.slop {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else {
            pair.rebase(life.touches.filter { !touches.contains($0) }, at: event.timestamp)
            return
        }
        state = isUnderWay ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        state = isUnderWay ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        pair = FingerPair()
    }
}

// Two fingers that move apart or together.
// Apple: "UIPinchGestureRecognizer".
import CoreGraphics
import Foundation

/// Recognizes pinching. Continuous; ends when both fingers are lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much the distance of the fingers changes before the gesture begins, in points. Guessed.
    static let slop: CGFloat = 8

    private var pair = FingerPair()

    /// The distance of the fingers by what it was when they went down, times what it was set to. Set 1 to count anew.
    open var scale: CGFloat {
        get { pair.scale }
        set { pair.setScale(newValue) }
    }
    /// The change of the scale in 1 a second.
    open var velocity: CGFloat { pair.scaleVelocity }

    private var isUnderWay: Bool { state == .began || state == .changed }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        pair.rebase(life.touches, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.move(life.touches, at: event.timestamp) else { return }
        if isUnderWay {
            state = .changed
        } else if pair.spread > Self.slop {
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

// The common part of pinch and rotation recognizers: how two fingers begin, carry on and end a gesture.
// No Apple page: this is ours.
import Foundation

/// A continuous recognizer that measures two fingers.
@MainActor protocol TwoFingerRecognizer: UIGestureRecognizer {
    /// The movement of the fingers so far.
    var pair: FingerPair { get set }
    /// Whether they did enough for the gesture to begin.
    var isPastSlop: Bool { get }
}

extension TwoFingerRecognizer {
    private var isUnderWay: Bool { state == .began || state == .changed }

    /// The next movement counts from where the fingers are now, but for those that leave.
    func countAnew(without leaving: Set<UITouch>, _ event: UIEvent) {
        pair.rebase(life.touches.filter { !leaving.contains($0) }, at: event.timestamp)
    }

    func follow(_ event: UIEvent) {
        guard pair.move(life.touches, at: event.timestamp) else { return }
        if isUnderWay {
            become(.changed)
        } else if isPastSlop {
            become(.began)
        }
    }

    /// The gesture ends with its last finger.
    func lift(_ touches: Set<UITouch>, _ event: UIEvent) {
        guard numberOfTouches == touches.count else { return countAnew(without: touches, event) }
        become(isUnderWay ? .ended : .failed)
    }

    func lose(_ touches: Set<UITouch>) {
        guard numberOfTouches == touches.count else { return }
        become(isUnderWay ? .cancelled : .failed)
    }
}

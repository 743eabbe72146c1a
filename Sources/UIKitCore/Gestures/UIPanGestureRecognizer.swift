// Fingers that drag.
// Apple: "UIPanGestureRecognizer".
import CoreGraphics
import Diagnostics
import Foundation

/// A recognizer of drags. Continuous; the translation is measured from the start of the touches.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    final private(set) var motion = PanMotion()

    /// The minimum number of fingers; 1 by default.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers; no limit by default.
    open var maximumNumberOfTouches = Int.max

    /// Returns the translation since the gesture began or since it was set, along a view's axes in points.
    open func translation(in view: UIView?) -> CGPoint { inAxes(of: view, motion.translation) }
    /// Sets the current value of ``translation(in:)``, along a view's axes, and the velocity to zero.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        motion.setTranslation(inScreenAxes(translation, of: view))
    }
    /// Returns the velocity of the fingers along a view's axes, in points per second.
    open func velocity(in view: UIView?) -> CGPoint { inAxes(of: view, motion.velocity) }

    private var isUnderWay: Bool { state == .began || state == .changed }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isUnderWay, numberOfTouches > maximumNumberOfTouches {
            become(.failed, because: tooManyFingers(maximumNumberOfTouches))
            return
        }
        rebase(at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let middle = screenCentroid else { return }
        motion.move(to: middle, at: event.timestamp)
        if isUnderWay {
            become(.changed)
        } else if numberOfTouches >= minimumNumberOfTouches, mayStart {
            become(
                .began, because: "moved \(Trace.number(motion.distance)) points, more than \(Trace.number(GestureMeasures.panSlop))"
            )
        }
    }

    /// Whether the movement so far makes the gesture begin.
    var mayStart: Bool { motion.distance > GestureMeasures.panSlop }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else {
            life.touches.removeAll { touches.contains($0) }
            rebase(at: event.timestamp)
            return
        }
        motion.pause(at: event.timestamp)
        become(isUnderWay ? .ended : .failed, because: "the fingers lifted after \(Trace.number(motion.distance)) points")
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        become(isUnderWay ? .cancelled : .failed)
    }

    open override func reset() {
        super.reset()
        motion = PanMotion()
    }

    /// The number of fingers changed: the middle jumps, the translation does not.
    private func rebase(at time: TimeInterval) {
        if let middle = screenCentroid { motion.rebase(to: middle, at: time) }
    }

    /// A screen vector along a view's axes.
    private func inAxes(of view: UIView?, _ vector: CGPoint) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let origin = view.convert(CGPoint.zero, from: window)
        let end = view.convert(vector, from: window)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    private func inScreenAxes(_ vector: CGPoint, of view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let origin = view.convert(CGPoint.zero, to: window)
        let end = view.convert(vector, to: window)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}

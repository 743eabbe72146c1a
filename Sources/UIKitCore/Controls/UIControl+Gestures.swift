// The gestures of superviews that a control does not let begin.
// Apple: "Handling UIKit gestures", Interacting with other user interface controls (documented)
import CoreGraphics
import Foundation

extension UIControl {
    /// False for a tap of one finger that somebody above recognizes: the control answers it.
    package func leavesTap(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }

    /// False for a drag of somebody above along x while this control tracks the finger.
    package func leavesDrag(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isTracking, recognizer.view !== self, let pan = recognizer as? UIPanGestureRecognizer else { return true }
        let way = pan.translation(in: self)
        return abs(way.y) > abs(way.x)
    }
}

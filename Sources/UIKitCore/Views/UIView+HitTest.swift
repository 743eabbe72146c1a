// Which view a touch means.
// Apple: "UIView", hitTest(_:with:) (documented order and conditions).
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Steps: 1. hidden, disabled or nearly clear (alpha below 0.01) views are skipped; 2. so is one that does not
    /// hold the point; 3. subviews are asked from the front; 4. else it is this view.
    func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, Float(alpha) >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in hierarchy.subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}

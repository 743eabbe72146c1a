// The search for the view that a touch belongs to.
// Apple: "UIView", hitTest(_:with:) (documented order and conditions).
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Steps: 1. hidden, disabled or nearly clear (alpha below 0.01) views are skipped, and those that an animation
    /// moves without allowing touches; 2. so is one that does not hold the point; 3. subviews are asked from the front,
    /// those that an animator moves where they are shown; 4. else it is this view.
    func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, Float(alpha) >= Float(ViewMeasures.faintestAlpha),
            !AnimationTouches.passBy(layerStorage),
            self.point(inside: point, with: event)
        else { return nil }
        return DeepWalk.level(ObjectName.of(self), or: nil) { frontHit(point, event) } ?? self
    }

    private func frontHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        for view in hierarchy.subviews.reversed() {
            let inside = AnimationTouches.shownPoint(point, in: view.layerStorage) ?? view.convert(point, from: self)
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return nil
    }
}

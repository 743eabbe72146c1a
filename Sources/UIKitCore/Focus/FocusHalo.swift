// The line around what has focus.
// No Apple page: "UIFocusHaloEffect"; width and distance are guessed from pictures of Full Keyboard Access.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// One shape in front of the window, or in the container that an effect names.
@MainActor final class FocusHalo {
    private struct Look: Equatable {
        var place: CGRect
        var bounds: CGRect
        var radius: CGFloat
        var color: UIColor
        var effect: ObjectIdentifier
    }

    private var layer: CAShapeLayer?
    private var look: Look?

    /// Returns whether there was one.
    @discardableResult func hide() -> Bool {
        guard let layer else { return false }
        layer.removeFromSuperlayer()
        self.layer = nil
        look = nil
        return true
    }

    /// Returns whether something changed.
    func show(_ effect: UIFocusEffect, around view: UIView) -> Bool {
        let halo = effect as? UIFocusHaloEffect
        guard let container = halo?.containerView ?? view.window else { return hide() }
        let new = Look(
            place: view.convert(view.bounds, to: container), bounds: view.bounds, radius: view.layer.cornerRadius,
            color: view.tintColor.resolvedColor(with: view.traitCollection), effect: ObjectIdentifier(effect))
        guard new != look || layer?.superlayer !== container.layer else { return false }
        let shape = layer ?? CAShapeLayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if shape.superlayer !== container.layer {
            if let reference = halo?.referenceView, reference.superview === container {
                container.layer.insertSublayer(shape, above: reference.layer)
            } else {
                container.layer.addSublayer(shape)
                shape.zPosition = halo?.containerView == nil ? 1000 : 0
            }
        }
        shape.bounds = container.bounds
        shape.position = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        shape.fillColor = nil
        shape.lineWidth = FocusMeasures.haloWidth
        shape.strokeColor = new.color.cgColor
        shape.path = path(halo, view, container)
        CATransaction.commit()
        layer = shape
        look = new
        return true
    }

    /// The path of the halo in the container's coordinates.
    private func path(_ halo: UIFocusHaloEffect?, _ view: UIView, _ container: UIView) -> CGPath {
        let isInside = halo?.position == .inside
        let away = isInside ? -FocusMeasures.haloWidth / 2 : FocusMeasures.haloGap + FocusMeasures.haloWidth / 2
        if let outline = halo?.outline {
            let origin = view.convert(CGPoint.zero, to: container)
            let moved = outline.copy() as! UIBezierPath
            moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
            return moved.cgPath
        }
        let rect = view.convert(view.bounds, to: container).insetBy(dx: -away, dy: -away)
        let radius = max(view.focusCornerRadius + away, 0)
        return UIBezierPath(roundedRect: rect, cornerRadius: min(radius, min(rect.width, rect.height) / 2)).cgPath
    }
}

// A finger's grip on a body: a tie from where it was touched to the finger, drawn as a pin with an arm to the middle.
// Apple: "UIAttachmentBehavior".
import UIKit

/// Ties a body to the finger that drags it, and lets it fly on when the finger lifts.
@MainActor
final class BodyGrip {
    private let view: UIView
    private let animator: UIDynamicAnimator
    private let pin = CAShapeLayer()
    private var tie: UIAttachmentBehavior?

    init(in view: UIView, animator: UIDynamicAnimator) {
        self.view = view
        self.animator = animator
        pin.lineWidth = 3
        pin.zPosition = 1
        view.layer.addSublayer(pin)
    }

    /// Follows a pan.
    func drag(_ body: UIView, _ pan: UIPanGestureRecognizer) {
        let finger = pan.location(in: view)
        switch pan.state {
        case .began:
            // The place where the finger came down, before it had moved so far that it dragged.
            let way = pan.translation(in: view)
            hold(body, at: CGPoint(x: finger.x - way.x, y: finger.y - way.y))
            tie?.anchorPoint = finger
        case .changed: tie?.anchorPoint = finger
        default: letGo()
        }
    }

    /// The offset is the body's own, which is turned.
    private func hold(_ body: UIView, at touch: CGPoint) {
        letGo()
        let own = body.convert(touch, from: view)
        let offset = UIOffset(horizontal: own.x - body.bounds.midX, vertical: own.y - body.bounds.midY)
        let tie = UIAttachmentBehavior(item: body, offsetFromCenter: offset, attachedToAnchor: touch)
        tie.action = { [weak self, weak body] in
            guard let self, let body else { return }
            draw(from: body.center, to: body.convert(own, to: view))
        }
        animator.addBehavior(tie)
        self.tie = tie
    }

    private func letGo() {
        if let tie { animator.removeBehavior(tie) }
        tie = nil
        pin.path = nil
    }

    private func draw(from middle: CGPoint, to end: CGPoint) {
        let path = UIBezierPath()
        path.move(to: middle)
        path.addLine(to: end)
        path.append(UIBezierPath(ovalIn: CGRect(x: end.x - 5, y: end.y - 5, width: 10, height: 10)))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        pin.path = path.cgPath
        let ink = UIColor.label.resolvedColor(with: view.traitCollection).cgColor
        pin.strokeColor = ink
        pin.fillColor = ink
        CATransaction.commit()
    }
}

// The kinds of ties, and what the world makes of them.
// Apple: "UIAttachmentBehavior", creating attachments.
import CoreGraphics
import Foundation
import UIKitValues

extension UIAttachmentBehavior {
    /// Two items that slide along an axis and do not turn against each other; the range says how far.
    public class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(at: point, .sliding(axis), item1, item2) }

    /// An item that slides along an axis through a point and does not turn; the range says how far.
    public class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(at: point, .sliding(axis), item, nil) }

    /// Two items on a rope: no further from each other than ``length``.
    public class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.limit, item1, item2, offset1, offset2, .zero) }

    /// Two items that are one at a point.
    public class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(at: point, .fixed, item1, item2) }

    /// Two items that turn about a common point; the range says how far.
    public class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(at: point, .pin, item1, item2) }

    private convenience init(
        at point: CGPoint, _ tie: Tie, _ item1: any UIDynamicItem, _ item2: (any UIDynamicItem)?
    ) {
        func offset(_ item: any UIDynamicItem) -> UIOffset {
            let away = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
            var linear = item.transform
            (linear.tx, linear.ty) = (0, 0)
            let own = away.applying(linear.inverted())
            return UIOffset(horizontal: own.x, vertical: own.y)
        }
        self.init(tie, item1, item2, offset(item1), item2.map(offset) ?? .zero, point)
    }

    /// Sets the length of the tie to the present distance of its ends.
    func begin() { numbers.length = CGFloat((Self.place(first, offsets.first) - otherPlace).length) }

    private var otherPlace: Vec { second.map { Self.place($0, offsets.second) } ?? Vec(anchor) }

    private static func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> Vec {
        Vec(item.center) + ItemShape.linear(item.transform, Vec(offset))
    }

    func set(_ key: WritableKeyPath<Numbers, CGFloat>, _ value: CGFloat, _ name: String) {
        guard DynamicNumber.accepts(value, name) else { return }
        numbers[keyPath: key] = max(value, 0)
        changed()
    }

    func join(_ plan: inout WorldPlan) {
        guard let body = plan.body(first) else { return }
        let other = second.flatMap { plan.body($0) }
        if second != nil, other == nil { return }
        // The sliding item is the second body of its joint: it moves along a fixed axis.
        let kind: RigidJoint.Kind
        switch tie {
        case .distance: kind = .distance(Double(numbers.length))
        case .limit: kind = .rope(Double(numbers.length))
        case .fixed: kind = .weld
        case .pin: kind = .pin(numbers.range.closed)
        case .sliding(let axis):
            let unit = Vec(axis).unit
            kind = .slide(unit == .zero ? Vec(1, 0) : unit, numbers.range.closed)
        }
        var joint = RigidJoint(
            kind: kind, first: body, second: other, anchorA: plan.anchor(Vec(offsets.first), body),
            anchorB: other.map { plan.anchor(Vec(offsets.second), $0) } ?? Vec(anchor))
        joint.frequency = max(Double(numbers.frequency), 0)
        joint.damping = max(Double(numbers.damping), 0)
        joint.torque = Double(numbers.frictionTorque) * RigidWorld.force * 100
        let turned = (other.map { plan.world.bodies[$0].angle } ?? 0) - plan.world.bodies[body].angle
        if numbers.restAngle == nil { numbers.restAngle = turned }
        joint.restAngle = numbers.restAngle ?? 0
        plan.joints.append((self, joint))
    }
}

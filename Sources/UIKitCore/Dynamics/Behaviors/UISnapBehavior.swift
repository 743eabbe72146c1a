// A spring that takes an item to a point.
// Apple: "UISnapBehavior".
import CoreGraphics
import Foundation

/// Draws an item to a point and turns it upright, with an oscillation at the end.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    final let item: any UIDynamicItem
    final var point: CGPoint
    final var amount: CGFloat = 0.5

    /// How often the spring swings in a second; guessed from how long a snap is seen to take.
    static let frequency = 2.0

    /// Takes an item to a point of the reference view's coordinates.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        self.point = point
        super.init()
    }

    /// The point to which the item's middle goes.
    open var snapPoint: CGPoint {
        get { point }
        set { if DynamicNumber.accepts(CGVector(dx: newValue.x, dy: newValue.y), "snapPoint") { point = newValue; changed() } }
    }
    /// The damping from 0, the most oscillation, to 1, the least; 0.5 by default (documented).
    open var damping: CGFloat {
        get { amount }
        set { if DynamicNumber.accepts(newValue, "damping") { amount = min(max(newValue, 0), 1); changed() } }
    }

    override func contribute(to plan: inout WorldPlan) {
        guard let body = plan.body(item) else { return }
        var joint = RigidJoint(
            kind: .snap(angle: plan.upright(body)), first: body, second: nil, anchorA: plan.anchor(.zero, body),
            anchorB: Vec(point))
        joint.frequency = Self.frequency
        joint.damping = WorldMeasures.snapDamping.least + WorldMeasures.snapDamping.more * Double(amount)
        plan.joints.append((self, joint))
    }
}

// Gravity.
// Apple: "UIGravityBehavior".
import CoreGraphics
import Foundation

/// Pulls its items: a vector of length 1 is 1000 points a second squared (documented).
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    final var list: ItemList
    final var force = PolarVector(CGVector(dx: 0, dy: 1))

    /// Gravity downwards for items.
    public init(items: [any UIDynamicItem] = []) {
        list = ItemList(items)
        super.init()
    }

    /// The items.
    open var items: [any UIDynamicItem] { list.items }
    /// Lets an item fall.
    open func addItem(_ item: any UIDynamicItem) { list.add(item); changed() }
    /// Ends that.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item); changed() }
    /// The direction and strength of gravity; (0, 1) by default.
    open var gravityDirection: CGVector {
        get { force.vector }
        set { if DynamicNumber.accepts(newValue, "gravityDirection") { force = PolarVector(newValue); changed() } }
    }
    /// Radians from the positive x axis towards the positive y axis.
    open var angle: CGFloat {
        get { force.angle }
        set { setAngle(newValue, magnitude: force.magnitude) }
    }
    /// The magnitude of gravity; 1 by default.
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { setAngle(force.angle, magnitude: newValue) }
    }
    /// Sets both.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        guard DynamicNumber.accepts(angle, "angle"), DynamicNumber.accepts(magnitude, "magnitude") else { return }
        force = PolarVector(angle: angle, magnitude: magnitude)
        changed()
    }

    override func contribute(to plan: inout WorldPlan) {
        plan.gravities.append((plan.bodies(list.items), Vec(force.vector) * RigidWorld.gravity))
    }
}

/// A vector that is set by its parts or by angle and length.
struct PolarVector {
    private(set) var vector: CGVector
    private(set) var angle: CGFloat
    private(set) var magnitude: CGFloat

    init(_ vector: CGVector) {
        self.vector = vector
        angle = atan2(vector.dy, vector.dx)
        magnitude = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
    }

    init(angle: CGFloat, magnitude: CGFloat) {
        let turn = Turn(Double(angle))
        vector = CGVector(dx: CGFloat(turn.c) * magnitude, dy: CGFloat(turn.s) * magnitude)
        (self.angle, self.magnitude) = (angle, magnitude)
    }
}

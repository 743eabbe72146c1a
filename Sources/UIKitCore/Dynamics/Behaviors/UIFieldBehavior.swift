// Fields of force.
// Apple: "UIFieldBehavior".
import CoreGraphics
import Foundation

/// Acts on its items by where they are. Apple names no units; ours are guessed: linear and radial gravity of strength 1 are
/// that of `UIGravityBehavior`, the other forces count as a push's magnitude does, springs a hundredth of it a point.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    final var field: ForceField
    final var list = ItemList()
    final var shape = UIRegion.infinite

    init(_ kind: ForceField.Kind, _ change: (inout ForceField) -> Void = { _ in }) {
        field = ForceField(kind: kind)
        super.init()
        change(&field)
    }

    /// The items.
    open var items: [any UIDynamicItem] { list.items }
    /// Lets the field act on an item.
    open func addItem(_ item: any UIDynamicItem) { list.add(item); changed() }
    /// Ends that.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item); changed() }
    /// The center of the field, in the reference view's coordinates; zero by default.
    open var position: CGPoint {
        get { CGPoint(x: field.position.x, y: field.position.y) }
        set {
            if DynamicNumber.accepts(CGVector(dx: newValue.x, dy: newValue.y), "position") { set { $0.position = Vec(newValue) } }
        }
    }
    /// The region of the field around its position; infinite by default.
    open var region: UIRegion {
        get { shape }
        set { shape = newValue; set { $0.region = newValue.area } }
    }
    /// The strength of the field; 1 by default.
    open var strength: CGFloat {
        get { CGFloat(field.strength) }
        set { set(newValue, "strength") { $0.strength = $1 } }
    }
    /// The exponent with which the strength decreases with the distance; 0 by default.
    open var falloff: CGFloat {
        get { CGFloat(field.falloff) }
        set { set(newValue, "falloff") { $0.falloff = $1 } }
    }
    /// The distance below which the strength does not increase; 0.000001 by default.
    open var minimumRadius: CGFloat {
        get { CGFloat(field.minimumRadius) }
        set { set(newValue, "minimumRadius") { $0.minimumRadius = max($1, 1e-6) } }
    }
    /// The direction of linear gravity and velocity fields.
    open var direction: CGVector {
        get { CGVector(dx: field.direction.x, dy: field.direction.y) }
        set { if DynamicNumber.accepts(newValue, "direction") { set { $0.direction = Vec(newValue) } } }
    }
    /// The smoothness of noise and turbulence: 0 changes within 10 points, 1 within 200.
    open var smoothness: CGFloat {
        get { CGFloat(field.smoothness) }
        set { set(newValue, "smoothness") { $0.smoothness = $1 } }
    }
    /// The changes per second of noise and turbulence; 0 does not change.
    open var animationSpeed: CGFloat {
        get { CGFloat(field.animationSpeed) }
        set { set(newValue, "animationSpeed") { $0.animationSpeed = $1 } }
    }

    override func contribute(to plan: inout WorldPlan) {
        var field = field
        field.bodies = plan.bodies(list.items)
        plan.fields.append(field)
    }
}

extension UIFieldBehavior {
    /// Slows items by their speed.
    public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// Drives items around its middle.
    public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// Pulls items to its middle.
    public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        UIFieldBehavior(.radial) { $0.position = Vec(position) }
    }
    /// Pulls items along a vector.
    public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        UIFieldBehavior(.linear) { $0.direction = Vec(direction) }
    }
    /// Gives items a velocity.
    public class func velocityField(direction: CGVector) -> UIFieldBehavior {
        UIFieldBehavior(.velocity) { $0.direction = Vec(direction) }
    }
    /// Pushes items at random, by where they are and when; the same every time.
    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.noise) { ($0.smoothness, $0.animationSpeed) = (Double(smoothness), Double(speed)) }
    }
    /// Creates a field like noise whose force grows with the speed of items.
    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.turbulence) { ($0.smoothness, $0.animationSpeed) = (Double(smoothness), Double(speed)) }
    }
    /// Draws items to its middle by how far they are.
    public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// Pushes charged items from its middle.
    public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
    /// Turns the way of charged items.
    public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
    /// A field of one's own: from position, velocity, mass, charge and the time of a step it makes a force.
    public class func field(
        evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> UIFieldBehavior {
        let field = UIFieldBehavior(.drag)
        nonisolated(unsafe) let rule = block
        field.field.kind = .custom { [weak field] place, velocity, mass, charge, step in
            // The world runs on the main actor alone where it has rules of an app's.
            MainActor.assumeIsolated {
                guard let field else { return .zero }
                let force = rule(
                    field, CGPoint(x: place.x, y: place.y), CGVector(dx: velocity.x, dy: velocity.y), CGFloat(mass),
                    CGFloat(charge), step)
                return Vec(force)
            }
        }
        return field
    }

    private func set(_ change: (inout ForceField) -> Void) {
        change(&field)
        changed()
    }

    private func set(_ value: CGFloat, _ name: String, _ change: (inout ForceField, Double) -> Void) {
        guard DynamicNumber.accepts(value, name) else { return }
        set { change(&$0, Double(value)) }
    }
}

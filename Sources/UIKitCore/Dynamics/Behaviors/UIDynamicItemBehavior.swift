// The material of items, and their velocities.
// Apple: "UIDynamicItemBehavior".
import CoreGraphics
import Foundation

/// Properties of items; where several behaviours set the same one of an item, the last added counts (documented).
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The values that an app set; nil leaves those of other behaviours.
    struct Settings {
        var elasticity: CGFloat?
        var friction: CGFloat?
        var density: CGFloat?
        var resistance: CGFloat?
        var angularResistance: CGFloat?
        var charge: CGFloat?
        var isAnchored: Bool?
        var allowsRotation: Bool?
    }
    final var list: ItemList
    final var settings = Settings()
    final var waiting: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

    /// Properties of items.
    public init(items: [any UIDynamicItem] = []) {
        list = ItemList(items)
        super.init()
    }

    /// The items.
    open var items: [any UIDynamicItem] { list.items }
    /// Gives an item the properties.
    open func addItem(_ item: any UIDynamicItem) { list.add(item); changed() }
    /// Ends that.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item); waiting[ObjectIdentifier(item)] = nil; changed() }
    /// The fraction of the speed that a collision preserves, 0 to 1; 0 by default.
    open var elasticity: CGFloat {
        get { settings.elasticity ?? 0 }
        set { set(\.elasticity, newValue, "elasticity") }
    }
    /// The friction; 0 lets items slide, 1 and more is strong friction. 0 by default.
    open var friction: CGFloat {
        get { settings.friction ?? 0 }
        set { set(\.friction, newValue, "friction") }
    }
    /// The density; 1 by default, so that 100 × 100 points have a mass of 1.
    open var density: CGFloat {
        get { settings.density ?? 1 }
        set { set(\.density, newValue, "density") }
    }
    /// The fraction of the velocity that is lost in a second, for small values; 0 by default.
    open var resistance: CGFloat {
        get { settings.resistance ?? 0 }
        set { set(\.resistance, newValue, "resistance") }
    }
    /// The fraction of the angular velocity that is lost in a second, for small values; 0 by default.
    open var angularResistance: CGFloat {
        get { settings.angularResistance ?? 0 }
        set { set(\.angularResistance, newValue, "angularResistance") }
    }
    /// The charge for electric and magnetic fields; 0 by default.
    open var charge: CGFloat {
        get { settings.charge ?? 0 }
        set { set(\.charge, newValue, "charge") }
    }
    /// Whether items are anchored, as boundaries are; false by default.
    open var isAnchored: Bool {
        get { settings.isAnchored ?? false }
        set { settings.isAnchored = newValue; changed() }
    }
    /// Whether items can rotate; true by default.
    open var allowsRotation: Bool {
        get { settings.allowsRotation ?? true }
        set { settings.allowsRotation = newValue; changed() }
    }
    /// Adds to an item's velocity, points a second; waits while there is no animator (documented).
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, item) }
    /// An item's velocity, points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { velocity(of: item).linear }
    /// Adds to how fast an item turns, radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, item) }
    /// How fast an item turns, radians a second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { velocity(of: item).angular }

    override func contribute(to plan: inout WorldPlan) { join(&plan) }
    override func worldTookPlan() { waiting = [:] }
}

extension UIDynamicItemBehavior {
    private func set(_ key: WritableKeyPath<Settings, CGFloat?>, _ value: CGFloat, _ name: String) {
        // An endless resistance is in its documented domain.
        let value = value == .infinity ? CGFloat.greatestFiniteMagnitude : value
        guard DynamicNumber.accepts(value, name) else { return }
        settings[keyPath: key] = value
        changed()
    }

    private func add(_ linear: CGPoint, _ angular: CGFloat, _ item: any UIDynamicItem) {
        guard list.contains(item), DynamicNumber.accepts(CGVector(dx: linear.x, dy: linear.y), "the velocity"),
            DynamicNumber.accepts(angular, "the velocity")
        else { return }
        if owner?.addVelocity(Vec(linear), Double(angular), to: item) == true { return }
        let before = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        waiting[ObjectIdentifier(item)] = (
            CGPoint(x: before.linear.x + linear.x, y: before.linear.y + linear.y), before.angular + angular
        )
        changed()
    }

    private func velocity(of item: any UIDynamicItem) -> (linear: CGPoint, angular: CGFloat) {
        let kept = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        guard list.contains(item), let now = owner?.velocity(of: item) else { return kept }
        return (
            CGPoint(x: now.linear.x + kept.linear.x, y: now.linear.y + kept.linear.y), now.angular + kept.angular
        )
    }

    private func join(_ plan: inout WorldPlan) {
        for item in list.items {
            guard let body = plan.body(item) else { continue }
            var material = plan.materials[body] ?? RigidMaterial()
            if let value = settings.elasticity { material.elasticity = Double(value) }
            if let value = settings.friction { material.friction = Double(value) }
            if let value = settings.density { material.density = Double(value) }
            if let value = settings.resistance { material.resistance = Double(value) }
            if let value = settings.angularResistance { material.angularResistance = Double(value) }
            if let value = settings.charge { material.charge = Double(value) }
            if let value = settings.isAnchored { material.isAnchored = value }
            if let value = settings.allowsRotation { material.allowsRotation = value }
            plan.materials[body] = material
            if let kept = waiting[ObjectIdentifier(item)] {
                plan.velocities.append((body, Vec(kept.linear), Double(kept.angular)))
            }
        }
    }
}

// A push, at once or for as long as it is active.
// Apple: "UIPushBehavior".
import CoreGraphics
import Foundation
import UIKitValues

/// Pushes its items: a magnitude of 1 gives an item of 100 × 100 points and density 1 an acceleration of 100 points a
/// second squared (documented); an instantaneous one what that does in a second (observed).
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// How long the push acts.
    public enum Mode: Int, Sendable {
        /// While it is active.
        case continuous = 0
        /// Once; it is inactive then.
        case instantaneous = 1
    }

    final var list: ItemList
    final var force = PolarVector(CGVector(dx: 0, dy: 0))
    final var offsets: [ObjectIdentifier: UIOffset] = [:]
    final var isActive = true

    /// A push of magnitude 0.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = ItemList(items)
        self.mode = mode
        super.init()
    }

    /// Whether it acts once or on and on.
    public let mode: Mode
    /// The items.
    open var items: [any UIDynamicItem] { list.items }
    /// Lets an item be pushed.
    open func addItem(_ item: any UIDynamicItem) { list.add(item); changed() }
    /// Ends that.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item); forget(item); changed() }
    /// Whether the push is active; true by default. An instantaneous push becomes inactive afterwards; activating it pushes
    /// again.
    open var active: Bool {
        get { isActive }
        set { isActive = newValue; changed() }
    }
    /// Radians from the positive x axis towards the positive y axis.
    open var angle: CGFloat {
        get { force.angle }
        set { setAngle(newValue, magnitude: force.magnitude) }
    }
    /// The magnitude of the push; 0 by default.
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { setAngle(force.angle, magnitude: newValue) }
    }
    /// Direction and strength in one.
    open var pushDirection: CGVector {
        get { force.vector }
        set { if DynamicNumber.accepts(newValue, "pushDirection") { force = PolarVector(newValue); changed() } }
    }
    /// Sets both.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        guard DynamicNumber.accepts(angle, "angle"), DynamicNumber.accepts(magnitude, "magnitude") else { return }
        force = PolarVector(angle: angle, magnitude: magnitude)
        changed()
    }
    /// Returns the offset of the pushed point from an item's center, in its own coordinates; the center by default.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
    /// Sets that.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    override func contribute(to plan: inout WorldPlan) { join(&plan) }
    override func worldTookPlan() { if mode == .instantaneous { isActive = false } }
}

extension UIPushBehavior {
    private func forget(_ item: any UIDynamicItem) { offsets[ObjectIdentifier(item)] = nil }

    private func join(_ plan: inout WorldPlan) {
        guard isActive else { return }
        for item in list.items {
            guard let body = plan.body(item) else { continue }
            let push = RigidWorld.Push(
                body: body, force: Vec(force.vector), offset: plan.local(Vec(targetOffsetFromCenter(for: item)), body))
            if mode == .continuous { plan.pushes.append(push) } else { plan.kicks.append(push) }
        }
    }
}

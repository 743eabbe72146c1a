// The base of behaviours, which act on items, alone or composed of others.
// Apple: "UIDynamicBehavior".
import CoreGraphics
import Foundation

/// A behaviour of dynamic items, composed of its children and its ``action``.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    final weak var owner: UIDynamicAnimator?
    final var children: [UIDynamicBehavior] = []
    /// A number that stands for the behaviour in the world.
    final let serial: Int

    private static var made = 0

    /// A behaviour without children.
    public override init() {
        UIDynamicBehavior.made += 1
        serial = UIDynamicBehavior.made
        super.init()
    }

    /// The animator that the behaviour or the one it is a child of was added to.
    open var dynamicAnimator: UIDynamicAnimator? { owner }
    /// The behaviours that were added to this one, in order.
    open var childBehaviors: [UIDynamicBehavior] { children }
    /// Called at each frame while the animator runs, after the items were moved.
    open var action: (() -> Void)?
    /// Lets another behaviour act with this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { add(child: behavior) }
    /// Ends what ``addChildBehavior(_:)`` began; behaviours that are no children are ignored.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { remove(child: behavior) }
    /// Called before the behaviour is added to an animator, or removed for nil. The default implementation does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Puts what the behaviour does into the plan of a world. Nothing here.
    func contribute(to plan: inout WorldPlan) {}
    /// The world is about to take a plan's forces that act but once.
    func worldTookPlan() {}
}

extension UIDynamicBehavior {
    private func add(child: UIDynamicBehavior) {
        guard child !== self, !children.contains(where: { $0 === child }) else { return }
        children.append(child)
        child.enter(owner)
        changed()
    }

    private func remove(child: UIDynamicBehavior) {
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        children.remove(at: index)
        child.enter(nil)
        changed()
    }

    /// Joins an animator with all children, or leaves it.
    func enter(_ animator: UIDynamicAnimator?) {
        guard owner !== animator else { return }
        willMove(to: animator)
        owner = animator
        for child in children { child.enter(animator) }
    }

    /// Something that the world must know of has changed.
    func changed() { owner?.noteChange() }

    /// The behaviour and all behaviours below it, from the top.
    var family: [UIDynamicBehavior] { [self] + children.flatMap(\.family) }
}

/// Items of a behaviour in the order they were added, each once.
struct ItemList {
    private(set) var items: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

    mutating func add(_ item: any UIDynamicItem) { if !contains(item) { items.append(item) } }
    mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }
}

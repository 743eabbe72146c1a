// Moves items as bodies move.
// Apple: "UIDynamicAnimator".
import CoreGraphics
import Foundation
import QuartzCore

/// Lets behaviours act on items: a physics world in fixed steps of 1/240 s, shown at each frame of the stage's clock.
///
/// It runs while something moves, and pauses by itself when all is at rest; what changes a behaviour wakes it. The same
/// program moves the same items through the same places every time. The initialiser for collection view layouts is absent.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    final weak var view: UIView?
    final var roots: [UIDynamicBehavior] = []
    final var world = RigidWorld()
    final var entries: [DynamicEntry] = []
    final var run = DynamicRun()

    /// An animator in a view's coordinates; views that it moves must stand in that view.
    public init(referenceView view: UIView) {
        self.view = view
        super.init()
    }
    /// An animator for items that are no views.
    public override init() { super.init() }

    /// The view whose coordinates count.
    open var referenceView: UIView? { view }
    /// The behaviours that were added, in order; children are not among them.
    open var behaviors: [UIDynamicBehavior] { roots }
    /// Lets a behaviour act.
    open func addBehavior(_ behavior: UIDynamicBehavior) { add(behavior) }
    /// Ends that; items stay where they are.
    open func removeBehavior(_ behavior: UIDynamicBehavior) { remove(behavior) }
    /// Ends that of all behaviours.
    open func removeAllBehaviors() { for behavior in roots { remove(behavior) } }
    /// The items whose boxes meet a rectangle of the reference view's coordinates.
    open func items(in rect: CGRect) -> [any UIDynamicItem] { found(in: rect) }
    /// Takes over where an item is, its size and its turn, after these were changed from outside; its velocity stays.
    open func updateItem(usingCurrentState item: any UIDynamicItem) { takeOver(item) }
    /// Whether something moves.
    open var isRunning: Bool { run.link != nil }
    /// Seconds that the world has run, pauses left out.
    open var elapsedTime: TimeInterval { world.time }
    /// The delegate, which is told when the animator begins to move and when it comes to rest.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
}

/// Is told when an animator begins and ends to move; each method is optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Something is about to move.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items have come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

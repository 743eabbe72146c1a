// Work that goes along with a change of size or traits.
// Apple: "UIViewControllerTransitionCoordinator", "UIViewControllerTransitionCoordinatorContext".
import CoreGraphics
import Foundation

/// Information about a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of a presentation; `none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a gesture began the transition.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be interrupted.
    var isInterruptible: Bool { get }
    /// Whether a gesture currently drives the transition.
    var isInteractive: Bool { get }
    /// Whether the transition returns to its start.
    var isCancelled: Bool { get }
    /// The duration, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress, 0…1.
    var percentComplete: CGFloat { get }
    /// The speed at which the transition is completed; 1 is the normal speed.
    var completionVelocity: CGFloat { get }
    /// The curve with which the transition is completed.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The rotation of the transition; identity for none.
    var targetTransform: CGAffineTransform { get }
    /// Returns one of the two controllers of a presentation; nil for a change of the window.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns one of the two views of a presentation; nil for a view that neither appears nor disappears.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs the first closure with the transition, the second at its end. Returns whether the first closure will run.
    @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Runs animations like `animate(alongsideTransition:completion:)`, in a view outside the container; nil for the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls the closure once, when the user ends the interaction; immediately if `isCancelled` is known then.
    func notifyWhenInteractionEnds(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Calls the closure whenever the user ends or resumes the interaction.
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations alongside the transition, without a completion.
    @discardableResult
    public func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
    /// Runs animations alongside the transition, without a completion.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}

/// The coordinator of a change of the window's size or traits, of a presentation, of a change between children.
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    package typealias Work = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The one whose change of the window goes on.
    @SessionValue package static var current: TransitionCoordinator? = nil

    private var alongside: [Work] = []
    private var completions: [Work] = []
    private var interactionEnds: [Work] = []
    private var interactionChanges: [Work] = []
    private var views: [UIView] = []
    private var hasRun = false
    private(set) var isOver = false
    /// Kept until the end, so that whoever runs a transition keeps its coordinator alone.
    private var context: TransitionContext?
    package let containerView: UIView
    package let targetTransform: CGAffineTransform
    package let presentationStyle: UIModalPresentationStyle
    /// False where the change is made at once.
    package let isAnimated: Bool
    private var wasCancelled = false
    package private(set) var transitionDuration: TimeInterval = 0
    package private(set) var initiallyInteractive = false

    package init(
        containerView: UIView, targetTransform: CGAffineTransform = .identity,
        style: UIModalPresentationStyle = .none, isAnimated: Bool = false, duration: TimeInterval = 0
    ) {
        self.containerView = containerView
        self.targetTransform = targetTransform
        presentationStyle = style
        self.isAnimated = isAnimated
        transitionDuration = duration
    }

    package var isInterruptible: Bool { context?.interruptible != nil }
    package var isInteractive: Bool { context?.isInteractive ?? false }
    package var isCancelled: Bool { wasCancelled || context?.transitionWasCancelled ?? false }
    package var percentComplete: CGFloat { isOver ? 1 : context?.percent ?? 0 }
    package var completionVelocity: CGFloat { context?.interactor?.completionSpeed ?? 1.0 }
    package var completionCurve: UIView.AnimationCurve { context?.interactor?.completionCurve ?? .easeInOut }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context?.viewController(forKey: key)
    }
    package func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

    // MARK: Work

    /// Adds work. Animations that are added after the beginning also take the whole duration, from now on.
    @discardableResult
    package func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
        guard !isOver else { return false }
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        if hasRun, animation != nil { moveAlongside() }
        return true
    }

    @discardableResult
    package func animateAlongsideTransition(in view: UIView?, animation: Work?, completion: Work?) -> Bool {
        guard !isOver else { return false }
        if let view, !view.isDescendant(of: containerView) { views.append(view) }
        if hasRun { driveViews() }
        return animate(alongsideTransition: animation, completion: completion)
    }

    package func notifyWhenInteractionEnds(_ handler: @escaping Work) { interactionEnds.append(handler) }
    package func notifyWhenInteractionChanges(_ handler: @escaping Work) { interactionChanges.append(handler) }

    /// Runs what goes along; what that adds too.
    func runAlongside() {
        while !alongside.isEmpty { alongside.removeFirst()(self) }
    }

    /// A change of the window moves now: what comes from here on moves along.
    func isUnderWay() { hasRun = !isOver }

    // MARK: Running

    /// Starts an animator; what goes along moves for as long as it does, and by the same hand.
    package func run(_ context: TransitionContext) {
        self.context = context
        initiallyInteractive = context.isInteractive
        transitionDuration = context.duration
        context.interactionChanged = { [weak self] in self?.interactionChanged() }
        driveViews()
        context.start()
        hasRun = true
        // An animator may be over already.
        if !context.isOver { moveAlongside() }
    }

    private func moveAlongside() {
        if let animator = context?.interruptible {
            animator.addAnimations { self.runAlongside() }
        } else {
            UIView.animate(withDuration: transitionDuration) { self.runAlongside() }
        }
    }

    private func driveViews() {
        guard let context else { return }
        for view in views { context.drive(view) }
        (context.interactor as? UIPercentDrivenInteractiveTransition)?.drivenViewsChanged()
    }

    private func interactionChanged() {
        for work in interactionChanges { work(self) }
        guard !isInteractive else { return }
        let ends = interactionEnds
        interactionEnds = []
        for work in ends { work(self) }
    }

    /// Tells everybody who asked, once.
    package func finish(cancelled: Bool = false) {
        guard !isOver else { return }
        wasCancelled = cancelled
        runAlongside()
        isOver = true
        while !completions.isEmpty { completions.removeFirst()(self) }
        interactionEnds = []
        interactionChanges = []
        context = nil
    }
}

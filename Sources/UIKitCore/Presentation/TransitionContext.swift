// The context of an animator: two controllers, a container, and the first and last frames of their views.
// Apple: "UIViewControllerContextTransitioning".
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

/// One run of an animator between two controllers; of a presentation, or of a container's children.
///
/// It knows nothing of who runs it: views and frames are asked for when the animator asks, and the end is told once.
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// One of the two controllers, its view, and where that stands in points of the container.
    @MainActor package struct Side {
        weak var controller: UIViewController?
        /// The view; nil if it neither comes nor goes.
        let view: () -> UIView?
        /// The view's frame at the beginning and at the end, in points of the container; zero if it is unknown.
        let initial: () -> CGRect
        let final: () -> CGRect

        package init(
            _ controller: UIViewController?, view: @escaping @autoclosure () -> UIView?,
            initial: @escaping @autoclosure () -> CGRect = .zero, final: @escaping @autoclosure () -> CGRect = .zero
        ) {
            self.controller = controller
            self.view = view
            self.initial = initial
            self.final = final
        }
    }

    package let containerView: UIView
    package let presentationStyle: UIModalPresentationStyle
    package let isAnimated: Bool
    package let targetTransform = CGAffineTransform.identity
    package let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    private var from: Side
    private var to: Side
    private var completed: ((Bool) -> Void)?
    /// The closure that releases the container from interactive control.
    var atEnd: (() -> Void)?
    /// Called when the transition becomes interactive or stops being so.
    var interactionChanged: (() -> Void)?
    /// The views that an interactive transition moves: the container, and views outside of it that move along.
    private(set) var drivenViews: [UIView] = []
    private(set) var isOver = false
    /// Whether its animator has said that it is over.
    private var isCompleted = false
    private var isForced = false
    package private(set) var isInteractive: Bool
    package private(set) var transitionWasCancelled = false
    private(set) var percent: CGFloat = 0
    private var runsInterruptibly: (any UIViewImplicitlyAnimating)?

    /// - Parameter completed: Called once, at the end: whether it came about. `animationEnded(_:)` follows it.
    package init(
        in containerView: UIView, from: Side, to: Side, style: UIModalPresentationStyle = .none, isAnimated: Bool = true,
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil, completed: @escaping (Bool) -> Void
    ) {
        self.containerView = containerView
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
        self.animator = animator
        self.interactor = interactor
        self.completed = completed
        presentationStyle = style
        isInteractive = interactor.map { ($0.wantsInteractiveStart as Bool) } ?? false
        drivenViews = [containerView]
    }

    /// The duration of the transition in seconds.
    var duration: TimeInterval { animator.transitionDuration(using: self) }

    /// Starts the transition, interactively if the interactor wants that, else by the animator.
    func start() {
        if let interactor, isInteractive {
            interactor.startInteractiveTransition(self)
        } else {
            let running = runAnimator()
            // It may take hold later.
            (interactor as? UIPercentDrivenInteractiveTransition)?.watch(self, running)
        }
    }

    /// Lets the animator run. One that can be interrupted is asked for in place of `animateTransition(using:)`
    /// (documented). Returns what can be stopped on its way.
    @discardableResult func runAnimator() -> (any UIViewImplicitlyAnimating)? {
        guard let animator = interruptible else {
            animator.animateTransition(using: self)
            return nil
        }
        if animator.state == .inactive { animator.startAnimation() }
        return animator
    }

    /// The animator's own object that can be interrupted, the same one for the whole transition (documented).
    var interruptible: (any UIViewImplicitlyAnimating)? {
        if let runsInterruptibly { return runsInterruptibly }
        let answer = animator.interruptibleAnimator(using: self)
        if answer is UnsaidAnimator { return nil }
        runsInterruptibly = answer
        return answer
    }

    /// A view outside of the container whose animations go along.
    func drive(_ view: UIView) {
        guard !drivenViews.contains(where: { view.isDescendant(of: $0) }) else { return }
        drivenViews.append(view)
    }

    // MARK: By hand

    package func updateInteractiveTransition(_ percentComplete: CGFloat) { percent = min(max(percentComplete, 0), 1) }
    package func finishInteractiveTransition() { letGo(cancelled: false) }
    package func cancelInteractiveTransition() { letGo(cancelled: true) }
    package func pauseInteractiveTransition() {
        guard !isOver, !isInteractive else { return }
        isInteractive = true
        transitionWasCancelled = false
        interactionChanged?()
    }

    private func letGo(cancelled: Bool) {
        guard !isOver else { return }
        let was = isInteractive
        isInteractive = false
        transitionWasCancelled = cancelled
        if was { interactionChanged?() }
    }

    package func completeTransition(_ didComplete: Bool) {
        guard !isOver else {
            // One that was abandoned or ended from outside may still hear from its animator.
            if isCompleted {
                Catalogue.transitionCompletedTwice.report(
                    object: ObjectName.of(animator),
                    cause: "completeTransition(\(didComplete)) was called after completeTransition(_:).")
            }
            return
        }
        isOver = true
        isCompleted = !isForced
        transitionWasCancelled = !didComplete
        if isInteractive {
            isInteractive = false
            interactionChanged?()
        }
        atEnd?()
        completed?(didComplete)
        animator.animationEnded(didComplete)
        runsInterruptibly = nil
        completed = nil
    }

    /// Ends it for containers and animators of ours, which may do so before the animation is over, and more than once.
    package func forceEnd(_ didComplete: Bool = true) {
        guard !isOver else { return }
        isForced = true
        completeTransition(didComplete)
    }

    /// Nobody waits for its end any more: an animation that never ends keeps no controller.
    func abandon() {
        isOver = true
        completed = nil
        runsInterruptibly = nil
        from = Side(nil, view: nil)
        to = Side(nil, view: nil)
    }

    // MARK: Sides

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view()
        case .to: to.view()
        default: nil
        }
    }

    private func side(of controller: UIViewController) -> Side? {
        [from, to].first { $0.controller === controller }
    }
    package func initialFrame(for viewController: UIViewController) -> CGRect { side(of: viewController)?.initial() ?? .zero }
    package func finalFrame(for viewController: UIViewController) -> CGRect { side(of: viewController)?.final() ?? .zero }
}

/// The default answer of `interruptibleAnimator(using:)`, which says that the animator has none.
final class UnsaidAnimator: NSObject, UIViewImplicitlyAnimating {
    static let shared = UnsaidAnimator()
    let state = UIViewAnimatingState.inactive
    let isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

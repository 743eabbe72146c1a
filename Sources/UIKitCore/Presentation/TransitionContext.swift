// What the app's animators work with during a presentation or dismissal.
// Apple: "UIViewControllerContextTransitioning".
import CoreGraphics
import Foundation

/// One run of an animator.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let presentation: Presentation
    private let isPresenting: Bool
    let animator: any UIViewControllerAnimatedTransitioning
    private let interactor: (any UIViewControllerInteractiveTransitioning)?
    private let completed: (Bool) -> Void
    /// What drives it by hand lets go of the container.
    var atEnd: (() -> Void)?
    private var isOver = false
    private(set) var isInteractive: Bool
    private(set) var transitionWasCancelled = false
    private(set) var percent: CGFloat = 0

    init(
        _ presentation: Presentation, isPresenting: Bool, _ animator: any UIViewControllerAnimatedTransitioning,
        _ interactor: (any UIViewControllerInteractiveTransitioning)?, _ completed: @escaping (Bool) -> Void
    ) {
        self.presentation = presentation
        self.isPresenting = isPresenting
        self.animator = animator
        self.interactor = interactor
        self.completed = completed
        isInteractive = interactor?.wantsInteractiveStart ?? false
    }

    /// In seconds.
    var duration: TimeInterval { animator.transitionDuration(using: self) }

    func start() {
        if let interactor, isInteractive {
            interactor.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
        }
    }

    var containerView: UIView { presentation.container }
    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { presentation.presented.modalPresentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { percent = min(max(percentComplete, 0), 1) }
    func finishInteractiveTransition() { isInteractive = false }
    func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
    }
    func pauseInteractiveTransition() { isInteractive = true }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        transitionWasCancelled = !didComplete
        atEnd?()
        completed(didComplete)
        animator.animationEnded(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: isPresenting ? presentation.presenter : presentation.presented
        case .to: isPresenting ? presentation.presented : presentation.presenter
        default: nil
        }
    }

    /// The presenter's view takes part only where it leaves or comes back.
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let behind = presentation.covers ? presentation.presenter?.view : nil
        switch key {
        case .from: return isPresenting ? behind : presentation.active.presentedView
        case .to: return isPresenting ? presentation.active.presentedView : behind
        default: return nil
        }
    }

    func initialFrame(for viewController: UIViewController) -> CGRect {
        if viewController === presentation.presenter { return presentation.container.bounds }
        return isPresenting ? .zero : presentation.active.presentedView?.frame ?? .zero
    }

    func finalFrame(for viewController: UIViewController) -> CGRect {
        if viewController === presentation.presenter { return presentation.container.bounds }
        return isPresenting ? presentation.active.frameOfPresentedViewInContainerView : .zero
    }
}

// How presentations come and go by themselves: from below, turning over, fading, as a sheet, bubble or alert does.
// Apple: "UIModalTransitionStyle"; spring: as Flutter measured it; times: from memory or guessed.
import CoreGraphics
import Foundation
import QuartzCore

/// Seconds and pace of a movement of the system's.
@_spi(Vitrine) public struct TransitionPace: Sendable {
    package enum Curve { case spring, eased }
    package var duration: TimeInterval
    var curve: Curve

    /// The spring of the system's presentations.
    package static let presentation = TransitionPace(duration: TransitionMeasures.presentation, curve: .spring)
    /// The same spring by one swing of it without damping, in seconds.
    package static let swing = TransitionMeasures.swing
    /// The pace of alerts.
    package static let alert = TransitionPace(duration: TransitionMeasures.alert, curve: .eased)
    /// The pace of popovers, which fade.
    package static let popover = TransitionPace(duration: TransitionMeasures.popover, curve: .eased)
    /// The pace of dissolving.
    static let dissolve = TransitionPace(duration: TransitionMeasures.dissolve, curve: .eased)
    /// The pace of turning over, and of curling.
    static let flip = TransitionPace(duration: TransitionMeasures.flip, curve: .eased)

    @MainActor var parameters: any UITimingCurveProvider {
        switch curve {
        case .spring: UISpringTimingParameters(dampingRatio: 1, initialVelocity: .zero)
        case .eased: UICubicTimingParameters(animationCurve: .easeInOut)
        }
    }
}

/// The system's own animator of a presentation or dismissal.
///
/// The presentation controller says what stands where: ``UIPresentationController/stand(_:)``.
final class StandardTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let presentation: Presentation
    private let isPresenting: Bool
    private let pace: TransitionPace
    private let turn: UIView.AnimationOptions?
    /// A finger's, as a part of the way in a second.
    private let velocity: CGFloat
    private var animator: UIViewPropertyAnimator?
    private weak var context: TransitionContext?

    init(_ presentation: Presentation, isPresenting: Bool, velocity: CGFloat = 0) {
        self.presentation = presentation
        self.isPresenting = isPresenting
        self.velocity = velocity.isFinite ? max(0, velocity) : 0
        let active = presentation.active
        turn = active.turn(isPresenting)
        pace = turn == nil ? active.pace : .flip
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        pace.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext, let turn else { return }
        self.context = context
        let container = presentation.container
        let behind = isPresenting ? context.view(forKey: .from) : context.view(forKey: .to)
        UIView.transition(with: container, duration: pace.duration, options: turn) {
            if self.isPresenting {
                behind?.removeFromSuperview()
                self.presentation.install()
                container.layoutIfNeeded()
            } else {
                self.presentation.active.uninstall()
                self.putBack(behind)
            }
        } completion: { _ in
            context.forceEnd()
        }
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        guard turn == nil, let context = transitionContext as? TransitionContext else { return UnsaidAnimator.shared }
        self.context = context
        UIView.performWithoutAnimation {
            if isPresenting {
                presentation.install()
                presentation.container.layoutIfNeeded()
                presentation.active.stand(false)
            } else {
                putBack(context.view(forKey: .to))
            }
        }
        let parameters =
            velocity > 0
            ? UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
            : pace.parameters
        let animator = UIViewPropertyAnimator(duration: pace.duration, timingParameters: parameters)
        animator.addAnimations {
            if !self.isPresenting { self.presentation.undimTint() }
            self.presentation.active.stand(self.isPresenting)
        }
        animator.addCompletion { context.forceEnd($0 == .end) }
        self.animator = animator
        return animator
    }

    /// The presenter's view comes back below all of it.
    private func putBack(_ behind: UIView?) {
        guard let behind else { return }
        let container = presentation.container
        behind.place(container.bounds)
        container.insertSubview(behind, at: 0)
        behind.layoutIfNeeded()
    }

    /// Ends the transition at once.
    func jumpToEnd() {
        guard let context else { return }
        if let animator, animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
        } else {
            context.forceEnd()
        }
    }
}

extension UIPresentationController {
    /// The options of a turn, where the presented controller's style is one.
    func turn(_ isPresenting: Bool) -> UIView.AnimationOptions? {
        guard followsTransitionStyle else { return nil }
        switch transitionStyle {
        case .flipHorizontal: return isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft
        case .partialCurl where presentationState.style == .fullScreen:
            return isPresenting ? .transitionCurlUp : .transitionCurlDown
        default: return nil
        }
    }

    /// The presented controller's, or the context's, where that provides one (documented).
    private var transitionStyle: UIModalTransitionStyle {
        if !shouldPresentInFullscreen, let presenter = presentationState.presenting, presenter.modal.providesTransition {
            return presenter.modalTransitionStyle
        }
        return presentedViewController.modalTransitionStyle
    }

    /// Whether the style is to fade.
    var dissolves: Bool { followsTransitionStyle && transitionStyle == .crossDissolve }

    func standAgainPlainly() {
        guard let alpha = presentationState.alpha else { return }
        presentationState.alpha = nil
        presentationState.presented?.viewIfLoaded?.alpha = alpha
    }

    /// The view as a whole: at its frame, or below the container; opaque, or clear.
    package func standPlainly(_ isShown: Bool) {
        guard let view = presentedView, let container = containerView else { return }
        if dissolves {
            if !isShown, presentationState.alpha == nil { presentationState.alpha = view.alpha }
            view.alpha = isShown ? presentationState.alpha ?? view.alpha : 0
            if isShown { presentationState.alpha = nil }
            return
        }
        // By its centre, which a layout of the container sets to the same.
        let frame = isShown ? frameOfPresentedViewInContainerView : view.frame
        let away = isShown ? 0 : max(0, container.bounds.maxY - frame.minY)
        let anchor = view.layer.anchorPoint
        view.center = CGPoint(
            x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y + away)
    }
}

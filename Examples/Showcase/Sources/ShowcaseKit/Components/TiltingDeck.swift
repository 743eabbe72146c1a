// A deck with a transition of its own: the center tilts away while the side fades in.
import SafeUIKit
import UIKit

/// A deck that may tilt.
@MainActor
final class TiltingDeck: DeckViewController {
    var tilts = false

    override func animator(for context: DeckTransitionContext) -> any DeckTransitionAnimator {
        tilts ? TiltAnimator() : super.animator(for: context)
    }
}

/// Puts everything where the deck has it, and tilts what stands in the center besides.
@MainActor
private final class TiltAnimator: DeckTransitionAnimator {
    private var animator: UIViewPropertyAnimator?

    func prepare(_ context: DeckTransitionContext) { update(context, progress: 0) }

    func update(_ context: DeckTransitionContext, progress: CGFloat) {
        context.place(at: progress)
        let open = min(1, max(0, context.isAppearing ? progress : 1 - progress))
        context.sideView.alpha = open
        let isOnRight = context.side == .right
        var tilt = CATransform3DIdentity
        tilt.m34 = -1 / 900
        tilt = CATransform3DRotate(tilt, open * (isOnRight ? 0.35 : -0.35), 0, 1, 0)
        context.centerView.layer.sublayerTransform = open == 0 ? CATransform3DIdentity : tilt
    }

    func animate(_ context: DeckTransitionContext, velocity: CGPoint) {
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1) {
            self.update(context, progress: context.isCancelled ? 0 : 1)
        }
        animator.addCompletion { _ in context.complete() }
        self.animator = animator
        animator.startAnimation()
    }

    func stop(_ context: DeckTransitionContext) -> CGFloat? {
        let progress = context.visibleProgress
        animator?.stopAnimation(true)
        animator = nil
        update(context, progress: progress)
        return progress
    }
}

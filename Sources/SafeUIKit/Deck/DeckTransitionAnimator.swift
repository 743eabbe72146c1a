// What moves a transition of a deck, and the deck's own: a spring.
// No Apple page: this is ours; ViewDeck 3's IIViewDeckTransitionAnimator.
import UIKit

/// An animator of the transitions of a ``DeckViewController``.
///
/// The deck calls `prepare`, then `update` for each movement of a finger, then `animate` after the finger has lifted, or
/// immediately without a finger.
/// The animator calls ``DeckTransitionContext/complete()`` at its end. If it never does, the deck ends the transition at the
/// next call, when the deck rotates, or when it leaves the screen.
@MainActor public protocol DeckTransitionAnimator: AnyObject {
    /// Prepares the transition. All views are in place, and nothing has moved yet.
    func prepare(_ context: DeckTransitionContext)
    /// Moves the views to a finger's progress: 0 at the start, 1 at the end, a little more while an elastic side is pulled.
    func update(_ context: DeckTransitionContext, progress: CGFloat)
    /// Animates the views to the end of the transition, or back to the start if `context.isCancelled`.
    /// - Parameter velocity: The finger's velocity, in points per second; zero without a finger.
    func animate(_ context: DeckTransitionContext, velocity: CGPoint)
    /// Stops the animation immediately, for a finger or a call that reverses it. Returns the progress; nil if the animation
    /// cannot stop, in which case the deck ends the transition.
    func stop(_ context: DeckTransitionContext) -> CGFloat?
}

extension DeckTransitionAnimator {
    public func prepare(_ context: DeckTransitionContext) {}
    public func stop(_ context: DeckTransitionContext) -> CGFloat? { nil }
}

/// The default animator: moves all views with a spring that does not bounce and that can be interrupted.
@MainActor public final class DeckSlideAnimator: DeckTransitionAnimator {
    /// The duration, in seconds; ViewDeck's by default.
    public let duration: TimeInterval
    private var animator: UIViewPropertyAnimator?

    /// Creates an animator with a duration in seconds. A negative value or NaN counts as 0.
    public init(duration: TimeInterval = 0.5) { self.duration = duration.isFinite ? max(0, duration) : 0 }

    public func prepare(_ context: DeckTransitionContext) { context.place(at: 0) }

    public func update(_ context: DeckTransitionContext, progress: CGFloat) { context.place(at: progress) }

    public func animate(_ context: DeckTransitionContext, velocity: CGPoint) {
        let end: CGFloat = context.isCancelled ? 0 : 1
        let timing = UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: speed(context, to: end, velocity.x), dy: 0))
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        animator.addAnimations { context.place(at: end) }
        animator.addCompletion { _ in context.complete() }
        self.animator = animator
        animator.startAnimation()
    }

    public func stop(_ context: DeckTransitionContext) -> CGFloat? {
        let progress = context.visibleProgress
        animator?.stopAnimation(true)
        animator = nil
        context.place(at: progress)
        return progress
    }

    /// The finger's speed in parts of what is left of the way, as springs take it. Kept below what would carry a spring
    /// without bounce beyond its end, where a gap would show at the edge.
    private func speed(_ context: DeckTransitionContext, to end: CGFloat, _ velocity: CGFloat) -> CGFloat {
        let places = context.deck.core.geometry
        let left = (end - context.visibleProgress) * (context.isAppearing ? 1 : -1)
        let way = left * places.width(context.side) * places.direction(context.side)
        guard abs(way) >= 1, velocity.isFinite else { return 0 }
        return min(max(velocity / way, 0), Self.fastest)
    }

    private static let fastest: CGFloat = 8
}

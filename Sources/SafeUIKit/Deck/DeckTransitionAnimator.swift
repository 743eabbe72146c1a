// What moves a transition of a deck, and the deck's own: a spring.
// No Apple page: this is ours; ViewDeck 3's IIViewDeckTransitionAnimator.
import UIKit

/// Moves one transition of a ``DeckViewController``.
///
/// The deck calls `prepare`, then `update` for each step of a finger, then `animate` once the finger has gone or at once.
/// The animator calls ``DeckTransitionContext/complete()`` at its end. One that never does is ended by the deck when the
/// next call comes, when the deck is turned, or when it leaves the screen: nothing gets stuck.
@MainActor public protocol DeckTransitionAnimator: AnyObject {
    /// Everything is in place, and nothing has moved yet.
    func prepare(_ context: DeckTransitionContext)
    /// A finger has moved it: 0 where it began, 1 where it ends; a little beyond where an elastic side is pulled.
    func update(_ context: DeckTransitionContext, progress: CGFloat)
    /// Moves everything to its end, or back where `context.isCancelled`.
    /// - Parameter velocity: The finger's, in points a second; zero without one.
    func animate(_ context: DeckTransitionContext, velocity: CGPoint)
    /// Stands still, at once, for a finger or a call that turns it back. Returns how far it has come; nil where it cannot
    /// stand still, and then the deck ends the transition at once.
    func stop(_ context: DeckTransitionContext) -> CGFloat?
}

extension DeckTransitionAnimator {
    public func prepare(_ context: DeckTransitionContext) {}
    public func stop(_ context: DeckTransitionContext) -> CGFloat? { nil }
}

/// The deck's own animator: everything goes to its place on a spring without bounce, and can be caught on the way.
@MainActor public final class DeckSlideAnimator: DeckTransitionAnimator {
    /// Seconds; ViewDeck's, where not given.
    public let duration: TimeInterval
    private var animator: UIViewPropertyAnimator?

    /// An animator of so many seconds; what is no number of at least 0 counts as 0.
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

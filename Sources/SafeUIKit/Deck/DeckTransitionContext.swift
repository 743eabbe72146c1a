// One way of a side in or out, as animators see it.
// No Apple page: this is ours; ViewDeck 3's IIViewDeckTransitionContext.
import UIKit

/// The opening or closing of one side. The deck creates it and passes it to the animator.
///
/// A reversed transition keeps its context: ``isCancelled`` becomes true, and the transition ends where it began.
@MainActor public final class DeckTransitionContext {
    /// The deck, retained until the transition is over.
    public let deck: DeckViewController
    /// The side that opens or closes.
    public let side: DeckSide
    /// Whether the side opens.
    public let isAppearing: Bool
    /// The cause of the transition.
    public let cause: DeckCause
    /// Whether a finger currently moves the side.
    public internal(set) var isInteractive = false
    /// Whether the transition returns to its start. The value can change during the transition.
    public internal(set) var isCancelled = false
    /// The view that contains the center's view and everything above it.
    public let centerView: UIView
    /// The view that contains the side's view.
    public let sideView: UIView
    /// The view over the center, from ``DeckViewController/decorationView(for:)``.
    public internal(set) var decorationView: UIView?

    var animator: (any DeckTransitionAnimator)?
    /// An animation is under way.
    var isRunning = false
    /// The deck is done with it.
    var isOver = false

    init(
        deck: DeckViewController, side: DeckSide, isAppearing: Bool, cause: DeckCause, centerView: UIView,
        sideView: UIView
    ) {
        self.deck = deck
        self.side = side
        self.isAppearing = isAppearing
        self.cause = cause
        self.centerView = centerView
        self.sideView = sideView
    }

    /// The side that is open when it is over.
    var destination: DeckSide? { isAppearing != isCancelled ? side : nil }

    /// The frame of ``centerView`` at the start of the transition, in points of the deck's view.
    public var initialCenterFrame: CGRect { centerFrame(open: isAppearing ? 0 : 1) }
    /// The frame of ``centerView`` at the end of a transition that is not cancelled, in points of the deck's view.
    public var finalCenterFrame: CGRect { centerFrame(open: isAppearing ? 1 : 0) }
    /// The frame of ``sideView`` at the start of the transition, in points of the deck's view.
    public var initialSideFrame: CGRect { sideFrame(open: isAppearing ? 0 : 1) }
    /// The frame of ``sideView`` at the end of a transition that is not cancelled, in points of the deck's view.
    public var finalSideFrame: CGRect { sideFrame(open: isAppearing ? 1 : 0) }

    private func centerFrame(open fraction: CGFloat) -> CGRect {
        let places = deck.core.geometry
        return places.centerFrame.offsetBy(dx: places.centerShift(side, open: fraction), dy: 0)
    }

    private func sideFrame(open fraction: CGFloat) -> CGRect {
        let places = deck.core.geometry
        return places.sideFrame(side).offsetBy(dx: places.sideShift(side, open: fraction), dy: 0)
    }

    /// The progress that is currently visible: 0 at the start of the transition, 1 at its end.
    public var visibleProgress: CGFloat { progress(open: deck.core.visibleFraction(side)) }

    /// Moves center, side and decoration to their default positions for a progress, 0…1 and a little more while a finger pulls
    /// an elastic side. In an animation block the change is animated.
    public func place(at progress: CGFloat) {
        guard !isOver, progress.isFinite else { return }
        deck.core.place(side, open: fraction(progress))
    }

    /// Completes the transition. Call it when the animation has ended, whether or not the transition was cancelled. Further
    /// calls have no effect.
    public func complete() { deck.core.perform { $0.finish(self) } }

    func progress(open fraction: CGFloat) -> CGFloat { isAppearing ? fraction : 1 - fraction }
    func fraction(_ progress: CGFloat) -> CGFloat { isAppearing ? progress : 1 - progress }
}

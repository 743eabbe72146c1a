// One way of a side in or out, as animators see it.
// No Apple page: this is ours; ViewDeck 3's IIViewDeckTransitionContext.
import UIKit

/// One opening or closing of one side. Made by the deck, and given to its animator.
///
/// A transition that is turned back stays the same one: ``isCancelled`` becomes true, and it ends where it began.
@MainActor public final class DeckTransitionContext {
    /// The deck; kept until the transition is over.
    public let deck: DeckViewController
    /// The side that opens or closes.
    public let side: DeckSide
    /// Whether it opens.
    public let isAppearing: Bool
    /// What caused it.
    public let cause: DeckCause
    /// Whether a finger moves it now.
    public internal(set) var isInteractive = false
    /// Whether it goes back to where it began. May change on the way.
    public internal(set) var isCancelled = false
    /// The view that holds the center's, with all that lies on it.
    public let centerView: UIView
    /// The view that holds the side's.
    public let sideView: UIView
    /// What lies on the center, from ``DeckViewController/decorationView(for:)``.
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

    /// ``centerView``'s frame where the transition began, in points of the deck's view.
    public var initialCenterFrame: CGRect { centerFrame(open: isAppearing ? 0 : 1) }
    /// ``centerView``'s frame where the transition ends if it is not turned back.
    public var finalCenterFrame: CGRect { centerFrame(open: isAppearing ? 1 : 0) }
    /// ``sideView``'s frame where the transition began, in points of the deck's view.
    public var initialSideFrame: CGRect { sideFrame(open: isAppearing ? 0 : 1) }
    /// ``sideView``'s frame where the transition ends if it is not turned back.
    public var finalSideFrame: CGRect { sideFrame(open: isAppearing ? 1 : 0) }

    private func centerFrame(open fraction: CGFloat) -> CGRect {
        let places = deck.core.geometry
        return places.centerFrame.offsetBy(dx: places.centerShift(side, open: fraction), dy: 0)
    }

    private func sideFrame(open fraction: CGFloat) -> CGRect {
        let places = deck.core.geometry
        return places.sideFrame(side).offsetBy(dx: places.sideShift(side, open: fraction), dy: 0)
    }

    /// How far the transition has come, as the eye sees it now: 0 where it began, 1 where it ends.
    public var visibleProgress: CGFloat { progress(open: deck.core.visibleFraction(side)) }

    /// Puts center, side and decoration where the deck's own look has them at a progress, 0…1 and a little more where a
    /// finger pulls an elastic side. In an animation block they move there.
    public func place(at progress: CGFloat) {
        guard !isOver, progress.isFinite else { return }
        deck.core.place(side, open: fraction(progress))
    }

    /// To be called when the animation has ended, whether or not the transition was turned back. Only the first call of
    /// a transition has an effect, so one too many does no harm.
    public func complete() { deck.core.perform { $0.finish(self) } }

    func progress(open fraction: CGFloat) -> CGFloat { isAppearing ? fraction : 1 - fraction }
    func fraction(_ progress: CGFloat) -> CGFloat { isAppearing ? progress : 1 - progress }
}

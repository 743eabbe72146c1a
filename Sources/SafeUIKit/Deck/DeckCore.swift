// What stands behind a deck: its state, and the order in which things happen.
// No Apple page: this is ours.
import UIKit

/// One call on a deck that wants a completion.
struct DeckRequest {
    let goal: DeckSide?
    let isAnimated: Bool
    let cause: DeckCause
    let completion: ((DeckOutcome) -> Void)?
}

/// The state of a deck.
///
/// Everything that changes it goes through ``perform(_:)``: one piece of work at a time. What the deck's children and
/// delegate ask for meanwhile waits until the piece is done, and what the deck has to tell is told afterwards, when it may
/// be called again. So no call finds the deck half changed.
@MainActor final class DeckCore {
    typealias Work = (DeckCore) -> Void

    unowned let deck: DeckViewController
    let appearance = DeckAppearance()
    let listeners = DeckListeners()
    let ticker = DeckTicker()
    let gestures = DeckGestures()

    // Changed by DeckCore+Children.swift; settings and dimming by the deck's accessors and, from an archive, by
    // DeckCore+Controller.swift.
    var center: UIViewController
    var sides: [DeckSide: UIViewController] = [:]
    /// Nil until the deck's view is loaded.
    var views: DeckViews?
    var settings = DeckSettings()
    var dimColor: UIColor? = UIColor(white: 0, alpha: 0.75)

    // Changed by DeckCore+Transitions.swift.
    /// The side that is open where nothing is on its way.
    var rest: DeckSide?
    var transition: DeckTransitionContext?
    /// How far ``openSide`` is open, as last set.
    var fraction: CGFloat = 0
    /// Where a finger took hold.
    var dragStart: CGFloat = 0
    var wasCancelled = false

    // Changed by DeckCore+Calls.swift; the goal also by a finger (DeckCore+Transitions.swift), and by a side that goes for good
    // (DeckCore+Children.swift).
    /// The side to be open when all that goes on is done.
    var goal: DeckSide?
    var isGoalAnimated = false
    var goalCause = DeckCause.program
    /// Those to be told when ``goal`` is reached.
    var waiting: [DeckRequest] = []
    /// Those that wait for their turn.
    var queue: [DeckRequest] = []
    /// The next step waits for all to be told.
    var goesOn = false

    private var inbox: [Work] = []
    private var outbox: [() -> Void] = []
    private var isWorking = false
    private var isTelling = false

    init(_ deck: DeckViewController) {
        self.deck = deck
        center = UIViewController()
    }

    /// The new side at once when one opens, the old until its end when it closes.
    var openSide: DeckSide? { transition?.side ?? rest }

    /// Does a piece of work now, or after the one that is being done.
    func perform(_ work: @escaping Work) {
        inbox.append(work)
        guard !isWorking else { return }
        isWorking = true
        while !inbox.isEmpty { inbox.removeFirst()(self) }
        isWorking = false
        guard !isTelling else { return }
        isTelling = true
        while !outbox.isEmpty { outbox.removeFirst()() }
        isTelling = false
    }

    /// Says something once the work is done.
    func afterwards(_ telling: @escaping () -> Void) { outbox.append(telling) }

    /// Does a piece of work once everything is told, also what that brings about.
    func lastOfAll(_ work: @escaping Work) {
        outbox.append { [weak self] in
            guard let self else { return }
            outbox.isEmpty ? perform(work) : lastOfAll(work)
        }
    }
}

// Calls that open and close: asked about, joined, queued, put in another's place, answered once.
// No Apple page: this is ours.
import UIKit

extension DeckCore {
    func answer(_ request: DeckRequest, _ outcome: DeckOutcome) {
        guard let completion = request.completion else { return }
        afterwards { completion(outcome) }
    }

    func answerWaiting(_ outcome: DeckOutcome) {
        let told = waiting
        waiting = []
        for request in told { answer(request, outcome) }
    }

    /// Steps: 1. a side without controller; 2. the queue; 3. where it goes already; 4. the delegate; 5. in the place of
    /// what goes on.
    /// - Parameter isNext: Whether it has waited in the queue, and it is its turn.
    func take(_ request: DeckRequest, isNext: Bool = false) {
        if let side = request.goal, sides[side] == nil { return answer(request, .cancelled(.noController)) }
        let isBusy = transition != nil || goal != rest || !queue.isEmpty
        if settings.calls == .queue, request.cause == .program, isBusy, !isNext {
            queue.append(request)
            return
        }
        let isHeld = transition?.isInteractive == true
        if !isHeld, request.goal == goal {
            guard transition != nil || goal != rest else { return answer(request, .unchanged) }
            waiting.append(request)
            if !request.isAnimated {
                isGoalAnimated = false
                endNow()
            }
            return
        }
        guard allows(request.goal, request.cause) else { return answer(request, .cancelled(.refused)) }
        gestures.letGo()
        transition?.isInteractive = false
        answerWaiting(.cancelled(.replaced))
        waiting = [request]
        goal = request.goal
        isGoalAnimated = request.isAnimated
        goalCause = request.cause
        advance()
    }

    /// Asks the delegate about what would close and what would open.
    func allows(_ wanted: DeckSide?, _ cause: DeckCause) -> Bool {
        guard let delegate = deck.delegate else { return true }
        let bound = transition.map(\.destination) ?? rest
        if let bound, bound != wanted, !delegate.deck(deck, shouldClose: bound, cause: cause) { return false }
        if let wanted, wanted != bound, !delegate.deck(deck, shouldOpen: wanted, cause: cause) { return false }
        return true
    }

    /// Goes on towards the goal: turns back what goes the other way, closes one side before the other opens.
    func advance() {
        if let transition {
            if transition.destination != (goal == transition.side ? goal : nil) { return turnBack(transition) }
            if !transition.isRunning { run(transition, velocity: .zero) } else if !isGoalAnimated { endNow() }
        } else if goal == rest {
            answerWaiting(.done)
            nextInQueue()
        } else if let open = rest {
            begin(open, isAppearing: false)
        } else if let goal {
            begin(goal, isAppearing: true)
        }
    }

    private func nextInQueue() {
        guard !queue.isEmpty else { return }
        take(queue.removeFirst(), isNext: true)
        if transition == nil { goOnAfterwards() }
    }

    /// Ends what is on its way where it goes, without animation; a finger loses it.
    func endNow() {
        guard let transition else { return }
        gestures.letGo()
        if transition.isInteractive {
            transition.isInteractive = false
            transition.isCancelled = wasCancelled
            if goal != transition.destination { dropGoal(transition) }
        }
        jump(transition)
    }

    /// A finger has decided otherwise.
    func dropGoal(_ transition: DeckTransitionContext) {
        answerWaiting(.cancelled(.gesture))
        goal = transition.destination
    }

    /// What comes next waits until all is told, and may be changed by whom it is told.
    func goOnAfterwards() {
        guard !goesOn else { return }
        goesOn = true
        lastOfAll { core in
            core.goesOn = false
            if core.transition == nil { core.advance() }
        }
    }

    /// All comes to rest at once: the deck leaves the screen, or is turned.
    func settleNow() {
        isGoalAnimated = false
        endNow()
    }
}

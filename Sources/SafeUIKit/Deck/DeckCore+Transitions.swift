// One transition: begun, moved by a finger or an animator, turned back, ended.
// No Apple page: this is ours; ViewDeck 3's IIViewDeckTransition.
import UIKit

extension DeckCore {
    /// Steps: 1. the delegate hears; 2. the keyboard of what is left goes; 3. appearance, before the view; 4. the view and
    /// the decoration; 5. the animator.
    func begin(_ side: DeckSide, isAppearing: Bool, isInteractive: Bool = false) {
        let context = DeckTransitionContext(
            deck: deck, side: side, isAppearing: isAppearing, cause: goalCause,
            centerView: views?.center ?? UIView(), sideView: views?.panel(side) ?? UIView())
        context.isInteractive = isInteractive
        transition = context
        fraction = isAppearing ? 0 : 1
        if isAppearing {
            deck.delegate?.deck(deck, willOpen: side, cause: goalCause)
        } else {
            deck.delegate?.deck(deck, willClose: side, cause: goalCause)
        }
        let isAnimated = (isInteractive || isGoalAnimated) && appearance.isHere
        if let views {
            if isAppearing {
                views.center.endEditing(true)
                showSide(side, animated: isAnimated)
                context.decorationView = deck.decorationView(for: context)
                views.shield.decoration = context.decorationView
            } else {
                views.panel(side).endEditing(true)
                if let controller = sides[side] { appearance.willHide(controller, animated: isAnimated) }
                context.decorationView = views.shield.decoration
            }
            place(side, open: fraction)
        }
        stateChanged()
        guard isAnimated else { return jump(context) }
        let animator = deck.animator(for: context)
        context.animator = animator
        animator.prepare(context)
        if isInteractive { moved() } else { run(context, velocity: .zero) }
    }

    /// Lets the animator move it to its end.
    func run(_ context: DeckTransitionContext, velocity: CGPoint) {
        guard isGoalAnimated, appearance.isHere, UIView.areAnimationsEnabled, let animator = context.animator else {
            return jump(context)
        }
        context.isRunning = true
        fraction = context.destination == nil ? 0 : 1
        if deck.delegate != nil || !listeners.isEmpty {
            ticker.start { [weak self] in self?.tick() }
        }
        stateChanged()
        animator.animate(context, velocity: velocity)
    }

    /// Stands still for a finger or another way. Returns whether it does.
    private func stand(_ context: DeckTransitionContext) -> Bool {
        guard context.isRunning else { return true }
        guard let progress = context.animator?.stop(context), progress.isFinite else { return false }
        ticker.stop()
        context.isRunning = false
        fraction = context.fraction(progress)
        return true
    }

    func turnBack(_ context: DeckTransitionContext) {
        let stands = stand(context)
        context.isCancelled.toggle()
        stands ? run(context, velocity: .zero) : jump(context)
    }

    /// Puts it at its end, without animation.
    func jump(_ context: DeckTransitionContext) {
        if context.isRunning, context.animator?.stop(context) == nil {
            for view in [context.centerView, context.sideView, context.decorationView] {
                view?.layer.removeAllAnimations()
            }
        }
        finish(context)
    }

    /// Steps: 1. everything at rest; 2. the side's appearance, and its view; 3. what is told; 4. on to the goal.
    func finish(_ context: DeckTransitionContext) {
        guard context === transition, !context.isOver else { return }
        ticker.stop()
        context.isRunning = false
        context.isInteractive = false
        rest = context.destination
        fraction = rest == nil ? 0 : 1
        if let views {
            // Whatever an animator of the app's has left.
            for panel in [views.panel(context.side), views.center] {
                panel.alpha = 1
                panel.transform = .identity
            }
            place(context.side, open: fraction)
            if let controller = sides[context.side] {
                if rest == nil { hideSide(context.side, controller) } else { settleSide(controller, context) }
            }
        }
        context.isOver = true
        transition = nil
        if rest == nil { views?.shield.decoration = nil }
        stateChanged()
        tellEnd(context)
        if goal == rest { answerWaiting(.done) }
        goOnAfterwards()
    }

    private func settleSide(_ controller: UIViewController, _ context: DeckTransitionContext) {
        if !context.isAppearing { appearance.willShow(controller, animated: false) }
        appearance.didShow(controller)
    }

    private func tellEnd(_ context: DeckTransitionContext) {
        let (side, cause, opened) = (context.side, context.cause, rest != nil)
        let offset = offset(side, fraction, isInteractive: false)
        let panels = views
        afterwards { [weak self] in
            guard let self else { return }
            tell(offset)
            if opened { deck.delegate?.deck(deck, didOpen: side, cause: cause) }
            if !opened { deck.delegate?.deck(deck, didClose: side, cause: cause) }
            guard appearance.isHere, let panels else { return }
            UIAccessibility.post(notification: .screenChanged, argument: opened ? panels.panel(side) : panels.center)
        }
    }

    // MARK: A finger

    /// A finger takes hold: of what is on its way, or of a side at rest.
    func beginDrag(_ side: DeckSide) {
        if let transition {
            guard stand(transition) else { return gestures.letGo() }
            transition.isInteractive = true
            wasCancelled = transition.isCancelled
            if goal != transition.destination { dropGoal(transition) }
            isGoalAnimated = true
            dragStart = fraction
            stateChanged()
            return
        }
        guard goal == rest, rest == nil || rest == side, sides[side] != nil else { return gestures.letGo() }
        goal = rest == nil ? side : nil
        isGoalAnimated = true
        goalCause = .gesture
        wasCancelled = true
        begin(side, isAppearing: rest == nil, isInteractive: true)
        dragStart = fraction
    }

    /// So many points along x from where it took hold.
    func drag(_ x: CGFloat) {
        guard let transition, transition.isInteractive else { return }
        fraction = geometry.fraction(transition.side, from: dragStart, dragged: x, isElastic: settings.isElastic)
        transition.animator?.update(transition, progress: transition.progress(open: fraction))
        moved()
    }

    /// It lets go, or loses hold.
    func endDrag(velocity: CGPoint, isLost: Bool) {
        guard let transition, transition.isInteractive else { return }
        let speed = geometry.direction(transition.side) * velocity.x / geometry.width(transition.side)
        let completes = DeckRelease.completes(
            progress: transition.progress(open: fraction), velocity: transition.isAppearing ? speed : -speed)
        transition.isCancelled = isLost ? wasCancelled : !completes
        transition.isInteractive = false
        if goal != transition.destination { dropGoal(transition) }
        run(transition, velocity: velocity)
    }

    // MARK: Offsets

    private func offset(_ side: DeckSide, _ fraction: CGFloat, isInteractive: Bool) -> DeckOffset {
        let distance = geometry.direction(side) * geometry.width(side) * fraction
        return DeckOffset(side: side, fraction: fraction, distance: distance, isInteractive: isInteractive)
    }

    private func moved() {
        guard let transition else { return }
        let offset = offset(transition.side, fraction, isInteractive: true)
        afterwards { [weak self] in self?.tell(offset) }
    }

    private func tick() {
        guard let transition, transition.isRunning else { return }
        tell(offset(transition.side, visibleFraction(transition.side), isInteractive: false))
    }

    private func tell(_ offset: DeckOffset) {
        deck.delegate?.deck(deck, didMoveTo: offset)
        listeners.tell(offset)
    }
}

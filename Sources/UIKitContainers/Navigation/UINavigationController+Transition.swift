// From one page to another: at once, by the system's slide, by the app's animator, or by hand.
// Apple: "UINavigationController"; "UIViewControllerContextTransitioning". The order of callbacks is observed; where the
// delegate stands among them is from memory.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UINavigationController {
    /// Whether pages take part in appearing.
    private var isOnScreen: Bool { appearing.phase == .appeared || appearing.phase == .appearing }

    /// Shows the last of the stack if it is not shown.
    func showTop(
        _ operation: Operation = .none, _ animated: Bool = false, from before: [UIViewController]? = nil,
        by hand: UIPercentDrivenInteractiveTransition? = nil
    ) {
        guard !pages.isTelling else { return }
        guard isViewLoaded else { return settle() }
        let old = pages.shown
        let new = pages.controllers.last
        guard old !== new else {
            // Not at every layout: what is made anew in the middle of an animation has no end.
            if !barOwner.isShowingItems { showItems(.none) }
            return settle()
        }
        let moves = animated && appearing.phase == .appeared && view.window != nil && UIView.areAnimationsEnabled
        if moves, let old, let new {
            run(operation, from: old, to: new, before ?? pages.controllers, hand)
        } else {
            exchange(old, new, operation)
        }
        doWhatWaits()
    }

    private func doWhatWaits() {
        while !pages.isTelling, let waiting = pages.takeWaiting() {
            finishTransition()
            showTop(waiting.operation, waiting.animated)
        }
    }

    // MARK: At once

    private func exchange(_ old: UIViewController?, _ new: UIViewController?, _ operation: Operation) {
        pages.beginTelling()
        pages.show(new)
        new?.loadViewIfNeeded()
        if isOnScreen, let old, old.appearing.phase == .appeared || old.appearing.phase == .appearing {
            old.beginAppearing(false, false)
        }
        if isOnScreen, let new, new.appearing.phase == .disappeared || new.appearing.phase == .disappearing {
            new.beginAppearing(true, false)
        }
        if let new { pages.delegate?.navigationController(self, willShow: new, animated: false) }
        bottomBarMayChange(false)
        showItems(.none)
        followScrolling(of: new)
        if let new { put(new) }
        old?.viewIfLoaded?.removeFromSuperview()
        layOutPages()
        // While the window changes its size the layout comes with that: frames are still those of before.
        if appearing.phase == .appeared, TransitionCoordinator.current == nil { container.layoutIfNeeded() }
        if let old, old.appearing.phase == .disappearing { old.endAppearing() }
        if appearing.phase == .appeared, let new, new.appearing.phase == .appearing { new.endAppearing() }
        settle()
        updateFront()
        if let new, appearing.phase == .appeared {
            pages.delegate?.navigationController(self, didShow: new, animated: false)
        }
        pages.endTelling()
    }

    /// The page that was there when the controller appeared.
    func tellFirstShown(_ animated: Bool) {
        guard let shown = pages.shown, pages.transition == nil else { return }
        pages.delegate?.navigationController(self, didShow: shown, animated: animated)
    }

    // MARK: Over time

    /// Steps: 1. the pages hear of it, and may ask for other bars; 2. animator and interactor; 3. the bars' views; 4. all of
    /// it runs under one coordinator.
    private func run(
        _ operation: Operation, from old: UIViewController, to new: UIViewController, _ before: [UIViewController],
        _ hand: UIPercentDrivenInteractiveTransition?
    ) {
        pages.beginTelling()
        new.loadViewIfNeeded()
        let coordinator = TransitionCoordinator(containerView: container, isAnimated: true)
        let transition = NavigationTransition(
            operation, from: old, to: new, before: before, coordinator: coordinator, wasBarHidden: chrome.isBarHidden,
            wasToolbarHidden: chrome.isToolbarHidden)
        transition.swipe = hand
        containment.coordinator = coordinator
        pages.begin(transition)
        old.beginAppearing(false, true)
        new.beginAppearing(true, true)
        pages.delegate?.navigationController(self, willShow: new, animated: true)
        bottomBarMayChange(true)
        transition.barChange = beginItems(operation == .pop ? .pop : .push)
        followScrolling(of: new, updatesEdges: false)
        prepareBars(transition)
        let own =
            hand == nil
            ? pages.delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new) : nil
        let animator =
            own
            ?? PageSlide(
                operation, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let interactor: (any UIViewControllerInteractiveTransitioning)? =
            hand
            ?? (own == nil ? nil : pages.delegate?.navigationController(self, interactionControllerFor: animator))
        let frame = pageFrame(of: new)
        place(new.view, at: frame)
        let context = TransitionContext(
            in: container, from: .init(old, view: old.viewIfLoaded, initial: old.viewIfLoaded?.frame ?? .zero),
            to: .init(new, view: new.viewIfLoaded, final: frame), animator: animator, interactor: interactor
        ) { [weak self] in self?.end(transition, $0) }
        transition.context = context
        coordinator.animateAlongsideTransition(in: barOwner.chrome.bar) { [weak self] _ in self?.moveBars(transition) }
        if let toolbar = chrome.toolbar { coordinator.animateAlongsideTransition(in: toolbar) { _ in } }
        container.isUserInteractionEnabled = false
        pages.endTelling()
        coordinator.run(context)
        // A callback has taken the whole out of sight.
        if view.window == nil { endTransition() }
    }

    /// Steps: 1. the views stand where they stay; 2. the pages hear of the end; 3. coordinator, arrivals, delegate.
    private func end(_ transition: NavigationTransition, _ completed: Bool) {
        guard pages.transition === transition else { return }
        pages.beginTelling()
        pages.endTransition()
        // Each knows the other.
        transition.context = nil
        swipeBack.ended()
        container.isUserInteractionEnabled = true
        transition.barChange?.end(completed)
        if completed { arrive(transition) } else { goBack(transition) }
        containment.coordinator = nil
        transition.coordinator.finish(cancelled: !completed)
        settle()
        updateFront()
        if completed { pages.delegate?.navigationController(self, didShow: transition.to, animated: true) }
        pages.endTelling()
        doWhatWaits()
    }

    private func arrive(_ transition: NavigationTransition) {
        transition.from?.viewIfLoaded?.removeFromSuperview()
        put(transition.to)
        updateEdges(animated: false)
        barsArrived()
        layOutPages()
        if let from = transition.from, from.appearing.phase == .disappearing { from.endAppearing() }
        if transition.to.appearing.phase == .appearing { transition.to.endAppearing() }
    }

    /// The stack is as it was; the page that came goes again.
    private func goBack(_ transition: NavigationTransition) {
        let wanted = pages.controllers
        pages.stack(transition.before)
        pages.show(transition.from)
        for child in transition.before { child.containment.didMove() }
        pages.keep(transition.before)
        for child in wanted where !transition.before.contains(where: { $0 === child }) {
            pages.forgetArrival(of: child)
            child.willMove(toParent: nil)
            pages.leave(child)
        }
        restoreBars(transition)
        if transition.to.appearing.phase == .appearing { transition.to.beginAppearing(false, true) }
        transition.to.viewIfLoaded?.removeFromSuperview()
        if transition.to.appearing.phase == .disappearing { transition.to.endAppearing() }
        guard let from = transition.from else { return }
        if from.appearing.phase == .disappearing { from.beginAppearing(true, true) }
        bottomBarMayChange(false)
        put(from)
        followScrolling(of: from)
        showItems(.none)
        barsArrived()
        layOutPages()
        if from.appearing.phase == .appearing { from.endAppearing() }
    }

    /// A change under way is over now: where it goes, or where it came from if a hand holds it or it goes back.
    func finishTransition() {
        guard let transition = pages.transition, let context = transition.context else { return }
        let comes = !context.isInteractive && !context.transitionWasCancelled
        (context.animator as? PageSlide)?.stop()
        context.forceEnd(comes)
        transition.to.viewIfLoaded?.layer.removeAllAnimations()
        transition.from?.viewIfLoaded?.layer.removeAllAnimations()
    }

    /// The view leaves its window: nothing moves any more, what callbacks ask for meanwhile included.
    func endTransition() {
        for _ in 0..<4 where pages.transition != nil { finishTransition() }
    }
}

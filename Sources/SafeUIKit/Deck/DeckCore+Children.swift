// The three children: taken in, exchanged, let go; in Apple's order.
// Apple: "Creating a custom container view controller".
import UIKit

extension DeckCore {
    /// Whether a controller may become a child: not the deck, nothing that holds it, nothing presented or at a window's
    /// root.
    func mayHold(_ child: UIViewController) -> Bool {
        var above: UIViewController? = deck
        while let current = above {
            if current === child { return false }
            above = current.parent
        }
        if child.parent != nil { return true }
        return child.presentingViewController == nil && child.viewIfLoaded?.window?.rootViewController !== child
    }

    var shown: [UIViewController] { [center] + [openSide.flatMap { sides[$0] }].compactMap { $0 } }

    /// Another controller in the center; the open side stays above it.
    func setCenter(_ new: UIViewController) {
        guard new !== center, mayHold(new) else { return }
        for (side, controller) in sides where controller === new { setSide(side, nil) }
        let old = center
        old.willMove(toParent: nil)
        adopt(new)
        center = new
        if let views {
            appearance.willHide(old, animated: false)
            appearance.willShow(new, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            views.center.hold(new.view)
            appearance.didHide(old)
            appearance.didShow(new)
        }
        old.removeFromParent()
        new.didMove(toParent: deck)
        stateChanged()
        if #available(iOS 16, *), appearance.isHere { deck.setNeedsUpdateOfSupportedInterfaceOrientations() }
    }

    /// Another controller on a side, or none. An open side whose controller goes closes at once; where another takes its
    /// place it stays open.
    func setSide(_ side: DeckSide, _ new: UIViewController?) {
        let old = sides[side]
        guard new !== old else { return }
        if let new {
            guard new !== center, mayHold(new) else { return }
            if sides[side.opposite] === new { setSide(side.opposite, nil) }
        } else {
            closeForGood(side)
        }
        old?.willMove(toParent: nil)
        if let new {
            adopt(new)
            new.setOverride(.compact, in: deck)
        }
        sides[side] = new
        if openSide == side, let views, let old, let new {
            let isGoing = transition.map { !$0.isAppearing } ?? false
            appearance.willHide(old, animated: false)
            if !isGoing { appearance.willShow(new, animated: false) }
            old.viewIfLoaded?.removeFromSuperview()
            views.panel(side).hold(new.view)
            appearance.didHide(old)
            if transition == nil { appearance.didShow(new) }
        }
        if let old {
            deck.setOverrideTraitCollection(nil, forChild: old)
            old.removeFromParent()
        }
        new?.didMove(toParent: deck)
        stateChanged()
        deck.viewIfLoaded?.setNeedsLayout()
    }

    /// Nothing of a side stays open, and nobody waits for it.
    private func closeForGood(_ side: DeckSide) {
        if goal == side {
            answerWaiting(.cancelled(.noController))
            goal = nil
        }
        guard openSide == side else { return }
        goalCause = .program
        isGoalAnimated = false
        if let transition {
            gestures.letGo()
            transition.isInteractive = false
            transition.isCancelled = transition.isAppearing
            jump(transition)
        } else {
            begin(side, isAppearing: false)
        }
    }

    /// Out of another parent first.
    private func adopt(_ child: UIViewController) {
        if let parent = child.parent, parent !== deck {
            if let other = parent as? DeckViewController { other.core.lose(child) }
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        deck.addChild(child)
    }

    /// Another deck takes the controller.
    func lose(_ child: UIViewController) {
        for (side, controller) in sides where controller === child { perform { $0.setSide(side, nil) } }
        if center === child { perform { $0.setCenter(UIViewController()) } }
    }

    /// The first children, of a deck that has none and no view.
    func start(_ first: UIViewController?, _ left: UIViewController?, _ right: UIViewController?) {
        perform { core in
            if let first, core.mayHold(first) { core.center = first }
            core.adopt(core.center)
            core.center.didMove(toParent: core.deck)
            if let left { core.setSide(.left, left) }
            if let right { core.setSide(.right, right) }
        }
    }

    // MARK: Views

    func viewLoaded() {
        let views = DeckViews(in: deck.view)
        self.views = views
        views.arrange(settings.layering, in: deck.view)
        views.shield.onEscape = { [weak self] in self?.close(.escape) }
        views.shield.accessibilityLabel = settings.closeLabel
        gestures.attach(to: self, views)
        views.center.put(geometry.centerFrame, shift: 0)
        views.center.hold(center.view)
        views.center.bringSubviewToFront(views.shield)
        if let rest { showSide(rest, animated: false) }
        look()
        stateChanged()
    }

    /// Tells the side that it comes, then adds its view.
    func showSide(_ side: DeckSide, animated: Bool) {
        guard let views, let controller = sides[side] else { return }
        appearance.willShow(controller, animated: animated)
        let panel = views.panel(side)
        panel.isHidden = false
        panel.put(geometry.sideFrame(side), shift: 0)
        panel.hold(controller.view)
    }

    func hideSide(_ side: DeckSide, _ controller: UIViewController) {
        appearance.willHide(controller, animated: false)
        controller.viewIfLoaded?.removeFromSuperview()
        views?.panel(side).isHidden = true
        appearance.didHide(controller)
    }

    func close(_ cause: DeckCause) {
        perform { $0.take(DeckRequest(goal: nil, isAnimated: true, cause: cause, completion: nil)) }
    }
}

extension UIViewController {
    /// A side is narrow: its width's class is compact.
    fileprivate func setOverride(_ width: UIUserInterfaceSizeClass, in deck: DeckViewController) {
        deck.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: width), forChild: self)
    }
}

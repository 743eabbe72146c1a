// The recognizers of a deck, and who may begin.
// Apple: "UIScreenEdgePanGestureRecognizer", "UIGestureRecognizerDelegate".
import UIKit

/// The recognizers of a deck: an edge pan for each side, a pan, a tap.
@MainActor final class DeckGestures: NSObject, UIGestureRecognizerDelegate {
    let left = UIScreenEdgePanGestureRecognizer()
    let right = UIScreenEdgePanGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private weak var core: DeckCore?
    private var target: DeckTarget?
    /// The recognizer that moves a side now, and where its finger was when it took hold.
    private weak var active: UIPanGestureRecognizer?
    private var start: CGFloat = 0

    func attach(to core: DeckCore, _ views: DeckViews) {
        self.core = core
        let target = DeckTarget { [weak self] sender in self?.recognized(sender) }
        self.target = target
        for recognizer in [left, right, pan] {
            recognizer.addTarget(target, action: DeckTarget.action)
            recognizer.delegate = self
            recognizer.maximumNumberOfTouches = 1
            core.deck.view.addGestureRecognizer(recognizer)
        }
        tap.addTarget(target, action: DeckTarget.action)
        views.shield.addGestureRecognizer(tap)
    }

    /// Which may begin in the deck's present state.
    func update(_ core: DeckCore) {
        let settings = core.settings
        let isClosed = core.openSide == nil
        func edge(_ recognizer: UIScreenEdgePanGestureRecognizer, _ side: DeckSide) {
            let edge: UIRectEdge = (side == .left) != core.isMirrored ? .left : .right
            if recognizer.edges != edge { recognizer.edges = edge }
            set(recognizer, settings.isPanningEnabled && core.sides[side] != nil && isClosed)
        }
        edge(left, .left)
        edge(right, .right)
        let opensAnywhere = settings.panningArea == .center && !core.sides.isEmpty
        set(pan, settings.isPanningEnabled && (!isClosed || opensAnywhere))
        set(tap, !isClosed && settings.centerInteraction == .closesOnTap)
    }

    /// The one that moves a side goes on to its end.
    private func set(_ recognizer: UIGestureRecognizer, _ isEnabled: Bool) {
        guard recognizer.isEnabled != isEnabled, recognizer !== active || isEnabled else { return }
        recognizer.isEnabled = isEnabled
    }

    /// The finger loses what it moves.
    func letGo() {
        guard let active else { return }
        self.active = nil
        active.isEnabled = false
        active.isEnabled = true
        if let core { update(core) }
    }

    // MARK: Actions

    private func recognized(_ sender: AnyObject) {
        guard let core else { return }
        if sender === tap {
            if tap.state == .ended { core.close(.tap) }
            return
        }
        guard let recognizer = sender as? UIPanGestureRecognizer else { return }
        let view = core.deck.view
        let way = recognizer.translation(in: view).x
        switch recognizer.state {
        case .began:
            guard active == nil, let side = side(of: recognizer) else { return }
            active = recognizer
            // What was at rest follows the finger from where it went down, what is caught from where it is.
            start = core.transition == nil ? 0 : way
            core.perform { $0.beginDrag(side) }
            guard active === recognizer else { return }
            core.perform { $0.drag(way - self.start) }
        case .changed:
            guard active === recognizer else { return }
            core.perform { $0.drag(way - self.start) }
        case .ended, .cancelled, .failed:
            guard active === recognizer else { return }
            active = nil
            let isLost = recognizer.state != .ended
            let velocity = recognizer.velocity(in: view)
            core.perform { core in
                core.endDrag(velocity: velocity, isLost: isLost)
                self.update(core)
            }
        default: break
        }
    }

    /// The side that a recognizer's drag is about.
    private func side(of recognizer: UIPanGestureRecognizer) -> DeckSide? {
        if recognizer === left { return .left }
        if recognizer === right { return .right }
        guard let core else { return nil }
        return core.openSide ?? side(towards: recognizer.translation(in: core.deck.view).x)
    }

    /// The side that a movement along x opens.
    private func side(towards x: CGFloat) -> DeckSide? {
        guard let core else { return nil }
        return DeckSide.allCases.first { core.sides[$0] != nil && core.geometry.direction($0) * x > 0 }
    }

    // MARK: Who may begin

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let core, active == nil, let recognizer = gestureRecognizer as? UIPanGestureRecognizer,
            let side = side(of: recognizer)
        else { return false }
        let view: UIView = core.deck.view
        let way = recognizer.translation(in: view)
        let touched = view.hitTest(recognizer.location(in: view), with: nil)
        if recognizer === pan {
            guard abs(way.x) > abs(way.y), !scrolls(touched, way.x), !isKept(touched) else { return false }
        } else if goesBack(touched, side) {
            return false
        }
        // What is on its way may be caught by a finger in any direction.
        if core.transition != nil { return recognizer === pan }
        if core.rest != nil, core.geometry.direction(side) * way.x > 0 { return false }
        let wanted = core.rest == nil ? side : nil
        guard core.deck.delegate?.deck(core.deck, shouldStartPanningTo: wanted, over: touched) ?? true else {
            return false
        }
        return core.allows(wanted, .gesture)
    }

    /// The back gesture of a navigation controller, and whatever else begins at that edge, goes before; of decks in each
    /// other the inner one.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard otherGestureRecognizer !== left, otherGestureRecognizer !== right else {
            return gestureRecognizer === pan
        }
        guard otherGestureRecognizer is UIScreenEdgePanGestureRecognizer, let view = core?.deck.view else {
            return false
        }
        guard otherGestureRecognizer.delegate is DeckGestures else { return true }
        return otherGestureRecognizer.view?.isDescendant(of: view) ?? false
    }

    /// Scroll views wait for the edge gestures, and for a drag that closes.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scroll = otherGestureRecognizer.view as? UIScrollView else { return false }
        return otherGestureRecognizer === scroll.panGestureRecognizer
    }

    /// Whether a view, or one that holds it, scrolls along x itself in the finger's direction.
    private func scrolls(_ touched: UIView?, _ x: CGFloat) -> Bool {
        var view = touched
        while let current = view, current !== core?.deck.view {
            if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
                let (insets, offset) = (scroll.adjustedContentInset, scroll.contentOffset.x)
                let most = scroll.contentSize.width + insets.right - scroll.bounds.width
                if x > 0 ? offset > 0.5 - insets.left : offset < most - 0.5 { return true }
            }
            view = current.superview
        }
        return false
    }

    /// Whether a view, or one that holds it, is dragged along x itself: ViewDeck 2's list begins with sliders.
    private func isKept(_ touched: UIView?) -> Bool {
        var view = touched
        while let current = view, current !== core?.deck.view {
            if core?.deck.viewClassesWithoutPanning.contains(where: { current.isKind(of: $0) }) == true { return true }
            view = current.superview
        }
        return false
    }

    /// Whether a drag from a side's edge goes back in a navigation controller.
    private func goesBack(_ touched: UIView?, _ side: DeckSide) -> Bool {
        guard let core else { return false }
        let isRightToLeft = core.deck.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Back is at the edge where reading begins.
        guard (core.geometry.direction(side) > 0) != isRightToLeft else { return false }
        var responder: UIResponder? = touched
        while let current = responder {
            if DeckBack.isPossible(in: current) { return true }
            responder = current.next
        }
        return false
    }
}

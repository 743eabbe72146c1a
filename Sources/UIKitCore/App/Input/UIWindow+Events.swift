// The delivery of an event in a window: recognizers first, then the views.
// Apple: "Using responders and the responder chain to handle events".
import Foundation

extension UIWindow {
    /// Steps for touches: 1. recognizers see them; 2. what they leave goes to the views, grouped by view and phase.
    func deliver(_ event: UIEvent) {
        switch event.type {
        case .touches:
            gestureArbiter.process(event, in: self)
            touchDelivery.deliver(event, in: self, arbiter: gestureArbiter)
        case .presses:
            guard let event = event as? UIPressesEvent else { return }
            gestureArbiter.process(event, in: self)
            deliver(event)
        default:
            break
        }
    }

    private var touchDelivery: TouchDelivery {
        if let made = deliverySlot.object(as: TouchDelivery.self) { return made }
        let made = TouchDelivery()
        deliverySlot.put(made)
        return made
    }

    /// Presses go to the first responder, or the root controller's chain, or the window.
    private func deliver(_ event: UIPressesEvent) {
        let presses = event.presses
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
            var group = presses.filter { $0.phase == phase && $0.windowStorage === self }
            group = group.filter { !FocusKeys.takes($0) }
            group = group.filter { !KeyCommandDispatch.takes($0, from: pressTarget ?? self, event) }
            guard !group.isEmpty, let target = group.first?.responderStorage ?? pressTarget else { continue }
            switch phase {
            case .began: target.pressesBegan(group, with: event)
            case .changed: target.pressesChanged(group, with: event)
            case .ended: target.pressesEnded(group, with: event)
            default: target.pressesCancelled(group, with: event)
            }
        }
    }

    /// The responder that gets keys first.
    var pressTarget: UIResponder? {
        FirstResponder.of(self) ?? frontController ?? self
    }

    /// The root controller, or the one that is presented above it and above which nothing is presented.
    package var frontController: UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }
}

/// The touches that the views of one window have received.
@MainActor final class TouchDelivery {
    /// Touches that are their views' to get, now or once recognizers let them.
    private var delivered: Set<ObjectIdentifier> = []
    /// Touches that no view will get: a second finger on a view for one, or beside an exclusive view.
    private var refused: Set<ObjectIdentifier> = []

    private enum Call: Int, CaseIterable { case began, moved, ended, cancelled }

    /// Steps: 1. each touch's call, by its phase and what the arbiter says; 2. one call a view and kind, in order of
    /// began, moved, ended, cancelled.
    func deliver(_ event: UIEvent, in window: UIWindow, arbiter: GestureArbiter) {
        let touches = event.touchSet.filter { $0.window === window }.sorted { $0.id < $1.id }
        var calls: [(Call, UIView, UITouch)] = []
        for touch in touches {
            guard let view = touch.view else { continue }
            if let call = call(for: touch, view, event, arbiter) { calls.append((call, view, touch)) }
        }
        for call in Call.allCases {
            var groups: [(UIView, Set<UITouch>)] = []
            for (kind, view, touch) in calls where kind == call {
                if let index = groups.firstIndex(where: { $0.0 === view }) {
                    groups[index].1.insert(touch)
                } else {
                    groups.append((view, [touch]))
                }
            }
            for (view, touches) in groups { perform(call, view, touches, event) }
        }
    }

    private func perform(_ call: Call, _ view: UIView, _ touches: Set<UITouch>, _ event: UIEvent) {
        switch call {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .ended: view.touchesEnded(touches, with: event)
        case .cancelled: view.touchesCancelled(touches, with: event)
        }
    }

    /// The arbiter itself delivers what it withholds and cancels what it takes away.
    private func call(
        for touch: UITouch, _ view: UIView, _ event: UIEvent, _ arbiter: GestureArbiter
    ) -> Call? {
        let disposition = arbiter.dispositions(for: touch)
        let id = ObjectIdentifier(touch)
        defer {
            if touch.phase == .ended || touch.phase == .cancelled {
                delivered.remove(id)
                refused.remove(id)
            }
        }
        if touch.phase == .began {
            let isRefused = disposition == .deliver && !ScrollTouches.mayBegin(touch, event)
            if isRefused { arbiter.deliveries.refuse(touch) }
            if !isRefused, mayReceive(touch, view) { delivered.insert(id) } else { refused.insert(id) }
        }
        guard disposition == .deliver, !refused.contains(id) else { return nil }
        switch touch.phase {
        case .began: return .began
        case .moved: return .moved
        case .ended: return .ended
        case .cancelled: return .cancelled
        default: return nil
        }
    }

    /// A view takes one touch unless it takes several; beside an exclusive view's touch no other view takes any.
    private func mayReceive(_ touch: UITouch, _ view: UIView) -> Bool {
        let others = active.filter { $0 !== touch }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
        if view.isExclusiveTouch, others.contains(where: { $0.view !== view }) { return false }
        return !others.contains { $0.view !== view && ($0.view?.isExclusiveTouch ?? false) }
    }

    private var active: [UITouch] {
        UIApplication.shared.touchTracker.active.filter { delivered.contains(ObjectIdentifier($0)) }
    }
}

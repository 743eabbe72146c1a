// The registrations for a control's events: targets by selector, and actions.
// Apple: "UIControl", Accessing the control's targets and actions; Triggering actions
import Diagnostics
import Foundation
import SelectorDispatch

/// One target with its method, or one action, and the events that it is told of.
struct ControlRegistration {
    enum Handler {
        /// A nil target means the responder chain, unless there was one that is gone.
        case target(WeakTarget, Selector)
        case action(UIAction)
    }
    struct WeakTarget {
        weak var object: AnyObject?
        let isChain: Bool
    }

    var handler: Handler
    var events: UIControl.Event
}

extension UIControl {
    /// Whether anything is registered for these events.
    package final func hasAction(for events: Event) -> Bool { registrations.contains { !$0.events.isDisjoint(with: events) } }
    /// The event that the control's actions are told of just now.
    package final var handledEvent: UIEvent? { tracking.event }
    /// Sets the horizontal alignment that a new control has, without a layout.
    package final func setFirstAlignment(_ alignment: ContentHorizontalAlignment) { flags.horizontal = alignment }

    func register(_ target: Any?, _ action: Selector, _ events: Event) {
        guard !events.isEmpty else {
            Catalogue.noControlEvents.report(object: ObjectName.of(self), cause: "The action is \(action).")
            return
        }
        let object = target.map { $0 as AnyObject }
        for index in registrations.indices {
            if case .target(let known, action) = registrations[index].handler,
                known.object === object, known.isChain == (object == nil)
            {
                // The same pair again adds its events only.
                registrations[index].events.formUnion(events)
                return
            }
        }
        let weakTarget = ControlRegistration.WeakTarget(object: object, isChain: object == nil)
        registrations.append(ControlRegistration(handler: .target(weakTarget, action), events: events))
    }

    func unregister(_ target: Any?, _ action: Selector?, _ events: Event) {
        let object = target.map { $0 as AnyObject }
        removeEvents(events) { handler in
            guard case .target(let known, let selector) = handler else { return false }
            return (object == nil || known.object === object) && (action == nil || selector == action)
        }
    }

    func register(_ action: UIAction, _ events: Event) {
        guard !events.isEmpty else {
            Catalogue.noControlEvents.report(
                object: ObjectName.of(self), cause: "The action is \(action.identifier.rawValue).")
            return
        }
        unregister(action.identifier, events)
        registrations.append(ControlRegistration(handler: .action(action), events: events))
    }

    func unregister(_ identifier: UIAction.Identifier, _ events: Event) {
        removeEvents(events) { handler in
            if case .action(let action) = handler { return action.identifier == identifier }
            return false
        }
    }

    private func removeEvents(_ events: Event, where matches: (ControlRegistration.Handler) -> Bool) {
        for index in registrations.indices where matches(registrations[index].handler) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    var targetSet: Set<AnyHashable> {
        var set: Set<AnyHashable> = []
        for case .target(let target, _) in registrations.map(\.handler) {
            if let object = target.object as? NSObject {
                set.insert(object)
            } else if target.isChain {
                set.insert(NSNull())
            }
        }
        return set
    }

    func actionNames(_ target: Any?, _ event: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = registrations.compactMap { registration -> String? in
            guard case .target(let known, let selector) = registration.handler, known.object === object,
                registration.events.contains(event)
            else { return nil }
            return NSStringFromSelector(selector)
        }
        return names.isEmpty ? nil : names
    }

    func enumerate(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for registration in registrations where !stop {
            switch registration.handler {
            case .action(let action): iterator(action, nil, registration.events, &stop)
            case .target(let target, let selector):
                iterator(nil, (target.object, selector), registration.events, &stop)
            }
        }
    }

    /// Calls the registrations that exist now. A registration that an action adds or removes meanwhile does not count.
    func send(_ events: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            switch registration.handler {
            case .action(let action): sendAction(action)
            case .target(let target, let selector):
                if let object = target.object {
                    sendAction(selector, to: object, for: tracking.event)
                } else if target.isChain {
                    sendAction(selector, to: nil, for: tracking.event)
                }
            }
        }
    }

    func deliver(_ action: Selector, to target: Any?, _ event: UIEvent?) {
        AppSession.sendAction(action, to: target, from: self, for: event)
    }
}

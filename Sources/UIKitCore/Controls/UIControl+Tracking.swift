// From touches to control events, in Apple's order.
// Apple: "UIControl", Tracking touches and redrawing controls
import CoreGraphics
import Foundation

extension UIControl {
    /// Steps: 1. the subclass agrees to track; 2. highlight; 3. touchDown, with touchDownRepeat for a second tap.
    func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, !tracking.isTracking, let touch = touches.first else { return }
        tracking.touch = touch
        tracking.event = event
        defer { tracking.event = nil }
        guard beginTracking(touch, with: event) else {
            tracking.touch = nil
            return
        }
        tracking.isTracking = true
        tracking.isTouchInside = true
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, during: event)
        openMenuAsPrimaryAction(touch)
    }

    /// Steps: 1. inside or not; 2. the subclass goes on or stops; 3. highlight; 4. the drag events.
    func moveTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if menuTakes(touches) { return }
        guard let touch = tracked(touches) else { return }
        let wasInside = tracking.isTouchInside
        let isInside = isInside(touch)
        tracking.isTouchInside = isInside
        tracking.event = event
        defer { tracking.event = nil }
        guard continueTracking(touch, with: event) else {
            stopTracking()
            endTracking(touch, with: event)
            return
        }
        if wasInside != isInside { isHighlighted = isInside }
        var events: Event = isInside ? .touchDragInside : .touchDragOutside
        if !wasInside, isInside { events.insert(.touchDragEnter) }
        if wasInside, !isInside { events.insert(.touchDragExit) }
        send(events, during: event)
    }

    /// Steps: 1. no highlight; 2. the subclass hears of the end; 3. touchUpInside or touchUpOutside.
    func endTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if menuTakes(touches) { return }
        guard let touch = tracked(touches) else { return }
        let isInside = isInside(touch)
        tracking.isTouchInside = isInside
        tracking.event = event
        defer { tracking.event = nil }
        stopTracking()
        endTracking(touch, with: event)
        if isInside { willTriggerPrimaryAction() }
        send(isInside ? eventsForTouchUpInside : .touchUpOutside, during: event)
        tracking.isTouchInside = false
    }

    func cancelTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if menuTakes(touches) { return }
        guard tracked(touches) != nil else { return }
        tracking.event = event
        defer { tracking.event = nil }
        stopTracking()
        tracking.isTouchInside = false
        cancelTracking(with: event)
        send(.touchCancel, during: event)
    }

    private func tracked(_ touches: Set<UITouch>) -> UITouch? {
        guard tracking.isTracking, let touch = tracking.touch, touches.contains(touch) else { return nil }
        return touch
    }

    private func stopTracking() {
        isHighlighted = false
        tracking.isTracking = false
        tracking.touch = nil
    }

    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -ControlMeasures.touchOutset, dy: -ControlMeasures.touchOutset).contains(touch.location(in: self))
    }

    private func send(_ events: Event, during event: UIEvent?) {
        tracking.event = event
        sendActions(for: events)
    }
}

/// The numbers of all controls.
package enum ControlMeasures {
    /// A tracked touch counts as inside so many points around the bounds. Observed: about 70 points, by the answers to
    /// stackoverflow.com 14340122.
    package static let touchOutset: CGFloat = 70
}

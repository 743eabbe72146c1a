// Changes of state as they are asked for, and the touches of a gesture.
// Apple: "About the gesture recognizer state machine".
import CoreGraphics
import Foundation

extension UIGestureRecognizer {
    /// The touch that began first of those that it has.
    package final var firstTouch: UITouch? { life.touches.first }

    /// A subclass wants a state. With an arbiter at work, it decides; without one (no touch yet) the state is taken.
    func request(_ new: State) {
        let isOwn = life.isOwnRequest
        life.isOwnRequest = false
        guard new != life.state || new == .changed else { return }
        guard let arbiter else {
            narrate("\(life.state.word) → \(new.word)", because: "no touch is under way")
            life.state = new
            return
        }
        arbiter.change(self, to: new, isOwn: isOwn)
    }

    func setEnabled(_ enabled: Bool) {
        guard enabled != life.isEnabled else { return }
        life.isEnabled = enabled
        guard !enabled, let arbiter else { return }
        arbiter.withdraw(self)
    }

    /// The recognizer was attached to a view, or detached; a gesture under way is cancelled.
    func setView(_ view: UIView?) {
        guard view !== viewStorage else { return }
        arbiter?.withdraw(self)
        viewStorage = view
    }

    func requireFailure(of other: UIGestureRecognizer) {
        guard other !== self, !failureRequirements.contains(where: { $0.value === other }) else { return }
        failureRequirements.append(WeakRecognizer(value: other))
    }

    func ignore(_ touch: UITouch) {
        life.ignored.insert(ObjectIdentifier(touch))
        drop(touch)
    }

    /// The touch is no longer one of the gesture's.
    func drop(_ touch: UITouch) {
        life.touches.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }

    /// The press is no longer one of the gesture's.
    func drop(_ press: UIPress) { life.presses.removeAll { $0 === press } }

    /// Takes note of what was held down besides.
    func note(_ event: UIEvent) {
        life.modifiers = event.modifierFlags
        life.buttons = event.buttonMask
    }

    /// Whether the recognizer looks at an event at all.
    private func receives(_ event: UIEvent) -> Bool {
        shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Whether a press that just began may be one of the gesture's.
    func accepts(_ press: UIPress, of event: UIEvent) -> Bool {
        guard life.isEnabled, !life.isOver else { return false }
        guard settings.pressTypes.contains(where: { $0.intValue == press.type.rawValue }) else { return false }
        return receives(event) && delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
    }

    /// Whether a touch that just went down may be one of the gesture's.
    func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard life.isEnabled, !life.isOver else { return false }
        if let wanted = requiredButtons, touch.type == .indirectPointer, !event.buttonMask.contains(wanted) { return false }
        guard settings.touchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        if settings.requiresExclusiveType, let first = life.touches.first, first.type != touch.type { return false }
        return receives(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    func centroid(in view: UIView?) -> CGPoint {
        guard !life.touches.isEmpty else { return lastCentroid(in: view) }
        var sum = CGPoint.zero
        for touch in life.touches {
            let point = touch.location(in: view)
            sum = CGPoint(x: sum.x + point.x, y: sum.y + point.y)
        }
        let count = CGFloat(life.touches.count)
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    /// The last place of the touch that ended last, since touches that ended in this event still count for its actions.
    private func lastCentroid(in view: UIView?) -> CGPoint {
        guard let touch = arbiter?.lastTouch(of: self) else { return .zero }
        return touch.location(in: view)
    }

    func place(ofTouch index: Int, in view: UIView?) -> CGPoint {
        guard life.touches.indices.contains(index) else { return centroid(in: view) }
        return life.touches[index].location(in: view)
    }

    /// The middle of the touches on the screen, in points; nil without touches.
    var screenCentroid: CGPoint? {
        guard !life.touches.isEmpty else { return nil }
        let count = CGFloat(life.touches.count)
        let x = life.touches.reduce(0) { $0 + $1.screenLocation.x } / count
        let y = life.touches.reduce(0) { $0 + $1.screenLocation.y } / count
        return CGPoint(x: x, y: y)
    }

    /// How far a touch is from where it went down, in points.
    func movement(of touch: UITouch) -> CGFloat {
        hypot(
            touch.screenLocation.x - touch.beganScreenLocation.x, touch.screenLocation.y - touch.beganScreenLocation.y)
    }
}

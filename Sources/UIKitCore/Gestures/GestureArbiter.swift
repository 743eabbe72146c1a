// One window's recognizers and touches: who gets which touch, who may begin, who prevents whom.
// Apple: "Coordinating multiple gesture recognizers".
import Diagnostics
import Foundation
import Stage

/// Hands touches to recognizers and decides their changes of state.
///
/// `UIWindow.sendEvent` calls ``process(_:in:)`` with each touch event before views get it, then asks
/// ``dispositions(for:)`` about each touch.
@MainActor
package final class GestureArbiter {
    /// Recognizers that have touches, or wait for something, in the order in which they got their first touch.
    private(set) var active: [UIGestureRecognizer] = []
    private var pendingActions: [UIGestureRecognizer] = []
    private var depth = 0
    private var lastTouches: [ObjectIdentifier: UITouch] = [:]
    /// Failure requirements that delegates and subclasses gave for this gesture: waiting one, awaited one.
    private var dynamicRequirements: [(waiting: UIGestureRecognizer, awaited: UIGestureRecognizer)] = []
    var deliveries = TouchDeliveries()

    package init() {}

    /// Hands the event's touches to their recognizers and settles what follows. Called before the views get them.
    package func process(_ event: UIEvent, in window: UIWindow) {
        batch {
            let touches = event.touches(for: window) ?? []
            let ordered = touches.sorted { $0.id < $1.id }
            for touch in ordered where touch.phase == .began { assign(touch, of: event) }
            deliveries.note(ordered, event: event)
            for recognizer in active { hand(ordered, of: event, to: recognizer) }
        }
    }

    /// Whether views get a touch of the event that was just processed.
    package func dispositions(for touch: UITouch) -> TouchDisposition { deliveries.disposition(for: touch) }

    /// Runs changes that belong together, then sends the actions they caused and resets what is over.
    func batch(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        guard depth == 0 else { return }
        repeat {
            resolveHeld()
            let actions = pendingActions
            pendingActions = []
            for recognizer in actions { recognizer.sendActions() }
        } while !pendingActions.isEmpty
        sweep()
        deliveries.settle()
    }

    /// The touch that a recognizer lost last in this gesture.
    func lastTouch(of recognizer: UIGestureRecognizer) -> UITouch? { lastTouches[ObjectIdentifier(recognizer)] }

    // MARK: Touches

    /// Offers a touch that went down to the recognizers of its view and of all above, deepest first.
    private func assign(_ touch: UITouch, of event: UIEvent) {
        var view = touch.view
        touch.recognizers = []
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.accepts(touch, of: event) {
                recognizer.life.touches.append(touch)
                touch.recognizers.append(recognizer)
                enlist(recognizer)
            }
            view = current.superview
        }
        collectRequirements()
    }

    /// The recognizer has touches or presses now.
    func enlist(_ recognizer: UIGestureRecognizer) {
        recognizer.arbiter = self
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }

    /// Asks delegates and subclasses about failure requirements between the recognizers now at work.
    func collectRequirements() {
        dynamicRequirements = []
        for one in active {
            for other in active where other !== one {
                let waits =
                    one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
                    || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
                    || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
                if waits { dynamicRequirements.append((one, other)) }
            }
        }
    }

    private func hand(_ touches: [UITouch], of event: UIEvent, to recognizer: UIGestureRecognizer) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let own = touches.filter { touch in
                touch.phase == phase && recognizer.life.touches.contains { $0 === touch }
            }
            guard !own.isEmpty, !recognizer.life.isOver else { continue }
            recognizer.note(event)
            switch phase {
            case .began: recognizer.touchesBegan(Set(own), with: event)
            case .moved: recognizer.touchesMoved(Set(own), with: event)
            case .ended: recognizer.touchesEnded(Set(own), with: event)
            default: recognizer.touchesCancelled(Set(own), with: event)
            }
        }
        for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
            guard recognizer.life.touches.contains(where: { $0 === touch }) else { continue }
            lastTouches[ObjectIdentifier(recognizer)] = touch
            recognizer.life.touches.removeAll { $0 === touch }
        }
    }

    // MARK: Changes of state

    /// A recognizer wants a state.
    func change(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State, isOwn: Bool) {
        batch { transition(recognizer, to: new, isOwn: isOwn) }
    }

    private func transition(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State, isOwn: Bool) {
        switch (recognizer.life.state, new) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            begin(recognizer, as: new == .changed ? .began : new)
        case (.possible, .failed), (.possible, .cancelled):
            set(recognizer, .failed)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled):
            set(recognizer, new)
            enqueue(recognizer)
        case (.began, .failed), (.changed, .failed):
            set(recognizer, .cancelled)
            enqueue(recognizer)
        case (_, .possible), (.began, .began), (.changed, .began), (.ended, _), (.cancelled, _), (.failed, _):
            refuse(recognizer, new, isOwn)
        }
    }

    private func begin(_ recognizer: UIGestureRecognizer, as new: UIGestureRecognizer.State) {
        if recognizer.life.held != nil {
            recognizer.life.held = recognizer.life.held == .began && new == .ended ? .ended : recognizer.life.held
            return
        }
        if let refusal = refusal(of: recognizer) { return set(recognizer, .failed, because: refusal()) }
        guard requirementsMet(for: recognizer) else {
            recognizer.life.held = new
            recognizer.narrate("waits to be \(new.word)", because: waitWords(recognizer))
            return
        }
        commit(recognizer, as: new)
    }

    /// Asks the views from the one touched up to the recognizer's own, then the delegate. Nil where all agree, else who does not,
    /// in words.
    private func refusal(of recognizer: UIGestureRecognizer) -> (() -> String)? {
        var view = recognizer.life.touches.first?.view ?? lastTouch(of: recognizer)?.view ?? recognizer.view
        while let current = view {
            if !current.gestureRecognizerShouldBegin(recognizer) {
                return { "gestureRecognizerShouldBegin(_:) of \(Trace.name(current)) is false" }
            }
            if current === recognizer.view { break }
            view = current.superview
        }
        if recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true { return nil }
        return { "gestureRecognizerShouldBegin(_:) of its delegate is false" }
    }

    /// Whose failure it waits for.
    private func waitWords(_ recognizer: UIGestureRecognizer) -> String {
        let others = awaited(by: recognizer).filter { other in
            active.contains { $0 === other } && other.life.state != .failed && other.life.state != .cancelled
        }
        return "the failure of \(others.map { Trace.name($0) }.joined(separator: ", ")) is required"
    }

    private func awaited(by recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        recognizer.failureRequirements.compactMap(\.value)
            + dynamicRequirements.filter { $0.waiting === recognizer }.map(\.awaited)
    }

    private func requirementsMet(for recognizer: UIGestureRecognizer) -> Bool {
        awaited(by: recognizer).allSatisfy { other in
            !active.contains { $0 === other } || other.life.state == .failed || other.life.state == .cancelled
        }
    }

    private func commit(_ recognizer: UIGestureRecognizer, as new: UIGestureRecognizer.State) {
        for other in active where other !== recognizer && isRecognized(other) && prevents(other, recognizer) {
            return set(recognizer, .failed, because: "\(Trace.name(other)) was recognized first and prevents it")
        }
        set(recognizer, new)
        enqueue(recognizer)
        deliveries.recognized(recognizer, touches: recognizer.life.touches)
        for other in active where other !== recognizer && other.life.state == .possible {
            guard sharesTouches(recognizer, other), prevents(recognizer, other) else { continue }
            set(other, .failed, because: "\(Trace.name(recognizer)) prevents it")
        }
    }

    private func isRecognized(_ recognizer: UIGestureRecognizer) -> Bool {
        [.began, .changed, .ended].contains(recognizer.life.state)
    }

    /// Recognizers of one window exclude each other while both have touches under way.
    private func sharesTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        let touches = one.life.touches + [lastTouch(of: one)].compactMap { $0 }
        let others = other.life.touches + [lastTouch(of: other)].compactMap { $0 }
        return touches.contains { touch in others.contains { $0 === touch } }
    }

    private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard sharesTouches(one, other), one.canPrevent(other), other.canBePrevented(by: one) else { return false }
        let together =
            one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
        return !together
    }

    private func enqueue(_ recognizer: UIGestureRecognizer) {
        if !pendingActions.contains(where: { $0 === recognizer }) { pendingActions.append(recognizer) }
    }

    /// Lets go on what waited for failures that have happened, and fails what waited for a gesture that was recognized.
    private func resolveHeld() {
        var changed = true
        while changed {
            changed = false
            for recognizer in active where recognizer.life.state == .possible {
                let recognized = awaited(by: recognizer).contains { isRecognized($0) && sharesTouches($0, recognizer) }
                if recognized, recognizer.life.held != nil {
                    set(recognizer, .failed, because: "a gesture whose failure it waited for was recognized")
                    changed = true
                } else if let held = recognizer.life.held, requirementsMet(for: recognizer) {
                    recognizer.life.held = nil
                    recognizer.narrate("waits no more", because: "what it waited for failed")
                    commit(recognizer, as: held)
                    changed = true
                }
            }
        }
    }

    /// Disabled or detached while at work: a gesture under way is cancelled, another forgotten.
    func withdraw(_ recognizer: UIGestureRecognizer) {
        batch {
            let wasUnderWay = recognizer.life.state == .began || recognizer.life.state == .changed
            if !recognizer.life.isOver {
                recognizer.explain("it was disabled, or left its view")
                transition(recognizer, to: wasUnderWay ? .cancelled : .failed, isOwn: true)
            }
            for touch in recognizer.life.touches { touch.recognizers.removeAll { $0 === recognizer } }
            recognizer.life.touches = []
            recognizer.life.presses = []
        }
    }

    /// Resets the recognizers that are over and have no touch left.
    private func sweep() {
        let over = active.filter { $0.life.isOver && $0.life.touches.isEmpty && $0.life.presses.isEmpty }
        guard !over.isEmpty else { return }
        // A recognizer that another one still waits for keeps its verdict until that one is settled.
        let settled = over.filter { done in !active.contains { $0.life.held != nil && awaited(by: $0).contains { $0 === done } } }
        active.removeAll { recognizer in settled.contains { $0 === recognizer } }
        for recognizer in settled {
            deliveries.forget(recognizer)
            lastTouches[ObjectIdentifier(recognizer)] = nil
            set(recognizer, .possible, because: "the gesture is over")
            recognizer.life.ignored = []
            recognizer.reset()
            recognizer.arbiter = nil
        }
        dynamicRequirements.removeAll { pair in
            settled.contains { $0 === pair.waiting || $0 === pair.awaited }
        }
    }
}

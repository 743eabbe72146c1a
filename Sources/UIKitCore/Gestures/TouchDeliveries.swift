// The touches that views get while recognizers look at them: now, later or never.
// Apple: "UIGestureRecognizer", Cancelling and delaying touches.
import Diagnostics
import Foundation

/// Whether a window delivers a touch of the current event to its view.
package enum TouchDisposition: Sendable {
    /// The view gets it.
    case deliver
    /// The view does not get the touch yet: the arbiter delivers it itself once the recognizers that delay it have failed.
    case withhold
    /// The view does not get the touch: a recognizer took it. The view was called with `touchesCancelled`.
    case cancel
}

/// The touches under way and what their views know of them. Held by a ``GestureArbiter``.
@MainActor
struct TouchDeliveries {
    private struct Record {
        let touch: UITouch
        var event: UIEvent
        var recognizers: [UIGestureRecognizer]
        /// Phases that the view has not seen yet, in order.
        var withheld: [UITouch.Phase] = []
        var viewKnowsIt = false
        var mustCancel = false
        var isCancelled = false
        /// The finger is gone.
        var isOver: Bool
    }

    private var records: [ObjectIdentifier: Record] = [:]
    private var order: [ObjectIdentifier] = []

    /// Takes note of the touches of an event that the recognizers have just seen.
    mutating func note(_ touches: [UITouch], event: UIEvent) {
        for touch in touches {
            let key = ObjectIdentifier(touch)
            let isOver = touch.phase == .ended || touch.phase == .cancelled
            if touch.phase == .began || records[key] == nil {
                if records[key] == nil { order.append(key) }
                let old = records[key]
                records[key] = Record(
                    touch: touch, event: event, recognizers: touch.recognizers, mustCancel: old?.mustCancel ?? false,
                    isOver: isOver)
            } else {
                records[key]?.event = event
                records[key]?.isOver = isOver
            }
        }
    }

    /// A recognizer was recognized: views lose its touches, if it says so.
    mutating func recognized(_ recognizer: UIGestureRecognizer, touches: [UITouch]) {
        guard recognizer.cancelsTouchesInView else { return }
        for key in order where records[key]?.recognizers.contains(where: { $0 === recognizer }) ?? false {
            records[key]?.mustCancel = true
            recognizer.narrate(
                "takes a touch from \(Trace.name(records[key]?.touch.view))", because: "cancelsTouchesInView is true")
        }
        for touch in touches where records[ObjectIdentifier(touch)] == nil {
            let key = ObjectIdentifier(touch)
            order.append(key)
            records[key] = Record(
                touch: touch, event: UIEvent(), recognizers: [recognizer], mustCancel: true, isOver: false)
        }
    }

    /// Whether the view has been told that the touch began, and not that it was taken away.
    func viewHas(_ touch: UITouch) -> Bool {
        records[ObjectIdentifier(touch)].map { $0.viewKnowsIt && !$0.isCancelled } ?? false
    }

    /// The view's scroll view does not let it have the touch.
    mutating func refuse(_ touch: UITouch) {
        records[ObjectIdentifier(touch)]?.viewKnowsIt = false
        records[ObjectIdentifier(touch)]?.isCancelled = true
    }

    /// A recognizer is over and delays nothing any more.
    mutating func forget(_ recognizer: UIGestureRecognizer) {
        for key in order { records[key]?.recognizers.removeAll { $0 === recognizer } }
    }

    /// Decides what the window does with a touch of the event that was just processed.
    mutating func disposition(for touch: UITouch) -> TouchDisposition {
        let key = ObjectIdentifier(touch)
        guard var record = records[key] else { return .deliver }
        defer {
            records[key] = record
            if record.isOver, record.withheld.isEmpty { remove(key) }
        }
        if record.isCancelled { return .cancel }
        let delays = !record.withheld.isEmpty || delaysPhase(touch.phase, of: record)
        if delays {
            record.withheld.append(touch.phase)
            Trace.note(.gestures, Trace.name(touch.view), "gets no touch that \(touch.phase) yet: \(delayWords(record))")
            return .withhold
        }
        if touch.phase == .began { record.viewKnowsIt = true }
        return .deliver
    }

    private func delaysPhase(_ phase: UITouch.Phase, of record: Record) -> Bool {
        record.recognizers.contains { recognizer in
            guard recognizer.isUndecided else { return false }
            return phase == .began ? recognizer.delaysTouchesBegan : phase == .ended && recognizer.delaysTouchesEnded
        }
    }

    private func delayWords(_ record: Record) -> String {
        let names = record.recognizers.filter { $0.isUndecided && ($0.delaysTouchesBegan || $0.delaysTouchesEnded) }
        return "\(names.map { Trace.name($0) }.joined(separator: ", ")) delays it"
    }

    private func stillDelays(_ record: Record) -> Bool {
        guard let first = record.withheld.first else { return false }
        return delaysPhase(first, of: record)
    }

    /// Tells views about touches that were taken away, and delivers those that nothing delays any more.
    mutating func settle() {
        for key in order {
            guard var record = records[key] else { continue }
            if record.mustCancel, !record.isCancelled {
                record.isCancelled = true
                record.withheld = []
                records[key] = record
                if record.viewKnowsIt {
                    Trace.note(.gestures, Trace.name(record.touch.view), "loses its touch: a recognizer took it")
                    send(.cancelled, of: record)
                }
                if record.isOver, record.touch.phase != .ended, record.touch.phase != .cancelled { remove(key) }
            } else if !record.withheld.isEmpty, !stillDelays(record) {
                let phases = record.withheld
                record.withheld = []
                let isRefused = phases.first == .began && !ScrollTouches.mayBegin(record.touch, record.event)
                record.viewKnowsIt = !isRefused
                record.isCancelled = isRefused
                records[key] = record
                Trace.note(
                    .gestures, Trace.name(record.touch.view),
                    isRefused
                        ? "never gets the touch: its scroll view refuses" : "gets the delayed touch: nothing delays it any more")
                for phase in phases where !isRefused { send(phase, of: record) }
                if record.isOver { remove(key) }
            }
        }
    }

    /// Calls the view's touch method with the touch in the phase that it had.
    private func send(_ phase: UITouch.Phase, of record: Record) {
        let touch = record.touch
        let now = touch.phase
        touch.setPhase(phase)
        switch phase {
        case .began: touch.view?.touchesBegan([touch], with: record.event)
        case .moved: touch.view?.touchesMoved([touch], with: record.event)
        case .ended: touch.view?.touchesEnded([touch], with: record.event)
        case .cancelled: touch.view?.touchesCancelled([touch], with: record.event)
        default: break
        }
        touch.setPhase(now)
    }

    private mutating func remove(_ key: ObjectIdentifier) {
        records[key] = nil
        order.removeAll { $0 == key }
    }
}

extension UIGestureRecognizer {
    /// Whether the gesture may still be recognized: it has touches, waits for another's failure or for more taps.
    var isUndecided: Bool {
        life.state == .possible && (!life.touches.isEmpty || life.held != nil || awaitsTouches)
    }
}

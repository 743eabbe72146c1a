// From the stage's samples to touches: identity, views, taps in a row.
// No Apple page: this is ours; "UITouch", "Handling touches in your view".
import CoreGraphics
import Foundation
import Stage

/// Keeps the touches that are down and makes events of samples.
@MainActor final class TouchTracker {
    private var touches: [Int: UITouch] = [:]
    private var event: UIEvent?
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

    /// Touches that are down or just ended, in order of going down.
    var active: [UITouch] { touches.values.sorted { $0.id < $1.id } }

    /// The events that samples of one moment mean: one, unless a finger has two samples in them.
    func events(for samples: [TouchSample], at time: TimeInterval) -> [UIEvent] {
        var rest = samples
        var events: [UIEvent] = []
        while !rest.isEmpty {
            var seen = Set<Int>()
            var later: [TouchSample] = []
            var now: [TouchSample] = []
            for sample in rest {
                // Moves in a row are merged; anything else waits for the next event.
                if seen.insert(sample.id).inserted {
                    now.append(sample)
                } else if later.isEmpty, sample.phase == .moved,
                    now.last(where: { $0.id == sample.id })?.phase == .moved
                {
                    now.append(sample)
                } else {
                    later.append(sample)
                }
            }
            if let event = makeEvent(now, at: time) { events.append(event) }
            rest = later
            // Events after the first must not be prepared before it was sent.
            if !rest.isEmpty {
                pending = rest
                break
            }
        }
        return events
    }

    private var pending: [TouchSample] = []

    private func makeEvent(_ samples: [TouchSample], at time: TimeInterval) -> UIEvent? {
        for touch in touches.values { touch.beginCoalescing() }
        for touch in touches.values where touch.phase != .stationary {
            touch.update(phase: .stationary, location: touch.screenLocation, timestamp: touch.timestamp)
        }
        let event = self.event ?? UIEvent(type: .touches, timestamp: time)
        self.event = event
        event.setTimestamp(samples.last?.timestamp ?? time)
        var changed = false
        for sample in samples { changed = apply(sample, event, time) || changed }
        event.touchSet = Set(touches.values)
        return changed ? event : nil
    }

    private func apply(_ sample: TouchSample, _ event: UIEvent, _ now: TimeInterval) -> Bool {
        let time = sample.timestamp ?? now
        guard sample.location.x.isFinite, sample.location.y.isFinite else { return false }
        if sample.phase == .began {
            guard touches[sample.id] == nil else { return false }
            begin(sample, event, time)
            return true
        }
        guard let touch = touches[sample.id] else { return false }
        let wasMove = touch.phase == .moved && !touch.state.coalesced.isEmpty
        let previous = touch.previousScreenLocation
        touch.update(
            phase: Self.phase(sample.phase), location: sample.location, timestamp: time, force: sample.force,
            radius: sample.radius)
        if wasMove { touch.state.previousLocation = previous }
        touch.recordCoalesced()
        return true
    }

    private func begin(_ sample: TouchSample, _ event: UIEvent, _ time: TimeInterval) {
        let touch = UITouch()
        touch.state.location = sample.location
        let (window, view) = target(of: sample.location, event)
        touch.begin(
            id: sample.id, at: sample.location, timestamp: time, type: Self.type(sample.kind),
            tapCount: tapCount(at: sample.location, time), window: window, view: view)
        touch.state.force = sample.force
        touch.state.majorRadius = sample.radius
        touch.recordCoalesced()
        touches[sample.id] = touch
    }

    /// The front window whose hit test finds a view.
    private func target(of location: CGPoint, _ event: UIEvent) -> (UIWindow?, UIView?) {
        for window in UIScreen.main.windows.reversed() {
            if let view = window.hitTest(window.convertFromScreen(location), with: event) { return (window, view) }
        }
        return (nil, nil)
    }

    private func tapCount(at location: CGPoint, _ time: TimeInterval) -> Int {
        guard let last = lastTap, time - last.time <= GestureMeasures.tapPause,
            abs(last.location.x - location.x) <= GestureMeasures.tapDistance,
            abs(last.location.y - location.y) <= GestureMeasures.tapDistance
        else { return 1 }
        return last.count + 1
    }

    private static func isTap(_ touch: UITouch) -> Bool {
        let end = touch.screenLocation, start = touch.beganScreenLocation
        return abs(end.x - start.x) <= GestureMeasures.tapDistance && abs(end.y - start.y) <= GestureMeasures.tapDistance
    }

    /// Forgets what ended in an event that was sent, and goes on with the samples that waited for it.
    func sent(_ event: UIEvent) {
        for (id, touch) in touches where touch.phase == .ended || touch.phase == .cancelled {
            touches[id] = nil
            // A finger that has moved on, or was taken away, has not tapped: the next one counts from the start.
            lastTap =
                touch.phase == .ended && Self.isTap(touch)
                ? (touch.beganScreenLocation, touch.timestamp, touch.tapCount) : nil
        }
        if touches.isEmpty { self.event = nil }
        guard !pending.isEmpty else { return }
        let rest = pending
        pending = []
        let app = UIApplication.shared
        for event in events(for: rest, at: event.timestamp) {
            app.sendEvent(event)
            sent(event)
        }
    }

    private static func phase(_ phase: TouchSamplePhase) -> UITouch.Phase {
        switch phase {
        case .began: .began
        case .moved: .moved
        case .stationary: .stationary
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }

    private static func type(_ kind: TouchSampleKind) -> UITouch.TouchType {
        switch kind {
        case .direct: .direct
        case .indirectPointer: .indirectPointer
        case .pencil: .pencil
        }
    }
}

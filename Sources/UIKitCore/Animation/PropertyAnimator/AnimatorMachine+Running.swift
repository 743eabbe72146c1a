// Starting, pausing, scrubbing, turning round, coming to the end.
// Apple: "UIViewAnimating"; states: Documentation/PropertyAnimator.md.
import Foundation

extension AnimatorMachine {
    /// `startAnimation()`, or after a time in seconds.
    package mutating func start(after delay: TimeInterval? = nil, at now: TimeInterval) -> [AnimatorEffect] {
        guard !isCompleting else { return [] }
        switch phase {
        case .fresh:
            self.delay = delay ?? 0
            told = 0
            return [.record] + beginWhole(after: self.delay, at: now)
        case .paused:
            if let delay { self.delay = delay }
            told = fraction(at: now)
            return [begin(from: time ?? curve.time(at: way), after: delay ?? 0, at: now)]
        case .ended:
            phase = .hollow
            told = 0
            return []
        case .stopped: return refuseWhileStopped
        case .running, .hollow: return []
        }
    }

    /// `pauseAnimation()`.
    package mutating func pause(at now: TimeInterval) -> [AnimatorEffect] {
        guard !isCompleting else { return [] }
        switch phase {
        case .fresh:
            stand(way: 0, time: 0)
            return [.record, hold]
        case .running:
            let report: [AnimatorEffect] = isInterruptible ? [] : [.report(.uninterruptiblePaused)]
            stand(at: legTime(at: now))
            return report + [hold]
        case .ended:
            phase = .hollow
            told = 0
            return []
        case .stopped: return refuseWhileStopped
        case .paused, .hollow: return []
        }
    }

    /// `fractionComplete = value`; the value is 0…1.
    package mutating func scrub(to value: Double, at now: TimeInterval) -> [AnimatorEffect] {
        guard !isCompleting else { return [] }
        switch phase {
        case .fresh, .paused:
            let first: [AnimatorEffect] = phase == .fresh ? [.record] : []
            if scrubsLinearly { stand(way: value, time: nil) } else { stand(at: value) }
            told = value
            return first + [hold]
        case .hollow: told = value
        case .ended where compatibility == .documented:
            phase = .hollow
            told = value
        case .running, .stopped, .ended: break
        }
        return []
    }

    /// `isReversed = value`.
    package mutating func reverse(_ value: Bool, at now: TimeInterval) -> [AnimatorEffect] {
        guard !isCompleting, phase != .stopped, value != isReversed else { return [] }
        isReversed = value
        guard phase == .running, let leg else { return [] }
        let here = legTime(at: now)
        if here == leg.from, now < leg.begin { return [begin(from: here, after: leg.begin - now, at: now)] }
        return [begin(from: here, after: 0, at: now)]
    }

    /// `continueAnimation(withTimingParameters:durationFactor:)`; a factor of 0 leaves the duration as it is.
    package mutating func resume(pace: AnimationPace?, factor: Double, at now: TimeInterval) -> [AnimatorEffect] {
        guard !isCompleting else { return [.report(.notPaused)] }
        switch phase {
        case .paused:
            guard isInterruptible else { return [.report(.notInterruptible)] }
            if factor > 0 { currentDuration = duration * factor }
            told = fraction(at: now)
            var from = time ?? curve.time(at: way)
            if let pace {
                let way = way
                if scrubsLinearly { from = min(max(way, 0), 1) }
                let seconds = currentDuration * (isReversed ? from : 1 - from)
                curve.turn = .init(time: from, way: way, isReversed: isReversed, pace: pace, duration: seconds)
            }
            return [begin(from: from, after: 0, at: now, pace: pace)]
        case .hollow: return []
        case .fresh, .running, .stopped, .ended: return [.report(.notPaused)]
        }
    }

    /// The clock has come to ``endTime``, or nothing of it is on a screen.
    package mutating func reachEnd() -> [AnimatorEffect] {
        guard phase == .running || phase == .paused, !isCompleting else { return [] }
        guard pausesOnCompletion else { return complete(isReversed ? .start : .end) }
        let place: Double = isReversed ? 0 : 1
        stand(way: place, time: place)
        return [hold]
    }

    // MARK: Inside

    var refuseWhileStopped: [AnimatorEffect] {
        [.report(compatibility == .documented ? .startedWhileStoppedRaises : .startedWhileStopped)]
    }

    var hold: AnimatorEffect {
        scrubsLinearly ? .hold(at: way, linear: true) : .hold(at: time ?? curve.time(at: way), linear: false)
    }

    mutating func stand(at time: Double) { stand(way: curve.way(at: time), time: time) }

    mutating func stand(way: Double, time: Double?) {
        phase = .paused
        leg = nil
        self.way = way
        self.time = time
    }

    /// Runs the whole way; reversed it starts where it would have ended.
    mutating func beginWhole(after delay: TimeInterval, at now: TimeInterval) -> [AnimatorEffect] {
        guard isReversed else { return [begin(from: 0, after: delay, at: now)] }
        return [.hold(at: 1, linear: false), begin(from: 1, after: delay, at: now)]
    }

    /// Runs from a fraction of the time to the end that its direction has.
    mutating func begin(
        from: Double, after delay: TimeInterval, at now: TimeInterval, pace: AnimationPace? = nil
    ) -> AnimatorEffect {
        phase = .running
        let to: Double = isReversed ? 0 : 1
        let seconds = currentDuration * abs(to - from)
        leg = Leg(begin: now + delay, from: from, to: to, seconds: seconds)
        return .run(from: from, reversed: isReversed, remaining: seconds, delay: delay, pace: pace)
    }
}

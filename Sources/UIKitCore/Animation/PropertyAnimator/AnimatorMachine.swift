// The life of a property animator as a value: states, fraction, direction, without views and with the time passed in.
// Apple: "UIViewPropertyAnimator", "UIViewAnimating"; what devices were seen to do: Documentation/PropertyAnimator.md.
import Foundation

/// The life of a property animator. Every call answers with what it does to views and blocks.
///
/// The fraction counts the way from start to end whichever way the animator runs: reversed it falls.
package struct AnimatorMachine: Equatable, Sendable {
    /// The six states; Apple's three do not tell those apart that behave otherwise.
    package enum Phase: String, Sendable, CaseIterable {
        /// Never started, or given new blocks after its end.
        case fresh = "N"
        case running = "R"
        case paused = "P"
        case stopped = "S"
        /// Ended; its blocks are gone.
        case ended = "DI"
        /// Started again after its end, with nothing to run.
        case hollow = "DA"
    }

    /// A stretch of running.
    struct Leg: Equatable, Sendable {
        /// The time at which the leg begins to move, on the clock.
        var begin: TimeInterval
        /// Fractions of the time.
        var from, to: Double
        var seconds: TimeInterval
        var end: TimeInterval { begin + seconds }
    }

    package internal(set) var phase = Phase.fresh
    package let compatibility: AnimatorCompatibility
    /// Seconds, as it was made.
    package let duration: TimeInterval
    /// Seconds of the whole way now; another than `duration` while continued with a factor.
    var currentDuration: TimeInterval
    package internal(set) var delay: TimeInterval = 0
    package internal(set) var curve: AnimatorCurve
    package internal(set) var isReversed = false
    package var pausesOnCompletion = false
    package var isInterruptible = true
    package var scrubsLinearly = true
    /// Whether the completion blocks are being called. Until they have returned the animator counts as running.
    package internal(set) var isCompleting = false

    /// The position while paused, 0…1 along the way. ``time`` is the fraction of the time there, nil if it is unknown.
    var way = 0.0
    var time: Double? = 0
    /// The fraction that a stopped or hollow animator tells.
    var told = 0.0
    var leg: Leg?

    package init(
        duration: TimeInterval, pace: AnimationPace, compatibility: AnimatorCompatibility = .seen
    ) {
        self.duration = duration
        currentDuration = duration
        curve = AnimatorCurve(pace: pace, duration: duration)
        self.compatibility = compatibility
    }

    // MARK: What it tells

    /// Apple's state.
    package var state: UIViewAnimatingState {
        switch phase {
        case .fresh, .ended: .inactive
        case .running, .paused, .hollow: .active
        case .stopped: .stopped
        }
    }

    /// Whether it moves, or waits to.
    package var isRunning: Bool { phase == .running }

    /// The time at which the animator ends on its own, on the clock; nil while it does not run.
    package var endTime: TimeInterval? { phase == .running && !isCompleting ? leg?.end : nil }

    /// The fraction that the animator has completed, 0…1.
    package func fraction(at now: TimeInterval) -> Double {
        switch phase {
        case .fresh, .ended: 0
        case .stopped, .hollow: told
        case .paused: min(max(standing, 0), 1)
        case .running: min(max(fractionOf(time: legTime(at: now)), 0), 1)
        }
    }

    /// The fraction of a pause, which a spring may carry past the ends.
    var standing: Double { scrubsLinearly ? way : (time ?? curve.time(at: way)) }

    /// The fraction complete at a fraction of the time.
    func fractionOf(time: Double) -> Double { scrubsLinearly ? curve.way(at: time) : time }

    /// The fraction of the time that has come, while running.
    func legTime(at now: TimeInterval) -> Double {
        guard let leg else { return isReversed ? 0 : 1 }
        guard leg.seconds > 0 else { return now < leg.begin ? leg.from : leg.to }
        let part = min(max((now - leg.begin) / leg.seconds, 0), 1)
        return part == 1 ? leg.to : leg.from + (leg.to - leg.from) * part
    }
}

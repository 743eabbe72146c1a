// When the next turn comes: as soon as it is wanted, but never sooner than a frame after the last.
// No Apple page: this is ours.
import Foundation

/// When the next turn comes. A value, so that it can be tested without waiting; times are the clock's seconds.
package struct TurnSchedule: Sendable, Equatable {
    /// Nothing is wanted.
    package init() {}

    /// 60 turns a second at the most.
    package static let interval: TimeInterval = 1.0 / 60

    /// The time that the alarm is set to; nil while nothing is wanted.
    package private(set) var next: TimeInterval?
    private var earliest: TimeInterval = 0

    /// Wants a turn at this time or soon after. Returns the time to set the alarm to, nil where it stands already.
    package mutating func want(at time: TimeInterval) -> TimeInterval? {
        let time = max(time, earliest)
        if let next, next <= time { return nil }
        next = time
        return time
    }

    /// A turn begins. The next is a frame after the time that this one was planned for, unless it came very late.
    package mutating func begin(at now: TimeInterval) {
        let planned = next ?? now
        next = nil
        earliest = (now - planned < Self.interval ? min(planned, now) : now) + Self.interval
    }
}

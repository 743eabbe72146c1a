// Moving virtual time: by a stretch, or until nothing is pending.
// No Apple page: this is ours.
import Foundation
import Stage

extension HeadlessStage {
    /// Seconds from one frame to the next.
    public static let frameInterval: TimeInterval = 1.0 / 60

    /// Turns without time moving that are taken for a loop.
    static let turnsAtOneTime = 10_000

    /// True while there is something to do without new input: a request, an animation, or awaited work that is due later.
    public var isPending: Bool { isTurnRequested || client?.needsTurn == true || clock.nextAwaitedTime != nil }

    /// The clock time of the next turn that has something to do; nil where nothing is pending.
    ///
    /// A requested turn comes now; an animation's at the next frame; due work's at its time.
    public var nextTurnTime: TimeInterval? {
        if isTurnRequested { return clock.now }
        let due = clock.nextDueTime.map { max($0, clock.now) }
        guard client?.needsTurn == true else { return due }
        let frame = clock.now + Self.frameInterval
        return due.map { min($0, frame) } ?? frame
    }

    /// The clock time of the next turn that somebody waits for: animations that repeat without end and idle work do not count.
    public var nextAwaitedTime: TimeInterval? {
        if isTurnRequested { return clock.now }
        let due = clock.nextAwaitedTime.map { max($0, clock.now) }
        guard client?.awaitsTurn == true else { return due }
        let frame = clock.now + Self.frameInterval
        return due.map { min($0, frame) } ?? frame
    }

    /// ``nextTurnTime`` while something is pending that somebody waits for; nil else.
    public var nextSettlingTime: TimeInterval? { isPending ? nextTurnTime : nil }

    /// Runs every turn that falls within this many seconds of virtual time, and ends exactly that much later.
    public func advance(by seconds: TimeInterval) {
        let end = clock.now + max(0, seconds)
        while let time = nextTurnTime, time <= end {
            clock.advance(to: time)
            turn()
        }
        clock.advance(to: end)
    }

    /// Runs turns until nothing is pending or so many seconds of virtual time have passed.
    ///
    /// Turns that ask for the next one at the same time without end are stopped after 10,000.
    @discardableResult
    public func settle(limit: TimeInterval = 10) -> Settlement {
        let end = clock.now + limit
        var turnsHere = 0
        while let time = nextSettlingTime {
            guard time <= end, turnsHere < Self.turnsAtOneTime else { return .limitReached }
            turnsHere = time > clock.now ? 0 : turnsHere + 1
            clock.advance(to: time)
            turn()
        }
        return .settled
    }
}

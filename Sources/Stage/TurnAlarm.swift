// The alarm of a stage in real time: turns as blocks of the main queue.
// No Apple page: this is ours.
import Dispatch
import Foundation

/// Runs turns on the main queue when they are wanted, and what is due on a clock: one timer for the next turn, which is not
/// armed while nothing is wanted. Behind a block of the main queue, what was queued before it has run.
@MainActor package final class TurnAlarm {
    /// The stage's clock, which runs in real time.
    private let clock: StageClock
    private var schedule = TurnSchedule()
    private let timer: any DispatchSourceTimer
    /// Runs one turn, begun at these seconds of the clock. Returns whether another is wanted at once.
    private var turn: (TimeInterval) -> Bool = { _ in false }

    package init(clock: StageClock) {
        self.clock = clock
        timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    }

    /// Begins: from now on turns run.
    /// - Parameter turn: Runs one turn, begun at these seconds of the clock. Returns whether another is wanted at once.
    package func start(_ turn: @escaping (TimeInterval) -> Bool) {
        self.turn = turn
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.ring() } }
        timer.schedule(deadline: .distantFuture)
        timer.activate()
        clock.setWake { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.wantDueWork() } }
        }
        wantDueWork()
    }

    /// The clock's seconds at which the next turn comes; nil while nothing is wanted.
    package var next: TimeInterval? { schedule.next }

    /// Wants a turn at this time of the clock or soon after.
    package func want(at time: TimeInterval) {
        guard let time = schedule.want(at: time) else { return }
        timer.schedule(deadline: .now() + max(0, time - clock.now), leeway: .nanoseconds(0))
    }

    private func wantDueWork() {
        if let due = clock.nextDueTime { want(at: due) }
    }

    private func ring() {
        let begin = clock.now
        // The alarm was set for an earlier want that a turn has answered since.
        guard let planned = schedule.next else { return }
        guard begin >= planned - 0.000_5 else {
            return timer.schedule(deadline: .now() + (planned - begin), leeway: .nanoseconds(0))
        }
        schedule.begin(at: begin)
        if turn(begin) { want(at: clock.now) }
        wantDueWork()
    }
}

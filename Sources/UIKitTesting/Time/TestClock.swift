// One virtual time for all clocks of a test: the stage's, the date, and those of Dispatch and tasks.
// No Apple page: this is ours.
import Foundation
import Stage
import Synchronization

/// Moves all clocks of a test together. The stage's begins at 0 with its harness, which may be later than counting began.
enum TestClock {
    private struct State: Sendable {
        var clock: StageClock?
        /// Nanoseconds of counted time at which the stage's clock showed 0.
        var origin: Int64 = 0
    }

    private static let state = Mutex(State())

    /// A harness with this clock begins now; nil where one ends.
    static func follow(_ clock: StageClock?) {
        state.withLock { $0 = State(clock: clock, origin: CountedWork.now) }
    }

    /// Counted nanoseconds at the stage's 0.
    static var origin: Int64 { state.withLock { $0.origin } }

    /// Seconds of the stage's clock as counted nanoseconds.
    static func counted(_ time: TimeInterval) -> Int64 {
        let nanoseconds = (time * 1e9).rounded()
        return nanoseconds < 4e18 ? origin + Int64(nanoseconds) : .max / 2
    }

    /// Counted nanoseconds as seconds of the stage's clock.
    static func seconds(_ counted: Int64) -> TimeInterval { TimeInterval(counted - origin) / 1e9 }

    /// Moves all clocks to so many seconds of the stage's, and begins what has come due.
    static func move(to time: TimeInterval) {
        state.withLock { $0.clock }?.advance(to: time)
        FrozenWorld.move(to: time)
        CountedWork.move(to: counted(time))
    }

    /// Moves all clocks to so many counted nanoseconds.
    static func move(toCounted time: Int64) {
        guard let clock = state.withLock({ $0.clock }) else { return CountedWork.move(to: time) }
        let time = max(time, CountedWork.now), seconds = seconds(time)
        clock.advance(to: seconds)
        FrozenWorld.move(to: seconds)
        CountedWork.move(to: time)
    }
}

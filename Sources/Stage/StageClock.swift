// The clock through which time enters, and the work that waits on it.
// No Apple page: this is ours.
import Foundation
import Synchronization

/// Seconds since the stage began, real or virtual, and a queue of work due at times of it. Safe from any thread.
public final class StageClock: Sendable {
    /// One piece of work waiting on the clock.
    public struct DueWork: Sendable {
        public let id: Int
        /// Clock time in seconds.
        public let time: TimeInterval
        /// Nobody waits for it: a caret that blinks.
        public let isIdle: Bool
        fileprivate let siteBody: @Sendable () -> String
        /// Where it was scheduled, `File.swift:42`; may be found only now.
        public var site: String { siteBody() }
        let body: @Sendable () -> Void
    }

    private struct State: Sendable {
        var virtualNow: TimeInterval = 0
        var epoch = StageClock.firstDate
        var work: [DueWork] = []
        var nextID = 1
        var wake: (@Sendable () -> Void)?
    }

    /// True where time moves by ``advance(to:)`` alone.
    public let isVirtual: Bool
    private let start = ContinuousClock.now
    private let state = Mutex(State())

    /// A clock at 0; a virtual one moves by ``advance(to:)`` alone.
    public init(isVirtual: Bool) { self.isVirtual = isVirtual }

    /// The clock of one task and what it calls, before the process's own; for tests that run beside others.
    @TaskLocal private static var ofTask: Holder?

    private final class Holder: Sendable {
        let clock: Mutex<StageClock>
        init(_ clock: StageClock) { self.clock = Mutex(clock) }
    }

    /// The clock of the process; a stage that is to be installed sets its own when it is made.
    public static var current: StageClock {
        get { ofTask?.clock.withLock { $0 } ?? StageContext.current.clock }
        set {
            if let holder = ofTask { return holder.clock.withLock { $0 = newValue } }
            StageContext.installed.clock = newValue
        }
    }

    /// Runs a body that has ``current`` to itself: what it sets is seen by its task alone.
    package static func withOwn<Result>(
        _ clock: StageClock = StageClock(isVirtual: true), _ body: () throws -> Result
    ) rethrows -> Result { try $ofTask.withValue(Holder(clock), operation: body) }

    /// ``withOwn(_:_:)`` for a body that waits.
    package static func withOwn<Result>(
        _ clock: StageClock = StageClock(isVirtual: true), isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result { try await $ofTask.withValue(Holder(clock), operation: body, isolation: isolation) }

    /// Seconds since the clock was made.
    public var now: TimeInterval {
        guard isVirtual else {
            let elapsed = start.duration(to: .now).components
            return TimeInterval(elapsed.seconds) + TimeInterval(elapsed.attoseconds) * 1e-18
        }
        return state.withLock { $0.virtualNow }
    }

    /// Monday, 3 June 2024, 9:41 UTC: the date of a virtual clock at 0 unless somebody sets another.
    public static let firstDate = Date(timeIntervalSince1970: 1_717_407_660)

    /// The date that a virtual clock has at 0. No effect on a real clock.
    public var epoch: Date {
        get { state.withLock { $0.epoch } }
        set { state.withLock { $0.epoch = newValue } }
    }

    /// The date that the status bar shows: that of the machine by a real clock, ``epoch`` and the time since by a virtual one.
    public var date: Date { isVirtual ? epoch + now : Date() }

    /// Moves a virtual clock forward; never back. No effect on a real clock.
    public func advance(to time: TimeInterval) {
        guard isVirtual else { return }
        state.withLock { $0.virtualNow = max($0.virtualNow, time) }
    }

    /// Called when work is added, so that the stage can set its alarm.
    public func setWake(_ wake: (@Sendable () -> Void)?) { state.withLock { $0.wake = wake } }

    /// Adds work due at a time of this clock. Returns an id for ``cancel(_:)``.
    @discardableResult
    public func schedule(
        at time: TimeInterval, site: @escaping @autoclosure @Sendable () -> String, _ body: @escaping @Sendable () -> Void
    ) -> Int { add(at: time, isIdle: false, site: site, body) }

    /// ``schedule(at:site:_:)`` for work that goes on for ever and that nobody waits for: a stage settles without it.
    @discardableResult
    public func scheduleIdle(
        at time: TimeInterval, site: @escaping @autoclosure @Sendable () -> String, _ body: @escaping @Sendable () -> Void
    ) -> Int { add(at: time, isIdle: true, site: site, body) }

    private func add(
        at time: TimeInterval, isIdle: Bool, site: @escaping @Sendable () -> String, _ body: @escaping @Sendable () -> Void
    ) -> Int {
        let (id, wake) = state.withLock { state in
            let id = state.nextID
            state.nextID += 1
            let item = DueWork(id: id, time: time, isIdle: isIdle, siteBody: site, body: body)
            let index = state.work.firstIndex { $0.time > time } ?? state.work.endIndex
            state.work.insert(item, at: index)
            return (id, state.wake)
        }
        wake?()
        return id
    }

    /// Takes back scheduled work by its number; unknown numbers change nothing.
    public func cancel(_ id: Int) { state.withLock { $0.work.removeAll { $0.id == id } } }

    /// The time of the earliest work, nil if none waits.
    public var nextDueTime: TimeInterval? { state.withLock { $0.work.first?.time } }
    /// The time of the earliest work that somebody waits for, nil if none does.
    public var nextAwaitedTime: TimeInterval? { state.withLock { $0.work.first { !$0.isIdle }?.time } }

    /// All that waits, earliest first.
    public var pendingWork: [DueWork] { state.withLock { $0.work } }

    /// Runs, in order of time then of scheduling, what was due at or before now when the call began.
    /// - Returns: how many pieces ran.
    @discardableResult
    public func runDueWork() -> Int {
        let now = now
        let due = state.withLock { state in
            let due = Array(state.work.prefix { $0.time <= now })
            state.work.removeFirst(due.count)
            return due
        }
        for item in due { item.body() }
        return due.count
    }

    /// Drops everything that waits and puts a virtual clock back to zero. Between tests.
    public func reset() {
        state.withLock {
            $0.work.removeAll()
            $0.virtualNow = 0
            $0.epoch = Self.firstDate
        }
    }
}

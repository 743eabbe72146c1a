// A timer on the stage's clock.
// Apple: "Timer".
import Diagnostics
import Foundation
import SelectorDispatch
import Stage
import Synchronization

/// What the app's module calls Timer, by the line `typealias Timer = StageTimer`: Foundation's class on Linux has no
/// `Timer()`, no `userInfo`, and knows no virtual time.
///
/// Where the stage's clock is virtual, the timer fires in a turn of that clock; else on the run loop. It keeps its target
/// until it is invalid, as Apple's does.
open class StageTimer: NSObject, @unchecked Sendable {
    private struct State {
        var isValid: Bool
        var isScheduled = false
        /// Grows with each new schedule; work of an older one does nothing.
        var generation = 0
        var fireDate: Date
        var tolerance: TimeInterval = 0
        var userInfo: Any?
        var body: ((StageTimer) -> Void)?
        var loopTimer: Foundation.Timer?
        /// Who scheduled it; a test that waits too long names the place.
        var caller: CapturedCaller?
    }

    private let lock = NSRecursiveLock()
    private var state: State
    /// Seconds between two firings, for a timer that repeats.
    private let interval: TimeInterval
    private let repeats: Bool

    /// A timer that never fires: a place to keep one later.
    public override init() {
        interval = 0
        repeats = false
        state = State(isValid: false, fireDate: .distantFuture)
    }

    private init(_ date: Date, _ interval: TimeInterval, _ repeats: Bool, _ body: @escaping (StageTimer) -> Void) {
        // Apple: an interval of 0 or less becomes a tenth of a millisecond.
        self.interval = interval > 0 ? interval : 0.0001
        self.repeats = repeats
        state = State(isValid: true, fireDate: date, body: body)
    }

    /// A timer that calls a closure after some seconds, once it is added to a run loop.
    public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (StageTimer) -> Void) {
        self.init(Date(timeIntervalSinceNow: max(interval, 0.0001)), interval, repeats, block)
    }

    /// A timer that calls a closure at a date, once it is added to a run loop.
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (StageTimer) -> Void
    ) { self.init(date, interval, repeats, block) }

    /// A timer that calls a method of a target after some seconds, once it is added to a run loop.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: max(ti, 0.0001)), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// A timer that calls a method of a target at a date, once it is added to a run loop.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let target = t as AnyObject
        self.init(date, ti, rep) { timer in DispatchTable.perform(target, s, [timer]) }
        state.userInfo = ui
    }

    /// A timer that calls a closure after some seconds, already running.
    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (StageTimer) -> Void
    ) -> StageTimer {
        let timer = StageTimer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule(on: .current, mode: .default)
        return timer
    }

    /// A timer that calls a method of a target after some seconds, already running.
    @discardableResult
    open class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> StageTimer {
        let timer = StageTimer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        timer.schedule(on: .current, mode: .default)
        return timer
    }

    /// Fires now. One that repeats keeps its times; another one is invalid afterwards. An invalid one does nothing.
    open func fire() {
        guard let body = lock.withLock({ state.isValid ? state.body : nil }) else { return }
        body(self)
        if !repeats { invalidate() }
    }

    /// Ends it for ever, and lets go of target and closure.
    open func invalidate() {
        let (loopTimer, body) = lock.withLock {
            let kept = (state.loopTimer, state.body)
            state.isValid = false
            state.generation += 1
            state.body = nil
            state.userInfo = nil
            state.loopTimer = nil
            return kept
        }
        loopTimer?.invalidate()
        _ = body
    }

    /// Whether it can still fire.
    open var isValid: Bool { lock.withLock { state.isValid } }
    /// Seconds between two firings; 0 if it does not repeat.
    open var timeInterval: TimeInterval { repeats ? interval : 0 }
    /// What the code that made it gave along; nil once it is invalid.
    open var userInfo: Any? { lock.withLock { state.userInfo } }
    /// By how many seconds it may be late. It is kept and has no effect.
    open var tolerance: TimeInterval {
        get { lock.withLock { state.tolerance } }
        set { lock.withLock { state.tolerance = newValue } }
    }
    /// When it fires next. Setting it moves that firing; those after it follow in their distance.
    open var fireDate: Date {
        get { lock.withLock { state.fireDate } }
        set {
            let isScheduled = lock.withLock {
                state.fireDate = newValue
                state.loopTimer?.fireDate = newValue
                return state.isScheduled && state.loopTimer == nil && state.isValid
            }
            if isScheduled { wait(until: StageClock.current.now + max(0, newValue.timeIntervalSinceNow)) }
        }
    }

    // MARK: Running

    func schedule(on loop: RunLoop, mode: RunLoop.Mode) {
        let wasScheduled = lock.withLock {
            defer { state.isScheduled = true }
            return state.isScheduled || !state.isValid
        }
        if wasScheduled { return }
        let clock = StageClock.current
        if clock.isVirtual {
            let caller = CapturedCaller()
            lock.withLock { state.caller = caller }
            return wait(until: clock.now + max(0, delay))
        }
        let timer = self
        let body = StageContext.carrying { timer.fireOnTime() }
        let loopTimer = Foundation.Timer(fire: fireDate, interval: interval, repeats: repeats) { _ in body() }
        lock.withLock { state.loopTimer = loopTimer }
        loop.add(loopTimer, forMode: mode)
    }

    /// Seconds until the first firing. On a virtual clock the moments since the timer was made are taken back.
    private var delay: TimeInterval {
        let seconds = fireDate.timeIntervalSinceNow
        return abs(interval - seconds) < 0.05 ? interval : seconds
    }

    private func wait(until time: TimeInterval) {
        let (generation, caller) = lock.withLock {
            state.generation += 1
            return (state.generation, state.caller)
        }
        let clock = StageClock.current
        let site = caller?.site.map { "\($0.description) (Timer)" } ?? "Timer"
        clock.schedule(at: time, site: site) { [self] in
            guard lock.withLock({ state.generation == generation && state.isValid }) else { return }
            fireOnTime()
            guard repeats, lock.withLock({ state.generation == generation && state.isValid }) else { return }
            // Apple: firings that were missed come once, and the next keeps the rhythm.
            let missed = max(0, ((clock.now - time) / interval).rounded(.down))
            wait(until: time + interval * (missed + 1))
        }
    }

    private func fireOnTime() {
        if repeats { lock.withLock { state.fireDate = state.fireDate.addingTimeInterval(interval) } }
        fire()
    }
}

extension RunLoop {
    /// Lets a timer run. On a virtual clock every mode is alike: a turn fires it.
    public func add(_ timer: StageTimer, forMode mode: RunLoop.Mode) { timer.schedule(on: self, mode: mode) }
}

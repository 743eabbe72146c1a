// App code's waits on the stage's clock: dispatch, perform after a delay.
// Apple: "DispatchQueue", asyncAfter; "NSObject", perform(_:with:afterDelay:).
@preconcurrency import Dispatch
import Foundation
import SelectorDispatch
import Stage
import Synchronization

extension DispatchQueue {
    /// Runs a closure later. On the main queue a virtual clock of the stage counts the time, so that a test can move it.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard isMainQueue, StageClock.current.isVirtual else {
            let body: @Sendable () -> Void = { work() }
            let carried = isMainQueue ? StageContext.carrying(body) : body
            asyncAfter(deadline: deadline, qos: .unspecified, flags: []) { carried() }
            return
        }
        ClockScheduling.schedule(after: ClockScheduling.delay(until: deadline), "DispatchQueue.main.asyncAfter", work)
    }
}

extension DispatchQueue {
    /// The queue objects are wrappers made anew at each access on Linux: the label tells the main one.
    fileprivate var isMainQueue: Bool { label == DispatchQueue.main.label }
}

extension NSObjectProtocol {
    /// Calls a method with an argument after a time in seconds of the stage's clock.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerforms.add(self as AnyObject, aSelector, anArgument, delay)
    }

    /// Calls a method on the main thread: at once if this is it and `wait` is true, else in a later turn.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let target = self as AnyObject
        nonisolated(unsafe) let argument = arg
        if wait, MainThread.isCurrent {
            DispatchTable.perform(target, aSelector, [argument])
        } else if wait {
            DispatchQueue.main.sync { _ = DispatchTable.perform(target, aSelector, [argument]) }
        } else {
            DispatchQueue.main.async { DispatchTable.perform(target, aSelector, [argument]) }
        }
    }

    /// Drops all calls that wait for a target.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerforms.cancel(aTarget as AnyObject, nil, nil)
    }

    /// Drops the calls of a method that wait for a target with this argument.
    public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedPerforms.cancel(aTarget as AnyObject, aSelector, anArgument)
    }
}

/// Times and queues of the clock.
enum ClockScheduling {
    /// Seconds until a deadline. On a virtual clock the moments between computing the deadline and coming here are
    /// taken back: the result is the next round number within 2 ms, so that runs agree.
    static func delay(until deadline: DispatchTime) -> TimeInterval {
        if deadline == .distantFuture { return .greatestFiniteMagnitude }
        let now = DispatchTime.now().uptimeNanoseconds
        let end = deadline.uptimeNanoseconds
        guard end > now else { return 0 }
        let seconds = TimeInterval(end - now) / 1e9
        return StageClock.current.isVirtual ? rounded(seconds) : seconds
    }

    static func rounded(_ seconds: TimeInterval) -> TimeInterval {
        for steps in AppMeasures.stepsOfWaits {
            let candidate = (seconds * steps).rounded(.up) / steps
            if candidate - seconds < 0.002 { return candidate }
        }
        return seconds
    }

    @discardableResult
    static func schedule(after delay: TimeInterval, _ name: String, _ body: @escaping @Sendable () -> Void) -> Int {
        let clock = StageClock.current
        let site = WaitSite(name)
        wakeLive()
        return clock.schedule(at: clock.now + delay, site: site.text, body)
    }

    /// Work on a clock runs in turns: where nobody runs any yet, somebody begins to.
    private static func wakeLive() {
        guard !StageClock.current.isVirtual else { return }
        let context = StageContext.current
        Task { @MainActor in context.enter { _ = UIApplication.shared } }
    }
}

/// Calls that wait for their time.
private enum DelayedPerforms {
    private struct Entry: @unchecked Sendable {
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        let id: Int
    }

    private static let entries = Mutex<[Int: Entry]>([:])
    private static let counter = Atomic<Int>(0)

    static func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
        let number = counter.add(1, ordering: .relaxed).newValue
        let id = ClockScheduling.schedule(after: max(0, delay), "perform(_:with:afterDelay:)") {
            guard let entry = entries.withLock({ $0.removeValue(forKey: number) }) else { return }
            DispatchTable.perform(entry.target, entry.selector, [entry.argument])
        }
        let entry = Entry(target: target, selector: selector, argument: argument, id: id)
        entries.withLock { $0[number] = entry }
    }

    static func cancel(_ target: AnyObject, _ selector: Selector?, _ argument: Any?) {
        nonisolated(unsafe) let target = target
        nonisolated(unsafe) let wanted = argument.map { $0 as AnyObject }
        let gone = entries.withLock { entries -> [Entry] in
            let matching = entries.filter { _, entry in
                guard entry.target === target else { return false }
                guard let selector else { return true }
                guard entry.selector == selector else { return false }
                guard let wanted else { return true }
                return entry.argument.map { $0 as AnyObject } === wanted
            }
            for key in matching.keys { entries[key] = nil }
            return Array(matching.values)
        }
        for entry in gone { StageClock.current.cancel(entry.id) }
    }
}

// Operation queues as schedulers.
// Apple: "Foundation", OperationQueue, Scheduling Work with Combine.
import Dispatch
import Foundation
import OpenCombine
import Synchronization

/// Whether a repeated operation was cancelled; one that waits in the queue then does nothing.
private final class CancelledFlag: Sendable {
    private let flag = Atomic(false)
    var isSet: Bool { flag.load(ordering: .acquiring) }
    func set() { flag.store(true, ordering: .releasing) }
}

/// Work for a date waits on Dispatch's clock and becomes an operation then.
extension OperationQueue: @retroactive Scheduler {
    public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(action)
        addOperation { work.action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(action)
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
            self.addOperation { work.action() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Work(action)
        let source = DispatchSource.makeTimerSource(queue: .global())
        source.schedule(
            deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval,
            leeway: .nanoseconds(Int(tolerance.timeInterval * 1e9)))
        let box = CancelledFlag()
        source.setEventHandler { self.addOperation { if !box.isSet { work.action() } } }
        source.resume()
        return AnyCancellable {
            box.set()
            source.cancel()
        }
    }
}

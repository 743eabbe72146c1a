// Run loops as schedulers.
// Apple: "Foundation", RunLoop, Scheduling Work with Combine.
import Foundation
import FoundationAdditions
import OpenCombine

/// Work for a date waits on the stage's clock where that is virtual, as timers do.
extension RunLoop: @retroactive Scheduler {
    public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(action)
        perform { work.action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(action)
        let timer = StageTimer(fire: date.date, interval: 0, repeats: false) { _ in work.action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .common)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Work(action)
        let timer = StageTimer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }
}

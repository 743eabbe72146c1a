// A timer's dates as values.
// Apple: "Foundation", Timer.TimerPublisher.
import Foundation
import FoundationAdditions
import OpenCombine
import Synchronization

extension StageTimer {
    /// Publishes the date again and again, on the stage's clock, once it is connected.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        /// Seconds between two dates.
        public let interval: TimeInterval
        /// By how many seconds a date may be late; without effect.
        public let tolerance: TimeInterval?
        /// The loop that the timer runs on.
        public let runLoop: RunLoop
        /// The loop's mode.
        public let mode: RunLoop.Mode
        /// Nothing can be chosen.
        public let options: RunLoop.SchedulerOptions?

        private let lock = NSRecursiveLock()
        private var sides: [(id: CombineIdentifier, send: (Date) -> Void)] = []

        /// A publisher of the date, again and again.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance) = (interval, tolerance)
            (self.runLoop, self.mode, self.options) = (runLoop, mode, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            let subscription = DemandedSubscription(subscriber)
            let id = subscription.combineIdentifier
            lock.withLock { sides.append((id, { subscription.send($0) })) }
            subscription.setEnd { [weak self] in
                guard let self else { return }
                let gone = lock.withLock {
                    let old = sides
                    sides.removeAll { $0.id == id }
                    return old
                }
                withExtendedLifetime(gone) {}
            }
            subscriber.receive(subscription: subscription)
        }

        /// Lets the timer run until the answer is cancelled.
        public func connect() -> any Cancellable {
            let timer = StageTimer(timeInterval: interval, repeats: true) { _ in
                let now = Date()
                for side in self.lock.withLock({ self.sides }) { side.send(now) }
            }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }

    /// A publisher of the date, again and again; `autoconnect()` lets it run.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}

/// For modules that call Foundation's timer by its name.
extension Foundation.Timer {
    /// Its publisher is that of the timers on the stage's clock.
    public typealias TimerPublisher = StageTimer.TimerPublisher

    /// A publisher of the date, again and again; `autoconnect()` lets it run.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}

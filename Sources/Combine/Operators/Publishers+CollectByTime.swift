// Values in groups, by time.
// Apple: "Combine", Publishers.CollectByTime.
import Foundation
import OpenCombine

extension Publishers {
    /// When a group of values is handed on.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each span of time.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each span of time, and whenever there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Hands values on in groups. An empty group is none.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Whose values are grouped.
        public let upstream: Upstream
        /// When a group is handed on.
        public let strategy: TimeGroupingStrategy<Context>
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// The groups of a publisher's values.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let group = Group<S, Context>(subscriber, strategy, options)
            upstream.subscribe(
                AnySubscriber(
                    receiveSubscription: { group.begin($0) },
                    receiveValue: {
                        group.add($0)
                        return .none
                    },
                    receiveCompletion: { group.complete($0) }))
        }
    }

    /// The group that grows.
    private final class Group<Downstream: Subscriber, Context: Scheduler>: Subscription, @unchecked Sendable
    where Downstream.Input: RangeReplaceableCollection {
        private let lock = NSRecursiveLock()
        private let strategy: TimeGroupingStrategy<Context>
        private let options: Context.SchedulerOptions?
        private var downstream: Downstream?
        private var upstream: (any Subscription)?
        private var timer: (any Cancellable)?
        private var values = Downstream.Input()
        private var demand = Subscribers.Demand.none

        init(_ downstream: Downstream, _ strategy: TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?) {
            (self.downstream, self.strategy, self.options) = (downstream, strategy, options)
        }

        func begin(_ subscription: any Subscription) {
            upstream = subscription
            downstream?.receive(subscription: self)
            let (scheduler, span) =
                switch strategy {
                case .byTime(let scheduler, let span), .byTimeOrCount(let scheduler, let span, _): (scheduler, span)
                }
            let timer = scheduler.schedule(
                after: scheduler.now.advanced(by: span), interval: span, tolerance: scheduler.minimumTolerance,
                options: options
            ) { [weak self] in self?.hand() }
            lock.withLock { self.timer = timer }
            subscription.request(.unlimited)
        }

        func add(_ value: Downstream.Input.Element) {
            let isFull = lock.withLock {
                guard downstream != nil else { return false }
                values.append(value)
                if case .byTimeOrCount(_, _, let count) = strategy { return values.count >= count }
                return false
            }
            if isFull { hand() }
        }

        private func hand() {
            let found: (Downstream, Downstream.Input)? = lock.withLock {
                guard let downstream, !values.isEmpty, demand > .none else { return nil }
                defer { values = Downstream.Input() }
                demand -= 1
                return (downstream, values)
            }
            guard let (receiver, values) = found else { return }
            let more = receiver.receive(values)
            lock.withLock { demand += more }
        }

        func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
            if case .finished = completion { hand() }
            let receiver = lock.withLock { downstream }
            upstream = nil
            cancel()
            receiver?.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

        func cancel() {
            let (timer, upstream) = lock.withLock {
                defer { (self.timer, self.upstream, downstream, values) = (nil, nil, nil, Downstream.Input()) }
                return (self.timer, self.upstream)
            }
            timer?.cancel()
            upstream?.cancel()
        }
    }
}

extension Publisher {
    /// Values in groups, by time or by time and count.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

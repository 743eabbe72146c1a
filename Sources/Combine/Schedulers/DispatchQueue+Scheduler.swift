// Dispatch queues as schedulers.
// Apple: "Dispatch", DispatchQueue, Scheduling Work with Combine.
import Dispatch
import Foundation
import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
    /// A time of the queue's clock: in a test, of the virtual one.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time as Dispatch has it.
        public var dispatchTime: DispatchTime

        /// A time as Dispatch has it.
        public init(_ time: DispatchTime) { dispatchTime = time }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (a, b) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return a <= b ? .nanoseconds(Int(clamping: b - a)) : .nanoseconds(-Int(clamping: a - b))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            n.magnitude == .max ? SchedulerTimeType(.distantFuture) : SchedulerTimeType(dispatchTime + n.timeInterval)
        }

        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public static func == (a: SchedulerTimeType, b: SchedulerTimeType) -> Bool { a.dispatchTime == b.dispatchTime }
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A span of nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable,
            Hashable, Sendable
        {
            /// Nanoseconds.
            public var magnitude: Int

            /// The span as Dispatch has it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            private init(nanoseconds: Double) {
                magnitude = nanoseconds >= 0x1p63 ? .max : nanoseconds <= -0x1p63 ? .min : Int(nanoseconds)
            }

            /// A span as Dispatch has it; one without an end is the longest.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let seconds): self = .seconds(seconds)
                case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
                case .microseconds(let microseconds): self = .microseconds(microseconds)
                case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
                default: self = .nanoseconds(.max)
                }
            }

            /// Seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Nanoseconds, if there are so many.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            public static func + (a: Stride, b: Stride) -> Stride { .nanoseconds(a.magnitude + b.magnitude) }
            public static func - (a: Stride, b: Stride) -> Stride { .nanoseconds(a.magnitude - b.magnitude) }
            public static func * (a: Stride, b: Stride) -> Stride { .nanoseconds(a.magnitude * b.magnitude) }
            public static func += (a: inout Stride, b: Stride) { a = a + b }
            public static func -= (a: inout Stride, b: Stride) { a = a - b }
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: s * 1e9) }
            public static func seconds(_ s: Int) -> Stride { .times(s, 1_000_000_000) }
            public static func milliseconds(_ ms: Int) -> Stride { .times(ms, 1_000_000) }
            public static func microseconds(_ us: Int) -> Stride { .times(us, 1000) }
            public static func nanoseconds(_ ns: Int) -> Stride { .times(ns, 1) }

            private static func times(_ count: Int, _ unit: Int) -> Stride {
                let (product, isTooLarge) = count.multipliedReportingOverflow(by: unit)
                var stride = Stride(nanoseconds: 0)
                stride.magnitude = isTooLarge ? (count < 0 ? .min : .max) : product
                return stride
            }
        }
    }

    /// How work is put on the queue.
    public struct SchedulerOptions: @unchecked Sendable {
        /// The quality of service.
        public var qos: DispatchQoS
        /// The flags of the work.
        public var flags: DispatchWorkItemFlags
        /// The group that the work belongs to.
        public var group: DispatchGroup?

        /// Options; by themselves nothing special.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let options = options ?? SchedulerOptions()
        let work = Work(action)
        async(group: options.group, qos: options.qos, flags: options.flags) { work.action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let options = options ?? SchedulerOptions()
        let work = Work(action)
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { work.action() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let source = DispatchSource.makeTimerSource(queue: self)
        let work = Work(action)
        source.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        source.setEventHandler { work.action() }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}

/// A scheduler's closure: Combine hands it from thread to thread, one at a time.
struct Work: @unchecked Sendable {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
}

// A subscription of a source that does not wait: a notification, a timer, an observed property.
// No Apple page: this is ours.
import Foundation
import OpenCombine

/// A closure that another thread may call; its subscription has a lock of its own.
struct Handing<Value>: @unchecked Sendable {
    private let body: (Value) -> Void
    init(_ body: @escaping (Value) -> Void) { self.body = body }
    @Sendable func hand(_ value: Value) { body(value) }
}

/// Hands values to a subscriber as long as it demands some; what comes without demand is dropped.
///
/// Values come one after the other; the subscriber is never called under the lock.
class DemandedSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var end: (() -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// What ends the source; it is called at once where the subscription has ended.
    func setEnd(_ end: @escaping () -> Void) {
        let isOver = lock.withLock {
            if downstream != nil { self.end = end }
            return downstream == nil
        }
        if isOver { end() }
    }

    /// Whether a value was handed on.
    @discardableResult
    func send(_ value: Downstream.Input) -> Bool {
        let receiver: Downstream? = lock.withLock {
            guard let downstream, demand > .none else { return nil }
            demand -= 1
            return downstream
        }
        guard let receiver else { return false }
        let more = receiver.receive(value)
        lock.withLock { demand += more }
        return true
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let receiver = lock.withLock {
            defer { (downstream, end) = (nil, nil) }
            return downstream
        }
        receiver?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        let end = lock.withLock {
            defer { (downstream, self.end) = (nil, nil) }
            return self.end
        }
        end?()
    }
}

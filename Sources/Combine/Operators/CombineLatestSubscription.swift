// The latest values of several publishers, together.
// Apple: "Combine", Publishers.CombineLatest.
import Foundation
import OpenCombine

/// Demands go to every publisher as they come; a value without demand replaces the one before and is not handed on.
final class CombineLatestSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    /// One publisher among them.
    struct Source {
        let attach: (AnySubscriber<Any, Downstream.Failure>) -> Void
        init<P: Publisher>(_ publisher: P) where P.Failure == Downstream.Failure {
            attach = { publisher.map { $0 as Any }.subscribe($0) }
        }
    }

    private let lock = NSRecursiveLock()
    /// One value after the other reaches the subscriber.
    private let delivery = NSRecursiveLock()
    private let combined: ([Any]) -> Downstream.Input
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var upstreams: [(any Subscription)?]
    private var latest: [Any?]
    private var open: Int

    @discardableResult
    init(_ downstream: Downstream, _ sources: [Source], _ combined: @escaping ([Any]) -> Downstream.Input) {
        (self.downstream, self.combined, open) = (downstream, combined, sources.count)
        upstreams = Array(repeating: nil, count: sources.count)
        latest = Array(repeating: nil, count: sources.count)
        downstream.receive(subscription: self)
        for (index, source) in sources.enumerated() {
            source.attach(
                AnySubscriber(
                    receiveSubscription: { self.begin(index, $0) }, receiveValue: { self.receive(index, $0) },
                    receiveCompletion: { self.complete(index, $0) }))
        }
    }

    private func begin(_ index: Int, _ subscription: any Subscription) {
        let demanded: Subscribers.Demand? = lock.withLock {
            guard downstream != nil else { return nil }
            upstreams[index] = subscription
            return demand
        }
        guard let demanded else { return subscription.cancel() }
        if demanded > .none { subscription.request(demanded) }
    }

    func request(_ demand: Subscribers.Demand) {
        let upstreams = lock.withLock {
            self.demand += demand
            return self.upstreams
        }
        for upstream in upstreams { upstream?.request(demand) }
    }

    private func receive(_ index: Int, _ value: Any) -> Subscribers.Demand {
        delivery.lock()
        defer { delivery.unlock() }
        let found: (Downstream, [Any])? = lock.withLock {
            guard let downstream else { return nil }
            latest[index] = .some(value)
            let values = latest.compactMap { $0 }
            guard values.count == latest.count, demand > .none else { return nil }
            demand -= 1
            return (downstream, values)
        }
        guard let (receiver, values) = found else { return .none }
        let more = receiver.receive(combined(values))
        guard more > .none else { return .none }
        let others = lock.withLock {
            demand += more
            return upstreams.enumerated().filter { $0.offset != index }.map(\.element)
        }
        for other in others { other?.request(more) }
        return more
    }

    private func complete(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        let receiver: Downstream? = lock.withLock {
            upstreams[index] = nil
            open -= 1
            if case .finished = completion, open > 0 { return nil }
            return downstream
        }
        guard let receiver else { return }
        cancel()
        receiver.receive(completion: completion)
    }

    func cancel() {
        let gone = lock.withLock {
            defer {
                downstream = nil
                for index in upstreams.indices { (upstreams[index], latest[index]) = (nil, nil) }
            }
            return upstreams
        }
        for upstream in gone { upstream?.cancel() }
    }
}

// Values of several publishers of one kind, as they come.
// Apple: "Combine", Publishers.Merge.
import Foundation
import OpenCombine

/// Without bounds each publisher is asked for all; else each for one value at a time, which waits here for its turn.
final class MergeSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private struct Side {
        var upstream: (any Subscription)?
        /// It owes a value.
        var isAsked = false
        /// It was asked for all that it has.
        var isUnbounded = false
        var waiting: Downstream.Input?
        var isOver = false
    }

    private let lock = NSRecursiveLock()
    /// One value after the other reaches the subscriber.
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var sides: [Side]

    /// Subscribes to some publishers on behalf of a subscriber.
    @discardableResult
    init(_ downstream: Downstream, _ attach: [(AnySubscriber<Downstream.Input, Downstream.Failure>) -> Void]) {
        self.downstream = downstream
        sides = Array(repeating: Side(), count: attach.count)
        downstream.receive(subscription: self)
        for (index, attach) in attach.enumerated() {
            attach(
                AnySubscriber(
                    receiveSubscription: { self.begin(index, $0) }, receiveValue: { self.receive(index, $0) },
                    receiveCompletion: { self.complete(index, $0) }))
        }
        if attach.isEmpty { finishIfOver() }
    }

    private func begin(_ index: Int, _ subscription: any Subscription) {
        let isOver = lock.withLock {
            if downstream != nil { sides[index].upstream = subscription }
            return downstream == nil
        }
        if isOver { return subscription.cancel() }
        ask()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        hand()
        ask()
    }

    /// Asks those that can send something.
    private func ask() {
        for index in sides.indices {
            let found: (any Subscription, Subscribers.Demand)? = lock.withLock {
                guard let upstream = sides[index].upstream, !sides[index].isUnbounded else { return nil }
                return next(index).map { (upstream, $0) }
            }
            if let (upstream, demand) = found { upstream.request(demand) }
        }
    }

    /// What a publisher is to be asked for now, if anything; notes that it is.
    private func next(_ index: Int) -> Subscribers.Demand? {
        if demand == .unlimited {
            sides[index].isUnbounded = true
            return .unlimited
        }
        guard demand > .none, !sides[index].isAsked, sides[index].waiting == nil else { return nil }
        sides[index].isAsked = true
        return .max(1)
    }

    private func receive(_ index: Int, _ value: Downstream.Input) -> Subscribers.Demand {
        delivery.lock()
        defer { delivery.unlock() }
        let receiver: Downstream? = lock.withLock {
            guard let downstream else { return nil }
            sides[index].isAsked = false
            guard demand > .none else {
                sides[index].waiting = value
                return nil
            }
            demand -= 1
            return downstream
        }
        guard let receiver else { return .none }
        let more = receiver.receive(value)
        return lock.withLock {
            demand += more
            return sides[index].isUnbounded ? .none : next(index) ?? .none
        }
    }

    /// Hands on what waits, in the publishers' order.
    private func hand() {
        delivery.lock()
        defer { delivery.unlock() }
        while let (receiver, value) = lock.withLock({ () -> (Downstream, Downstream.Input)? in
            guard demand > .none, let downstream, let index = sides.firstIndex(where: { $0.waiting != nil }),
                let value = sides[index].waiting
            else { return nil }
            sides[index].waiting = nil
            demand -= 1
            return (downstream, value)
        }) {
            let more = receiver.receive(value)
            lock.withLock { demand += more }
        }
        finishIfOver()
    }

    private func complete(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock { (sides[index].upstream, sides[index].isOver) = (nil, true) }
        guard case .failure = completion else { return finishIfOver() }
        let receiver = lock.withLock { downstream }
        cancel()
        receiver?.receive(completion: completion)
    }

    private func finishIfOver() {
        let receiver: Downstream? = lock.withLock {
            guard sides.allSatisfy({ $0.isOver && $0.waiting == nil }) else { return nil }
            defer { downstream = nil }
            return downstream
        }
        receiver?.receive(completion: .finished)
    }

    func cancel() {
        let upstreams = lock.withLock {
            defer {
                downstream = nil
                for index in sides.indices { sides[index] = Side() }
            }
            return sides.compactMap(\.upstream)
        }
        for upstream in upstreams { upstream.cancel() }
    }
}

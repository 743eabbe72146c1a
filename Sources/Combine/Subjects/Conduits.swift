// The subscribers of a subject, in the order in which they came.
// Apple: "Combine", Subject.
import Foundation
import OpenCombine

// OpenCombine keeps them in a set that is ordered by addresses: two runs of a program would tell them in different orders.

/// One subscriber of a subject, whatever its type.
class Conduit<Output, Failure: Error>: Subscription, @unchecked Sendable {
    func offer(_ value: Output) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// A subscriber that is told the values of a subject.
final class SubjectConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure>, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    /// One value after the other reaches the subscriber.
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var end: ((SubjectConduit) -> Void)?
    private var asked: (() -> Void)?
    /// The value that the subject has, where it has one: sent when something is demanded.
    private var current: (() -> Downstream.Input)?
    private var owesCurrent: Bool

    /// - Parameters:
    ///   - current: The value that a subject keeps; nil for one that keeps none.
    ///   - asked: Called at the first demand.
    ///   - end: Called when the subscriber has enough.
    init(
        _ downstream: Downstream, current: (() -> Downstream.Input)? = nil, asked: (() -> Void)? = nil,
        end: @escaping (SubjectConduit) -> Void
    ) {
        (self.downstream, self.current, self.asked, self.end) = (downstream, current, asked, end)
        owesCurrent = current != nil
    }

    override func offer(_ value: Downstream.Input) {
        delivery.lock()
        defer { delivery.unlock() }
        let receiver: Downstream? = lock.withLock {
            guard let downstream else { return nil }
            guard demand > .none else {
                owesCurrent = current != nil
                return nil
            }
            demand -= 1
            owesCurrent = false
            return downstream
        }
        guard let receiver else { return }
        let more = receiver.receive(value)
        if more > .none { request(more) }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let receiver = lock.withLock {
            defer { (downstream, end, asked, current) = (nil, nil, nil, nil) }
            return downstream
        }
        receiver?.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        delivery.lock()
        defer { delivery.unlock() }
        let (asked, current): ((() -> Void)?, (() -> Downstream.Input)?) = lock.withLock {
            guard downstream != nil else { return (nil, nil) }
            self.demand += demand
            defer { self.asked = nil }
            return (self.asked, owesCurrent && self.demand > .none ? self.current : nil)
        }
        asked?()
        if let current { offer(current()) }
    }

    override func cancel() {
        let end = lock.withLock {
            defer { (downstream, self.end, asked, current) = (nil, nil, nil, nil) }
            return self.end
        }
        end?(self)
    }
}

/// The list of a subject's subscribers and how it ended.
struct Conduits<Output, Failure: Error> {
    private(set) var list: [Conduit<Output, Failure>] = []
    private(set) var completion: Subscribers.Completion<Failure>?

    /// Adds one; the answer is how the subject has ended, if it has.
    mutating func add(_ conduit: Conduit<Output, Failure>) -> Subscribers.Completion<Failure>? {
        if completion == nil { list.append(conduit) }
        return completion
    }

    mutating func remove(_ conduit: Conduit<Output, Failure>) { list.removeAll { $0 === conduit } }

    /// Ends the subject; the answer is whom to tell.
    mutating func end(_ completion: Subscribers.Completion<Failure>) -> [Conduit<Output, Failure>] {
        guard self.completion == nil else { return [] }
        self.completion = completion
        defer { list = [] }
        return list
    }
}

/// What subjects have in common: subscribers, and upstreams that subscribed them.
class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var conduits = Conduits<Output, Failure>()
    private var upstreams: [any Subscription] = []
    private var isAsked = false

    deinit { for upstream in upstreams { upstream.cancel() } }

    func add<S: Subscriber>(_ subscriber: S, current: (() -> Output)? = nil)
    where S.Input == Output, S.Failure == Failure {
        let conduit = SubjectConduit(subscriber, current: current, asked: { [weak self] in self?.ask() }) {
            [weak self] conduit in
            guard let self else { return }
            lock.withLock { self.conduits.remove(conduit) }
        }
        let completion = lock.withLock { conduits.add(conduit) }
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    func offer(_ value: Output) { for conduit in lock.withLock({ conduits.list }) { conduit.offer(value) } }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        for conduit in lock.withLock({ conduits.end(completion) }) { conduit.finish(completion) }
    }

    /// Keeps an upstream; it is asked for all once somebody has asked this subject.
    func keep(_ upstream: any Subscription, askNow: Bool) {
        let isAsked = lock.withLock {
            upstreams.append(upstream)
            return self.isAsked || askNow
        }
        if isAsked { upstream.request(.unlimited) }
    }

    private func ask() {
        let upstreams: [any Subscription] = lock.withLock {
            defer { isAsked = true }
            return isAsked ? [] : self.upstreams
        }
        for upstream in upstreams { upstream.request(.unlimited) }
    }
}

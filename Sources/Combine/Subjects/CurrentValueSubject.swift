// A subject that keeps its last value.
// Apple: "Combine", CurrentValueSubject.
import OpenCombine

/// Sends its value to each new subscriber and every later one to all, in the order in which they subscribed.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let core = SubjectCore<Output, Failure>()
    private var current: Output

    /// A subject with a value.
    public init(_ value: Output) { current = value }

    /// The last value. Setting it sends it.
    public var value: Output {
        get { core.lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(subscription: any Subscription) { core.keep(subscription, askNow: true) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.add(subscriber, current: { [self] in value })
    }

    public func send(_ input: Output) {
        let isOpen = core.lock.withLock {
            guard core.conduits.completion == nil else { return false }
            current = input
            return true
        }
        if isOpen { core.offer(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) { core.finish(completion) }
}

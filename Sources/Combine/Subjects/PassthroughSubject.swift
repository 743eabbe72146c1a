// A subject that keeps no value.
// Apple: "Combine", PassthroughSubject.
import OpenCombine

/// Sends values to its subscribers, in the order in which they subscribed. What comes without demand is dropped.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let core = SubjectCore<Output, Failure>()

    /// A subject that nobody listens to yet.
    public init() {}

    public func send(subscription: any Subscription) { core.keep(subscription, askNow: false) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { core.add(subscriber) }
    public func send(_ input: Output) { core.offer(input) }
    public func send(completion: Subscribers.Completion<Failure>) { core.finish(completion) }
}

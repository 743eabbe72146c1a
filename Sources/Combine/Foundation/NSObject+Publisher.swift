// Observed properties as values.
// Apple: "Foundation", NSObject.KeyValueObservingPublisher.
import Diagnostics
import Foundation
import OpenCombine
import SelectorDispatch

extension NSObject {
    /// Publishes a property's value whenever it is set, and at first.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never

        /// Whose property it is.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// When values come: `.initial` for one at first, `.prior` for one before each change.
        public let options: NSKeyValueObservingOptions
        /// The names of the path; nil where nobody told them.
        let path: String?

        /// A publisher of a property, without its name: UIK2206 is not reported here, and the value comes once.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.init(object: object, keyPath: keyPath, forKeyPath: nil, options: options)
        }

        /// The same with the names, which a key path does not tell here.
        public init(
            object: Subject, keyPath: KeyPath<Subject, Value>, forKeyPath path: String?, options: NSKeyValueObservingOptions
        ) { (self.object, self.keyPath, self.path, self.options) = (object, keyPath, path, options) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let subscription = ObservedSubscription(subscriber, self)
            subscriber.receive(subscription: subscription)
        }

        /// Publishes that the property was set.
        public func didChange() -> Publishers.Map<KeyValueObservingPublisher<Subject, Value>, Void> { map { _ in () } }

        public static func == (a: KeyValueObservingPublisher, b: KeyValueObservingPublisher) -> Bool {
            a.object === b.object && a.keyPath == b.keyPath && a.options == b.options
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Publishes a property's value whenever it is set. UIKit's observable properties and those marked `@objc dynamic` tell.
    ///
    /// The name is what the key path spells; the source rewriter adds it. Without it the value is published once: UIK2206.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, forKeyPath path: String? = nil,
        options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        if path == nil {
            Catalogue.unnamedProperty.report(cause: "\(Self.self) was asked for a publisher of a property by its key path alone.")
        }
        return NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, forKeyPath: path, options: options)
    }
}

/// Hands on the value at first when something is demanded, then each that is set.
private final class ObservedSubscription<Downstream: Subscriber, Subject: NSObject, Value>:
    DemandedSubscription<Downstream>, @unchecked Sendable
where Downstream.Input == Value, Downstream.Failure == Never {
    private let once = NSLock()
    private var first: (() -> Value)?

    init(_ downstream: Downstream, _ publisher: NSObject.KeyValueObservingPublisher<Subject, Value>) {
        let (object, keyPath, options) = (publisher.object, publisher.keyPath, publisher.options)
        if options.contains(.initial) { first = { object[keyPath: keyPath] } }
        super.init(downstream)
        guard let path = publisher.path else { return }
        let observation = object.observe(keyPath, forKeyPath: path, options: options.subtracting(.initial)) {
            [weak self] object, _ in self?.send(object[keyPath: keyPath])
        }
        // The object lives as long as the subscription, as at Apple.
        setEnd { withExtendedLifetime(object) { observation.invalidate() } }
    }

    override func request(_ demand: Subscribers.Demand) {
        super.request(demand)
        let first = once.withLock {
            guard demand > .none else { return nil as (() -> Value)? }
            defer { self.first = nil }
            return self.first
        }
        if let first { send(first()) }
    }
}

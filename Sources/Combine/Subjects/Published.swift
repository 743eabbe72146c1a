// Properties that publish their values.
// Apple: "Combine", Published.
import Foundation
import OpenCombine

/// A property of a class that publishes its value before it is set.
@propertyWrapper public struct Published<Value> {
    /// Publishes the value as it is and each one before it is set.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let state: State

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            // The property need not outlive its publisher.
            state.core.add(subscriber, current: { [state] in state.value })
        }
    }

    fileprivate final class State: @unchecked Sendable {
        let core = SubjectCore<Value, Never>()
        private var stored: Value
        private var publisher: ObservableObjectPublisher?

        init(_ value: Value) { stored = value }

        var value: Value { core.lock.withLock { stored } }
        var willChange: ObservableObjectPublisher? {
            get { core.lock.withLock { publisher } }
            set { core.lock.withLock { publisher = newValue } }
        }

        /// Tells the object's subscribers, then the property's, then sets it.
        func set(_ value: Value) {
            willChange?.send()
            core.offer(value)
            let old = core.lock.withLock {
                defer { stored = value }
                return stored
            }
            withExtendedLifetime(old) {}
        }
    }

    private var state: State

    /// A property with a value.
    public init(initialValue: Value) { state = State(initialValue) }
    /// A property with a value.
    public init(wrappedValue: Value) { state = State(wrappedValue) }

    /// The property's publisher.
    public var projectedValue: Publisher {
        mutating get { Publisher(state: state) }
        set { state = newValue.state }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { state.value }
        set { state.set(newValue) }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].state.value }
        set { object[keyPath: storageKeyPath].state.set(newValue) }
    }
}

extension Published: PublishedProperty {
    var willChange: ObservableObjectPublisher? {
        get { state.willChange }
        nonmutating set { state.willChange = newValue }
    }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let state = published.state
        subscribe(
            AnySubscriber(
                receiveSubscription: { [weak state] subscription in
                    if let state { state.core.keep(subscription, askNow: true) } else { subscription.cancel() }
                },
                receiveValue: { [weak state] in
                    state?.set($0)
                    return .none
                }))
    }
}

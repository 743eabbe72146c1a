// Objects that say when they are about to change.
// Apple: "Combine", ObservableObject.
import OpenCombine

/// An object with a publisher that sends before the object changes.
public protocol ObservableObject: AnyObject {
    /// The type of that publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

/// The publisher of objects whose `@Published` properties tell.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let core = SubjectCore<Void, Never>()

    /// A publisher that nobody listens to yet.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never { core.add(subscriber) }
    /// Says that the object is about to change.
    public func send() { core.offer(()) }
}

/// A `@Published` property, whatever its type.
protocol PublishedProperty {
    var willChange: ObservableObjectPublisher? { get nonmutating set }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before one of the `@Published` properties changes; the same publisher at every call. An object without such
    /// a property gets a new one each time.
    public var objectWillChange: ObservableObjectPublisher {
        var properties: [any PublishedProperty] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            properties += level.children.compactMap { $0.value as? any PublishedProperty }
            mirror = level.superclassMirror
        }
        if let known = properties.lazy.compactMap(\.willChange).first { return known }
        let publisher = ObservableObjectPublisher()
        for property in properties { property.willChange = publisher }
        return publisher
    }
}

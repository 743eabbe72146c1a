// The values of key-value observing.
// Apple: "Key-Value Observing Programming Guide"; "Using Key-Value Observing in Swift". Linux's Foundation has none.
import Foundation

/// What observers want to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A first call at once, with the value as it is.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before each change as well.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What happened to a value. Other kinds than ``setting`` come from the proxies of `mutableArrayValue(forKey:)` and its
/// like, and from changes that are told by hand.
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Members came.
    case insertion = 2
    /// Members went.
    case removal = 3
    /// Members were exchanged.
    case replacement = 4
}

/// What a dictionary of a change holds.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the change, a number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The places in a collection.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is still to come.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// One change of an observed value.
public struct NSKeyValueObservedChange<Value> {
    /// What happened.
    public typealias Kind = NSKeyValueChange
    /// What happened.
    public let kind: Kind
    /// The value after the change; nil unless asked for.
    public let newValue: Value?
    /// The value before the change; nil unless asked for.
    public let oldValue: Value?
    /// The places in an array that changed; nil for a value that was set.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool

    package init(newValue: Value?, oldValue: Value?, isPrior: Bool) {
        self.init(KeyValueChange(isPrior: isPrior), newValue: newValue, oldValue: oldValue)
    }

    init(_ change: KeyValueChange, newValue: Value?, oldValue: Value?) {
        (kind, indexes, isPrior) = (change.kind, change.indexes, change.isPrior)
        (self.newValue, self.oldValue) = (newValue, oldValue)
    }
}

/// An observation: it ends when it is let go of.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let end: @Sendable () -> Void

    package init(_ end: @escaping @Sendable () -> Void) { self.end = end }

    /// Ends it. A second time nothing happens.
    public func invalidate() { end() }

    deinit { end() }
}

// Observing properties by key path and by name.
// Apple: "NSKeyValueObserving"; "Using Key-Value Observing in Swift".
import Foundation
import Synchronization

/// A class has a method that changes of what it observes by name are told to. Generated code conforms it.
public protocol _VitObserving: AnyObject {
    /// Calls the class's `observeValue(forKeyPath:of:change:context:)`.
    func _vitObserveValue(
        _ keyPath: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?, _ context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol {
    /// Calls a closure whenever a value is set, as long as the observation is held.
    ///
    /// The name is what the key path spells; the source rewriter adds it. Properties marked `@objc dynamic` tell.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, forKeyPath path: String, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let object = self as AnyObject
        let (wantsOld, wantsNew) = (options.contains(.old), options.contains(.new))
        let observed = ObservedPath(path, of: object, options: options) { [weak object] in
            (object as? Self).map { $0[keyPath: keyPath] as Any }
        } told: { [weak object] change in
            guard let object = object as? Self else { return }
            let old: Value? = wantsOld ? change.old.flatMap { ArgumentConversion.convert($0) } : nil
            let isAfter = !change.isPrior && change.kind != .removal
            let new: Value? = wantsNew && isAfter ? ArgumentConversion.convert(change.new) : nil
            changeHandler(object, .init(change, newValue: new, oldValue: old))
        }
        return NSKeyValueObservation { observed.invalidate() }
    }

    /// Tells the observer's `observeValue` whenever the value at a path of names is set.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let object = self as AnyObject
        let observed = ObservedPath(keyPath, of: object, options: options) { [weak object] in
            (object as? any NSObjectProtocol)?.value(forKeyPath: keyPath)
        } told: { [weak object, weak observer] change in
            let told = change.dictionary(options)
            (observer as? any _VitObserving)?._vitObserveValue(keyPath, object, told, context)
        }
        NamedObservers.add(.init(observer: observer, path: keyPath, context: context, observed: observed), to: object)
    }

    /// Ends what an observer observes at a path.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        NamedObservers.remove(from: self as AnyObject) { $0.observer === observer && $0.path == keyPath }
    }

    /// Ends what an observer observes at a path with a context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        NamedObservers.remove(from: self as AnyObject) {
            $0.observer === observer && $0.path == keyPath && $0.context == context
        }
    }

    /// Says that a property is about to be set by hand: its value now is what observers see as the old one.
    public func willChangeValue(forKey key: String) {
        let object = self as AnyObject
        guard KVO.isObserved(object) else { return }
        PendingChanges.begin(object, key, Keyed.property(key, of: type(of: object))?.get(object) ?? nil)
    }

    /// Says that a property was set by hand.
    public func didChangeValue(forKey key: String) {
        let object = self as AnyObject
        guard KVO.isObserved(object) else { return }
        let new = Keyed.property(key, of: type(of: object))?.get(object) ?? nil
        KVO.didChange(object, key, old: PendingChanges.end(object, key), new: new)
    }

    /// What `super` answers: none. Properties that depend on others tell by hand here.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    /// What `super` answers: true.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    /// What `super.observeValue` does: nothing.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}

/// Observers by name, on each observed object.
private enum NamedObservers {
    struct Entry: @unchecked Sendable {
        weak var observer: NSObject?
        let path: String
        let context: UnsafeMutableRawPointer?
        let observed: ObservedPath
    }
    private struct Owner: @unchecked Sendable {
        weak var object: AnyObject?
        var entries: [Entry] = []
    }
    private static let owners = Mutex<[ObjectIdentifier: Owner]>([:])

    static func add(_ entry: Entry, to object: AnyObject) {
        nonisolated(unsafe) let object = object
        owners.withLock { owners in
            owners = owners.filter { $0.value.object != nil }
            owners[ObjectIdentifier(object), default: Owner(object: object)].entries.append(entry)
        }
    }

    static func remove(from object: AnyObject, where matches: (Entry) -> Bool) {
        nonisolated(unsafe) let object = object
        let gone = owners.withLock { owners -> Entry? in
            guard let index = owners[ObjectIdentifier(object)]?.entries.lastIndex(where: matches) else { return nil }
            return owners[ObjectIdentifier(object)]?.entries.remove(at: index)
        }
        gone?.observed.invalidate()
    }
}

/// Old values between `willChangeValue` and `didChangeValue`.
enum PendingChanges {
    private struct Key: Hashable {
        let object: ObjectIdentifier
        let name: String
    }
    private struct Old: @unchecked Sendable { let value: Any? }
    private static let values = Mutex<[Key: Old]>([:])

    static func begin(_ object: AnyObject, _ key: String, _ value: Any?) {
        let old = Old(value: value)
        let id = Key(object: ObjectIdentifier(object), name: key)
        values.withLock { $0[id] = old }
    }
    static func end(_ object: AnyObject, _ key: String) -> Any? {
        let id = Key(object: ObjectIdentifier(object), name: key)
        return values.withLock { $0.removeValue(forKey: id) }?.value
    }
}

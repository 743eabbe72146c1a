// Observers by selector.
// Apple: "NotificationCenter", addObserver(_:selector:name:object:).
import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of the observer for each notification; the observer is not kept alive.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let target = observer as AnyObject
        let box = WeakObserver(target)
        let id = ObjectIdentifier(target)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { [weak self] notification in
            guard let target = box.object else {
                if let self { SelectorObservers.removeGone(self, id) }
                return
            }
            DispatchTable.perform(target, aSelector, [notification])
        }
        SelectorObservers.add(self, box, id, token, aName, anObject)
    }

    /// Ends all that an observer observes: those added by selector, or the token of a closure.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.remove(self, ObjectIdentifier(observer), nil, nil)
        removeObserver(observer as Any)
    }

    /// Ends what an observer observes of this name and object; nil means any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservers.remove(self, ObjectIdentifier(observer), aName, anObject.map { $0 as AnyObject })
        if aName == nil, anObject == nil { removeObserver(observer as Any) }
    }
}

private final class WeakObserver: @unchecked Sendable {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

/// The tokens behind observers by selector.
private enum SelectorObservers {
    private struct Entry: @unchecked Sendable {
        let center: ObjectIdentifier
        let observer: WeakObserver
        let token: any NSObjectProtocol
        let name: NSNotification.Name?
        let object: ObjectIdentifier?
    }

    private static let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

    static func add(
        _ center: NotificationCenter, _ box: WeakObserver, _ id: ObjectIdentifier, _ token: any NSObjectProtocol,
        _ name: NSNotification.Name?, _ object: Any?
    ) {
        let entry = Entry(
            center: ObjectIdentifier(center), observer: box, token: token, name: name,
            object: object.map { ObjectIdentifier($0 as AnyObject) })
        let stale = entries.withLock { entries -> [Entry] in
            // An address used again: what the object before observed is over.
            let stale = (entries[id] ?? []).filter { $0.observer.object == nil }
            entries[id] = (entries[id] ?? []).filter { $0.observer.object != nil } + [entry]
            return stale
        }
        for entry in stale { center.removeObserver(entry.token as Any) }
    }

    static func remove(
        _ center: NotificationCenter, _ id: ObjectIdentifier, _ name: NSNotification.Name?, _ object: AnyObject?
    ) {
        take(center, id) { entry in
            (name == nil || entry.name == name) && (object == nil || entry.object == object.map { ObjectIdentifier($0) })
        }
    }

    static func removeGone(_ center: NotificationCenter, _ id: ObjectIdentifier) {
        take(center, id) { $0.observer.object == nil }
    }

    private static func take(_ center: NotificationCenter, _ id: ObjectIdentifier, _ matches: (Entry) -> Bool) {
        let centerID = ObjectIdentifier(center)
        let taken = entries.withLock { entries -> [Entry] in
            guard let all = entries[id] else { return [] }
            let taken = all.filter { $0.center == centerID && matches($0) }
            let rest = all.filter { !($0.center == centerID && matches($0)) }
            entries[id] = rest.isEmpty ? nil : rest
            return taken
        }
        for entry in taken { center.removeObserver(entry.token as Any) }
    }
}

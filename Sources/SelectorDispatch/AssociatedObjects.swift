// Values hung on objects from outside.
// Apple: "Objective-C Runtime", objc_setAssociatedObject.
import Foundation
import Synchronization

/// How a value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not held: the value may go.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Keeps the value alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Keeps a copy of the value.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Keeps the value alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Keeps a copy of the value.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Hangs a value on an object under the address of a key; nil takes it off.
///
/// Differs from Apple in: values of objects that are not UIKit's are let go when the table is next swept, not at once.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(object as AnyObject, key, value, policy)
}

/// The value hung on an object under a key, nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.get(object as AnyObject, key)
}

/// Takes all values off an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// The table behind the three functions.
package enum AssociatedObjects {
    private struct Value: @unchecked Sendable {
        var strong: Any?
        weak var weak: AnyObject?
    }

    private struct Owner: @unchecked Sendable {
        /// An address may be used again: what hung on the one before is stale.
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    private struct Table: @unchecked Sendable {
        var owners: [ObjectIdentifier: Owner] = [:]
        var sweepAt = 64
    }

    private static let table = Mutex(Table())
    /// So that objects without values pay nothing when they go.
    private static let isUsed = Atomic<Bool>(false)

    static func set(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
        isUsed.store(true, ordering: .relaxed)
        // Values are let go outside the lock: their deinit may come back here.
        var old: [Any?] = []
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) let value = value
        nonisolated(unsafe) let key = key
        old =
            table.withLock { table -> Released in
                var released: [Any?] = []
                let id = ObjectIdentifier(object)
                var owner = table.owners[id] ?? Owner(object: object)
                if owner.object !== object {
                    released += owner.values.values.map(\.strong)
                    owner = Owner(object: object)
                }
                released.append(owner.values[key]?.strong)
                if let value {
                    let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
                    owner.values[key] = isWeak ? Value(weak: value as AnyObject) : Value(strong: value)
                } else {
                    owner.values[key] = nil
                }
                table.owners[id] = owner.values.isEmpty ? nil : owner
                if table.owners.count >= table.sweepAt { released += sweep(&table) }
                return Released(values: released)
            }.values
        _ = old
    }

    private struct Released: @unchecked Sendable { var values: [Any?] }

    static func get(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        guard isUsed.load(ordering: .relaxed) else { return nil }
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) let key = key
        return table.withLock { table -> Released in
            guard let owner = table.owners[ObjectIdentifier(object)], owner.object === object,
                let value = owner.values[key]
            else { return Released(values: []) }
            return Released(values: [value.strong ?? value.weak])
        }.values.first ?? nil
    }

    /// Lets go of an object's values; called by the deinit of UIKit's objects.
    package static func removeAll(of object: AnyObject) {
        guard isUsed.load(ordering: .relaxed) else { return }
        removeAll(at: ObjectIdentifier(object))
    }

    private static func removeAll(at id: ObjectIdentifier) {
        let released = table.withLock { table -> Released in
            guard let owner = table.owners.removeValue(forKey: id) else { return Released(values: []) }
            return Released(values: owner.values.values.map(\.strong))
        }
        _ = released
    }

    /// Lets go of what hangs on objects that are gone; the next sweep comes at twice what is left.
    private static func sweep(_ table: inout Table) -> [Any?] {
        var released: [Any?] = []
        for (id, owner) in table.owners where owner.object == nil {
            released += owner.values.values.map(\.strong)
            table.owners[id] = nil
        }
        table.sweepAt = max(64, table.owners.count * 2)
        return released
    }

    /// How many objects have values now; for tests.
    package static var ownerCount: Int { table.withLock { $0.owners.count } }
}

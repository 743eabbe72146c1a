// Collections that are properties: changing their members by name, and telling of such changes by hand.
// Apple: "mutableArrayValue(forKey:)", "mutableSetValue(forKey:)", "willChange(_:valuesAt:forKey:)".
import Foundation

/// What happens to a set as a whole.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
    /// Members come.
    case union = 1
    /// Members go.
    case minus = 2
    /// Members that the other set does not have go.
    case intersect = 3
    /// All members are exchanged.
    case set = 4
}

extension NSObjectProtocol {
    /// The array property of this name as an array whose changes are changes of the property.
    ///
    /// Observers are told of an insertion, a removal or a replacement with its places, not of a value that was set.
    /// A key that the object does not know is UIK1104 when the array is used.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyValueArray(self as AnyObject, key) }

    /// The same at the end of a path of names with dots between them. An empty array if nothing is there.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        lastOwner(keyPath).map { $0.owner.mutableArrayValue(forKey: $0.key) } ?? NSMutableArray()
    }

    /// The set property of this name as a set whose changes are changes of the property.
    ///
    /// Observers are told of an insertion, a removal or a replacement, not of a value that was set. A key that the object
    /// does not know is UIK1104 when the set is used.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { KeyValueSet(self as AnyObject, key) }

    /// The same at the end of a path of names with dots between them. An empty set if nothing is there.
    public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
        lastOwner(keyPath).map { $0.owner.mutableSetValue(forKey: $0.key) } ?? NSMutableSet()
    }

    private func lastOwner(_ keyPath: String) -> (owner: any NSObjectProtocol, key: String)? {
        guard let dot = keyPath.lastIndex(of: ".") else { return (self, keyPath) }
        let owner = value(forKeyPath: String(keyPath[..<dot])) as? any NSObjectProtocol
        return owner.map { ($0, String(keyPath[keyPath.index(after: dot)...])) }
    }

    /// Says that members of an array property are about to change by hand.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        let object = self as AnyObject
        guard KVO.isObserved(object) else { return }
        let old = changeKind == .insertion ? nil : members(key, at: indexes)
        PendingChanges.begin(object, key, old)
        KVO.willChange(object, key, KeyValueChange(kind: changeKind, old: old, indexes: indexes))
    }

    /// Says that members of an array property have changed by hand.
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        let object = self as AnyObject
        guard KVO.isObserved(object) else { return }
        let new = changeKind == .removal ? nil : members(key, at: indexes)
        let old = PendingChanges.end(object, key)
        KVO.didChange(object, key, KeyValueChange(kind: changeKind, old: old, new: new, indexes: indexes))
    }

    /// The members of an array property at places that it has.
    private func members(_ key: String, at indexes: IndexSet) -> [Any] {
        let array = value(forKey: key) as? NSArray ?? []
        return indexes.filter { $0 < array.count }.map { array.object(at: $0) }
    }

    /// Says that a set property is about to change by hand.
    public func willChangeValue(
        forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
    ) {
        let object = self as AnyObject
        guard KVO.isObserved(object) else { return }
        let old = value(forKey: key) as? NSSet ?? NSSet()
        PendingChanges.begin(object, key, old.copy())
        KVO.willChange(object, key, KeyValueChange(kind: mutationKind.change, old: old))
    }

    /// Says that a set property has changed by hand: observers see which members came and went.
    public func didChangeValue(
        forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
    ) {
        let object = self as AnyObject
        guard KVO.isObserved(object) else { return }
        let before = PendingChanges.end(object, key) as? NSSet ?? NSSet()
        let after = value(forKey: key) as? NSSet ?? NSSet()
        let gone = NSSet(array: before.allObjects.filter { !after.contains($0) })
        let came = NSSet(array: after.allObjects.filter { !before.contains($0) })
        let kind = mutationKind.change
        KVO.didChange(
            object, key,
            KeyValueChange(kind: kind, old: kind == .insertion ? nil : gone, new: kind == .removal ? nil : came))
    }
}

extension NSKeyValueSetMutationKind {
    /// What observers are told.
    var change: NSKeyValueChange {
        switch self {
        case .union: .insertion
        case .minus, .intersect: .removal
        case .set: .replacement
        }
    }
}

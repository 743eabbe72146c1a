// A set property as a set that tells the property's observers which of its members came and went.
// Apple: "mutableSetValue(forKey:)"; "Key-Value Coding Programming Guide", Accessing Collection Properties.
import Foundation

/// What `mutableSetValue(forKey:)` gives: reading asks the property, and each change is one of the property.
///
/// Changes are made by the object's own accessors for members if it has them (`addItemsObject:`, `addItems:`,
/// `removeItemsObject:`, `removeItems:`), else by the property's setter, which gets a new set for each change, else in the
/// set that a constant holds.
final class KeyValueSet: NSMutableSet {
    private let property: CollectionProperty

    init(_ owner: AnyObject, _ key: String) {
        property = CollectionProperty(owner, key)
        super.init(objects: [], count: 0)
    }

    /// A set of its own, as Foundation makes one of a set's class.
    override init(objects: UnsafePointer<AnyObject>!, count: Int) {
        property = CollectionProperty(OwnSet(NSMutableSet(objects: objects, count: count)), OwnSet.key)
        super.init(objects: [], count: 0)
    }

    required init(capacity: Int) {
        property = CollectionProperty(OwnSet(NSMutableSet(capacity: capacity)), OwnSet.key)
        super.init(objects: [], count: 0)
    }

    required convenience init?(coder: NSCoder) {
        guard let decoded = NSSet(coder: coder) else { return nil }
        self.init(array: decoded.allObjects)
    }

    // MARK: Reading

    private var name: String { property.name }
    private var members: NSSet { property.value as? NSSet ?? NSSet() }

    override var count: Int { members.count }
    override func member(_ object: Any) -> Any? { members.member(object) }
    override func objectEnumerator() -> NSEnumerator { members.objectEnumerator() }
    override var classForCoder: AnyClass { NSMutableSet.self }
    override func description(withLocale locale: Locale?) -> String { members.description(withLocale: locale) }

    // MARK: Changing

    override func add(_ object: Any) { insert([object]) }
    override func addObjects(from array: [Any]) { insert(array) }
    override func union(_ other: Set<AnyHashable>) { insert(other.map(\.base)) }
    override func remove(_ object: Any) { remove(all: [object]) }
    override func minus(_ other: Set<AnyHashable>) { remove(all: other.map(\.base)) }
    override func removeAllObjects() { remove(all: members.allObjects) }
    override func intersect(_ other: Set<AnyHashable>) {
        let kept = NSSet(set: other)
        remove(all: members.allObjects.filter { !kept.contains($0) })
    }

    /// One change: the old value is what goes, the new value what comes.
    override func setSet(_ other: Set<AnyHashable>) {
        let (before, after) = (members, NSSet(set: other))
        let gone = before.allObjects.filter { !after.contains($0) }
        let came = after.allObjects.filter { !before.contains($0) }
        change(.replacement, gone: gone, came: came) { set { $0.setSet(other) } }
    }

    private func insert(_ objects: [Any]) {
        let before = members
        let came = objects.filter { !before.contains($0) }
        change(.insertion, gone: [], came: came) {
            if has("add\(name):") {
                call("add\(name):", NSSet(array: came))
            } else if has("add\(name)Object:") {
                for object in came { call("add\(name)Object:", object) }
            } else {
                set { $0.addObjects(from: came) }
            }
        }
    }

    private func remove(all objects: [Any]) {
        let before = members
        let gone = objects.filter { before.contains($0) }
        change(.removal, gone: gone, came: []) {
            if has("remove\(name):") {
                call("remove\(name):", NSSet(array: gone))
            } else if has("remove\(name)Object:") {
                for object in gone { call("remove\(name)Object:", object) }
            } else {
                set { for object in gone { $0.remove(object) } }
            }
        }
    }

    /// Makes a change and tells the property's observers of it, once. A change of nothing is none.
    private func change(_ kind: NSKeyValueChange, gone: [Any], came: [Any], _ body: () -> Void) {
        guard !gone.isEmpty || !came.isEmpty else { return }
        let (old, new) = (NSSet(array: gone), NSSet(array: came))
        property.tell(
            KeyValueChange(kind: kind, old: kind == .insertion ? nil : old, new: kind == .removal ? nil : new), body)
    }

    private func set(_ body: (NSMutableSet) -> Void) { property.set(members, body) }
    private func has(_ method: String) -> Bool { property.has(method) }
    private func call(_ method: String, _ argument: Any) { property.call(method, argument) }
}

/// The set of a ``KeyValueSet`` that belongs to no other object.
private final class OwnSet: NSObject {
    static let key = "members"
    private let members: NSMutableSet

    init(_ members: NSMutableSet) {
        self.members = members
        super.init()
        _ = Self.isRegistered
    }

    private static let isRegistered: Void = Keyed.add(key, on: OwnSet.self, .any, get: { (own: OwnSet) in own.members })
}

// An array property as an array that tells the property's observers which of its members changed.
// Apple: "mutableArrayValue(forKey:)"; "Key-Value Coding Programming Guide", Accessing Collection Properties.
import Foundation

/// What `mutableArrayValue(forKey:)` gives: reading asks the property, and each change is one of the property.
///
/// An insertion, a removal and a replacement of several members at once are one change with several places. Where the
/// array's own methods are made of these three (`removeAllObjects()`, `setArray(_:)`, sorting), how many changes they are
/// on iOS is guessed.
final class KeyValueArray: NSMutableArray {
    private let property: ArrayProperty

    init(_ owner: AnyObject, _ key: String) {
        property = ArrayProperty(owner, key)
        super.init()
    }

    // An array of its own, as Foundation may make one of an array's class.
    override convenience init() { self.init(own: NSMutableArray()) }
    override convenience init(capacity: Int) { self.init(own: NSMutableArray(capacity: capacity)) }
    required convenience init(objects: UnsafePointer<AnyObject>?, count: Int) {
        self.init(own: NSMutableArray(objects: objects, count: count))
    }
    required convenience init(arrayLiteral elements: Any...) { self.init(own: NSMutableArray(array: elements)) }
    required convenience init?(coder: NSCoder) {
        guard let decoded = NSMutableArray(coder: coder) else { return nil }
        self.init(own: decoded)
    }
    private convenience init(own members: NSMutableArray) { self.init(OwnArray(members), OwnArray.key) }

    // MARK: Reading

    override var count: Int { property.count }
    override func object(at index: Int) -> Any { property.object(at: index) }
    override var classForCoder: AnyClass { NSMutableArray.self }

    // MARK: Changing

    override func insert(_ object: Any, at index: Int) { property.insert([object], IndexSet(integer: index)) }
    override func insert(_ objects: [Any], at indexes: IndexSet) { property.insert(objects, indexes) }
    override func add(_ object: Any) { insert(object, at: count) }
    override func addObjects(from other: [Any]) {
        let end = count
        property.insert(other, IndexSet(integersIn: end..<end + other.count))
    }

    override func removeObject(at index: Int) { property.remove(IndexSet(integer: index)) }
    override func removeObjects(at indexes: IndexSet) { property.remove(indexes) }
    override func removeObjects(in range: NSRange) {
        property.remove(IndexSet(integersIn: range.location..<range.location + range.length))
    }
    override func removeAllObjects() { property.remove(IndexSet(integersIn: 0..<count)) }
    override func removeObjects(in other: [Any]) {
        let gone = NSArray(array: other)
        property.remove(IndexSet((0..<count).filter { gone.contains(object(at: $0)) }))
    }

    override func replaceObject(at index: Int, with object: Any) { property.replace(IndexSet(integer: index), [object]) }
    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) { property.replace(indexes, objects) }
    override func exchangeObject(at first: Int, withObjectAt second: Int) {
        let (low, high) = (Swift.min(first, second), Swift.max(first, second))
        guard low != high else { return }
        property.replace(IndexSet([low, high]), [object(at: high), object(at: low)])
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom other: [Any]) {
        let end = range.location + range.length
        let both = Swift.min(range.length, other.count)
        property.replace(IndexSet(integersIn: range.location..<range.location + both), Array(other.prefix(both)))
        property.remove(IndexSet(integersIn: range.location + both..<end))
        let place = range.location + both
        property.insert(Array(other.dropFirst(both)), IndexSet(integersIn: place..<place + other.count - both))
    }
    override func replaceObjects(in range: NSRange, withObjectsFrom other: [Any], range part: NSRange) {
        replaceObjects(in: range, withObjectsFrom: Array(other[part.location..<part.location + part.length]))
    }

    override func setArray(_ other: [Any]) {
        replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: other)
    }
    override func sort(using descriptors: [NSSortDescriptor]) {
        setArray(NSArray(array: map { $0 }).sortedArray(using: descriptors))
    }
}

/// The array of a ``KeyValueArray`` that belongs to no other object.
private final class OwnArray: NSObject {
    static let key = "members"
    private let members: NSMutableArray

    init(_ members: NSMutableArray) {
        self.members = members
        super.init()
        _ = Self.isRegistered
    }

    private static let isRegistered: Void = Keyed.add(key, on: OwnArray.self, .any, get: { (own: OwnArray) in own.members })
}

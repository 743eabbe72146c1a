// A set that may hold its objects weakly.
// Apple: "NSHashTable". Linux's Foundation has none.
import Foundation

/// A set of objects, held strongly or weakly. Weakly held ones are gone as soon as nobody else keeps them.
///
/// Differs from Apple in that ``count`` and the lists never count objects that are gone, that ``allObjects`` has the
/// order of insertion, and that the type may be a protocol of classes. Not safe from several threads, as at Apple.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
    private var table: SlotTable

    /// A table of options; the capacity is a hint.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        table = SlotTable(options)
    }
    /// A table that holds and compares as the functions' options say.
    public convenience init(pointerFunctions functions: NSPointerFunctions, capacity initialCapacity: Int) {
        self.init(options: functions.options, capacity: initialCapacity)
    }
    /// A table that keeps its objects alive.
    public convenience override init() { self.init(options: []) }

    /// A table that does not keep its objects alive.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// What the table was made with.
    open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: table.keyOptions) }
    /// How many objects there are.
    open var count: Int { table.count }
    /// The objects, oldest first.
    open var allObjects: [ObjectType] { table.alive.compactMap { $0.key.object as? ObjectType } }
    /// One of the objects; nil where there is none.
    open var anyObject: ObjectType? { allObjects.first }
    /// The objects as a set; a text is a `String`, and what is not hashable counts by identity.
    open var setRepresentation: Set<AnyHashable> {
        Set(allObjects.map { hashable($0 as AnyObject) })
    }

    /// The object of the table that equals one.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { table.entry($0 as AnyObject)?.key.object as? ObjectType }
    }
    /// Whether an object that equals one is there.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    /// Adds an object; one that is there stays, nil adds nothing.
    open func add(_ object: ObjectType?) { if let object { table.set(object as AnyObject, nil) } }
    /// Takes an object out.
    open func remove(_ object: ObjectType?) { if let object { table.remove(object as AnyObject) } }
    /// Takes all objects out.
    open func removeAllObjects() { table.removeAll() }
    /// Goes through the objects that are there now.
    open func objectEnumerator() -> NSEnumerator { SlotEnumerator(allObjects.map { $0 as Any }) }

    /// Whether both tables have an object in common.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    /// Whether every object is in another table too.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
    /// Whether both have the same objects.
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }
    /// Takes out what another table does not have.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for one in allObjects where !other.contains(one) { remove(one) }
    }
    /// Adds what another table has.
    open func union(_ other: NSHashTable<ObjectType>) { for one in other.allObjects { add(one) } }
    /// Takes out what another table has.
    open func minus(_ other: NSHashTable<ObjectType>) { for one in other.allObjects { remove(one) } }

    /// A table of the same options with the same objects.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable<ObjectType>(options: table.keyOptions)
        copy.union(self)
        return copy
    }
    /// The same objects, whatever the options.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSHashTable<ObjectType>).map(isEqual(to:)) ?? false
    }
    /// The number of objects.
    open override var hash: Int { count }
    /// The objects.
    open override var description: String { "NSHashTable \(allObjects)" }
}

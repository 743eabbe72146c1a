// A dictionary that may hold its keys or its values weakly.
// Apple: "NSMapTable". Linux's Foundation has none.
import Foundation

/// A dictionary of objects, keys and values each held strongly or weakly. An entry goes with the weak one of its two.
///
/// Differs from Apple in that ``count`` and the lists never count entries that are gone, that the lists have the order of
/// insertion, and that the types may be protocols of classes. Not safe from several threads, as at Apple.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
    private var table: SlotTable

    /// A table of options; the capacity is a hint.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) { table = SlotTable(keyOptions, valueOptions) }
    /// A table that holds and compares as the functions' options say.
    public convenience init(
        keyPointerFunctions keyFunctions: NSPointerFunctions, valuePointerFunctions valueFunctions: NSPointerFunctions,
        capacity initialCapacity: Int
    ) { self.init(keyOptions: keyFunctions.options, valueOptions: valueFunctions.options) }
    /// A table that keeps both alive.
    public convenience override init() { self.init(keyOptions: []) }

    /// A table that keeps keys and values alive.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// A table that keeps its values alive, as long as their keys live.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// A table that keeps its keys alive, as long as their values live.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// A table that keeps nothing alive.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// What the table was made with for keys.
    open var keyPointerFunctions: NSPointerFunctions { NSPointerFunctions(options: table.keyOptions) }
    /// What the table was made with for values.
    open var valuePointerFunctions: NSPointerFunctions { NSPointerFunctions(options: table.valueOptions) }
    /// How many entries there are.
    open var count: Int { table.count }

    /// The value of a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { table.entry($0 as AnyObject)?.value?.object as? ObjectType }
    }
    /// Sets the value of a key. A nil key or value sets nothing.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        if let anObject, let aKey { table.set(aKey as AnyObject, anObject as AnyObject) }
    }
    /// Takes a key and its value out.
    open func removeObject(forKey aKey: KeyType?) { if let aKey { table.remove(aKey as AnyObject) } }
    /// Takes all entries out.
    open func removeAllObjects() { table.removeAll() }
    /// Goes through the keys that are there now, oldest first.
    open func keyEnumerator() -> NSEnumerator { SlotEnumerator(table.alive.compactMap { $0.key.object as? KeyType }) }
    /// Goes through the values that are there now, in the order of their keys.
    open func objectEnumerator() -> NSEnumerator? {
        SlotEnumerator(table.alive.compactMap { $0.value?.object as? ObjectType })
    }
    /// Keys and values as a dictionary; a text is a `String`, and a key that is not hashable counts by identity.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        table.alive.reduce(into: [:]) { result, entry in
            guard let key = entry.key.object, let value = entry.value?.object as? ObjectType else { return }
            result[hashable(key)] = value
        }
    }

    /// A table of the same options with the same entries.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSMapTable<KeyType, ObjectType>(keyOptions: table.keyOptions, valueOptions: table.valueOptions)
        copy.table = table
        return copy
    }
    /// The entries.
    open override var description: String { "NSMapTable \(dictionaryRepresentation())" }
}

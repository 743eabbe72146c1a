// What both tables are made of: slots that hold objects strongly or weakly, found by hash.
// No Apple page: this is ours.
import Foundation

/// One object, kept alive or not.
struct WeakSlot {
    private var strong: AnyObject?
    private weak var loose: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        var object = object
        if options.contains(.copyIn), let copying = object as? any NSCopying {
            object = copying.copy(with: nil) as AnyObject
        }
        if options.isWeak { loose = object } else { strong = object }
    }

    var object: AnyObject? { strong ?? loose }
}

extension NSPointerFunctions.Options {
    func hash(_ object: AnyObject) -> Int {
        if !comparesIdentity, let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    func areEqual(_ one: AnyObject, _ other: AnyObject) -> Bool {
        if one === other { return true }
        guard !comparesIdentity, let one = one as? NSObject, let other = other as? NSObject else { return false }
        return one.isEqual(other)
    }
}

/// Keys with a value each, in the order in which they came. A set is one whose values say nothing.
struct SlotTable {
    struct Entry {
        var key: WeakSlot
        var value: WeakSlot?
        /// The key's hash when it came: a key that is gone cannot be asked any more.
        let hash: Int
        let order: Int
        let isSet: Bool
        var isAlive: Bool { key.object != nil && (isSet || value?.object != nil) }
    }

    let keyOptions: NSPointerFunctions.Options
    let valueOptions: NSPointerFunctions.Options
    private var buckets: [Int: [Entry]] = [:]
    private var next = 0
    /// How many entries there were after the dead were last taken out, and how many came since.
    private var swept = 0
    private var added = 0

    init(_ keyOptions: NSPointerFunctions.Options, _ valueOptions: NSPointerFunctions.Options = []) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    private var hasWeak: Bool { keyOptions.isWeak || valueOptions.isWeak }

    /// The living entries, oldest first.
    var alive: [Entry] { buckets.values.joined().filter(\.isAlive).sorted { $0.order < $1.order } }
    /// How many entries live.
    var count: Int { buckets.values.reduce(0) { $0 + $1.count { $0.isAlive } } }

    func entry(_ key: AnyObject) -> Entry? {
        buckets[keyOptions.hash(key)]?.first { entry in
            entry.isAlive && entry.key.object.map { keyOptions.areEqual($0, key) } ?? false
        }
    }

    /// A key that is there keeps its place, and gets the value.
    mutating func set(_ key: AnyObject, _ value: AnyObject?) {
        let hash = keyOptions.hash(key)
        let isSet = value == nil
        let slot = value.map { WeakSlot($0, valueOptions) }
        var bucket = (buckets[hash] ?? []).filter(\.isAlive)
        if let index = bucket.firstIndex(where: { $0.key.object.map { keyOptions.areEqual($0, key) } ?? false }) {
            bucket[index].value = slot
        } else {
            bucket.append(Entry(key: WeakSlot(key, keyOptions), value: slot, hash: hash, order: next, isSet: isSet))
            next += 1
            added += 1
        }
        buckets[hash] = bucket
        if hasWeak, added > swept + 16 { sweep() }
    }

    mutating func remove(_ key: AnyObject) {
        let hash = keyOptions.hash(key)
        let rest = (buckets[hash] ?? []).filter { entry in
            entry.isAlive && !(entry.key.object.map { keyOptions.areEqual($0, key) } ?? false)
        }
        buckets[hash] = rest.isEmpty ? nil : rest
    }

    mutating func removeAll() { self = SlotTable(keyOptions, valueOptions) }

    /// The dead leave, and what they kept alive with them. Amortised: after as many additions as entries were left.
    mutating func sweep() {
        buckets = buckets.compactMapValues { bucket in
            let rest = bucket.filter(\.isAlive)
            return rest.isEmpty ? nil : rest
        }
        swept = buckets.values.reduce(0) { $0 + $1.count }
        added = 0
    }
}

/// As a key of Swift's. Linux does not take an `NSString` and the `String` of its letters for equal keys.
func hashable(_ object: AnyObject) -> AnyHashable {
    if let text = object as? NSString { return AnyHashable(text as String) }
    return (object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object))
}

/// Gives the objects that a table had when it was asked, one after the other.
final class SlotEnumerator: NSEnumerator {
    private var rest: ArraySlice<Any>
    init(_ objects: [Any]) { rest = objects[...] }
    override func nextObject() -> Any? { rest.popFirst() }
}

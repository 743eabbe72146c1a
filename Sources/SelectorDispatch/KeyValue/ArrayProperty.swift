// How an array property is read and changed by its name.
// Apple: "Key-Value Coding Programming Guide", Accessor Search Patterns.
import Diagnostics
import Foundation

/// An array property of an object: by the object's own accessors for members if it has them (`countOfItems`,
/// `objectInItemsAtIndex:`, `insertObject:inItemsAtIndex:`, `insertItems:atIndexes:`, `removeObjectFromItemsAtIndex:`,
/// `removeItemsAtIndexes:`, `replaceObjectInItemsAtIndex:withObject:`, `replaceItemsAtIndexes:withItems:`), else by the
/// property's setter, which gets a new array for each change, else in the array that a constant holds.
struct ArrayProperty {
    private let property: CollectionProperty

    init(_ owner: AnyObject, _ key: String) { property = CollectionProperty(owner, key) }

    private var name: String { property.name }

    // MARK: Reading

    private var members: NSArray { property.value as? NSArray ?? [] }

    var count: Int {
        has("countOf\(name)") ? Int(truncating: number(property.call("countOf\(name)"))) : members.count
    }

    func object(at index: Int) -> Any {
        let own = "objectIn\(name)AtIndex:"
        return has(own) ? property.call(own, index) as Any : members.object(at: index)
    }

    // MARK: Changing

    /// As many objects as places; else UIK1106, and nothing changes.
    func insert(_ objects: [Any], _ indexes: IndexSet) {
        guard areAsMany(objects, indexes, "insert(_:at:)") else { return }
        change(.insertion, indexes, new: objects) {
            if has("insert\(name):atIndexes:") {
                property.call("insert\(name):atIndexes:", objects, indexes)
            } else if has("insertObject:in\(name)AtIndex:") {
                for (object, index) in zip(objects, indexes) { property.call("insertObject:in\(name)AtIndex:", object, index) }
            } else {
                set { array in for (object, index) in zip(objects, indexes) { array.insert(object, at: index) } }
            }
        }
    }

    func remove(_ indexes: IndexSet) {
        change(.removal, indexes, new: []) {
            if has("remove\(name)AtIndexes:") {
                property.call("remove\(name)AtIndexes:", indexes)
            } else if has("removeObjectFrom\(name)AtIndex:") {
                for index in indexes.reversed() { property.call("removeObjectFrom\(name)AtIndex:", index) }
            } else {
                set { array in for index in indexes.reversed() { array.removeObject(at: index) } }
            }
        }
    }

    /// As many objects as places; else UIK1106, and nothing changes.
    func replace(_ indexes: IndexSet, _ objects: [Any]) {
        guard areAsMany(objects, indexes, "replaceObjects(at:with:)") else { return }
        change(.replacement, indexes, new: objects) {
            if has("replace\(name)AtIndexes:with\(name):") {
                property.call("replace\(name)AtIndexes:with\(name):", indexes, objects)
            } else if has("replaceObjectIn\(name)AtIndex:withObject:") {
                for (object, index) in zip(objects, indexes) {
                    property.call("replaceObjectIn\(name)AtIndex:withObject:", index, object)
                }
            } else if has("insertObject:in\(name)AtIndex:"), has("removeObjectFrom\(name)AtIndex:") {
                for (object, index) in zip(objects, indexes) {
                    property.call("removeObjectFrom\(name)AtIndex:", index)
                    property.call("insertObject:in\(name)AtIndex:", object, index)
                }
            } else {
                set { array in for (object, index) in zip(objects, indexes) { array.replaceObject(at: index, with: object) } }
            }
        }
    }

    private func areAsMany(_ objects: [Any], _ indexes: IndexSet, _ method: String) -> Bool {
        guard objects.count != indexes.count else { return true }
        let (given, places) = (Self.count(objects.count, "object"), Self.count(indexes.count, "place"))
        Catalogue.unequalCounts.report(
            object: DispatchTable.name(property.owner),
            cause: "\(method) was called with \(given) for \(places) of the array \(property.key).")
        return false
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// Makes a change and tells the property's observers of it, once. A change of nothing is none.
    private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, new: [Any], _ body: () -> Void) {
        guard !indexes.isEmpty else { return }
        let isObserved = KVO.isObserved(property.owner)
        let old = isObserved && kind != .insertion ? indexes.map { object(at: $0) } : nil
        property.tell(KeyValueChange(kind: kind, old: old, new: kind == .removal ? nil : new, indexes: indexes), body)
    }

    private func set(_ body: (NSMutableArray) -> Void) { property.set(members, body) }

    private func has(_ method: String) -> Bool { property.has(method) }

    private func number(_ value: Any?) -> NSNumber { value.flatMap(ArgumentConversion.numberObject) ?? 0 }
}

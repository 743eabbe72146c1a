// Values by key and key path, from dictionaries, collections and objects.
// Apple: "Key-Value Coding Programming Guide", Collection operators.
import Foundation
import SelectorDispatch

/// A type that answers keys itself: the hook by which predicates and sort descriptors read values of other kinds.
public protocol KeyValueReading {
    /// The value of a key, nil where it has none.
    func readValue(forKey key: String) -> Any?
}

enum KeyValue {
    /// The value at the end of a key path. A collection in between gives the list of its elements' values.
    static func value(_ object: Any?, path: String) -> Any? {
        var current = unwrapped(object)
        let keys = path.split(separator: ".").map(String.init)
        for (index, key) in keys.enumerated() {
            if key == "SELF" || key == "self" { continue }
            if key.hasPrefix("@") {
                let rest = keys[(index + 1)...].joined(separator: ".")
                return collected(key, rest, current)
            }
            current = value(current, key: key)
        }
        return current
    }

    static func value(_ object: Any?, key: String) -> Any? {
        guard let object = unwrapped(object) else { return nil }
        if let reading = object as? any KeyValueReading { return unwrapped(reading.readValue(forKey: key)) }
        if let dictionary = object as? [String: Any] { return unwrapped(dictionary[key]) }
        if let dictionary = object as? NSDictionary { return unwrapped(dictionary.object(forKey: key)) }
        if let list = list(object) { return list.map { value($0, key: key) ?? NSNull() } }
        if let text = object as? String {
            switch key {
            case "length": return (text as NSString).length
            case "lowercaseString": return text.lowercased()
            case "uppercaseString": return text.uppercased()
            case "intValue", "integerValue": return (text as NSString).integerValue
            case "doubleValue", "floatValue": return (text as NSString).doubleValue
            default: break
            }
        }
        if let keyed = object as? any NSObjectProtocol { return unwrapped(keyed.value(forKey: key)) }
        // A Swift value that no table knows still shows what is stored in it.
        return Mirror(reflecting: object).children.first { $0.label == key }.flatMap { unwrapped($0.value) }
    }

    /// `@count`, `@sum.price`, `@distinctUnionOfObjects.name` and their like.
    private static func collected(_ operation: String, _ path: String, _ object: Any?) -> Any? {
        guard let list = list(object) else { return nil }
        let values = path.isEmpty ? list : list.compactMap { value($0, path: path) }
        let numbers = values.compactMap { PredicateValue.number($0) }
        switch operation {
        case "@count": return list.count
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
        case "@max": return values.max { PredicateValue.order($0, $1) == .orderedAscending }
        case "@min": return values.min { PredicateValue.order($0, $1) == .orderedAscending }
        case "@unionOfObjects": return values
        case "@distinctUnionOfObjects":
            return values.reduce(into: [Any]()) { known, one in
                if !known.contains(where: { PredicateValue.equal($0, one) }) { known.append(one) }
            }
        default: return nil
        }
    }

    /// The elements of an array or a set, nil for anything else.
    static func list(_ object: Any?) -> [Any]? {
        guard let object = unwrapped(object), !(object is String) else { return nil }
        if let array = object as? [Any] { return array }
        if let array = object as? NSArray { return array.map { $0 } }
        if let set = object as? NSSet { return set.allObjects }
        if let set = object as? Set<AnyHashable> { return set.map(\.base) }
        if let set = object as? NSOrderedSet { return set.array }
        if let range = object as? IndexSet { return Array(range) }
        return nil
    }

    /// A value without the optionals around it; NSNull is nil.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}

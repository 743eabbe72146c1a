// Sorting by keys.
// Apple: "NSSortDescriptor".
import Foundation
import SelectorDispatch

/// Foundation's descriptor keeps a key path of Swift and a comparator for its values. Here the path is that of the object
/// itself, and the comparator reads the key.
extension NSSortDescriptor {
    /// Sorts by the values of a key; nil comes first. The key "self" or nil means the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { PredicateValue.order($0, $1) ?? .orderedSame }
    }

    /// Sorts by the values of a key with a method such as `caseInsensitiveCompare:` or `localizedStandardCompare:`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending) { one, other in
            guard let selector else { return PredicateValue.order(one, other) ?? .orderedSame }
            return SortSelectors.compare(one, other, NSStringFromSelector(selector))
        }
    }

    /// Sorts by the values of a key with a closure.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping (Any, Any) -> ComparisonResult) {
        let isSelf = key == nil || key == "" || key == "self"
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            let left = isSelf ? KeyValue.unwrapped(one) : KeyValue.value(one, path: key ?? "")
            let right = isSelf ? KeyValue.unwrapped(other) : KeyValue.value(other, path: key ?? "")
            switch (left, right) {
            case (nil, nil): return .orderedSame
            case (nil, _): return .orderedAscending
            case (_, nil): return .orderedDescending
            case (let left?, let right?): return cmptr(left, right)
            }
        }
    }
}

private enum SortSelectors {
    /// The comparing methods of Apple's classes by name, then those of the app by dispatch.
    static func compare(_ one: Any, _ other: Any, _ name: String) -> ComparisonResult {
        if let left = PredicateValue.text(one), let right = PredicateValue.text(other) {
            switch name {
            case "compare:": return left.compare(right)
            case "caseInsensitiveCompare:": return left.compare(right, options: .caseInsensitive)
            case "localizedCompare:": return left.compare(right, locale: Localization.locale)
            case "localizedCaseInsensitiveCompare:":
                return left.compare(right, options: .caseInsensitive, locale: Localization.locale)
            case "localizedStandardCompare:":
                return left.compare(
                    right, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
                    locale: Localization.locale)
            default: break
            }
        }
        if name == "compare:", let order = PredicateValue.order(one, other) { return order }
        let result = DispatchTable.perform(one as AnyObject, Selector(name), [other])
        if let result = result as? ComparisonResult { return result }
        return PredicateValue.number(result).flatMap { ComparisonResult(rawValue: Int($0)) } ?? .orderedSame
    }
}

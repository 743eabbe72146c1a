// How predicates compare two values.
// Apple: "Predicate Programming Guide", Predicate format string syntax.
import Diagnostics
import Foundation

enum PredicateValue {
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let flag as Bool: flag ? 1 : 0
        case let whole as any BinaryInteger: Double(whole)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        case let raw as any RawRepresentable: number(raw.rawValue)
        default: nil
        }
    }

    static func text(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let text as NSString: String(text)
        case let text as Substring: String(text)
        case let url as URL: url.absoluteString
        case let raw as any RawRepresentable: text(raw.rawValue)
        default: nil
        }
    }

    private static func date(_ value: Any?) -> Date? { (value as? Date) ?? (value as? NSDate).map { $0 as Date } }

    static func equal(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (KeyValue.unwrapped(left), KeyValue.unwrapped(right))
        guard let left, let right else { return left == nil && right == nil }
        if let one = number(left), let other = number(right) { return one == other }
        if let one = text(left), let other = text(right) { return one == other }
        if let one = date(left), let other = date(right) { return one == other }
        if let one = KeyValue.list(left), let other = KeyValue.list(right) {
            return one.count == other.count && zip(one, other).allSatisfy { equal($0, $1) }
        }
        if let one = left as? NSObject, let other = right as? NSObject { return one.isEqual(other) }
        if let one = left as? AnyHashable, let other = right as? AnyHashable { return one == other }
        return type(of: left) is AnyClass && left as AnyObject === right as AnyObject
    }

    /// The order of two values of a kind, nil where they have none.
    static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        let (left, right) = (KeyValue.unwrapped(left), KeyValue.unwrapped(right))
        if let one = number(left), let other = number(right) { return result(one, other) }
        if let one = text(left), let other = text(right) { return one.compare(other) }
        if let one = date(left), let other = date(right) { return result(one, other) }
        return nil
    }

    private static func result<Value: Comparable>(_ one: Value, _ other: Value) -> ComparisonResult {
        one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }

    static func compare(_ left: Any?, _ operation: NSComparisonPredicate.Operator, _ right: Any?, _ options: FoldOptions)
        -> Bool
    {
        switch operation {
        case .equalTo: return same(left, right, options)
        case .notEqualTo: return !same(left, right, options)
        case .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo:
            guard let order = order(options.folded(left), options.folded(right)) else { return false }
            switch operation {
            case .lessThan: return order == .orderedAscending
            case .lessThanOrEqualTo: return order != .orderedDescending
            case .greaterThan: return order == .orderedDescending
            default: return order != .orderedAscending
            }
        case .between:
            guard let bounds = KeyValue.list(right), bounds.count == 2 else {
                Catalogue.predicateValue.report(cause: "BETWEEN needs a list of two values.")
                return false
            }
            return compare(left, .greaterThanOrEqualTo, bounds[0], options)
                && compare(left, .lessThanOrEqualTo, bounds[1], options)
        case .in:
            if let list = KeyValue.list(right) { return list.contains { same(left, $0, options) } }
            if let dictionary = right as? NSDictionary { return dictionary.allValues.contains { same(left, $0, options) } }
            return texts(right, left, options) { $0.contains($1) }
        case .contains:
            if let list = KeyValue.list(left) { return list.contains { same($0, right, options) } }
            return texts(left, right, options) { $0.contains($1) }
        case .beginsWith: return texts(left, right, options) { $0.hasPrefix($1) }
        case .endsWith: return texts(left, right, options) { $0.hasSuffix($1) }
        case .like: return texts(left, right, options) { matches($0, pattern(like: $1), options) }
        case .matches:
            // The pattern is not folded: "\\W" and "\\w" differ.
            guard let words = text(left), let pattern = text(right) else { return false }
            return matches(options.diacritics ? options.folded(words) : words, pattern, options)
        default: return false
        }
    }

    private static func same(_ left: Any?, _ right: Any?, _ options: FoldOptions) -> Bool {
        equal(options.folded(left), options.folded(right))
    }

    private static func texts(
        _ left: Any?, _ right: Any?, _ options: FoldOptions, _ test: (String, String) -> Bool
    ) -> Bool {
        guard let one = text(KeyValue.unwrapped(left)), let other = text(KeyValue.unwrapped(right)) else { return false }
        return test(options.folded(one), options.folded(other))
    }

    /// LIKE's wildcards as a regular expression: "*" is any text, "?" one character, a backslash takes their meaning.
    private static func pattern(like text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result += NSRegularExpression.escapedPattern(for: String(character))
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result +=
                    character == "*" ? ".*" : character == "?" ? "." : NSRegularExpression.escapedPattern(for: String(character))
            }
        }
        return result
    }

    /// Whether the whole text is of a pattern. A malformed one is UIK2102.
    private static func matches(_ text: String, _ pattern: String, _ options: FoldOptions) -> Bool {
        var flags: NSRegularExpression.Options = [.dotMatchesLineSeparators]
        if options.cases { flags.insert(.caseInsensitive) }
        do {
            let expression = try NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags)
            return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        } catch {
            Catalogue.predicateValue.report(
                cause: "The pattern \"\(pattern)\" is not a regular expression.",
                apple: "NSInvalidArgumentException: Can't do regex matching, reason: Can't open pattern "
                    + "(string \(text), pattern \(pattern), case \(options.cases ? 1 : 0), canon \(options.diacritics ? 1 : 0))")
            return false
        }
    }
}

/// `[c]`, `[d]` and `[cd]` after an operator.
struct FoldOptions {
    var cases = false
    var diacritics = false

    func folded(_ text: String) -> String {
        guard cases || diacritics else { return text }
        var options: String.CompareOptions = []
        if cases { options.insert(.caseInsensitive) }
        if diacritics { options.insert(.diacriticInsensitive) }
        return text.folding(options: options, locale: nil)
    }

    func folded(_ value: Any?) -> Any? {
        guard cases || diacritics, let text = PredicateValue.text(KeyValue.unwrapped(value)) else { return value }
        return folded(text)
    }

    /// As it is written behind the operator.
    var suffix: String { cases || diacritics ? "[\(cases ? "c" : "")\(diacritics ? "d" : "")]" : "" }
}

// A predicate as a tree, its value for an object, and its text.
// Apple: "Predicate Programming Guide", Predicate format string syntax.
import Foundation

/// What stands on a side of a comparison.
indirect enum PredicateTerm: @unchecked Sendable {
    case constant(Any?)
    case keyPath(String)
    case evaluatedObject
    case variable(String)
    case list([PredicateTerm])
    case function(String, [PredicateTerm])
    /// A key path of another term: `SUBQUERY(…).@count`.
    case member(PredicateTerm, String)
    case subquery(PredicateTerm, variable: String, PredicateTree)

    func value(_ object: Any?, _ bindings: [String: Any]) -> Any? {
        switch self {
        case .constant(let value): return value
        case .keyPath(let path): return KeyValue.value(object, path: path)
        case .evaluatedObject: return object
        case .variable(let name): return bindings[name]
        case .list(let terms): return terms.map { $0.value(object, bindings) ?? NSNull() }
        case .member(let term, let path): return KeyValue.value(term.value(object, bindings), path: path)
        case .subquery(let term, let variable, let tree):
            return (KeyValue.list(term.value(object, bindings)) ?? []).filter { element in
                tree.evaluate(object, bindings.merging([variable: element]) { $1 })
            }
        case .function(let name, let terms):
            return PredicateFunctions.call(name, terms.map { KeyValue.unwrapped($0.value(object, bindings)) })
        }
    }

    var text: String {
        switch self {
        case .constant(let value):
            guard let value = KeyValue.unwrapped(value) else { return "nil" }
            if let text = PredicateValue.text(value) { return "\"\(text.replacingOccurrences(of: "\"", with: "\\\""))\"" }
            if let list = KeyValue.list(value) { return PredicateTerm.list(list.map { .constant($0) }).text }
            if let flag = value as? Bool { return flag ? "1" : "0" }
            return "\(value)"
        case .keyPath(let path): return path
        case .evaluatedObject: return "SELF"
        case .variable(let name): return "$" + name
        case .list(let terms): return "{" + terms.map(\.text).joined(separator: ", ") + "}"
        case .member(let term, let path): return term.text + "." + path
        case .subquery(let term, let name, let tree): return "SUBQUERY(\(term.text), $\(name), \(tree.text))"
        case .function(let name, let terms): return name + "(" + terms.map(\.text).joined(separator: ", ") + ")"
        }
    }
}

indirect enum PredicateTree: @unchecked Sendable {
    case always(Bool)
    case and([PredicateTree])
    case or([PredicateTree])
    case not(PredicateTree)
    case comparison(
        PredicateTerm, NSComparisonPredicate.Operator, PredicateTerm, modifier: NSComparisonPredicate.Modifier, FoldOptions)
    /// A predicate that was made elsewhere.
    case other(NSPredicate)

    func evaluate(_ object: Any?, _ bindings: [String: Any]) -> Bool {
        switch self {
        case .always(let value): return value
        case .and(let trees): return trees.allSatisfy { $0.evaluate(object, bindings) }
        case .or(let trees): return trees.contains { $0.evaluate(object, bindings) }
        case .not(let tree): return !tree.evaluate(object, bindings)
        case .other(let predicate): return predicate.evaluate(with: object, substitutionVariables: bindings)
        case .comparison(let left, let operation, let right, let modifier, let options):
            let one = KeyValue.unwrapped(left.value(object, bindings))
            let other = KeyValue.unwrapped(right.value(object, bindings))
            guard modifier != .direct else { return PredicateValue.compare(one, operation, other, options) }
            let elements = KeyValue.list(one) ?? []
            let test = { PredicateValue.compare(KeyValue.unwrapped($0), operation, other, options) }
            return modifier == .any ? elements.contains(where: test) : elements.allSatisfy(test)
        }
    }

    var text: String {
        switch self {
        case .always(let value): return value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .and(let trees): return trees.map(\.textInside).joined(separator: " AND ")
        case .or(let trees): return trees.map(\.textInside).joined(separator: " OR ")
        case .not(let tree): return "NOT " + tree.textInside
        case .other(let predicate): return predicate.predicateFormat
        case .comparison(let left, let operation, let right, let modifier, let options):
            let before = modifier == .any ? "ANY " : modifier == .all ? "ALL " : ""
            return "\(before)\(left.text) \(Self.names[operation] ?? "==")\(options.suffix) \(right.text)"
        }
    }

    private var textInside: String {
        switch self {
        case .and, .or: "(" + text + ")"
        default: text
        }
    }

    private static let names: [NSComparisonPredicate.Operator: String] = [
        .equalTo: "==", .notEqualTo: "!=", .lessThan: "<", .lessThanOrEqualTo: "<=", .greaterThan: ">",
        .greaterThanOrEqualTo: ">=", .between: "BETWEEN", .in: "IN", .contains: "CONTAINS", .beginsWith: "BEGINSWITH",
        .endsWith: "ENDSWITH", .like: "LIKE", .matches: "MATCHES",
    ]
}

/// The functions of the predicate language that code uses. Arithmetic stands among them.
enum PredicateFunctions {
    static let names: Set<String> = [
        "sum", "count", "average", "min", "max", "length", "lowercase", "uppercase", "abs", "floor", "ceiling", "trunc",
        "sqrt", "now", "add", "from", "multiply", "divide", "modulus", "index", "CAST",
    ]

    static func call(_ name: String, _ values: [Any?]) -> Any? {
        let first = values.first ?? nil
        let items = values.count == 1 ? KeyValue.list(first) ?? [first as Any] : values.map { $0 as Any }
        let numbers = items.compactMap { PredicateValue.number($0) }
        switch name {
        case "count": return KeyValue.list(first)?.count ?? PredicateValue.text(first)?.count
        case "sum": return numbers.reduce(0, +)
        case "average": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "min": return items.min { PredicateValue.order($0, $1) == .orderedAscending }
        case "max": return items.max { PredicateValue.order($0, $1) == .orderedAscending }
        case "length": return PredicateValue.text(first).map { ($0 as NSString).length }
        case "lowercase": return PredicateValue.text(first)?.lowercased()
        case "uppercase": return PredicateValue.text(first)?.uppercased()
        case "now": return Date()
        case "index":
            guard values.count == 2, let list = KeyValue.list(first), let place = PredicateValue.number(values[1]) else {
                return (first as? NSDictionary).flatMap { $0.object(forKey: values.last ?? nil ?? "") }
            }
            return place >= 0 && place < Double(list.count) ? list[Int(place)] : nil
        case "CAST": return cast(first, PredicateValue.text(values.last ?? nil) ?? "")
        default:
            guard let number = numbers.first else { return nil }
            if values.count == 2, numbers.count == 2 { return arithmetic(name, number, numbers[1]) }
            switch name {
            case "abs": return abs(number)
            case "floor": return number.rounded(.down)
            case "ceiling": return number.rounded(.up)
            case "trunc": return number.rounded(.towardZero)
            case "sqrt": return number.squareRoot()
            default: return nil
            }
        }
    }

    private static func arithmetic(_ name: String, _ one: Double, _ other: Double) -> Double? {
        switch name {
        case "add": one + other
        case "from": one - other
        case "multiply": one * other
        case "divide": one / other
        case "modulus": other == 0 ? nil : one.truncatingRemainder(dividingBy: other)
        default: nil
        }
    }

    private static func cast(_ value: Any?, _ type: String) -> Any? {
        switch type {
        case "NSDate": return PredicateValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
        case "NSString": return value.map { "\($0)" }
        case "NSNumber", "NSDecimalNumber":
            return PredicateValue.number(value) ?? PredicateValue.text(value).flatMap(Double.init)
        default: return value
        }
    }
}

// Reads a line of the visual format.
// Apple: "Auto Layout Guide", Visual Format Language. Words and carets of errors: observed for names and the superview's
// edge, guessed for the rest.
import Foundation

/// A reader of one line. Spaces in the line do not count.
struct VisualFormatParser {
    /// The line without its spaces, as errors show it.
    let text: [Character]
    let metrics: [String: CGFloat]
    let viewNames: Set<String>
    private var position = 0

    init(_ format: String, metrics: [String: CGFloat], viewNames: Set<String>) {
        text = format.filter { !$0.isWhitespace }
        self.metrics = metrics
        self.viewNames = viewNames
    }

    /// The line's content. Steps: 1. the orientation; 2. the superview's edge with its space; 3. views with spaces before
    /// them; 4. the other edge.
    mutating func line() throws(VisualFormatError) -> VisualFormatLine {
        var line = VisualFormatLine()
        guard !text.isEmpty else { throw fail("It's an empty string.") }
        line.isVertical = try orientation()
        if take("|") { line.first = try space() }
        line.views.append(try view())
        while position < text.count {
            let space = try space()
            if take("|") {
                line.last = space
                line.lastCaret = position
                if position < text.count { throw fail("Expected the end of the format string after '|'.") }
            } else {
                line.spaces.append(space)
                line.views.append(try view())
            }
        }
        return line
    }

    private mutating func orientation() throws(VisualFormatError) -> Bool {
        for (letter, word) in [("H", "horizontal"), ("V", "vertical")] where take(Character(letter)) {
            guard take(":") else { throw fail("Expected ':' after '\(letter)' to specify \(word) arrangement.") }
            return letter == "V"
        }
        return false
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormatLine.View {
        guard take("["), let name = name() else {
            throw fail(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
                    + "underscores.")
        }
        guard viewNames.contains(name) else { throw fail("\(name) is not a key in the views dictionary.") }
        var view = VisualFormatLine.View(name: name, caret: min(position + 1, text.count))
        if next == "(" { view.size = try predicates(ofSize: true) }
        guard take("]") else { throw fail("Expected a ']' at the end of a view.") }
        return view
    }

    private mutating func space() throws(VisualFormatError) -> VisualFormatLine.Space {
        guard take("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        guard next != nil else { throw fail("Expected a view or '|' after '-'.") }
        let given =
            next == "("
            ? try predicates(ofSize: false) : [VisualFormatLine.Predicate(object: .number(try number()))]
        guard take("-") else { throw fail("Expected a '-' at the end of a space.") }
        return .given(given)
    }

    private mutating func predicates(ofSize: Bool) throws(VisualFormatError) -> [VisualFormatLine.Predicate] {
        _ = take("(")
        var list: [VisualFormatLine.Predicate] = []
        repeat { list.append(try predicate(ofSize: ofSize)) } while take(",")
        guard take(")") else { throw fail("Expected a ')' at the end of a list of conditions.") }
        return list
    }

    private mutating func predicate(ofSize: Bool) throws(VisualFormatError) -> VisualFormatLine.Predicate {
        let relation = try relation()
        var object: VisualFormatLine.Predicate.Object?
        if ofSize {
            let start = position
            if let name = name(), metrics[name] == nil, viewNames.contains(name) {
                object = .view(name)
            } else {
                position = start
            }
        }
        if object == nil { object = .number(try number()) }
        var predicate = VisualFormatLine.Predicate(relation: relation, object: object ?? .number(0))
        if take("@") { predicate.priority = Float(try number()) }
        return predicate
    }

    private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        guard let sign = next, "=<>".contains(sign) else { return .equal }
        position += 1
        guard take("=") else { throw fail("Unknown relation. Must be ==, >=, or <=") }
        return sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }

    /// A number, or a metric's.
    private mutating func number() throws(VisualFormatError) -> CGFloat {
        if let name = name() {
            if let value = metrics[name] { return value }
            throw fail(
                "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries")
        }
        let start = position
        if next == "-" || next == "+" { position += 1 }
        while let sign = next, sign.isASCII, sign.isNumber || sign == "." { position += 1 }
        if let value = Double(String(text[start..<position])) { return CGFloat(value) }
        position = start
        throw fail("Expected a number or the name of a metric.")
    }

    private mutating func name() -> String? {
        guard let sign = next, Self.begins(sign) else { return nil }
        let start = position
        while let sign = next, Self.begins(sign) || (sign.isASCII && sign.isNumber) { position += 1 }
        return String(text[start..<position])
    }

    private static func begins(_ sign: Character) -> Bool { sign == "_" || (sign.isASCII && sign.isLetter) }

    private var next: Character? { position < text.count ? text[position] : nil }

    private mutating func take(_ sign: Character) -> Bool {
        guard next == sign else { return false }
        position += 1
        return true
    }

    private func fail(_ reason: String) -> VisualFormatError { VisualFormatError(reason: reason, caret: position) }
}

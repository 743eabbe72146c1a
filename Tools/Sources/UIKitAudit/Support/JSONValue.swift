// JSON in a fixed order and layout, so that its files can be compared line by line.

/// A JSON value whose objects keep the order in which they were written.
package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])

    /// An array of texts.
    package static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }

    /// The text with two spaces a level; ends without a newline.
    package var text: String {
        var out = ""
        write(to: &out, depth: 0)
        return out
    }

    private func write(to out: inout String, depth: Int) {
        switch self {
        case .null: out += "null"
        case .bool(let value): out += value ? "true" : "false"
        case .int(let value): out += String(value)
        case .string(let value): Self.quote(value, to: &out)
        case .array(let values):
            Self.list(values, "[", "]", to: &out, depth: depth) { $0.write(to: &$1, depth: depth + 1) }
        case .object(let members):
            Self.list(members, "{", "}", to: &out, depth: depth) {
                Self.quote($0.key, to: &$1)
                $1 += ": "
                $0.value.write(to: &$1, depth: depth + 1)
            }
        }
    }

    private static func list<Item>(
        _ items: [Item], _ open: String, _ close: String, to out: inout String, depth: Int,
        _ write: (Item, inout String) -> Void
    ) {
        out += open
        for (index, item) in items.enumerated() {
            out += index == 0 ? "\n" : ",\n"
            out += String(repeating: "  ", count: depth + 1)
            write(item, &out)
        }
        if !items.isEmpty { out += "\n" + String(repeating: "  ", count: depth) }
        out += close
    }

    private static func quote(_ text: String, to out: inout String) {
        out += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            // DEL and what JavaScript and terminals take for line ends are escaped too, though JSON allows them.
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        out += "\""
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .int(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { (key: $0.0, value: $0.1) })
    }
}

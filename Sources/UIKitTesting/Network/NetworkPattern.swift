// The pattern of the requests that an answer is for: method, address with patterns, query in any order.
// No Apple page: this is ours.
import Foundation

/// Which requests an answer is for: `GET /cart`, `* https://shop.example/items/*?page=2`, `/anything/**`.
///
/// Without a method, or with `*`, any method will do; without a host, any host. `*` stands for one part of a path, or a part
/// of one, `**` for any number of parts. The query items that are named must be there, in any order, `*` for any value;
/// others may be there too.
struct NetworkPattern: Sendable, Equatable, CustomStringConvertible {
    let text: String
    private let method: String?
    private let scheme: String?
    /// With the port where one is named.
    private let authority: String?
    private let path: String
    private let query: [NetworkQuery]

    init(_ text: String) {
        self.text = text
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        let named = words.count == 2 ? words[0].uppercased() : "*"
        method = named == "*" ? nil : named
        var rest = Substring(words.last ?? "")
        if let end = rest.firstIndex(of: "#") { rest = rest[..<end] }
        if let start = rest.firstIndex(of: "?") {
            query = NetworkQuery.all(String(rest[rest.index(after: start)...]))
            rest = rest[..<start]
        } else {
            query = []
        }
        if let range = rest.range(of: "://") {
            scheme = rest[..<range.lowerBound].lowercased()
            rest = rest[range.upperBound...]
            let end = rest.firstIndex(of: "/") ?? rest.endIndex
            authority = rest[..<end].lowercased()
            rest = rest[end...]
        } else {
            scheme = nil
            authority = nil
        }
        path = rest.isEmpty ? "/" : rest.hasPrefix("/") || rest.hasPrefix("*") ? String(rest) : "/" + rest
    }

    var description: String { text }

    func matches(method other: String, _ url: URL) -> Bool {
        if let method, method != other { return false }
        if let scheme, scheme != url.scheme?.lowercased() { return false }
        if let authority {
            let host = url.host?.lowercased() ?? ""
            let full = url.port.map { "\(host):\($0)" } ?? host
            guard Self.matches(authority[...], full[...]) || Self.matches(authority[...], host[...]) else { return false }
        }
        guard Self.matchesPath(path, NetworkQuery.path(of: url)) else { return false }
        let items = NetworkQuery.all(url.query ?? "")
        return query.allSatisfy { wanted in items.contains { wanted.agrees(with: $0) } }
    }

    private static func matchesPath(_ pattern: String, _ path: String) -> Bool {
        func parts(_ text: String) -> ArraySlice<Substring> {
            text.split(separator: "/", omittingEmptySubsequences: true)[...]
        }
        func walk(_ wanted: ArraySlice<Substring>, _ there: ArraySlice<Substring>) -> Bool {
            guard let first = wanted.first else { return there.isEmpty }
            if first == "**" {
                return (0...there.count).contains { walk(wanted.dropFirst(), there.dropFirst($0)) }
            }
            guard let part = there.first, matches(first, part) else { return false }
            return walk(wanted.dropFirst(), there.dropFirst())
        }
        return walk(parts(pattern), parts(path))
    }

    /// `*` stands for any characters.
    static func matches(_ pattern: Substring, _ text: Substring) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == "*" {
            let rest = pattern.dropFirst()
            return text.indices.contains { matches(rest, text[$0...]) } || matches(rest, "")
        }
        return first == text.first && matches(pattern.dropFirst(), text.dropFirst())
    }
}

/// One item of a query, decoded.
struct NetworkQuery: Sendable, Equatable {
    var name: String
    var value: String

    static func all(_ query: String) -> [NetworkQuery] {
        query.split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return NetworkQuery(name: decoded(parts[0]), value: parts.count > 1 ? decoded(parts[1]) : "")
        }
    }

    static func path(of url: URL) -> String {
        let path = url.path(percentEncoded: false)
        return path.isEmpty ? "/" : path
    }

    private static func decoded(_ text: String) -> String {
        let spaced = text.replacingOccurrences(of: "+", with: " ")
        return spaced.removingPercentEncoding ?? spaced
    }

    /// Whether the item, as a pattern, matches an item of a request.
    func agrees(with other: NetworkQuery) -> Bool {
        name == other.name && (value == BlackOut.mark || NetworkPattern.matches(value[...], other.value[...]))
    }

    /// Whether both have the same items, in any order; blacked-out values are equal to any.
    static func same(_ one: [NetworkQuery], _ two: [NetworkQuery]) -> Bool {
        guard one.count == two.count else { return false }
        var left = two
        for item in one {
            let exact = left.firstIndex(of: item)
            let hidden = left.firstIndex {
                $0.name == item.name && (item.value == BlackOut.mark || $0.value == BlackOut.mark)
            }
            guard let index = exact ?? hidden else { return false }
            left.remove(at: index)
        }
        return true
    }
}

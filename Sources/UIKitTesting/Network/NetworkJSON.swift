// A JSON value that a test writes as a literal.
// No Apple page: this is ours.
import Foundation

/// A JSON value, written as a Swift literal such as `["items": 3, "note": nil]`.
public enum NetworkJSON: Sendable, Equatable {
    /// The null value.
    case null
    /// A Boolean value.
    case bool(Bool)
    /// A number, written with its fraction.
    case number(Double)
    /// An integer, written without a fraction.
    case integer(Int)
    /// A string.
    case string(String)
    /// An array.
    case array([NetworkJSON])
    /// An object, as values by key.
    case object([String: NetworkJSON])

    /// The value for a key of an object; nil for other values.
    public subscript(key: String) -> NetworkJSON? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    /// The element of an array at an index; nil for other values and beyond the end.
    public subscript(index: Int) -> NetworkJSON? {
        if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
    }

    /// Creates a value from JSON data; nil if the data is not JSON.
    public init?(_ data: Data) {
        guard let value = try? JSONDecoder().decode(NetworkJSON.self, from: data) else { return nil }
        self = value
    }

    /// The encoded bytes, with sorted keys and unescaped slashes.
    public var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Numbers without a JSON form are null, as JavaScript writes them.
        return (try? encoder.encode(self)) ?? Data("null".utf8)
    }

    /// Whether the values are equal, except where they are blacked out.
    func agrees(with other: NetworkJSON) -> Bool {
        switch (self, other) {
        case (.string(BlackOut.mark), _), (_, .string(BlackOut.mark)): true
        case (.array(let one), .array(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.agrees(with: $1) }
        case (.object(let one), .object(let two)):
            one.count == two.count && one.allSatisfy { key, value in two[key].map { value.agrees(with: $0) } ?? false }
        case (.integer(let one), .number(let two)), (.number(let two), .integer(let one)): Double(one) == two
        default: self == other
        }
    }
}

extension NetworkJSON: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([NetworkJSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: NetworkJSON].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value) where value.isFinite: try container.encode(value)
        case .number: try container.encodeNil()
        case .integer(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}

extension NetworkJSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
    ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByNilLiteral
{
    public init(dictionaryLiteral elements: (String, NetworkJSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
    public init(arrayLiteral elements: NetworkJSON...) { self = .array(elements) }
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(nilLiteral: ()) { self = .null }
}

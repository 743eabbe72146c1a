// Reads strings files: quoted keys and values, or a property list.
// Apple: "Resource Programming Guide", String Resources.
import Diagnostics
import Foundation

enum StringsFile {
    /// The keys and values of a file; empty where there is none. A mistake is UIK2103, and what stands before it counts.
    static func read(_ path: String) -> [String: String] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        if data.starts(with: Data("bplist".utf8)) || isXML(data) {
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            guard let list = list as? [String: Any] else {
                report(path, "The property list has no dictionary.")
                return [:]
            }
            return list.compactMapValues { $0 as? String }
        }
        guard let text = text(of: data) else {
            report(path, "The bytes are neither UTF-8 nor UTF-16.")
            return [:]
        }
        var parser = StringsParser(text)
        let entries = parser.parse()
        if let mistake = parser.mistake { report(path, mistake) }
        return entries
    }

    /// Bytes as text: by the mark at their beginning, else UTF-8, else UTF-16 where every second byte is 0.
    static func text(of data: Data) -> String? {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: data.dropFirst(3), as: UTF8.self) }
        if data.starts(with: [0xFF, 0xFE]) { return String(data: data.dropFirst(2), encoding: .utf16LittleEndian) }
        if data.starts(with: [0xFE, 0xFF]) { return String(data: data.dropFirst(2), encoding: .utf16BigEndian) }
        let head = Array(data.prefix(64))
        if head.count >= 4, head[0] == 0 || head[1] == 0 {
            return String(data: data, encoding: head[1] == 0 ? .utf16LittleEndian : .utf16BigEndian)
        }
        return String(data: data, encoding: .utf8)
    }

    private static func isXML(_ data: Data) -> Bool {
        let head = String(decoding: data.prefix(200), as: UTF8.self)
        return head.hasPrefix("<?xml") || head.contains("<plist") || head.hasPrefix("\u{FEFF}<?xml")
    }

    static func report(_ path: String, _ cause: String) {
        Catalogue.localizationFile.report(object: path, cause: cause)
    }
}

/// Reads `"key" = "value";` with comments between.
struct StringsParser {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    /// The first mistake with its line, nil without one.
    private(set) var mistake: String?

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func parse() -> [String: String] {
        var entries: [String: String] = [:]
        skipBlank()
        let isBraced = take("{")
        while true {
            skipBlank()
            if index >= scalars.count || (isBraced && peek == "}") { return entries }
            guard let key = word() else { return fail("a key is expected", entries) }
            skipBlank()
            if take(";") {
                entries[key] = key
                continue
            }
            guard take("=") else { return fail("\"=\" is expected after the key \"\(key)\"", entries) }
            skipBlank()
            guard let value = word() else { return fail("a value is expected for the key \"\(key)\"", entries) }
            entries[key] = value
            skipBlank()
            guard take(";") || index >= scalars.count else {
                return fail("\";\" is expected after the value of \"\(key)\"", entries)
            }
        }
    }

    private mutating func fail(_ what: String, _ entries: [String: String]) -> [String: String] {
        if mistake == nil {
            let line = scalars[..<min(index, scalars.count)].reduce(1) { $0 + ($1 == "\n" ? 1 : 0) }
            mistake = "Line \(line): \(what)."
        }
        return entries
    }

    private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        index += 1
        return true
    }

    private mutating func skipBlank() {
        while let next = peek {
            if next.properties.isWhitespace || next == "\u{FEFF}" {
                index += 1
            } else if next == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
                while let here = peek, here != "\n", here != "\r" { index += 1 }
            } else if next == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
                index += 2
                while index + 1 < scalars.count, !(scalars[index] == "*" && scalars[index + 1] == "/") { index += 1 }
                index = min(index + 2, scalars.count)
            } else {
                return
            }
        }
    }

    private mutating func word() -> String? {
        guard let first = peek else { return nil }
        if first == "\"" || first == "'" {
            index += 1
            return quoted(until: first)
        }
        var result = String.UnicodeScalarView()
        while let next = peek, next.properties.isAlphabetic || ("0"..."9").contains(next) || "_-.:$/".unicodeScalars.contains(next)
        {
            result.append(next)
            index += 1
        }
        return result.isEmpty ? nil : String(result)
    }

    private mutating func quoted(until end: Unicode.Scalar) -> String? {
        var units: [UInt16] = []
        while let next = peek {
            index += 1
            if next == end { return String(decoding: units, as: UTF16.self) }
            guard next == "\\", let escaped = peek else {
                units.append(contentsOf: String(next).utf16)
                continue
            }
            index += 1
            switch escaped {
            case "n": units.append(10)
            case "r": units.append(13)
            case "t": units.append(9)
            case "a": units.append(7)
            case "b": units.append(8)
            case "f": units.append(12)
            case "v": units.append(11)
            case "U", "u": units.append(number(digits: 4, radix: 16))
            case "0"..."7":
                index -= 1
                units.append(number(digits: 3, radix: 8))
            default: units.append(contentsOf: String(escaped).utf16)
            }
        }
        return nil
    }

    private mutating func number(digits: Int, radix: Int) -> UInt16 {
        var value = 0
        var count = 0
        while count < digits, let next = peek, let digit = Int(String(next), radix: radix) {
            value = value * radix + digit
            index += 1
            count += 1
        }
        return UInt16(truncatingIfNeeded: value)
    }
}

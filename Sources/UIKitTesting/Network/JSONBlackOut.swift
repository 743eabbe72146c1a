// Takes secrets out of a JSON text without touching the rest of it: order, numbers and spaces stay.
// No Apple page: this is ours; the grammar is RFC 8259's.
import Foundation

/// Walks over a JSON text and copies it, with the values of secret members replaced.
struct JSONBlackOut {
    /// The text without its secrets; nil where it is no JSON object or array.
    private(set) var result: String?
    private let rules: BlackOut
    private let bytes: [UInt8]
    private var at = 0
    private var out: [UInt8] = []

    init(_ rules: BlackOut, _ text: String) {
        self.rules = rules
        bytes = Array(text.utf8)
        skipSpace()
        guard peek == UInt8(ascii: "{") || peek == UInt8(ascii: "["), value(isSecret: false, depth: 0) else { return }
        skipSpace()
        if at == bytes.count { result = String(decoding: out, as: UTF8.self) }
    }

    private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func copy() {
        out.append(bytes[at])
        at += 1
    }

    private mutating func skipSpace() { while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { copy() } }

    private mutating func value(isSecret: Bool, depth: Int) -> Bool {
        guard depth < 512, let byte = peek else { return false }
        switch byte {
        case UInt8(ascii: "{"): return members(isSecret: isSecret, depth: depth)
        case UInt8(ascii: "["): return elements(isSecret: isSecret, depth: depth)
        case UInt8(ascii: "\""):
            guard let text = string() else { return false }
            append(isSecret && !text.isEmpty ? BlackOut.mark : changed(text), unless: text)
            return true
        default: return scalar(isSecret: isSecret)
        }
    }

    private func changed(_ text: String) -> String { text.contains("://") ? rules.text(text) : text }

    /// Copies the string as it stood where nothing was changed.
    private mutating func append(_ text: String, unless same: String) {
        if text == same {
            out.append(contentsOf: bytes[lastString])
        } else {
            out.append(contentsOf: (try? JSONEncoder.plain.encode(text)) ?? Data("\"\(BlackOut.mark)\"".utf8))
        }
    }

    /// The range of the string that was read last, with its quotes.
    private var lastString = 0..<0

    private mutating func string() -> String? {
        let start = at
        at += 1
        while let byte = peek, byte != UInt8(ascii: "\"") { at += byte == UInt8(ascii: "\\") ? 2 : 1 }
        guard at < bytes.count else { return nil }
        at += 1
        lastString = start..<at
        return try? JSONDecoder().decode(String.self, from: Data(bytes[lastString]))
    }

    /// Numbers, true, false and null. A secret number becomes 0, so that it decodes as before; the others say nothing.
    private mutating func scalar(isSecret: Bool) -> Bool {
        let start = at
        while let byte = peek, !Array(",]} \t\r\n".utf8).contains(byte) { at += 1 }
        let word = bytes[start..<at]
        guard let first = word.first else { return false }
        let isNumber = first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
        guard isNumber || ["true", "false", "null"].contains(String(decoding: word, as: UTF8.self)) else { return false }
        out.append(contentsOf: isSecret && isNumber ? [UInt8(ascii: "0")] : word)
        return true
    }

    private mutating func members(isSecret: Bool, depth: Int) -> Bool {
        copy()
        skipSpace()
        if peek == UInt8(ascii: "}") {
            copy()
            return true
        }
        while true {
            skipSpace()
            guard peek == UInt8(ascii: "\""), let name = string() else { return false }
            out.append(contentsOf: bytes[lastString])
            skipSpace()
            guard peek == UInt8(ascii: ":") else { return false }
            copy()
            skipSpace()
            guard value(isSecret: isSecret || rules.hides(name, inBody: true), depth: depth + 1) else { return false }
            skipSpace()
            guard let next = peek, next == UInt8(ascii: ",") || next == UInt8(ascii: "}") else { return false }
            copy()
            if next == UInt8(ascii: "}") { return true }
        }
    }

    private mutating func elements(isSecret: Bool, depth: Int) -> Bool {
        copy()
        skipSpace()
        if peek == UInt8(ascii: "]") {
            copy()
            return true
        }
        while true {
            skipSpace()
            guard value(isSecret: isSecret, depth: depth + 1) else { return false }
            skipSpace()
            guard let next = peek, next == UInt8(ascii: ",") || next == UInt8(ascii: "]") else { return false }
            copy()
            if next == UInt8(ascii: "]") { return true }
        }
    }
}

extension JSONEncoder {
    /// Slashes as they are.
    fileprivate static var plain: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }
}

// HTML text to tags and characters, with every mistake forgiven.
// HTML standard, 13.2.5 "Tokenization" (states by name in the comments); comments and doctypes give no token.
import Foundation

/// A start tag: its name in lower case and its attributes, the first of each name.
struct HTMLTag: Equatable {
    var name: String
    var attributes: [String: String] = [:]
    /// Whether it ends with "/>", which counts for `svg` and `math` alone.
    var isSelfClosing = false
}

/// A token of an HTML text.
enum HTMLToken: Equatable {
    case text(String)
    case start(HTMLTag)
    case end(String)
}

/// Reads tokens from UTF-8. Linear in the size of the text; no recursion.
struct HTMLTokenizer {
    private let bytes: [UInt8]
    private var at = 0
    /// The element whose text runs up to its own end tag (script, style, title, …).
    private var rawElement: String?

    private static let rawElements: Set<String> = [
        "script", "style", "xmp", "iframe", "noembed", "noframes", "textarea", "title", "plaintext",
    ]

    /// Line ends become "\n" (13.2.3.5 "Preprocessing the input stream"), null characters are left out (parse error
    /// unexpected-null-character, "in body").
    init(_ text: String) {
        var source = Array(text.utf8)
        if source.contains(0x0D) || source.contains(0) {
            var clean: [UInt8] = []
            clean.reserveCapacity(source.count)
            for (index, byte) in source.enumerated() where byte != 0 {
                if byte == 0x0D {
                    if index + 1 >= source.count || source[index + 1] != 0x0A { clean.append(0x0A) }
                } else {
                    clean.append(byte)
                }
            }
            source = clean
        }
        bytes = source
    }

    /// The next token; nil at the end.
    mutating func next() -> HTMLToken? {
        if let name = rawElement {
            rawElement = nil
            if let text = rawText(of: name) { return .text(text) }
        }
        var text = ""
        while at < bytes.count {
            let byte = bytes[at]
            if byte == UInt8(ascii: "<"), beginsMarkup {
                if !text.isEmpty { return .text(text) }
                if let token = markup() { return token }
            } else if byte == UInt8(ascii: "&"),
                let (characters, end) = CharacterReference.read(bytes, at: at, inAttribute: false)
            {
                text += characters
                at = end
            } else {
                let begin = at
                at += 1
                while at < bytes.count, bytes[at] != UInt8(ascii: "<"), bytes[at] != UInt8(ascii: "&") { at += 1 }
                text += String(decoding: bytes[begin..<at], as: UTF8.self)
            }
        }
        return text.isEmpty ? nil : .text(text)
    }

    /// Tag open state: what follows "<" makes a tag, an end tag or a comment; else it is a character.
    private var beginsMarkup: Bool {
        guard at + 1 < bytes.count else { return false }
        let next = bytes[at + 1]
        if next.isASCIILetter || next == UInt8(ascii: "!") || next == UInt8(ascii: "?") { return true }
        return next == UInt8(ascii: "/") && at + 2 < bytes.count
    }

    /// Reads a tag; nil for a comment, a doctype, `</>` and a tag that the end of the text cuts off.
    private mutating func markup() -> HTMLToken? {
        switch bytes[at + 1] {
        case UInt8(ascii: "!"):
            skipDeclaration()
            return nil
        case UInt8(ascii: "?"):
            skip(past: at + 2)
            return nil
        case UInt8(ascii: "/"):
            guard bytes[at + 2].isASCIILetter else {
                skip(past: at + 2)
                return nil
            }
            at += 2
            return tag().map { .end($0.name) }
        default:
            at += 1
            guard let tag = tag() else { return nil }
            if Self.rawElements.contains(tag.name) { rawElement = tag.name }
            return .start(tag)
        }
    }

    /// Bogus comment state: up to the next ">".
    private mutating func skip(past index: Int) {
        at = index
        while at < bytes.count, bytes[at] != UInt8(ascii: ">") { at += 1 }
        at = min(at + 1, bytes.count)
    }

    /// Markup declaration open state: a comment ends with "-->" or "--!>", `<!-->` and `<!--->` at once.
    private mutating func skipDeclaration() {
        let dash = UInt8(ascii: "-")
        guard at + 3 < bytes.count, bytes[at + 2] == dash, bytes[at + 3] == dash else { return skip(past: at + 2) }
        var index = at + 4
        let close = UInt8(ascii: ">")
        if index < bytes.count, bytes[index] == close { return at = index + 1 }
        if index + 1 < bytes.count, bytes[index] == dash, bytes[index + 1] == close { return at = index + 2 }
        while index + 2 < bytes.count {
            if bytes[index] == dash, bytes[index + 1] == dash {
                if bytes[index + 2] == close { return at = index + 3 }
                if bytes[index + 2] == UInt8(ascii: "!"), index + 3 < bytes.count, bytes[index + 3] == close {
                    return at = index + 4
                }
            }
            index += 1
        }
        at = bytes.count
    }

    /// Tag name state and those of attributes, from the name on; nil where the text ends before ">" (eof-in-tag).
    private mutating func tag() -> HTMLTag? {
        var tag = HTMLTag(
            name: word { $0.isHTMLSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }.lowercased())
        while at < bytes.count {
            let byte = bytes[at]
            if byte == UInt8(ascii: ">") {
                at += 1
                return tag
            }
            if byte.isHTMLSpace || byte == UInt8(ascii: "/") {
                at += 1
                tag.isSelfClosing = byte == UInt8(ascii: "/")
                continue
            }
            tag.isSelfClosing = false
            let begin = at
            at += 1  // A "=" at the start belongs to the name (before attribute name state).
            _ = word { $0.isHTMLSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "=") }
            let name = String(decoding: bytes[begin..<at], as: UTF8.self).lowercased()
            let value = attributeValue()
            if tag.attributes[name] == nil { tag.attributes[name] = value }
        }
        return nil
    }

    private mutating func word(until ends: (UInt8) -> Bool) -> String {
        let begin = at
        while at < bytes.count, !ends(bytes[at]) { at += 1 }
        return String(decoding: bytes[begin..<at], as: UTF8.self)
    }

    /// After attribute name state and the three of values; empty where there is no value.
    private mutating func attributeValue() -> String {
        var index = at
        while index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return "" }
        index += 1
        while index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
        at = index
        guard at < bytes.count else { return "" }
        let quote = bytes[at]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let begin = at
            while at < bytes.count, !bytes[at].isHTMLSpace, bytes[at] != UInt8(ascii: ">") { at += 1 }
            return CharacterReference.decode(bytes[begin..<at], inAttribute: true)
        }
        let begin = at + 1
        at = begin
        while at < bytes.count, bytes[at] != quote { at += 1 }
        let value = CharacterReference.decode(bytes[begin..<at], inAttribute: true)
        at = min(at + 1, bytes.count)
        return value
    }

    /// RAWTEXT and RCDATA states: all up to the element's own end tag, which stays; nil where nothing stands there.
    private mutating func rawText(of name: String) -> String? {
        let begin = at
        let end = name == "plaintext" ? bytes.count : endTag(of: Array(name.utf8), from: at)
        at = end
        guard end > begin else { return nil }
        if name == "title" || name == "textarea" {
            return CharacterReference.decode(bytes[begin..<end], inAttribute: false)
        }
        return String(decoding: bytes[begin..<end], as: UTF8.self)
    }

    private func endTag(of name: [UInt8], from begin: Int) -> Int {
        var index = begin
        while index + 2 + name.count <= bytes.count {
            if bytes[index] == UInt8(ascii: "<"), bytes[index + 1] == UInt8(ascii: "/") {
                let matches = name.indices.allSatisfy { bytes[index + 2 + $0] | 0x20 == name[$0] }
                let next = index + 2 + name.count
                if matches,
                    next == bytes.count || bytes[next].isHTMLSpace || bytes[next] == UInt8(ascii: ">")
                        || bytes[next] == UInt8(ascii: "/")
                {
                    return index
                }
            }
            index += 1
        }
        return bytes.count
    }
}

extension UInt8 {
    var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
    var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
    /// Tab, line feed, form feed, carriage return, space: ASCII whitespace of the standard.
    var isHTMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0C || self == 0x0D }
}

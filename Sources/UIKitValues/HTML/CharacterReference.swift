// Character references of HTML: &amp; &#8212; &#x2014; and those without a semicolon.
// HTML standard, 13.2.5.72 to 13.2.5.80 "Character reference state" and those behind it.
import Foundation

/// Reads character references.
enum CharacterReference {
    /// The characters of the numbers 0x80 to 0x9F: Windows-1252 (13.2.5.80, the table there); 0 for those that keep their
    /// number.
    static let windows1252: [UInt32] = [
        0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
        0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E,
        0x0178,
    ]

    /// The characters of the reference whose "&" stands at an index, and the index behind it; nil where none is.
    static func read(_ bytes: [UInt8], at index: Int, inAttribute: Bool) -> (String, Int)? {
        guard index + 1 < bytes.count else { return nil }
        return bytes[index + 1] == UInt8(ascii: "#")
            ? numeric(bytes, from: index + 2) : named(bytes, from: index + 1, inAttribute: inAttribute)
    }

    /// The text with its references replaced.
    static func decode(_ slice: ArraySlice<UInt8>, inAttribute: Bool) -> String {
        guard slice.contains(UInt8(ascii: "&")) else { return String(decoding: slice, as: UTF8.self) }
        let bytes = Array(slice)
        var result = ""
        var begin = 0
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "&"), let (characters, end) = read(bytes, at: at, inAttribute: inAttribute) {
                result += String(decoding: bytes[begin..<at], as: UTF8.self) + characters
                at = end
                begin = end
            } else {
                at += 1
            }
        }
        return result + String(decoding: bytes[begin...], as: UTF8.self)
    }

    private static func numeric(_ bytes: [UInt8], from begin: Int) -> (String, Int)? {
        var at = begin
        var radix: UInt32 = 10
        if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "x") {
            radix = 16
            at += 1
        }
        let first = at
        var value: UInt32 = 0
        while at < bytes.count, let digit = digit(bytes[at], radix) {
            // Beyond Unicode's last code point the number only stays too large.
            value = min(value * radix + digit, 0x110000)
            at += 1
        }
        guard at > first else { return nil }
        if at < bytes.count, bytes[at] == UInt8(ascii: ";") { at += 1 }
        if (0x80...0x9F).contains(value), windows1252[Int(value) - 0x80] != 0 { value = windows1252[Int(value) - 0x80] }
        let scalar = value == 0 ? nil : Unicode.Scalar(value)
        return (String(Character(scalar ?? "\u{FFFD}")), at)
    }

    private static func digit(_ byte: UInt8, _ radix: UInt32) -> UInt32? {
        if byte.isASCIIDigit { return UInt32(byte) - 0x30 }
        let letter = byte | 0x20
        return radix == 16 && (0x61...0x66).contains(letter) ? UInt32(letter) - 0x61 + 10 : nil
    }

    /// The longest name of the table (13.2.5.73); in attributes one without a semicolon counts only where no letter, digit
    /// or "=" follows.
    private static func named(_ bytes: [UInt8], from begin: Int, inAttribute: Bool) -> (String, Int)? {
        var end = begin
        while end < bytes.count, end - begin < 32, bytes[end].isASCIILetter || bytes[end].isASCIIDigit { end += 1 }
        guard end > begin else { return nil }
        if end < bytes.count, bytes[end] == UInt8(ascii: ";"),
            let characters = NamedCharacters.byName[String(decoding: bytes[begin..<end], as: UTF8.self)]
        {
            return (characters, end + 1)
        }
        // The longest name that counts without a semicolon has six letters.
        for length in stride(from: min(end - begin, 6), through: 2, by: -1) {
            let name = String(decoding: bytes[begin..<begin + length], as: UTF8.self)
            guard NamedCharacters.bare.contains(name), let characters = NamedCharacters.byName[name] else { continue }
            let next = begin + length
            if inAttribute, next < bytes.count,
                bytes[next] == UInt8(ascii: "=") || bytes[next].isASCIILetter || bytes[next].isASCIIDigit
            {
                return nil
            }
            return (characters, next)
        }
        return nil
    }
}

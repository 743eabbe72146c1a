// The characters of a document's bytes.
// HTML standard, 13.2.3.2 "Determining the character encoding"; Encoding standard, 4.2 "Names and labels".
import Foundation

/// The characters of a document's bytes.
enum DocumentEncoding {
    /// The text and its encoding: by byte order mark, then as stated, then as an HTML document says itself, else
    /// Windows-1252 for HTML, and for plain text UTF-8 where the bytes are that. Nil where the stated one does not fit.
    static func decode(_ data: Data, stated: String.Encoding?, isHTML: Bool) -> (
        text: String, encoding: String.Encoding
    )? {
        let bytes = Array(data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (String(decoding: bytes[3...], as: UTF8.self), .utf8) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (utf16(bytes[2...], bigEndian: false), .utf16) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (utf16(bytes[2...], bigEndian: true), .utf16) }
        if let stated { return decode(bytes, data, stated).map { ($0, stated) } }
        if isHTML {
            let encoding = declared(bytes.prefix(1024)) ?? .windowsCP1252
            return decode(bytes, data, encoding).map { ($0, encoding) } ?? (windows1252(bytes), .windowsCP1252)
        }
        if let text = String(validating: bytes, as: UTF8.self) { return (text, .utf8) }
        return (windows1252(bytes), .windowsCP1252)
    }

    private static func decode(_ bytes: [UInt8], _ data: Data, _ encoding: String.Encoding) -> String? {
        switch encoding {
        case .utf8: String(decoding: bytes, as: UTF8.self)
        // The standard reads these labels as Windows-1252.
        case .windowsCP1252, .isoLatin1, .ascii: windows1252(bytes)
        // Without a mark the bytes stand as this machine has them (guessed).
        case .utf16, .utf16LittleEndian: utf16(bytes[...], bigEndian: false)
        case .utf16BigEndian: utf16(bytes[...], bigEndian: true)
        default: String(data: data, encoding: encoding)
        }
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var at = bytes.startIndex
        while at + 1 < bytes.endIndex {
            let first = UInt16(bytes[at])
            let second = UInt16(bytes[at + 1])
            units.append(bigEndian ? first << 8 | second : second << 8 | first)
            at += 2
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static func windows1252(_ bytes: [UInt8]) -> String {
        var result = String.UnicodeScalarView()
        for byte in bytes {
            let special = (0x80...0x9F).contains(byte) ? CharacterReference.windows1252[Int(byte) - 0x80] : 0
            result.append(special == 0 ? Unicode.Scalar(byte) : Unicode.Scalar(special) ?? "\u{FFFD}")
        }
        return String(result)
    }

    /// "Prescan a byte stream to determine its encoding", in short: the charset that a meta element names.
    private static func declared(_ head: ArraySlice<UInt8>) -> String.Encoding? {
        let text = String(decoding: head, as: UTF8.self).lowercased()
        var rest = text[...]
        while let meta = rest.range(of: "<meta") {
            let end = rest.range(of: ">", range: meta.upperBound..<rest.endIndex)?.lowerBound ?? rest.endIndex
            let tag = rest[meta.upperBound..<end]
            if let charset = tag.range(of: "charset") {
                let value = tag[charset.upperBound...].drop { $0 == "=" || $0 == "\"" || $0 == "'" || $0.isWhitespace }
                let label = value.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
                if let encoding = labels[String(label)] { return encoding }
            }
            rest = rest[end...]
        }
        return nil
    }

    private static let labels: [String: String.Encoding] = [
        "utf-8": .utf8, "utf8": .utf8, "utf-16": .utf8, "utf-16le": .utf8, "utf-16be": .utf8,
        "iso-8859-1": .windowsCP1252,
        "latin1": .windowsCP1252, "us-ascii": .windowsCP1252, "ascii": .windowsCP1252, "windows-1252": .windowsCP1252,
        "cp1252": .windowsCP1252, "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250,
        "windows-1251": .windowsCP1251,
        "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "shift_jis": .shiftJIS, "sjis": .shiftJIS,
        "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
    ]
}

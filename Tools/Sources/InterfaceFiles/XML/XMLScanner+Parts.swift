// Names, attributes and references.

extension XMLScanner {
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    mutating func skipBlanks() {
        while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
    }

    /// Steps over one byte that may stand in text.
    mutating func checkedCharacter() throws(XMLProblem) {
        guard bytes[offset] >= 0x20 || Self.isBlank(bytes[offset]) else { throw problem("a control character stands here") }
        // U+FFFE and U+FFFF.
        if bytes[offset] == 0xEF, offset + 2 < bytes.count, bytes[offset + 1] == 0xBF, bytes[offset + 2] >= 0xBE {
            throw problem("a character that is none stands here")
        }
        offset += 1
    }

    mutating func name() throws(XMLProblem) -> String {
        let start = offset
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                UInt8(ascii: ":"), 0x80...:
                offset += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
                guard offset > start else { throw problem("a name is missing") }
                offset += 1
            default:
                guard offset > start else { throw problem("a name is missing") }
                return String(decoding: bytes[start..<offset], as: UTF8.self)
            }
        }
        throw problem("the text ends in a tag")
    }

    mutating func attributes() throws(XMLProblem) -> [XMLTag.Attribute] {
        var result: [XMLTag.Attribute] = []
        var names = Set<String>()
        while true {
            let before = offset
            skipBlanks()
            guard offset < bytes.count else { throw problem("the text ends in a tag") }
            if [UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "?")].contains(bytes[offset]) { return result }
            guard offset > before else { throw problem("a blank is missing before an attribute") }
            let start = offset
            let name = try self.name()
            guard names.insert(name).inserted else { throw problem("'\(name)' stands twice in one tag", at: start) }
            skipBlanks()
            guard has("=") else { throw problem("'\(name)' has no value") }
            offset += 1
            skipBlanks()
            result.append(try attribute(name))
        }
    }

    private mutating func attribute(_ name: String) throws(XMLProblem) -> XMLTag.Attribute {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
            throw problem("the value of '\(name)' has no quotes")
        }
        let quote = bytes[offset]
        offset += 1
        let start = offset
        var value: [UInt8] = []
        while offset < bytes.count, bytes[offset] != quote {
            switch bytes[offset] {
            case UInt8(ascii: "<"): throw problem("the value of '\(name)' holds '<'")
            case UInt8(ascii: "&"): value += Array(try reference().utf8)
            case 0x0D:
                // A line end of two characters is one.
                value.append(0x20)
                offset += offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
            case 0x09, 0x0A:
                value.append(0x20)
                offset += 1
            default:
                value.append(bytes[offset])
                try checkedCharacter()
            }
        }
        guard offset < bytes.count else { throw problem("the value of '\(name)' is not closed", at: start) }
        offset += 1
        return XMLTag.Attribute(
            name: name, value: String(decoding: value, as: UTF8.self), valueRange: start..<(offset - 1))
    }

    /// What an `&` stands for.
    mutating func reference() throws(XMLProblem) -> String {
        let start = offset
        offset += 1
        // The longest that is known is &#x0010FFFF; with some zeros.
        let end = bytes[offset..<min(offset + 16, bytes.count)].firstIndex(of: UInt8(ascii: ";"))
        guard let end else { throw problem("an '&' has no ';'", at: start) }
        let name = String(decoding: bytes[offset..<end], as: UTF8.self)
        offset = end + 1
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        let isHex = name.hasPrefix("#x")
        let digits = name.dropFirst(isHex ? 2 : 1)
        guard name.hasPrefix("#"), digits.first != "+", digits.first != "-",
            let number = UInt32(digits, radix: isHex ? 16 : 10), let scalar = Unicode.Scalar(number),
            number >= 0x20 || [0x09, 0x0A, 0x0D].contains(number), number != 0xFFFE, number != 0xFFFF
        else { throw problem("'&\(name);' is unknown", at: start) }
        return String(Character(scalar))
    }
}

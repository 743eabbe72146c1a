// How deep the brackets of a text nest, without parsing it.

/// Counts brackets outside strings and comments, and the `<` of generic arguments, which the parser tries again at every level.
/// Roughly: it need only keep a parser from hopeless texts.
struct NestingScan {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The offset of the first bracket deeper than `limit`; nil where there is none.
    func offsetBeyond(_ limit: Int) -> Int? {
        bytes.withUnsafeBufferPointer { Self.scan($0, limit) }
    }

    private static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ limit: Int) -> Int? {
        var depth = 0
        var angles = 0
        var index = 0
        let count = bytes.count
        while index < count {
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if bytes[index] == UInt8(ascii: "{") { angles = 0 }
                if depth > limit { return index }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth = max(0, depth - 1)
                if bytes[index] == UInt8(ascii: "}") { angles = 0 }
            case UInt8(ascii: ";"):
                angles = 0
            case UInt8(ascii: "<") where index > 0 && isOfName(bytes[index - 1]):
                // An operator has blanks on both sides or on none; a statement of that many comparisons is hopeless too.
                angles += 1
                if angles > limit { return index }
            case UInt8(ascii: ">") where index == 0 || bytes[index - 1] != UInt8(ascii: "-"):
                angles = max(0, angles - 1)
            case UInt8(ascii: "/"):
                index = skipComment(bytes, index)
            case UInt8(ascii: "\""):
                index = skipString(bytes, index)
            default: break
            }
            index += 1
        }
        return nil
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }

    /// The last byte of a comment that begins here, or `start` itself where none does.
    private static func skipComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        guard start + 1 < bytes.count else { return start }
        var index = start + 2
        if bytes[start + 1] == UInt8(ascii: "/") {
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            return index
        }
        guard bytes[start + 1] == UInt8(ascii: "*") else { return start }
        var depth = 1
        while index + 1 < bytes.count, depth > 0 {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                depth -= 1
                index += 2
            } else if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else {
                index += 1
            }
        }
        return index - 1
    }

    /// The last byte of a string's opening that begins here: the text of a plain string is skipped up to its end or up to an
    /// interpolation, whose brackets count.
    private static func skipString(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        let quote = UInt8(ascii: "\"")
        let isLong = start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
        var index = start + (isLong ? 3 : 1)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"):
                index += 1
            case UInt8(ascii: "\n") where !isLong:
                return index
            case quote:
                if !isLong { return index }
                if index + 2 < bytes.count, bytes[index + 1] == quote, bytes[index + 2] == quote { return index + 2 }
            default: break
            }
            index += 1
        }
        return index
    }
}

// How deep the brackets of a text nest, without parsing it.

/// Counts brackets outside strings and comments. Roughly: it need only keep a parser from hopeless texts.
struct NestingScan {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The offset of the first bracket deeper than `limit`; nil where there is none.
    func offsetBeyond(_ limit: Int) -> Int? {
        bytes.withUnsafeBufferPointer { Self.scan($0, limit) }
    }

    private static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ limit: Int) -> Int? {
        var depth = 0
        var index = 0
        let count = bytes.count
        while index < count {
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > limit { return index }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth = max(0, depth - 1)
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

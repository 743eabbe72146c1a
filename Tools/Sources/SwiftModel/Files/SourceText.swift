// A source file's bytes and where its lines begin.

/// The text of one file: UTF-8 bytes and the offsets of its lines.
public struct SourceText: Sendable {
    /// The file's path relative to the audited root, with `/`.
    public let path: String
    /// The file's bytes; valid UTF-8 (the reader replaces what is not, and says so in a ``FileNotice``).
    public let bytes: [UInt8]
    /// The offset of each line's first byte; never empty.
    public let lineStarts: [Int]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
    }

    /// The line (from 1) and column (from 1, in Unicode scalars) of a byte offset; offsets past the end are the end.
    public func position(of offset: Int) -> (line: Int, column: Int) {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        // Continuation bytes (10xxxxxx) do not begin a scalar.
        let scalars = bytes[lineStarts[low]..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        return (low + 1, scalars + 1)
    }

    /// The text of a line (from 1) without its line ending.
    public func line(_ number: Int) -> String {
        guard lineStarts.indices.contains(number - 1) else { return "" }
        var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
        let start = lineStarts[number - 1]
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }

    /// The text of a range of bytes.
    public func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
}

extension SourceText {
    /// Whether the bytes hold this ASCII text anywhere.
    public func contains(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard count > 0, bytes.count >= count else { return count == 0 }
        return bytes.withUnsafeBufferPointer { buffer in
            let needle = UnsafeBufferPointer(start: text.utf8Start, count: count)
            var index = 0
            while index <= buffer.count - count {
                if buffer[index] == needle[0] {
                    var matched = 1
                    while matched < count, buffer[index + matched] == needle[matched] { matched += 1 }
                    if matched == count { return true }
                }
                index += 1
            }
            return false
        }
    }
}

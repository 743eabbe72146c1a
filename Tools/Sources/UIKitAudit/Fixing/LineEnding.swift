// How a file ends its lines.

/// Keeps a file's own line endings in what is written into it.
enum LineEnding {
    /// True where most lines end with a carriage return and a line feed.
    static func isCRLF(_ bytes: [UInt8]) -> Bool {
        var feeds = 0
        var pairs = 0
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            feeds += 1
            if index > 0, bytes[index - 1] == 0x0D { pairs += 1 }
        }
        return pairs * 2 > feeds
    }

    /// The text's bytes with every line feed after a carriage return.
    static func withCRLF(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        for byte in text.utf8 {
            if byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
            result.append(byte)
        }
        return result
    }
}

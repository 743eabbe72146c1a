// Whether bytes that come in pieces are UTF-8 so far.
// No Apple page: The Unicode Standard, table 3-7 (well-formed byte sequences).

/// Follows UTF-8 through pieces, also where a piece ends within a character.
struct UTF8Progress: Sendable {
    /// Bytes that the character begun still needs, and the range of the next one.
    private var missing = 0
    private var next: ClosedRange<UInt8> = 0x80...0xBF

    /// No character is begun.
    var isComplete: Bool { missing == 0 }

    /// Takes further bytes; false at the first one that no text can have there.
    mutating func take(_ bytes: some Sequence<UInt8>) -> Bool {
        for byte in bytes {
            if missing > 0 {
                guard next.contains(byte) else { return false }
                missing -= 1
                next = 0x80...0xBF
                continue
            }
            switch byte {
            case 0x00...0x7F: break
            case 0xC2...0xDF: missing = 1
            case 0xE0: (missing, next) = (2, 0xA0...0xBF)
            case 0xED: (missing, next) = (2, 0x80...0x9F)
            case 0xE1...0xEF: missing = 2
            case 0xF0: (missing, next) = (3, 0x90...0xBF)
            case 0xF4: (missing, next) = (3, 0x80...0x8F)
            case 0xF1...0xF3: missing = 3
            default: return false
            }
        }
        return true
    }
}

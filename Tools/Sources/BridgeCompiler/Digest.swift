// Names for contents.
// No Apple page: this is ours.

/// A 128-bit digest of bytes, as 32 hexadecimal digits. It names cache entries; it is no protection against intent.
struct Digest {
    private var low: UInt64 = 0xcbf2_9ce4_8422_2325
    private var high: UInt64 = 0x9e37_79b9_7f4a_7c15

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            low = (low ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
            high = ((high &+ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd) ^ (high >> 29)
        }
        low = (low ^ 0xff) &* 0x0000_0100_0000_01b3
    }

    mutating func add(_ text: String) { add(text.utf8) }

    var text: String { hex(low) + hex(high) }

    private func hex(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    static func of(_ text: String) -> String {
        var digest = Digest()
        digest.add(text)
        return digest.text
    }
}

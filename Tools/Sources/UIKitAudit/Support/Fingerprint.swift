// A short name for content, equal on every machine.

/// FNV-1a with 64 bits, stirred at the end: not for secrets, only to tell contents apart.
package struct Fingerprint {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    package init() {}

    /// Adds bytes.
    package mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    /// Adds a text and an end mark, so that `"ab", "c"` and `"a", "bc"` differ.
    package mutating func add(_ text: String) {
        add(text.utf8)
        add(CollectionOfOne(0xFF))
    }

    /// Sixteen hexadecimal digits.
    package var text: String {
        var value = (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
        value = (value ^ (value >> 33)) &* 0xc4ce_b9fe_1a85_ec53
        let digits = String(value ^ (value >> 33), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

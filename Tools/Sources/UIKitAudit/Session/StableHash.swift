// Hashes that are the same in every run.

/// A fast hash of bytes, for caches; not for secrets.
enum StableHash {
    static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { of($0) } }
    static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.withUnsafeBytes { of($0) } }

    static func of(_ text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { of(UnsafeRawBufferPointer($0)) }
    }

    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
        var index = 0
        while index + 8 <= bytes.count {
            hash = combine(hash, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            index += 8
        }
        var rest: UInt64 = 0
        while index < bytes.count {
            rest = rest << 8 | UInt64(bytes[index])
            index += 1
        }
        return combine(combine(hash, rest), 0x94D0_49BB_1331_11EB)
    }

    /// Mixes by the two halves of a product.
    static func combine(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = (a ^ 0x2D35_8DCC_AA6C_78A5).multipliedFullWidth(by: b ^ 0x8BB8_4B93_962E_ACC9)
        return product.high ^ product.low ^ a.rotated
    }
}

extension UInt64 {
    fileprivate var rotated: UInt64 { self << 23 | self >> 41 }
}

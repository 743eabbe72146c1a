// Lists of hashes that are not unpacked.

/// Hashes one after the other, least byte first, as they lie in the cache: a list costs nothing until someone walks it.
package struct PackedHashes: Sendable {
    let bytes: ArraySlice<UInt8>

    /// nil where the bytes are no whole number of hashes.
    init?(bytes: ArraySlice<UInt8>) {
        guard bytes.count % 8 == 0 else { return nil }
        self.bytes = bytes
    }

    init(_ hashes: some Collection<UInt64>) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(hashes.count * 8)
        for hash in hashes { withUnsafeBytes(of: hash.littleEndian) { bytes.append(contentsOf: $0) } }
        self.bytes = bytes[...]
    }

    var count: Int { bytes.count / 8 }

    /// Calls `body` with each, in order.
    @inline(__always)
    func forEach(_ body: (UInt64) -> Void) {
        bytes.withUnsafeBytes { buffer in
            for offset in stride(from: 0, to: buffer.count, by: 8) {
                body(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            }
        }
    }

    /// All of them, in order.
    var hashes: [UInt64] {
        var result: [UInt64] = []
        result.reserveCapacity(count)
        forEach { result.append($0) }
        return result
    }
}

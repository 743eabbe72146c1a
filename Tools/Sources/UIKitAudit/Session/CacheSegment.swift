// A piece of the cache's file.

/// What one run appended: its bytes, with a checksum and the state that they were written over. A segment over another state
/// comes of two runs at once; what it says of one file may not fit what the other run said of another, so it does not count.
struct CacheSegment: Sendable {
    private static let headerSize = 24

    /// The state before it, as its last segment's ``state``.
    let parent: UInt64
    /// The checksum, which names the state after it.
    let state: UInt64
    let payload: ArraySlice<UInt8>

    init(payload: ArraySlice<UInt8>, parent: UInt64) {
        self.parent = parent
        self.payload = payload
        state = Self.checksum(payload, parent)
    }

    /// The segment at the front of the bytes; nil where it is not whole.
    init?(front bytes: ArraySlice<UInt8>) {
        guard bytes.count >= Self.headerSize, let header = PackedHashes(bytes: bytes.prefix(Self.headerSize))?.hashes,
            let size = Int(exactly: header[0]), size <= bytes.count - Self.headerSize
        else { return nil }
        let start = bytes.startIndex + Self.headerSize
        self.init(payload: bytes[start..<start + size], parent: header[1])
        guard state == header[2] else { return nil }
    }

    /// All its bytes.
    var bytes: [UInt8] {
        Array(PackedHashes([UInt64(payload.count), parent, state]).bytes) + payload
    }

    var size: Int { Self.headerSize + payload.count }

    private static func checksum(_ payload: ArraySlice<UInt8>, _ parent: UInt64) -> UInt64 {
        // The hash begins with the number of bytes.
        StableHash.combine(StableHash.of(payload), parent)
    }
}

// Reading summaries back.

/// Reads what a ``BinaryWriter`` with places wrote; bytes that are not that throw and never trap.
struct BinaryReader {
    struct Corrupt: Error {}

    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private var strings: [String] = []
    private var depth = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    mutating func byte() throws -> UInt8 {
        guard index < bytes.endIndex else { throw Corrupt() }
        defer { index += 1 }
        return bytes[index]
    }

    mutating func int() throws -> Int {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let next = try byte()
            result |= UInt64(next & 0x7F) << shift
            if next < 0x80 { return Int(truncatingIfNeeded: result) }
            shift += 7
            guard shift < 64 else { throw Corrupt() }
        }
    }

    /// A number of things that each take a byte at least.
    mutating func count() throws -> Int {
        let count = try int()
        guard count >= 0, count <= bytes.endIndex - index else { throw Corrupt() }
        return count
    }

    mutating func bool() throws -> Bool { try byte() != 0 }

    mutating func string() throws -> String {
        let number = try int()
        if number > 0 {
            guard number <= strings.count else { throw Corrupt() }
            return strings[number - 1]
        }
        let count = try count()
        let string = String(decoding: bytes[index..<index + count], as: UTF8.self)
        index += count
        strings.append(string)
        return string
    }

    /// The hashes of a list.
    mutating func hashes() throws -> PackedHashes {
        guard let hashes = PackedHashes(bytes: try blob()) else { throw Corrupt() }
        return hashes
    }

    mutating func hash() throws -> UInt64 { UInt64(UInt(bitPattern: try int())) }

    /// Bytes with their number before them.
    mutating func blob() throws -> ArraySlice<UInt8> {
        let count = try count()
        defer { index += count }
        return bytes[index..<index + count]
    }

    mutating func range() throws -> Range<Int> {
        let start = try int()
        let count = try int()
        guard start >= 0, count >= 0, start <= Int.max - count else { throw Corrupt() }
        return start..<start + count
    }

    mutating func list<T: BinaryCoded>(_ type: T.Type = T.self) throws -> [T] {
        let count = try count()
        var result: [T] = []
        result.reserveCapacity(count)
        for _ in 0..<count { result.append(try T(from: &self)) }
        return result
    }

    mutating func optional<T: BinaryCoded>(_ type: T.Type = T.self) throws -> T? {
        try bool() ? try T(from: &self) : nil
    }

    /// Bounds the recursion of nested values.
    mutating func nested<T>(_ body: (inout BinaryReader) throws -> T) throws -> T {
        depth += 1
        defer { depth -= 1 }
        guard depth < 4000 else { throw Corrupt() }
        return try body(&self)
    }
}

// Writing summaries as bytes.

/// Appends numbers and strings; with places each string is written once and then by its number.
struct BinaryWriter {
    private(set) var bytes: [UInt8] = []
    private var numbers: [String: Int] = [:]
    /// Whether ranges are written; without them the bytes tell only what a change of other files can depend on.
    let hasPlaces: Bool

    init(hasPlaces: Bool) {
        self.hasPlaces = hasPlaces
        bytes.reserveCapacity(4096)
    }

    mutating func write(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Forgets what was written, but keeps the room for it.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
    }

    mutating func write(raw: ArraySlice<UInt8>) { bytes.append(contentsOf: raw) }

    /// Bytes with their number before them.
    mutating func write(blob: ArraySlice<UInt8>) {
        write(blob.count)
        write(raw: blob)
    }

    mutating func write(hash: UInt64) { write(Int(bitPattern: UInt(hash))) }

    mutating func write(_ byte: UInt8) { bytes.append(byte) }
    mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func write(_ string: String) {
        if hasPlaces {
            if let number = numbers[string] {
                write(number + 1)
                return
            }
            numbers[string] = numbers.count
            write(0)
        }
        write(string.utf8.count)
        bytes.append(contentsOf: string.utf8)
    }

    mutating func write(_ range: Range<Int>) {
        guard hasPlaces else { return }
        write(range.lowerBound)
        write(range.count)
    }

    mutating func write<T: BinaryCoded>(_ list: [T]) {
        write(list.count)
        for element in list { element.write(to: &self) }
    }

    mutating func write<T: BinaryCoded>(_ value: T?) {
        write(value != nil)
        value?.write(to: &self)
    }
}

/// What can be written and read back.
protocol BinaryCoded {
    func write(to writer: inout BinaryWriter)
    init(from reader: inout BinaryReader) throws
}

extension String: BinaryCoded {
    func write(to writer: inout BinaryWriter) { writer.write(self) }
    init(from reader: inout BinaryReader) throws { self = try reader.string() }
}

// The blocks of a GIF, found without unpacking any picture.
// No Apple page: this is ours; the format is "GIF89a".

/// Screen, frames and loops of a GIF.
struct GIFStructure {
    struct Frame: Hashable {
        var x = 0
        var y = 0
        var width = 0
        var height = 0
        /// Hundredths of a second.
        var delay = 0
        /// 0, 1 leave the frame, 2 clears its rectangle, 3 brings back what was before.
        var disposal = 0
        var transparentIndex: Int?
    }

    var width = 0
    var height = 0
    var hasGlobalColors = false
    var loopCount: Int?
    /// The frames whose data is there wholly.
    var frames: [Frame] = []
    /// Whether the bytes end before the trailer.
    var isTruncated = false

    init(_ data: Data) throws(ImageFault) {
        var reader = ByteReader(data)
        reader.skip(6)
        guard let width = reader.word(), let height = reader.word(), let flags = reader.byte() else {
            throw .truncated
        }
        self.width = width
        self.height = height
        hasGlobalColors = flags & 0x80 != 0
        reader.skip(2)
        if hasGlobalColors { reader.skip(3 << (Int(flags & 7) + 1)) }
        var next = Frame()
        while frames.count < ImageLimits.frames {
            guard let introducer = reader.byte() else {
                isTruncated = true
                return
            }
            switch introducer {
            case 0x3B: return
            case 0x21:
                isTruncated = !readExtension(&reader, &next)
                if isTruncated { return }
            case 0x2C:
                isTruncated = !readFrame(&reader, &next)
                if isTruncated { return }
                frames.append(next)
                next = Frame()
            case 0: continue
            default:
                // What comes now is no block: what was read before stays good.
                if frames.isEmpty { throw .corrupt }
                return
            }
        }
    }

    private mutating func readExtension(_ reader: inout ByteReader, _ next: inout Frame) -> Bool {
        guard let label = reader.byte(), let size = reader.byte() else { return false }
        guard let block = reader.bytes(Int(size)) else { return false }
        if label == 0xF9, block.count >= 4 {
            next.disposal = Int(block[0] >> 2) & 7
            next.delay = Int(block[1]) | Int(block[2]) << 8
            next.transparentIndex = block[0] & 1 != 0 ? Int(block[3]) : nil
        }
        let isLoop = label == 0xFF && (block == Array("NETSCAPE2.0".utf8) || block == Array("ANIMEXTS1.0".utf8))
        if size == 0 { return true }
        var isFirst = true
        while let size = reader.byte() {
            if size == 0 { return true }
            guard let block = reader.bytes(Int(size)) else { return false }
            if isLoop, isFirst, block.count >= 3, block[0] == 1 { loopCount = Int(block[1]) | Int(block[2]) << 8 }
            isFirst = false
        }
        return false
    }

    private func readFrame(_ reader: inout ByteReader, _ next: inout Frame) -> Bool {
        guard let x = reader.word(), let y = reader.word(), let width = reader.word(), let height = reader.word(),
            let flags = reader.byte()
        else { return false }
        (next.x, next.y, next.width, next.height) = (x, y, width, height)
        if flags & 0x80 != 0 { reader.skip(3 << (Int(flags & 7) + 1)) }
        reader.skip(1)
        while let size = reader.byte() {
            if size == 0 { return true }
            guard reader.bytesLeft >= Int(size) else { return false }
            reader.skip(Int(size))
        }
        return false
    }
}

/// Reads little-endian bytes in order.
struct ByteReader {
    private let data: Data
    private var offset: Int

    init(_ data: Data) {
        self.data = data
        offset = data.startIndex
    }

    var bytesLeft: Int { data.endIndex - offset }

    mutating func skip(_ count: Int) { offset = min(data.endIndex, offset + count) }

    mutating func byte() -> UInt8? {
        guard offset < data.endIndex else { return nil }
        defer { offset += 1 }
        return data[offset]
    }

    mutating func word() -> Int? {
        guard let low = byte(), let high = byte() else { return nil }
        return Int(low) | Int(high) << 8
    }

    mutating func bytes(_ count: Int) -> [UInt8]? {
        guard bytesLeft >= count else { return nil }
        defer { offset += count }
        return [UInt8](data[offset..<offset + count])
    }
}

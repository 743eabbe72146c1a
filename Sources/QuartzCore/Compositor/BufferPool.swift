// Offscreen buffers, used again.
// No Apple page: this is ours.
import PixelKernels

/// Buffers that groups draw into and give back. Bounded; a buffer may be larger than asked for.
final class BufferPool {
    private var free: [PixelBuffer] = []
    private(set) var freeBytes = 0
    private let limit: Int

    init(limit: Int = 16 << 20) { self.limit = limit }

    /// A buffer of at least this size; its bytes are anything. Nil where none can be made.
    func take(width: Int, height: Int, format: PixelFormat = .bgra8) -> PixelBuffer? {
        let wanted = max(1, width) * max(1, height)
        var best: Int?
        for (index, buffer) in free.enumerated()
        where buffer.format == format && buffer.width >= width && buffer.height >= height
            && buffer.width * buffer.height <= wanted * 4 + 16_384
        {
            if best == nil || buffer.byteCount < free[best!].byteCount { best = index }
        }
        if let best {
            let buffer = free.remove(at: best)
            freeBytes -= buffer.byteCount
            return buffer
        }
        func rounded(_ value: Int) -> Int { min((max(1, value) + 63) & ~63, PixelBuffer.maximumDimension) }
        return PixelBuffer(width: rounded(width), height: rounded(height), format: format)
    }

    func give(_ buffer: PixelBuffer) {
        free.append(buffer)
        freeBytes += buffer.byteCount
        while freeBytes > limit { freeBytes -= free.removeFirst().byteCount }
    }

    func drop() {
        free = []
        freeBytes = 0
    }
}

// Three box blurs in a row, which come close to a Gaussian; whole numbers alone.
// No Apple page: this is ours; the widths are those of the W3C's filter specification.
import PixelKernels

/// Blurs A8 coverage in place.
enum BoxBlur {
    /// The three boxes, each by what it takes before and after a pixel.
    static func boxes(sigma: CGFloat) -> [(before: Int, after: Int)] {
        let d = Int((sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
        guard d > 1 else { return [] }
        if d.isMultiple(of: 2) { return [(d / 2, d / 2 - 1), (d / 2 - 1, d / 2), (d / 2, d / 2)] }
        return Array(repeating: (d / 2, d / 2), count: 3)
    }

    /// How many pixels beyond the shape the blur leaves something.
    static func reach(sigma: CGFloat) -> Int { boxes(sigma: sigma).reduce(0) { $0 + max($1.before, $1.after) } }

    /// Blurs; coverage outside the buffer counts as 0.
    static func blur(_ buffer: PixelBuffer, sigma: CGFloat) {
        let boxes = boxes(sigma: sigma)
        guard !boxes.isEmpty else { return }
        let longest = max(buffer.width, buffer.height)
        var line = [UInt8](repeating: 0, count: longest)
        var next = [UInt8](repeating: 0, count: longest)
        func run(_ base: UnsafeMutablePointer<UInt8>, stride: Int, count: Int) {
            for i in 0..<count { line[i] = base[i * stride] }
            for box in boxes {
                smooth(line, into: &next, count: count, box)
                swap(&line, &next)
            }
            for i in 0..<count { base[i * stride] = line[i] }
        }
        let base = buffer.bytes.assumingMemoryBound(to: UInt8.self)
        for y in 0..<buffer.height { run(base + y * buffer.bytesPerRow, stride: 1, count: buffer.width) }
        for x in 0..<buffer.width { run(base + x, stride: buffer.bytesPerRow, count: buffer.height) }
    }

    private static func smooth(
        _ line: [UInt8], into next: inout [UInt8], count: Int, _ box: (before: Int, after: Int)
    ) {
        let size = UInt32(box.before + box.after + 1)
        let factor = (UInt32(1 << 24) + size / 2) / size
        line.withUnsafeBufferPointer { line in
            next.withUnsafeMutableBufferPointer { next in
                var sum: UInt32 = 0
                for i in 0..<min(box.after, count) { sum += UInt32(line[i]) }
                for i in 0..<count {
                    if i + box.after < count { sum += UInt32(line[i + box.after]) }
                    next[i] = UInt8(min(255, (UInt64(sum) * UInt64(factor) + (1 << 23)) >> 24))
                    if i >= box.before { sum -= UInt32(line[i - box.before]) }
                }
            }
        }
    }
}

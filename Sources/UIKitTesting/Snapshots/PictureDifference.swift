// The difference of two pictures, and the picture that shows it.
// No Apple page: this is ours.
import Foundation
import PixelKernels

/// The difference between an expected and an actual picture.
struct PictureDifference: Sendable {
    let expectedSize: (width: Int, height: Int)
    let actualSize: (width: Int, height: Int)
    /// How many pixels differ at most by so many levels in a channel; index 0 counts the equal ones.
    let histogram: [Int]
    /// The smallest rectangle holding all differing pixels; empty where none does.
    let bounds: PixelRect

    var isSizeChange: Bool { expectedSize != actualSize }
    var differingPixels: Int { pixels(above: 0) }
    var greatest: Int { histogram.lastIndex { $0 > 0 } ?? 0 }
    func pixels(above level: Int) -> Int { histogram.dropFirst(level + 1).reduce(0, +) }

    /// Compares pixel by pixel. Where the sizes differ, only that is said.
    init(expected: PixelBuffer, actual: PixelBuffer) {
        expectedSize = (expected.width, expected.height)
        actualSize = (actual.width, actual.height)
        var histogram = [Int](repeating: 0, count: 256)
        var bounds = PixelRect.empty
        guard expected.width == actual.width, expected.height == actual.height else {
            self.histogram = histogram
            self.bounds = bounds
            return
        }
        for y in 0..<expected.height {
            let a = expected.row(y).assumingMemoryBound(to: UInt32.self)
            let b = actual.row(y).assumingMemoryBound(to: UInt32.self)
            if memcmp(a, b, expected.width * 4) == 0 {
                histogram[0] += expected.width
                continue
            }
            for x in 0..<expected.width {
                let level = Self.distance(a[x], b[x])
                histogram[level] += 1
                if level > 0 { bounds = bounds.union(PixelRect(x: x, y: y, width: 1, height: 1)) }
            }
        }
        self.histogram = histogram
        self.bounds = bounds
    }

    /// The greatest difference of the four channels.
    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        if a == b { return 0 }
        var greatest = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            greatest = max(greatest, abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)))
        }
        return greatest
    }

    /// One sentence for the failure's message.
    var sentence: String {
        if isSizeChange {
            return "The size changed from \(expectedSize.width) × \(expectedSize.height) to "
                + "\(actualSize.width) × \(actualSize.height) pixels."
        }
        let count = differingPixels
        return "\(count) \(count == 1 ? "pixel differs" : "pixels differ") by up to \(greatest) levels of 255, "
            + "within x \(bounds.minX)…\(bounds.maxX - 1), y \(bounds.minY)…\(bounds.maxY - 1)."
    }

    /// The actual picture faded, with what differs in red (added or changed) over it; nil where the sizes differ.
    static func picture(expected: PixelBuffer, actual: PixelBuffer) -> PixelBuffer? {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        guard let result = PixelBuffer(width: width, height: height) else { return nil }
        for y in 0..<height {
            let out = result.row(y).assumingMemoryBound(to: UInt32.self)
            let a = y < expected.height ? expected.row(y).assumingMemoryBound(to: UInt32.self) : nil
            let b = y < actual.height ? actual.row(y).assumingMemoryBound(to: UInt32.self) : nil
            for x in 0..<width {
                let left = x < expected.width ? a?[x] : nil
                let right = x < actual.width ? b?[x] : nil
                if let left, let right, left == right {
                    out[x] = faded(right)
                } else if let left, let right {
                    // Differences of a single level must be seen too: from mid red to full red.
                    let strength = UInt32(128 + distance(left, right) / 2)
                    out[x] = 0xFF00_0000 | strength << 16 | 0x20 << 8 | 0x40
                } else {
                    out[x] = 0xFFC0_00C0
                }
            }
        }
        return result
    }

    /// A grey of a quarter of the contrast, near white.
    private static func faded(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        let sum = (pixel >> 16 & 255) * 3 + (pixel >> 8 & 255) * 6 + (pixel & 255)
        let grey = sum / 10 + (255 - alpha)
        let light = 191 + min(grey, 255) / 4
        return 0xFF00_0000 | light << 16 | light << 8 | light
    }
}

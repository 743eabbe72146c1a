// Small bitmaps for tests.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import PixelKernels
import Synchronization
import Testing

/// A buffer and a context on it.
struct Canvas {
    let buffer: PixelBuffer
    let context: CGContext

    /// y down with the origin at the top left unless told otherwise.
    init(_ width: Int, _ height: Int, scale: CGFloat = 1, yDown: Bool = true) {
        buffer = PixelBuffer(width: width, height: height)!
        context = CGContext(pixelBuffer: buffer, scale: scale, yDown: yDown)!
    }

    /// Draws and hands back the canvas.
    func drawing(_ body: (CGContext) -> Void) -> Canvas {
        body(context)
        return self
    }

    func pixel(_ x: Int, _ y: Int) -> UInt32 { buffer.pixel(x: x, y: y) }

    /// All pixels, row by row, without padding.
    var pixels: [UInt32] {
        (0..<buffer.height).flatMap { y in (0..<buffer.width).map { buffer.pixel(x: $0, y: y) } }
    }

    /// The rows as text, one character a pixel: space for clear, # for opaque, digits for tenths of alpha between.
    var alphaArt: [String] {
        (0..<buffer.height).map { y in
            (0..<buffer.width).map { x in
                let alpha = buffer.pixel(x: x, y: y) >> 24
                return alpha == 0 ? " " : alpha == 255 ? "#" : "\(alpha * 10 / 256)"
            }.joined()
        }
    }

    /// The sum of all alphas over 255: the area painted.
    var area: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }
}

/// The largest difference of any channel between two canvases of one size.
func difference(_ one: Canvas, _ other: Canvas) -> Int {
    zip(one.pixels, other.pixels).reduce(0) { worst, pair in
        var worst = worst
        for shift: UInt32 in [0, 8, 16, 24] {
            worst = max(worst, abs(Int((pair.0 >> shift) & 255) - Int((pair.1 >> shift) & 255)))
        }
        return worst
    }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

/// A sequence of numbers that is the same every time.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

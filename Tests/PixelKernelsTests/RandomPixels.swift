// Seeded random pixels and buffers for the kernels' tests.
import PixelKernels

/// SplitMix64: small, seeded, the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Premultiplied, with alpha 0 and 255 often; one in `invalidOneIn` breaks the rule that colours stay below alpha.
    mutating func pixel(invalidOneIn: Int = .max) -> UInt32 {
        let kind = Int.random(in: 0..<4, using: &self)
        let alpha = kind == 0 ? 0 : kind == 1 ? 255 : UInt32.random(in: 0...255, using: &self)
        let valid = invalidOneIn == .max || Int.random(in: 0..<invalidOneIn, using: &self) != 0
        func channel(_ g: inout SeededGenerator) -> UInt32 { UInt32.random(in: 0...(valid ? alpha : 255), using: &g) }
        return alpha << 24 | channel(&self) << 16 | channel(&self) << 8 | channel(&self)
    }

    mutating func buffer(_ width: Int, _ height: Int, _ format: PixelFormat = .bgra8) -> PixelBuffer {
        let result = PixelBuffer(width: width, height: height, format: format)!
        for y in 0..<height {
            for x in 0..<width {
                if format == .bgra8 {
                    result.row(y).storeBytes(of: pixel(), toByteOffset: x * 4, as: UInt32.self)
                } else {
                    let kind = Int.random(in: 0..<3, using: &self)
                    let value = kind == 0 ? 0 : kind == 1 ? 255 : UInt8.random(in: 0...255, using: &self)
                    result.row(y).storeBytes(of: value, toByteOffset: x, as: UInt8.self)
                }
            }
        }
        return result
    }
}

extension PixelBuffer {
    func coverage(x: Int, y: Int) -> UInt8 { row(y).load(fromByteOffset: x, as: UInt8.self) }

    func set(_ pixel: UInt32, x: Int, y: Int) { row(y).storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self) }
}

/// Blue, green, red, alpha of a pixel.
func channels(_ pixel: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(pixel >> $0 & 255) } }

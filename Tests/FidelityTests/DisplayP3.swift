// What 8 bits a channel of Display P3 leave of sRGB's colours.
// No Apple page: this is ours; the matrices are the public ones of both spaces, which share their white and their curve.
import Foundation

enum DisplayP3 {
    private static let fromStandard = [[0.8224621, 0.1775380, 0], [0.0331941, 0.9668058, 0], [0.0170827, 0.0723974, 0.9105199]]
    private static let toStandard = [
        [1.2249401, -0.2249404, 0], [-0.0420569, 1.0420571, 0], [-0.0196376, -0.0786361, 1.0982735],
    ]

    /// Rounds colours, each once.
    struct Rounding {
        private var known: [UInt32: UInt32] = [:]

        /// An opaque pixel of sRGB after it was written in Display P3 and read again; others as they are.
        mutating func rounded(_ pixel: UInt32) -> UInt32 {
            guard pixel >> 24 == 255 else { return pixel }
            if let known = known[pixel] { return known }
            let written = DisplayP3.levels(DisplayP3.fromStandard, [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255])
            let read = DisplayP3.levels(DisplayP3.toStandard, written)
            let result = 0xFF00_0000 | read[0] << 16 | read[1] << 8 | read[2]
            known[pixel] = result
            return result
        }
    }

    private static func levels(_ matrix: [[Double]], _ levels: [UInt32]) -> [UInt32] {
        let linear = levels.map { level -> Double in
            let value = Double(level) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return matrix.map { row in
            let value = min(max(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2], 0), 1)
            let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
            return UInt32((encoded * 255).rounded())
        }
    }
}

// The colour space in which some recordings interpolated their gradient layers.
// No Apple page: this is ours; the figures are the public ones of the Generic RGB profile and of sRGB, adapted to D50.
import Foundation
import PixelKernels
import UIKit

/// Generic RGB with its gamma of 1.8, read as sRGB.
enum GenericRGB {
    /// Linear Generic RGB of linear sRGB: the other matrix's inverse, by Cramer's rule.
    private static let fromStandard: [[Double]] = {
        let m = matrix
        func minor(_ r: Int, _ c: Int) -> Double {
            let rows = [0, 1, 2].filter { $0 != r }
            let columns = [0, 1, 2].filter { $0 != c }
            return m[rows[0]][columns[0]] * m[rows[1]][columns[1]] - m[rows[0]][columns[1]] * m[rows[1]][columns[0]]
        }
        let whole = m[0][0] * minor(0, 0) - m[0][1] * minor(0, 1) + m[0][2] * minor(0, 2)
        return (0..<3).map { r in (0..<3).map { c in ((r + c) % 2 == 0 ? 1 : -1) * minor(c, r) / whole } }
    }()

    /// Linear sRGB of linear Generic RGB.
    private static let matrix: [[Double]] = [
        [1.02580, -0.02650, 0.00101], [0.01920, 0.94794, 0.03276], [-0.00171, -0.00137, 1.00309],
    ]

    private static func multiplied(_ m: [[Double]], _ v: [Double]) -> [Double] {
        m.map { row in max(0, min(1, row[0] * v[0] + row[1] * v[1] + row[2] * v[2])) }
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    /// The channels that an sRGB colour has in Generic RGB, clipped, as if they were sRGB's.
    @MainActor static func ends(_ color: UIColor) -> UIColor {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let channels = multiplied(fromStandard, [red, green, blue].map { linear(Double($0)) }).map { pow($0, 1 / 1.8) }
        return UIColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    }

    /// An opaque pixel whose channels are Generic RGB's, in sRGB.
    static func standard(_ pixel: UInt32) -> UInt32 {
        let channels = [pixel >> 16, pixel >> 8, pixel].map { pow(Double($0 & 255) / 255, 1.8) }
        let levels = multiplied(matrix, channels).map { UInt32((encoded($0) * 255).rounded()) }
        return 0xFF00_0000 | levels[0] << 16 | levels[1] << 8 | levels[2]
    }
}

// The looks of the vibrancy styles: what becomes of the colour below where contents stand.
// Apple: "UIVibrancyEffectStyle"; Apple publishes no numbers.
import CoreGraphics
import Foundation
import PixelKernels
import QuartzCore

/// The colour matrix of each style. All greys are of 255, and were read by others from Apple's design kit (observed for
/// the kit; that UIKit's own are the same is guessed).
enum Vibrancy {
    static func look(_ style: UIVibrancyEffectStyle, isDark: Bool) -> VibrancyLook {
        VibrancyLook(matrix: isDark ? dark(style) : light(style))
    }

    /// Linear dodge: the grey is added.
    private static func dark(_ style: UIVibrancyEffectStyle) -> PixelMatrix {
        switch style {
        case .label: added(255)
        case .secondaryLabel: added(153)
        case .tertiaryLabel: added(64)
        case .quaternaryLabel: added(38)
        case .fill: added(51)
        case .secondaryFill: added(31)
        case .tertiaryFill: added(18)
        // Guessed: between the faintest label and the strongest fill.
        case .separator: added(45)
        }
    }

    /// Labels: black, or a grey's luminosity and an overlay; fills: linear burn, what the grey lacks of white is taken off.
    private static func light(_ style: UIVibrancyEffectStyle) -> PixelMatrix {
        switch style {
        case .label: PixelMatrix.identity.adding(-1)
        case .secondaryLabel: greyed(0.5)
        case .tertiaryLabel: greyed(0.4)
        case .quaternaryLabel: greyed(0.2)
        case .fill: added(204 - 255)
        case .secondaryFill: added(224 - 255)
        case .tertiaryFill: added(237 - 255)
        // Guessed.
        case .separator: added(204 - 255)
        }
    }

    private static func added(_ level: Float) -> PixelMatrix { PixelMatrix.identity.adding(level / 255) }

    /// A part of the way to the luminosity of grey 127, then an overlay of grey 61. The overlay's upper half is taken for
    /// the whole of it, so that it is a matrix: light materials lie there.
    private static func greyed(_ part: Float) -> PixelMatrix {
        let luma: [Float] = [0.3, 0.59, 0.11]
        let grey: Float = 127 / 255, over: Float = 61 / 255
        // overlay(b) = 1 − 2·(1 − b)·(1 − over)
        let gain = 2 * (1 - over)
        func row(_ channel: Int) -> SIMD4<Float> {
            var row = SIMD4<Float>(-luma[0] * part, -luma[1] * part, -luma[2] * part, grey * part) * gain
            row[channel] += gain
            row[3] += 1 - gain
            return row
        }
        return PixelMatrix(red: row(0), green: row(1), blue: row(2))
    }
}

extension PixelMatrix {
    /// Returns the matrix with a number added to each channel.
    func adding(_ number: Float) -> PixelMatrix {
        var result = self
        result.red.w += number
        result.green.w += number
        result.blue.w += number
        return result
    }
}

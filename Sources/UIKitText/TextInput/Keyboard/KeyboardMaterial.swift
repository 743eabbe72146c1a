// The material of the keyboard: its colours, and the ground that takes a little of the content below.
// No Apple page: this is ours; light: measured on a recorded number pad of iOS 17, dark: by eye.
import CoreGraphics
import Foundation
import PixelKernels
import QuartzCore
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The keyboard's ground: nearly one colour, whatever lies below, but for a part of that one's hue.
final class KeyboardMaterial: UIVisualEffect, @unchecked Sendable {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func looks(in traits: UITraitCollection) -> EffectLooks {
        let isDark = traits.userInterfaceStyle == .dark
        let ground = (isDark ? KeyboardGroundMeasures.darkLevels : KeyboardGroundMeasures.lightLevels) / 255
        // The rest of a colour without its luma, on top of the ground.
        let luma = KeyboardGroundMeasures.luma
        let part = KeyboardGroundMeasures.hue / (1 - KeyboardGroundMeasures.cover)
        func row(_ channel: Int) -> SIMD4<Float> {
            var row = -luma * part
            row[channel] += part
            row.w = ground[channel]
            return row
        }
        let tint = BackdropTint(
            components: SIMD4(ground.x, ground.y, ground.z, 1) * KeyboardGroundMeasures.cover)
        return EffectLooks(
            backdrop: BackdropLook(
                radius: KeyboardGroundMeasures.blurRadius, matrix: PixelMatrix(red: row(0), green: row(1), blue: row(2)),
                tints: [tint]))
    }

    override func isEqual(_ object: Any?) -> Bool { object is KeyboardMaterial }
    override var hash: Int { 3 }
}

/// The colours of keys.
@MainActor enum KeyColors {
    static let key = pair(.white, UIColor(white: KeyboardGroundMeasures.darkKey, alpha: 1))
    static let special = pair(
        color(KeyboardGroundMeasures.lightSpecial), UIColor(white: KeyboardGroundMeasures.darkSpecial, alpha: 1))
    /// The shadow's, a point below a key.
    static let edge = pair(
        UIColor(white: 0, alpha: KeyboardGroundMeasures.lightEdge), UIColor(white: 0, alpha: KeyboardGroundMeasures.darkEdge))
    /// Emoji and microphone below the keys.
    static let outside = pair(
        UIColor(white: KeyboardGroundMeasures.lightOutside, alpha: 1), UIColor(white: KeyboardGroundMeasures.darkOutside, alpha: 1))
    /// Between the places for predictions.
    static let line = pair(
        color(KeyboardGroundMeasures.lightLine), UIColor(white: KeyboardGroundMeasures.darkLine, alpha: 1))

    private static func color(_ part: SIMD3<Double>) -> UIColor {
        UIColor(red: part.x, green: part.y, blue: part.z, alpha: 1)
    }

    private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

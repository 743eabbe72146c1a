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
    /// σ in points and the part of the hue: fitted to how a blue button below a recorded keyboard tints it, within a level.
    private static let radius: CGFloat = 30
    private static let hue: Float = 0.167
    /// How much of the result is the plain colour, so that less transparency finds it.
    private static let cover: Float = 0.5

    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func looks(in traits: UITraitCollection) -> EffectLooks {
        let ground: SIMD3<Float> = traits.userInterfaceStyle == .dark ? [42, 42, 43] / 255 : [208.2, 211.2, 217.3] / 255
        // The rest of a colour without its luma, on top of the ground.
        let luma: SIMD4<Float> = [0.25, 0.55, 0.2, 0]
        let part = Self.hue / (1 - Self.cover)
        func row(_ channel: Int) -> SIMD4<Float> {
            var row = -luma * part
            row[channel] += part
            row.w = ground[channel]
            return row
        }
        let tint = BackdropTint(
            components: SIMD4(ground.x, ground.y, ground.z, 1) * Self.cover)
        return EffectLooks(
            backdrop: BackdropLook(
                radius: Self.radius, matrix: PixelMatrix(red: row(0), green: row(1), blue: row(2)), tints: [tint]))
    }

    override func isEqual(_ object: Any?) -> Bool { object is KeyboardMaterial }
    override var hash: Int { 3 }
}

/// The colours of keys. Light ones are recorded but for the special keys, which are by eye, as the dark ones are.
@MainActor enum KeyColors {
    static let key = pair(.white, UIColor(white: 0.42, alpha: 1))
    static let special = pair(UIColor(red: 0.671, green: 0.694, blue: 0.733, alpha: 1), UIColor(white: 0.275, alpha: 1))
    /// The shadow's, a point below a key.
    static let edge = pair(UIColor(white: 0, alpha: 0.35), UIColor(white: 0, alpha: 0.5))
    /// Emoji and microphone below the keys.
    static let outside = pair(UIColor(white: 0.32, alpha: 1), UIColor(white: 0.9, alpha: 1))
    /// Between the places for predictions.
    static let line = pair(UIColor(red: 0.71, green: 0.72, blue: 0.75, alpha: 1), UIColor(white: 0.33, alpha: 1))

    private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

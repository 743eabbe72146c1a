// The materials of menus: what their surroundings become, and what they are made of.
// No Apple page: this is ours; measured by eye of recorded screens (iOS 16, JPEG), else guessed.
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The effect around an open context menu: blurred, and dimmed by black.
final class MenuSurroundings: UIVisualEffect, @unchecked Sendable {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The dimming stays where the user wants less transparency; the blur goes.
    override func looks(in traits: UITraitCollection) -> EffectLooks {
        let isDark = traits.userInterfaceStyle == .dark
        let shade = BackdropTint(CGColor(gray: 0, alpha: isDark ? DimmingMeasures.dark : MenuColorMeasures.shade))
        let radius = UIAccessibility.isReduceTransparencyEnabled ? 0 : MenuColorMeasures.blurRadius
        return EffectLooks(backdrop: BackdropLook(radius: radius, tints: [shade]))
    }

    override func isEqual(_ object: Any?) -> Bool { object is MenuSurroundings }
    override var hash: Int { 1 }
}

/// The material of a menu: the system's material, a little lighter in the light and darker in the dark.
final class MenuMaterial: UIVisualEffect, @unchecked Sendable {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func looks(in traits: UITraitCollection) -> EffectLooks {
        var material = Material.of(.systemMaterial, in: traits)
        let fill = MenuColorMeasures.fill
        material.white = (traits.userInterfaceStyle == .dark ? fill.dark : fill.light) / 255
        return EffectLooks(backdrop: material.look)
    }

    override func isEqual(_ object: Any?) -> Bool { object is MenuMaterial }
    override var hash: Int { 2 }
}

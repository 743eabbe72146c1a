// The materials of menus: what their surroundings become, and what they are made of.
// No Apple page: this is ours; measured by eye of recorded screens (iOS 16, JPEG), else guessed.
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The effect around an open context menu: blurred, and dimmed by black.
final class MenuSurroundings: UIVisualEffect, @unchecked Sendable {
    /// σ in points: 7.3 by the edges of a recorded screen.
    private static let radius: CGFloat = 7.5

    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The dimming stays where the user wants less transparency; the blur goes.
    override func looks(in traits: UITraitCollection) -> EffectLooks {
        let isDark = traits.userInterfaceStyle == .dark
        let shade = BackdropTint(CGColor(gray: 0, alpha: isDark ? 0.48 : 0.2))
        let radius = UIAccessibility.isReduceTransparencyEnabled ? 0 : Self.radius
        return EffectLooks(backdrop: BackdropLook(radius: radius, tints: [shade]))
    }

    override func isEqual(_ object: Any?) -> Bool { object is MenuSurroundings }
    override var hash: Int { 1 }
}

/// The material of a menu: the system's material, a little lighter in the light and darker in the dark.
final class MenuMaterial: UIVisualEffect, @unchecked Sendable {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The fill is such that a menu on white is 248, on black 37; over blue and grey it is within 4 levels of a recorded
    /// screen.
    override func looks(in traits: UITraitCollection) -> EffectLooks {
        var material = Material.of(.systemMaterial, in: traits)
        material.white = traits.userInterfaceStyle == .dark ? 23.8 / 255 : 246 / 255
        return EffectLooks(backdrop: material.look)
    }

    override func isEqual(_ object: Any?) -> Bool { object is MenuMaterial }
    override var hash: Int { 2 }
}

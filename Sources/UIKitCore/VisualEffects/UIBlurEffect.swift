// The blur of what lies behind an effect view.
// Apple: "UIBlurEffect"
import Foundation
import UIKitValues

/// Blurs and tints what lies behind an effect view, as one of the system's materials.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// A material. Materials without `Light` or `Dark` in their names follow the traits; the names before iOS 10 do not.
    public enum Style: Int, Sendable, CaseIterable {
        /// Nearly white.
        case extraLight = 0
        /// A light blur.
        case light = 1
        /// A dark blur.
        case dark = 2
        /// Nearly black (tvOS's).
        case extraDark = 3
        /// Light or dark by the traits.
        case regular = 4
        /// The style `regular` with a stronger tint in a light interface.
        case prominent = 5
        /// Lets most through; light or dark by the traits.
        case systemUltraThinMaterial = 6
        /// Lets more through than most; by the traits.
        case systemThinMaterial = 7
        /// The usual material; by the traits.
        case systemMaterial = 8
        /// Lets little through; by the traits.
        case systemThickMaterial = 9
        /// The material of bars; by the traits.
        case systemChromeMaterial = 10
        /// Lets most through; always light.
        case systemUltraThinMaterialLight = 11
        /// Lets more through than most; always light.
        case systemThinMaterialLight = 12
        /// The usual material; always light.
        case systemMaterialLight = 13
        /// Lets little through; always light.
        case systemThickMaterialLight = 14
        /// The material of bars; always light.
        case systemChromeMaterialLight = 15
        /// Lets most through; always dark.
        case systemUltraThinMaterialDark = 16
        /// Lets more through than most; always dark.
        case systemThinMaterialDark = 17
        /// The usual material; always dark.
        case systemMaterialDark = 18
        /// Lets little through; always dark.
        case systemThickMaterialDark = 19
        /// The material of bars; always dark.
        case systemChromeMaterialDark = 20
    }

    package let style: Style
    private static let styleKey = "UIBlurEffectStyle"

    /// A blur of one of the materials.
    public init(style: Style) {
        self.style = style
        super.init()
    }
    /// The material of raw value 0. Guessed.
    public convenience override init() { self.init(style: .extraLight) }
    /// Reads an effect from an archive; nil for an unknown material.
    public required init?(coder: NSCoder) {
        guard let style = Style(rawValue: coder.decodeInteger(forKey: Self.styleKey)) else { return nil }
        self.style = style
        super.init(coder: coder)
    }
    /// Writes the material.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: Self.styleKey)
    }

    /// True for a blur of the same class and material.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBlurEffect else { return false }
        return other === self || type(of: other) == type(of: self) && other.style == style
    }
    /// Equal blurs have equal hashes.
    open override var hash: Int { style.hashValue }
    /// `<UIBlurEffect: 0x…> style=UIBlurEffectStyleDark`; the form is from memory.
    open override var description: String { "\(ObjectName.short(self)) style=\(style.objectiveCName)" }

    @_spi(Vitrine) open override func looks(in traits: UITraitCollection) -> EffectLooks {
        EffectLooks(backdrop: Material.of(style, in: traits).look)
    }
}

extension UIBlurEffect.Style {
    /// `UIBlurEffectStyleDark`.
    var objectiveCName: String {
        let name = "\(self)"
        return "UIBlurEffectStyle" + name.prefix(1).uppercased() + name.dropFirst()
    }
}

/// The name of old.
@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

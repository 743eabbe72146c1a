// The blur of what lies behind an effect view.
// Apple: "UIBlurEffect"
import Foundation

/// Blurs and tints what lies behind an effect view, as one of the system's materials.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// A material. Those without `Light` or `Dark` in their names follow the traits; the names before iOS 10 do not.
    public enum Style: Int, Sendable, CaseIterable {
        /// Nearly white; a light blur; a dark one; nearly black (tvOS's).
        case extraLight = 0, light = 1, dark = 2, extraDark = 3
        /// Light or dark by the traits; the same with a stronger tint in a light interface.
        case regular = 4, prominent = 5
        /// The materials, each letting less through than the one before; the last is that of bars.
        case systemUltraThinMaterial = 6, systemThinMaterial = 7, systemMaterial = 8, systemThickMaterial = 9
        case systemChromeMaterial = 10
        /// The materials, always light.
        case systemUltraThinMaterialLight = 11, systemThinMaterialLight = 12, systemMaterialLight = 13
        case systemThickMaterialLight = 14, systemChromeMaterialLight = 15
        /// The materials, always dark.
        case systemUltraThinMaterialDark = 16, systemThinMaterialDark = 17, systemMaterialDark = 18
        case systemThickMaterialDark = 19, systemChromeMaterialDark = 20
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
    /// From an archive; nil for a material that is not known.
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

    package override func looks(in traits: UITraitCollection) -> EffectLooks {
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

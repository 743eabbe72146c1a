// The effect by which contents take their colour from the blur that they stand on.
// Apple: "UIVibrancyEffect", "UIVibrancyEffectStyle"
import Foundation
import UIKitValues

/// The style of a vibrancy effect: how strongly contents stand out from the blur below.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
    /// Texts, each fainter than the one before.
    case label = 0, secondaryLabel = 1, tertiaryLabel = 2, quaternaryLabel = 3
    /// Areas, each fainter than the one before.
    case fill = 4, secondaryFill = 5, tertiaryFill = 6
    /// Lines between contents.
    case separator = 7
}

/// Gives the contents of an effect view the colour of what lies below, lighter or darker. The view belongs into the
/// contentView of one with a ``UIBlurEffect``, or above one.
///
/// What contents have of colour is not shown: their alpha says how much of the vibrant colour is there.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    let blurEffect: UIBlurEffect
    /// The style; nil for the vibrancy from before there were styles.
    let style: UIVibrancyEffectStyle?
    private static let blurKey = "UIVibrancyEffectBlurEffect"
    private static let styleKey = "UIVibrancyEffectStyle"

    private init(_ blurEffect: UIBlurEffect, _ style: UIVibrancyEffectStyle?) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }
    /// Contents that stand on a blur, as labels do.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect, nil) }
    /// Contents of a style that stand on a blur.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect, style) }
    /// Creates an effect for a ``UIBlurEffect`` made without a material. Guessed.
    public convenience override init() { self.init(UIBlurEffect(), nil) }
    /// Reads an effect from an archive; nil without a blur.
    public required init?(coder: NSCoder) {
        guard let blur = coder.optional(UIBlurEffect.self, forKey: Self.blurKey) else { return nil }
        blurEffect = blur
        style =
            coder.containsValue(forKey: Self.styleKey)
            ? UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: Self.styleKey)) : nil
        super.init(coder: coder)
    }
    /// Writes blur and style.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(blurEffect, forKey: Self.blurKey)
        if let style { coder.encode(style.rawValue, forKey: Self.styleKey) }
    }

    /// True for an equal blur and the same style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other === self
            || type(of: other) == type(of: self) && other.style == style && other.blurEffect == blurEffect
    }
    /// Equal effects have equal hashes.
    open override var hash: Int { blurEffect.hash &* 31 &+ (style.map { $0.rawValue + 1 } ?? 0) }
    /// Class, address, blur and style; the form is ours.
    open override var description: String {
        let name = style.map { "\($0)" }
        let suffix = name.map { " style=UIVibrancyEffectStyle" + $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""
        return "\(ObjectName.short(self)) blurEffect=\(blurEffect)\(suffix)"
    }

    @_spi(Vitrine) open override func looks(in traits: UITraitCollection) -> EffectLooks {
        let isDark = Material.of(blurEffect.style, in: traits).isDark
        return EffectLooks(vibrancy: Vibrancy.look(style ?? .label, isDark: isDark))
    }
}

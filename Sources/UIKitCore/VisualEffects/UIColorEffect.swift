// A plain colour as an effect.
// Apple: "UIColorEffect"
import Foundation
import QuartzCore
import UIKitValues

/// Lays a colour over what lies behind an effect view.
open class UIColorEffect: UIVisualEffect, @unchecked Sendable {
    private let color: UIColor
    private static let colorKey = "UIColorEffectColor"

    /// The colour, which follows the effect view's traits.
    public init(color: UIColor) {
        self.color = color
        super.init()
    }
    /// A clear colour.
    public convenience override init() { self.init(color: .clear) }
    /// Reads an effect from an archive; nil without a colour.
    public required init?(coder: NSCoder) {
        guard let color = coder.optional(UIColor.self, forKey: Self.colorKey) else { return nil }
        self.color = color
        super.init(coder: coder)
    }
    /// Writes the colour.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(color, forKey: Self.colorKey)
    }

    /// True for an equal colour.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColorEffect else { return false }
        return other === self || type(of: other) == type(of: self) && other.color == color
    }
    /// Equal effects have equal hashes.
    open override var hash: Int { color.hash }

    @_spi(Vitrine) open override func looks(in traits: UITraitCollection) -> EffectLooks {
        let color = color.resolvedColor(with: traits).cgColor
        return EffectLooks(backdrop: BackdropLook(radius: 0, matrix: nil, tints: [BackdropTint(color)]))
    }
}

// The effect of an effect view on the content behind it or inside it.
// Apple: "UIVisualEffect"
import Foundation
import UIKitValues

/// An effect for a ``UIVisualEffectView``; this class itself shows nothing.
///
/// Immutable; safe from any thread.
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// An effect that shows nothing.
    public override init() { super.init() }
    /// Reads an effect from an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes what the effect is made of.
    open func encode(with coder: NSCoder) {}
    /// True.
    open class var supportsSecureCoding: Bool { true }
    /// Itself, being immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the looks of an effect view's layers in traits; none here.
    @_spi(Vitrine) open func looks(in traits: UITraitCollection) -> EffectLooks { .none }
}

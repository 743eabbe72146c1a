// A layer whose sublayers colour what lies below them.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// Draws its sublayers as one picture whose alpha says how much of the vibrant colour of what lies below shows.
///
/// Its own background, contents and border are drawn as any layer's, below its sublayers.
package final class VibrancyLayer: CALayer {
    package override init() {
        super.init()
        values.special = .vibrancy(.none)
    }
    package override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer without a look from an archive.
    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.special = .vibrancy(.none)
    }

    /// The look of the sublayers; none by default. Animatable under the key `vibrancyLook`.
    package var look: VibrancyLook {
        get { if case .vibrancy(let look)? = values.special { look } else { .none } }
        set { setSpecial(.vibrancy(newValue), Self.lookKey, isSame: newValue == look) }
    }

    /// The key of ``look``: implicit actions, animations, `value(forKey:)`.
    package static let lookKey = "vibrancyLook"

    override func makeCopy() -> CALayer { VibrancyLayer(layer: self) }
}

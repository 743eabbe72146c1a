// A layer that shows what lies below it, blurred and coloured.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// Draws what lies below it through its ``look``, in the shape of its bounds, then background, contents and sublayers.
///
/// It reads the pixels that are painted before it, inside its bounds on the screen; beyond their edges the edge's pixels go
/// on. Its own opacity and mask are applied to the result. Where a layer above it makes its sublayers one picture first
/// (opacity below 1, a mask, `shouldRasterize`, a replicator, a fading transition) that picture is all that it reads.
package final class BackdropLayer: CALayer {
    package override init() {
        super.init()
        values.special = .backdrop(.none)
    }
    package override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer without a look from an archive.
    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.special = .backdrop(.none)
    }

    /// The look of the backdrop; none by default. Animatable under the key `backdropLook`.
    package var look: BackdropLook {
        get { if case .backdrop(let look)? = values.special { look } else { .none } }
        set { setSpecial(.backdrop(newValue), Self.lookKey, isSame: newValue == look) }
    }

    /// The key of ``look``: implicit actions, animations, `value(forKey:)`.
    package static let lookKey = "backdropLook"

    override func makeCopy() -> CALayer { BackdropLayer(layer: self) }
}

extension CALayer {
    /// Changes what a subclass draws, with the action of a key.
    func setSpecial(_ special: SpecialModel, _ key: String, isSame: Bool) {
        if isSame { return }
        let action = beginChange(key)
        values.special = special
        mark(.node)
        endChange(key, action)
    }
}

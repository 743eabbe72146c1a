// A layer that keeps its sublayers' third dimension.
// Apple: "CATransformLayer".
import Foundation

/// A layer that draws nothing itself and places its sublayers in a common 3D space, ordered by depth. Sublayers that
/// intersect are split at their intersection.
open class CATransformLayer: CALayer {
    public override init() {
        super.init()
        values.special = .transform
    }
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.special = .transform
    }

    override func makeCopy() -> CALayer { CATransformLayer(layer: self) }
}

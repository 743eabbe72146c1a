// A layer that keeps its sublayers' third dimension.
// Apple: "CATransformLayer".
import Foundation

/// Draws nothing itself: its sublayers stand in space together with it, the nearer before the farther; those that
/// cross are cut along their line.
open class CATransformLayer: CALayer {
    public override init() {
        super.init()
        values.special = .transform
    }
    public override init(layer: Any) { super.init(layer: layer) }
    /// From an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.special = .transform
    }

    override func makeCopy() -> CALayer { CATransformLayer(layer: self) }
}

// A layer that draws its sublayers many times.
// Apple: "CAReplicatorLayer".
import CoreGraphics
import Foundation

/// Draws copies of its sublayers, each moved, coloured and delayed against the one before.
open class CAReplicatorLayer: CALayer {
    public override init() {
        super.init()
        values.special = .replicator(ReplicatorModel())
    }
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer with one copy from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.special = .replicator(ReplicatorModel())
    }

    /// Copies in all, the first one included.
    open var instanceCount: Int {
        get { replicator.count }
        set { set("instanceCount") { $0.count = newValue } }
    }
    /// Seconds by which the sublayers' animations come later from one copy to the next. An animation that leaves its
    /// layer when it is over leaves all copies.
    open var instanceDelay: CFTimeInterval {
        get { replicator.delay }
        set { if takes("CAReplicatorLayer.instanceDelay", CGFloat(newValue)) { set("instanceDelay") { $0.delay = newValue } } }
    }
    /// The transform from one copy to the next, about the middle of the bounds.
    open var instanceTransform: CATransform3D {
        get { replicator.transform }
        set { if takes("CAReplicatorLayer.instanceTransform", newValue) { set("instanceTransform") { $0.transform = newValue } } }
    }
    /// The colour by which the first copy is multiplied; white by default.
    open var instanceColor: CGColor? {
        get { replicator.color }
        set { set("instanceColor") { $0.color = newValue } }
    }
    /// Added to the factor of red from one copy to the next.
    open var instanceRedOffset: Float {
        get { replicator.redOffset }
        set {
            if takes("CAReplicatorLayer.instanceRedOffset", newValue) { set("instanceRedOffset") { $0.redOffset = newValue } }
        }
    }
    /// The number added to the factor of green from one copy to the next.
    open var instanceGreenOffset: Float {
        get { replicator.greenOffset }
        set {
            if takes("CAReplicatorLayer.instanceGreenOffset", newValue) { set("instanceGreenOffset") { $0.greenOffset = newValue } }
        }
    }
    /// The number added to the factor of blue from one copy to the next.
    open var instanceBlueOffset: Float {
        get { replicator.blueOffset }
        set {
            if takes("CAReplicatorLayer.instanceBlueOffset", newValue) { set("instanceBlueOffset") { $0.blueOffset = newValue } }
        }
    }
    /// The number added to the factor of opacity from one copy to the next.
    open var instanceAlphaOffset: Float {
        get { replicator.alphaOffset }
        set {
            if takes("CAReplicatorLayer.instanceAlphaOffset", newValue) { set("instanceAlphaOffset") { $0.alphaOffset = newValue } }
        }
    }
    /// Whether the copies keep their third dimension, as a transform layer's sublayers do. The replicator itself draws
    /// nothing then.
    open var preservesDepth: Bool {
        get { replicator.preservesDepth }
        set { set("preservesDepth") { $0.preservesDepth = newValue } }
    }

    override func makeCopy() -> CALayer { CAReplicatorLayer(layer: self) }

    private var replicator: ReplicatorModel {
        if case .replicator(let replicator)? = values.special { replicator } else { ReplicatorModel() }
    }

    private func set(_ key: String, _ body: (inout ReplicatorModel) -> Void) {
        var value = replicator
        let action = beginChange(key)
        body(&value)
        values.special = .replicator(value)
        mark(.node)
        endChange(key, action)
    }
}

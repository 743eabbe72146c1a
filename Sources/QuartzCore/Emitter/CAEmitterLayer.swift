// A layer that draws particles.
// Apple: "CAEmitterLayer".
import CoreGraphics
import Diagnostics
import Foundation

/// A layer that draws the particles of its cells above its background and border. The particles depend only on ``seed`` and the
/// layer's time: equal times show equal pictures. As on Apple's systems a layer's time began long ago: set `beginTime` to
/// the current time for an emitter that begins empty.
open class CAEmitterLayer: CALayer {
    /// Creates a layer without cells.
    public override init() {
        super.init()
        values.special = .emitter(EmitterModel())
    }
    /// Creates a presentation copy.
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer from an archive, without cells.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.special = .emitter(EmitterModel())
    }

    private final var cells: [CAEmitterCell] = []

    /// The kinds of particles; the cells are copied when they are set.
    open var emitterCells: [CAEmitterCell]? {
        get { cells.isEmpty ? nil : cells }
        set { cells = newValue ?? []; set("emitterCells") { $0.cells = cells.map(\.snapshot) } }
    }
    /// The factor for the cells' birth rates; 1 by default.
    open var birthRate: Float {
        get { Float(setup.birthRate) }
        set { set("birthRate", Double(newValue)) { $0.birthRate = $1 } }
    }
    /// The factor for the cells' lifetimes; 1 by default.
    open var lifetime: Float {
        get { Float(setup.lifetime) }
        set { set("lifetime", Double(newValue)) { $0.lifetime = $1 } }
    }
    /// The factor for the cells' velocities; 1 by default.
    open var velocity: Float {
        get { Float(setup.velocity) }
        set { set("velocity", Double(newValue)) { $0.velocity = $1 } }
    }
    /// The factor for the cells' sizes; 1 by default.
    open var scale: Float {
        get { Float(setup.scale) }
        set { set("scale", Double(newValue)) { $0.scale = $1 } }
    }
    /// The factor for the cells' spins; 1 by default.
    open var spin: Float {
        get { Float(setup.spin) }
        set { set("spin", Double(newValue)) { $0.spin = $1 } }
    }
    /// The center of the emitter shape, in the layer's own space.
    open var emitterPosition: CGPoint {
        get { setup.position }
        set { if takes("CAEmitterLayer.emitterPosition", newValue) { set("emitterPosition") { $0.position = newValue } } }
    }
    /// The distance of the center from the layer's plane.
    open var emitterZPosition: CGFloat {
        get { CGFloat(setup.z) }
        set { set("emitterZPosition", Double(newValue)) { $0.z = $1 } }
    }
    /// The size of the emitter shape; a circle's radius is the width.
    open var emitterSize: CGSize {
        get { setup.size }
        set { if takes("CAEmitterLayer.emitterSize", newValue) { set("emitterSize") { $0.size = newValue } } }
    }
    /// The depth of a shape that has one.
    open var emitterDepth: CGFloat {
        get { CGFloat(setup.depth) }
        set { set("emitterDepth", Double(newValue)) { $0.depth = $1 } }
    }
    /// The shape in which particles are emitted; a point by default.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { setup.shape }
        set { set("emitterShape") { $0.shape = newValue } }
    }
    /// The part of the shape in which particles are emitted; its volume by default.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { setup.mode }
        set { set("emitterMode") { $0.mode = newValue } }
    }
    /// The order of the particles, and whether their light is added.
    open var renderMode: CAEmitterLayerRenderMode {
        get { setup.render }
        set { set("renderMode") { $0.render = newValue } }
    }
    /// The seed of the random values; 0 by default.
    open var seed: UInt32 {
        get { setup.seed }
        set { set("seed") { $0.seed = newValue } }
    }
    /// Whether particles have depth; stored, as they lie in the layer's plane.
    open var preservesDepth: Bool = false {
        didSet {
            Catalogue.stored(
                "CAEmitterLayer.preservesDepth", isDefault: !preservesDepth, "Particles are drawn in the layer's plane.")
        }
    }

    override func makeCopy() -> CALayer { CAEmitterLayer(layer: self) }
    override func prepareNode(_ animations: [AnimationRecord], at time: TimeInterval) { keepHistory(animations, time) }
    override func lastTick(at time: TimeInterval) -> TimeInterval? { emitter.lastTick(after: localTime(time)) }

    private var emitter: EmitterModel {
        if case .emitter(let emitter)? = values.special { emitter } else { EmitterModel() }
    }
    private var setup: EmitterSetup { emitter.setup }

    private func set(_ key: String, _ value: Double, _ body: (inout EmitterSetup, Double) -> Void) {
        guard value.isFinite else { return AnimationFault.value("CAEmitterLayer.\(key)", "\(value)") }
        set(key) { body(&$0, value) }
    }

    private func set(_ key: String, _ body: (inout EmitterSetup) -> Void) {
        var value = emitter
        let action = beginChange(key)
        body(&value.setup)
        value.version += 1
        values.special = .emitter(value)
        mark(.node)
        endChange(key, action)
    }

    /// Begins a new epoch with the present values. Particles of earlier epochs keep theirs.
    private func keepHistory(_ animations: [AnimationRecord], _ time: TimeInterval) {
        var value = emitter
        value.keepHistory(animations.filter { $0.body.touchesEmitter }, at: localTime(time))
        values.special = .emitter(value)
    }
}

// The drawing of CALayer's subclasses, as values.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// The part of a node that belongs to a subclass of CALayer. In a box, as most layers have none.
indirect enum SpecialModel: @unchecked Sendable {
    case shape(ShapeModel)
    case gradient(GradientModel)
    case replicator(ReplicatorModel)
    /// CATransformLayer: draws nothing itself and does not flatten its sublayers.
    case transform
    /// A transition's fade: two sublayers, the second to a part of 0…1 in place of the first. Never in a layer's model.
    case mix(Double)
    /// Draws what lies below it in another look.
    case backdrop(BackdropLook)
    /// Particles, as they are set and were set.
    case emitter(EmitterModel)
    /// Particles of a moment. Never in a layer's model.
    case particles(ParticleFrame)
    /// Draws its sublayers as a change of what lies below.
    case vibrancy(VibrancyLook)

    /// Whether sublayers keep their third dimension: transform layers, and replicators that preserve depth.
    var isTransform: Bool {
        switch self {
        case .transform: true
        case .replicator(let replicator): replicator.preservesDepth
        default: false
        }
    }

    /// Whether time alone changes it.
    var isAlive: Bool { if case .emitter(let emitter) = self { emitter.isAlive } else { false } }

    /// Whether it changes with the pixels below it.
    var readsBelow: Bool {
        switch self {
        case .backdrop(let look): !look.isNone
        case .vibrancy(let look): !look.isNone
        default: false
        }
    }

    /// Whether it changes with pixels that lie further off below it, too.
    var blursBelow: Bool { if case .backdrop(let look) = self { !look.isNone } else { false } }

    /// Whether sublayers are painted in another way than one above the other.
    var composesSublayers: Bool {
        switch self {
        case .replicator, .mix: true
        case .vibrancy(let look): !look.isNone
        default: false
        }
    }
}

struct ShapeModel: @unchecked Sendable {
    var path: CGPath?
    var fillColor: CGColor? = RareModel.black
    var strokeColor: CGColor?
    var evenOdd = false
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var dashPattern: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
}

struct GradientModel: @unchecked Sendable {
    var colors: [CGColor] = []
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
}

struct ReplicatorModel: @unchecked Sendable {
    var count = 1
    var delay: TimeInterval = 0
    var transform = CATransform3DIdentity
    var color: CGColor?
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0
    var preservesDepth = false
}

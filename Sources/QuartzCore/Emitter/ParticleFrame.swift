// The particles of a moment.
// Apple: "CAEmitterCell"; how chance is spread is ours.
import CoreGraphics
import Foundation

/// One particle of a moment, in the emitter layer's own space.
struct Particle: Equatable {
    var x: Double
    var y: Double
    var z: Double
    var scale: Double
    /// Radians.
    var angle: Double
    var red: Float
    var green: Float
    var blue: Float
    var alpha: Float
    var sprite: Int
    var birth: TimeInterval
}

/// The look of the particles of one cell.
struct Sprite: @unchecked Sendable {
    var image: CGImage
    var rect: CGRect
    var scale: Double
    var nearestUp: Bool
    var nearestDown: Bool
    /// Whether particles differ in red, green and blue, or change it.
    var varies: [Bool]

    /// Half of the longest way across, in points at scale 1.
    var reach: Double {
        let w = Double(image.width) * Double(rect.width), h = Double(image.height) * Double(rect.height)
        return (w * w + h * h).squareRoot() / 2 / scale
    }
}

/// The visible particles at one time.
final class ParticleFrame: @unchecked Sendable {
    let particles: [Particle]
    let sprites: [Sprite]
    let isAdditive: Bool
    /// Around all of them, in the layer's own space; null for none.
    let extent: CGRect

    /// More are not drawn.
    static let maximumCount = 20_000

    init(_ emitter: EmitterModel, at time: TimeInterval) {
        var source = ParticleSource(time: time)
        for epoch in emitter.epochs { source.add(epoch) }
        var found = source.particles
        let render = emitter.setup.render
        switch render {
        case .oldestFirst: Self.sort(&found) { $0.birth }
        case .oldestLast: Self.sort(&found) { -$0.birth }
        case .backToFront: Self.sort(&found) { $0.z }
        default: break
        }
        particles = found
        sprites = source.sprites
        isAdditive = render == .additive
        var box = CGRect.null
        for particle in found {
            let reach = CGFloat(sprites[particle.sprite].reach * particle.scale)
            box = box.joined(
                CGRect(x: CGFloat(particle.x) - reach, y: CGFloat(particle.y) - reach, width: reach * 2, height: reach * 2))
        }
        extent = box
    }

    private static func sort(_ particles: inout [Particle], by key: (Particle) -> Double) {
        let keys = particles.map(key)
        let order = particles.indices.sorted { keys[$0] != keys[$1] ? keys[$0] < keys[$1] : $0 < $1 }
        particles = order.map { particles[$0] }
    }
}

// The place on an emitter's shape at which a particle begins.
// Apple: "CAEmitterLayer", emitterShape, emitterMode.
import CoreGraphics
import Foundation

/// Places from the middle of a shape.
enum EmitterPlace {
    /// Cosine and sine without the last bits of what the C library finds.
    static func turn(_ angle: Double) -> (Double, Double) {
        func rounded(_ value: Double) -> Double { (value * 1_073_741_824).rounded() / 1_073_741_824 }
        return (rounded(cos(angle)), rounded(sin(angle)))
    }

    /// A place by chance; circles and balls whose rim emits send outwards.
    static func random(
        _ setup: EmitterSetup, _ chance: inout Chance
    ) -> (x: Double, y: Double, z: Double, heading: Double) {
        let w = Double(setup.size.width), h = Double(setup.size.height), d = setup.depth
        switch setup.shape {
        case .line:
            let end = chance.next()
            return ((setup.mode == .points ? (end < 0.5 ? -0.5 : 0.5) : end - 0.5) * w, 0, 0, 0)
        case .rectangle: return box(w, h, 0, setup.mode, &chance)
        case .cuboid: return box(w, h, d, setup.mode, &chance)
        case .circle, .sphere:
            let angle = chance.next() * 2 * .pi
            let (cosine, sine) = turn(angle)
            let part = chance.next()
            guard setup.mode == .volume || (setup.mode == .surface && setup.shape == .circle) else {
                // Seen from the front, a ball's rim is nearer to its middle the further it is from the plane.
                let (flat, up) = setup.shape == .sphere ? turn((part - 0.5) * .pi) : (1, 0)
                return (w * cosine * flat, w * sine * flat, w * up, angle)
            }
            // Even over the area.
            let radius = w * part.squareRoot()
            return (radius * cosine, radius * sine, 0, 0)
        default: return (0, 0, 0, 0)
        }
    }

    private static func box(
        _ w: Double, _ h: Double, _ d: Double, _ mode: CAEmitterLayerEmitterMode, _ chance: inout Chance
    ) -> (x: Double, y: Double, z: Double, heading: Double) {
        let a = chance.next(), b = chance.next(), c = chance.next()
        switch mode {
        case .points:
            return ((a < 0.5 ? -0.5 : 0.5) * w, (b < 0.5 ? -0.5 : 0.5) * h, (c < 0.5 ? -0.5 : 0.5) * d, 0)
        case .outline:
            // Along the rim, each point as likely.
            let way = a * 2 * (w + h), z = (b < 0.5 ? -0.5 : 0.5) * d
            if way < w { return (way - w / 2, -h / 2, z, 0) }
            if way < w + h { return (w / 2, way - w - h / 2, z, 0) }
            if way < 2 * w + h { return (way - w - h - w / 2, h / 2, z, 0) }
            return (-w / 2, way - 2 * w - h - h / 2, z, 0)
        default: return ((a - 0.5) * w, (b - 0.5) * h, (c - 0.5) * d, 0)
        }
    }
}

// Fields: forces that depend on the place.
// Apple: "UIFieldBehavior". The units are guessed; where one gives an acceleration, 1 counts as in gravity.
import Foundation

/// An area of the plane, about the origin.
indirect enum FieldRegion: Equatable, Sendable {
    case infinite
    case circle(Double)
    case box(Double, Double)
    case inverse(FieldRegion)
    case union(FieldRegion, FieldRegion)
    case difference(FieldRegion, FieldRegion)
    case intersection(FieldRegion, FieldRegion)

    func contains(_ p: Vec) -> Bool {
        switch self {
        case .infinite: true
        case .circle(let radius): p.squared <= radius * radius
        case .box(let width, let height): abs(p.x) * 2 <= width && abs(p.y) * 2 <= height
        case .inverse(let region): !region.contains(p)
        case .union(let a, let b): a.contains(p) || b.contains(p)
        case .difference(let a, let b): a.contains(p) && !b.contains(p)
        case .intersection(let a, let b): a.contains(p) && b.contains(p)
        }
    }
}

/// One field and the bodies that feel it.
struct ForceField: Sendable {
    /// The force of an app's own field, from the place relative to the field, velocity, mass, charge and the time since the
    /// last step.
    typealias Rule = @Sendable (Vec, Vec, Double, Double, Double) -> Vec

    enum Kind: Sendable {
        case drag
        case vortex
        case radial
        case linear
        case velocity
        case noise
        case turbulence
        case spring
        case electric
        case magnetic
        case custom(Rule)
    }

    var kind: Kind
    var bodies: [Int] = []
    var position = Vec.zero
    var region = FieldRegion.infinite
    var strength = 1.0
    var falloff = 0.0
    var minimumRadius = 0.000_001
    var direction = Vec.zero
    var smoothness = 0.0
    var animationSpeed = 0.0

    /// How much of the strength is left at a distance: in steps of 100 points, to the power of `falloff`.
    private func reach(_ distance: Double) -> Double {
        guard falloff != 0 else { return 1 }
        let r = max(distance, minimumRadius) / 100
        if falloff == 1 { return 1 / r }
        if falloff == 2 { return 1 / (r * r) }
        return Self.rounded(pow(r, -falloff))
    }

    /// Rounds away the last bits of a result of the C library, which differ between machines.
    private static func rounded(_ value: Double) -> Double {
        guard value.isFinite, value != 0 else { return value.isFinite ? value : 0 }
        let unit = Double(sign: .plus, exponent: value.exponent - WorldMeasures.keptBits, significand: 1)
        return (value / unit).rounded() * unit
    }

    /// The acceleration of a body at a time, in points a second squared.
    func pull(on body: RigidBody, at time: Double, step: Double) -> Vec {
        let place = body.center - position
        guard region.contains(place) else { return .zero }
        let distance = place.length, power = strength * reach(distance), share = body.inverseMass
        let outward = distance > minimumRadius ? place * (1 / distance) : .zero
        switch kind {
        case .drag: return body.velocity * (-min(power * share, 0.5 / step))
        case .vortex: return Vec(-outward.y, outward.x) * (power * RigidWorld.force * share)
        case .radial: return outward * (-power * RigidWorld.gravity)
        case .linear: return direction * (power * RigidWorld.gravity)
        case .velocity: return (direction * power - body.velocity) * (WorldMeasures.velocityShare / step)
        case .noise: return noise(place, time) * (power * RigidWorld.force * share)
        case .turbulence: return noise(place, time) * (power * body.velocity.length * share)
        case .spring: return place * (-power * share)
        case .electric: return outward * (power * body.material.charge * RigidWorld.force * share)
        case .magnetic: return Vec(body.velocity.y, -body.velocity.x) * (power * body.material.charge * share)
        case .custom(let rule):
            let force = rule(place, body.velocity, body.mass, body.material.charge, step)
            return force.isFinite ? force * (RigidWorld.force * share) : .zero
        }
    }

    // MARK: Noise

    /// A vector that changes with the place and, with an animation speed, with time: smooth between the crossings of a grid.
    private func noise(_ place: Vec, _ time: Double) -> Vec {
        let cell = WorldMeasures.noiseCell.least + WorldMeasures.noiseCell.more * min(max(smoothness, 0), 1)
        let x = place.x / cell, y = place.y / cell, t = time * animationSpeed
        return Vec(Self.value(x, y, t, 1), Self.value(x, y, t, 2))
    }

    private static func value(_ x: Double, _ y: Double, _ t: Double, _ seed: UInt64) -> Double {
        guard max(abs(x), abs(y), abs(t)) < 1e9 else { return 0 }
        func ease(_ v: Double) -> Double { v * v * (3 - 2 * v) }
        let (i, j, k) = (x.rounded(.down), y.rounded(.down), t.rounded(.down))
        let (u, v, w) = (ease(x - i), ease(y - j), ease(t - k))
        var result = 0.0
        for corner in 0..<8 {
            let (a, b, c) = (corner & 1, corner >> 1 & 1, corner >> 2)
            let weight = (a == 1 ? u : 1 - u) * (b == 1 ? v : 1 - v) * (c == 1 ? w : 1 - w)
            result += weight * crossing(Int(i) + a, Int(j) + b, Int(k) + c, seed)
        }
        return result
    }

    /// −1 to 1, mixed from whole numbers.
    private static func crossing(_ i: Int, _ j: Int, _ k: Int, _ seed: UInt64) -> Double {
        var h = seed &* 0x9E37_79B9_7F4A_7C15
        for value in [i, j, k] {
            h ^= UInt64(bitPattern: Int64(value))
            h = (h ^ h >> 30) &* 0xBF58_476D_1CE4_E5B9
            h = (h ^ h >> 27) &* 0x94D0_49BB_1331_11EB
            h ^= h >> 31
        }
        return Double(h >> 11) * (2.0 / 9_007_199_254_740_992) - 1
    }
}

extension RigidWorld {
    /// Gravity, pushes and fields, as accelerations of this step.
    mutating func gatherForces(_ h: Double) {
        for gravity in gravities {
            for index in gravity.bodies where bodies[index].inverseMass > 0 { bodies[index].pull += gravity.pull }
        }
        for push in pushes {
            let body = bodies[push.body], force = push.force * Self.force
            bodies[push.body].pull += force * body.inverseMass
            bodies[push.body].twist += body.turn.apply(push.offset - body.massCenter).cross(force) * body.inverseInertia
        }
        for field in fields {
            for index in field.bodies where bodies[index].inverseMass > 0 {
                bodies[index].pull += field.pull(on: bodies[index], at: time, step: h)
            }
        }
    }

    /// A push that acts at once: as a force that acts for one second.
    mutating func kick(_ push: Push) {
        let body = bodies[push.body]
        bodies[push.body].push(push.force * Self.force, at: body.turn.apply(push.offset - body.massCenter))
    }
}

// Two bodies, or a body and a boundary, that touch or are about to.
// No Apple page: this is ours.

/// How a constraint gives way: as a spring of a frequency and a damping, seen in one step of the world.
struct Softness: Sendable {
    var rate = 0.0
    var share = 1.0
    var memory = 0.0

    /// Holds velocities at once and takes this much of an error away each second.
    init(rate: Double) { self.rate = rate }

    /// Holds velocities at once and leaves places alone.
    static let hard = Softness(rate: 0)

    /// Oscillations a second, and 1 for critical damping.
    init(frequency: Double, damping: Double, step: Double) {
        let omega = 2 * Double.pi * frequency
        let a = 2 * damping + step * omega, b = step * omega * a, c = 1 / (1 + b)
        (rate, share, memory) = (a > 0 ? omega / a : 0, b * c, c)
    }
}

/// The two sides of a contact. Boundaries come before bodies.
struct ContactKey: Hashable, Comparable, Sendable {
    /// A body, or a boundary where `isBoundary`.
    var first: Int
    var second: Int
    var isBoundary: Bool
    var firstShape: Int
    var secondShape: Int

    static func < (a: ContactKey, b: ContactKey) -> Bool {
        if a.isBoundary != b.isBoundary { return a.isBoundary }
        return (a.first, a.second, a.firstShape, a.secondShape) < (b.first, b.second, b.firstShape, b.secondShape)
    }
}

struct RigidContact: Sendable {
    struct Point: Sendable {
        var armA: Vec
        var armB: Vec
        var separation: Double
        /// The separation after the bodies have moved in this step.
        var reached = 0.0
        var feature: Int
        var press = 0.0
        var rub = 0.0
        var mostPress = 0.0
        /// The speed at which both bodies approached each other before the step.
        var approach = 0.0
        var pressMass = 0.0
        var rubMass = 0.0
    }

    var key: ContactKey
    var normal: Vec
    var points: [Point]
    var friction: Double
    var elasticity: Double
    var softness: Softness
    /// The side of a boundary's piece on which the body is.
    var side: Double

    /// A body index, nil where a boundary stands.
    var bodyA: Int? { key.isBoundary ? nil : key.first }

    /// Whether the shapes meet, rather than being near.
    var isTouching: Bool { points.contains { $0.separation <= WorldMeasures.touching || $0.mostPress > 0 } }
    /// Whether they are not yet far apart.
    var isNear: Bool { points.contains { $0.separation <= 0.5 || $0.mostPress > 0 } }
}

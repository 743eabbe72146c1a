// A mass on a spring, solved in closed form.
// Apple: "CASpringAnimation"; WWDC 2023, "Animate with springs" (perceptual duration and bounce).
import CoreGraphics
import Foundation

/// A spring's constants and the curve that follows from them.
struct SpringCurve: Hashable, Sendable {
    var mass: CGFloat = 1
    var stiffness: CGFloat = 100
    var damping: CGFloat = 10
    /// Whole ways a second.
    var velocity: CGFloat = 0
    var allowsOverdamping = false

    init() {}

    init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat, allowsOverdamping: Bool = true) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.velocity = velocity
        self.allowsOverdamping = allowsOverdamping
    }

    /// Creates a spring; nil for durations that are not above 0 and bounces outside of −1…1 (−1 itself would never move).
    init?(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        guard perceptualDuration > 0, perceptualDuration.isFinite, bounce > -1, bounce <= 1 else { return nil }
        let frequency = 2 * CGFloat.pi / perceptualDuration
        stiffness = frequency * frequency
        damping = 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
        allowsOverdamping = bounce < 0
    }

    var perceptualDuration: CFTimeInterval { 2 * .pi / (stiffness / mass).squareRoot() }

    /// 1 − ratio up to critical damping, beyond it 1 / ratio − 1: what ``init(perceptualDuration:bounce:)`` took.
    var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    var solution: SpringSolution { SpringSolution(self) }

    /// See ``SpringSolution/settlingDuration``.
    var settlingDuration: CFTimeInterval { solution.settlingDuration }
}

/// How far a spring has come at a time: 0 at first, 1 in the end.
///
/// The rest of the way y obeys m·y″ + c·y′ + k·y = 0 from y = 1 with y′ = −velocity, so with β = c / 2m it is
/// e^(−βt) · (C(t) + (β − v) · S(t)), where C and S are cosine and sine (by their frequency) below critical damping,
/// 1 and t at it, and the hyperbolic ones above.
struct SpringSolution: Hashable, Sendable {
    /// β, 1 / s.
    let decay: Double
    /// The frequency below critical damping, the difference of the two decays' halves above it; rad/s or 1/s.
    let rate: Double
    /// 1 below critical damping, 0 at it, −1 above.
    let side: Int8
    let velocity: Double

    init(_ spring: SpringCurve) {
        let mass = Double(spring.mass), natural = (Double(spring.stiffness) / mass).squareRoot()
        var beta = Double(spring.damping) / (2 * mass)
        if !spring.allowsOverdamping { beta = min(beta, natural) }
        let square = (natural - beta) * (natural + beta)
        decay = beta
        rate = abs(square).squareRoot()
        side = square > 0 ? 1 : square < 0 ? -1 : 0
        velocity = Double(spring.velocity)
    }

    /// Progress after some seconds; 0 before the beginning.
    func callAsFunction(_ t: Double) -> Double {
        if t <= 0 { return 0 }
        let push = decay - velocity
        switch side {
        case 1:
            let turn = rate * t
            return 1 - exp(-decay * t) * (cos(turn) + push / rate * sin(turn))
        case 0: return 1 - exp(-decay * t) * (1 + push * t)
        default:
            // The slower of the two decays, β − rate, without taking nearly equal numbers from each other; then
            // cosh and sinh in a form that neither overflows nor cancels.
            let slow = exp(-slowDecay * t), gap = -expm1(-2 * rate * t)
            return 1 - slow * (1 - gap / 2 + push * gap / (2 * rate))
        }
    }

    private var slowDecay: Double { (decay - rate) > decay / 2 ? decay - rate : naturalSquare / (decay + rate) }
    private var naturalSquare: Double { (decay - rate) * (decay + rate) }

    /// Seconds after which the rest of the way stays below a thousandth, by the sum of the amplitudes. Gives Apple's
    /// documented 2.85 s for a damping of 5 (stiffness 100, mass 1). Infinite without damping.
    var settlingDuration: Double {
        let rest = 0.001, push = abs(decay - velocity)
        guard decay > 0 else { return .infinity }
        if side == 1 { return max(0, log((1 + push / rate) / rest) / decay) }
        func bound(_ t: Double) -> Double {
            if side == 0 { return exp(-decay * t) * (1 + push * t) }
            let gap = -expm1(-2 * rate * t)
            return exp(-slowDecay * t) * (1 - gap / 2 + push * gap / (2 * rate))
        }
        // The bound falls for good beyond its only summit: doubling, then halving.
        var high = 1 / max(slowDecay, 1e-300)
        while bound(high) > rest, high < 1e300 { high *= 2 }
        var low = high / 2
        if bound(low) < rest { low = 0 }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if bound(middle) > rest { low = middle } else { high = middle }
        }
        return high
    }
}

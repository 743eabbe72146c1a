// Springs by what they look like, and how long they take.
// Apple: "CASpringAnimation", "UISpringTimingParameters"; the formulas are those of the damped oscillator.
import CoreGraphics
import Foundation
import QuartzCore

extension AnimationPace.Spring {
    /// The remaining part of the way at which a spring counts as settled.
    static let rest = 0.001

    /// Angular frequency without damping, 1/s.
    var frequency: Double { (stiffness / mass).squareRoot() }
    /// 1 is critical.
    var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    /// Velocity of what is no position: the vector's length.
    var speed: Double { Self.speed(velocity, isScalar) }

    private static func speed(_ velocity: CGVector, _ isScalar: Bool) -> Double {
        isScalar ? Double(velocity.dx) : Double(velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
    }

    /// Creates a spring by its perceived duration (one oscillation without damping) and its bounce, −1…1.
    package init(duration: TimeInterval, bounce: Double, velocity: CGVector, isScalar: Bool = false) {
        let time = duration.isFinite && duration > 0 ? duration : 0.001
        let bounce = bounce.isFinite ? min(max(AnimationMeasures.leastBounce, bounce), 1) : 0
        let frequency = 2 * Double.pi / time
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            velocity: velocity.dx.isFinite && velocity.dy.isFinite ? velocity : .zero, isScalar: isScalar)
    }

    /// Creates a spring of mass 1 whose stiffness lets it settle after a time in seconds. Without damping no spring settles:
    /// such a spring swings as often as one with a ratio of 0.01 (ours).
    init(dampingRatio ratio: Double, settling duration: TimeInterval, velocity: CGVector, isScalar: Bool) {
        let time = duration > 0 ? duration : 0.001
        let damped = max(ratio, AnimationMeasures.leastRatio)
        let speed = Self.speed(velocity, isScalar)
        // The remaining way shrinks as frequency × time grows: halving.
        var low = 1e-3, high = 1e5
        for _ in 0..<80 {
            let middle = (low * high).squareRoot()
            let tried = AnimationPace.Spring.envelope(middle, damped, speed * time / middle)
            if tried > Self.rest { low = middle } else { high = middle }
        }
        let frequency = high / time
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity,
            isScalar: isScalar)
    }

    /// Seconds until what is left stays below a thousandth of the way.
    package var settlingDuration: TimeInterval {
        AnimationMix.settling(mass: mass, stiffness: stiffness, damping: damping, velocity: speed)
    }

    /// The greatest remaining part of the way from an angle (time × frequency) on, by the sum of the amplitudes; `speed` is
    /// ways per angle.
    private static func envelope(_ angle: Double, _ ratio: Double, _ speed: Double) -> Double {
        let push = abs(ratio - speed)
        if ratio < 1 { return exp(-ratio * angle) * (1 + push / (1 - ratio * ratio).squareRoot()) }
        if ratio == 1 { return exp(-angle) * (1 + push * angle) }
        let root = (ratio * ratio - 1).squareRoot()
        let gap = -expm1(-2 * root * angle)
        return exp((root - ratio) * angle) * (1 - gap / 2 + push * gap / (2 * root))
    }

    /// The part of the way after a time in seconds, with the velocity's length.
    func progress(at time: TimeInterval) -> Double {
        AnimationMix.spring(mass: mass, stiffness: stiffness, damping: damping, velocity: speed, at: time)
    }
}

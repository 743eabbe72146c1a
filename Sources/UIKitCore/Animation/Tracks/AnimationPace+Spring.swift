// A spring's motion in closed form, and springs by what they look like.
// Apple: "CASpringAnimation", "UISpringTimingParameters"; the formulas are those of the damped oscillator.
import CoreGraphics
import Foundation
import QuartzCore

extension AnimationPace.Spring {
    /// What is left of the way where a spring counts as settled.
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

    /// By how long it seems to take (one swing without damping) and by how much it bounces, −1…1.
    package init(duration: TimeInterval, bounce: Double, velocity: CGVector, isScalar: Bool = false) {
        let time = duration.isFinite && duration > 0 ? duration : 0.001
        let bounce = bounce.isFinite ? min(max(-0.999, bounce), 1) : 0
        let frequency = 2 * Double.pi / time
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            velocity: velocity.dx.isFinite && velocity.dy.isFinite ? velocity : .zero, isScalar: isScalar)
    }

    /// Of mass 1, so stiff that it has settled after a time in seconds. Without damping none settles: such a one swings
    /// as often as one with a ratio of 0.01 (ours).
    init(dampingRatio ratio: Double, settling duration: TimeInterval, velocity: CGVector, isScalar: Bool) {
        let time = duration > 0 ? duration : 0.001
        let damped = max(ratio, 0.01)
        let speed = Self.speed(velocity, isScalar)
        // What is left shrinks as frequency × time grows: halving.
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
        guard dampingRatio > 0 else { return .infinity }
        var low = 0.0, high = 1.0 / frequency
        let relative = speed / frequency
        while Self.envelope(high * frequency, dampingRatio, relative) > Self.rest, high < 1e6 { (low, high) = (high, high * 2) }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if Self.envelope(middle * frequency, dampingRatio, relative) > Self.rest { low = middle } else { high = middle }
        }
        return high
    }

    /// What is left of the way at most from an angle (time × frequency) on; `speed` is ways an angle.
    private static func envelope(_ angle: Double, _ ratio: Double, _ speed: Double) -> Double {
        if ratio < 1 {
            let damped = (1 - ratio * ratio).squareRoot()
            let b = (ratio - speed) / damped
            return exp(-ratio * angle) * (1 + b * b).squareRoot()
        }
        if ratio == 1 { return exp(-angle) * (1 + abs(1 - speed) * angle) }
        let root = (ratio * ratio - 1).squareRoot()
        let slow = ratio - root, fast = ratio + root
        let a = (fast - speed) / (2 * root)
        return abs(a) * exp(-slow * angle) + abs(1 - a) * exp(-fast * angle)
    }

    /// The part of the way after a time in seconds, with the velocity's length.
    func progress(at time: TimeInterval) -> Double { progress(at: time, speed: speed) }

    /// The part of the way after a time in seconds, with a velocity of its own.
    func progress(at time: TimeInterval, speed: Double) -> Double {
        let angle = frequency * time, ratio = dampingRatio, speed = speed / frequency
        if ratio < 1 {
            let damped = (1 - ratio * ratio).squareRoot()
            return 1 - exp(-ratio * angle) * (cos(damped * angle) + (ratio - speed) / damped * sin(damped * angle))
        }
        if ratio == 1 { return 1 - exp(-angle) * (1 + (1 - speed) * angle) }
        let root = (ratio * ratio - 1).squareRoot()
        let slow = ratio - root, fast = ratio + root
        let a = (fast - speed) / (2 * root)
        return 1 - a * exp(-slow * angle) - (1 - a) * exp(-fast * angle)
    }
}

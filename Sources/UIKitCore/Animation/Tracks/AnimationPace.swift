// How an animation speeds up and slows down, as a value: a curve or a spring.
// Apple: "UITimingCurveProvider"; the pace itself is ours.
import CoreGraphics
import Foundation
import QuartzCore

/// A curve or a spring.
package enum AnimationPace: Hashable, Sendable {
    /// A Bézier curve's inner points.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A spring that takes the time it needs.
    case spring(Spring)
    /// A spring that settles within the duration it is given.
    case fittedSpring(dampingRatio: Double, velocity: CGVector, isScalar: Bool = false)

    /// A spring's numbers; velocities are ways a second.
    package struct Spring: Hashable, Sendable {
        package var mass: Double
        package var stiffness: Double
        package var damping: Double
        package var velocity: CGVector
        /// Whether `velocity.dx` is meant for every axis and property.
        package var isScalar: Bool

        package init(mass: Double, stiffness: Double, damping: Double, velocity: CGVector, isScalar: Bool = false) {
            self.mass = mass
            self.stiffness = stiffness
            self.damping = damping
            self.velocity = velocity
            self.isScalar = isScalar
        }
    }

    /// The pace of constant speed.
    package static let linear = AnimationPace.cubic(x1: 0, y1: 0, x2: 1, y2: 1)

    package init(_ curve: UIView.AnimationCurve) {
        self =
            switch curve {
            case .easeInOut: .cubic(x1: AnimationMeasures.easeIn, y1: 0, x2: AnimationMeasures.easeOut, y2: 1)
            case .easeIn: .cubic(x1: AnimationMeasures.easeIn, y1: 0, x2: 1, y2: 1)
            case .easeOut: .cubic(x1: 0, y1: 0, x2: AnimationMeasures.easeOut, y2: 1)
            case .linear: .linear
            }
    }

    /// The pace of UIKit's timing objects: the spring if there is one, else the curve, else Core Animation's default.
    @MainActor package init(_ provider: any UITimingCurveProvider) {
        if let spring = provider.springTimingParameters {
            self = spring.pace
        } else if let cubic = provider.cubicTimingParameters {
            self = cubic.pace
        } else {
            let (one, two) = AnimationMeasures.defaultCurve
            self = .cubic(x1: one.x, y1: one.y, x2: two.x, y2: two.y)
        }
    }

    /// Seconds that a spring takes by itself; nil where the duration is the user's.
    package var naturalDuration: TimeInterval? {
        if case .spring(let spring) = self { spring.settlingDuration } else { nil }
    }

    /// The part of the way after a part of the time (0…1), for a duration in seconds; springs may overshoot. Velocities
    /// count by their length.
    package func progress(at fraction: Double, duration: TimeInterval) -> Double {
        if fraction <= 0 { return 0 }
        switch self {
        case .cubic(let x1, let y1, let x2, let y2):
            return AnimationMix.cubic(x1, y1, x2, y2, at: min(fraction, 1))
        case .spring, .fittedSpring:
            guard fraction < 1, let spring = spring(in: duration) else { return 1 }
            return spring.progress(at: fraction * duration)
        }
    }

    /// The first part of the time (0…1) at which a part of the way is reached, so that going on from there does not
    /// jump: the inverse of ``progress(at:duration:)``.
    package func fraction(of progress: Double, duration: TimeInterval) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        if self == .linear { return progress }
        if case .fittedSpring = self, let spring = spring(in: duration) {
            return AnimationPace.spring(spring).fraction(of: progress, duration: duration)
        }
        // 1. The first of 256 steps beyond it. 2. Halving within that step.
        let steps = 256
        guard let step = (1...steps).first(where: { self.progress(at: Double($0) / Double(steps), duration: duration) >= progress })
        else { return 1 }
        var low = Double(step - 1) / Double(steps), high = Double(step) / Double(steps)
        for _ in 0..<44 {
            let middle = (low + high) / 2
            if self.progress(at: middle, duration: duration) < progress { low = middle } else { high = middle }
        }
        return high
    }

    /// The spring that runs over a duration; nil for curves.
    func spring(in duration: TimeInterval) -> Spring? {
        switch self {
        case .cubic: nil
        case .spring(let spring): spring
        case .fittedSpring(let ratio, let velocity, let isScalar):
            Spring(dampingRatio: ratio, settling: duration, velocity: velocity, isScalar: isScalar)
        }
    }
}

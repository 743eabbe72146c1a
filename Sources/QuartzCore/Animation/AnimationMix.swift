// The operations on animatable values for UIKit's blocks: mixes, differences, curves.
// No Apple page: this is ours.
import Foundation

/// Arithmetic with values of layers' keys, as animations do it.
package enum AnimationMix {
    /// A value between two at a progress that may lie outside 0…1; nil where they cannot be mixed.
    package static func mix(_ from: Any, _ to: Any, _ progress: Double) -> Any? {
        guard let a = AnimatableValue(from), let b = AnimatableValue(to) else { return nil }
        return a.mixed(with: b, CGFloat(progress)).object
    }

    /// Returns the value that added to `base` gives `other`; nil for values that cannot be added, such as colours.
    package static func difference(from base: Any, to other: Any) -> Any? {
        guard let a = AnimatableValue(base), let b = AnimatableValue(other) else { return nil }
        switch (a, b) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect):
            return b.adding(a, times: -1).object
        case (.transform(let a), .transform(let b)):
            let inverse = CATransform3DInvert(a)
            guard !CATransform3DEqualToTransform(CATransform3DConcat(a, inverse), a) || CATransform3DIsIdentity(a) else {
                return nil
            }
            return CATransform3DConcat(inverse, b)
        default: return nil
        }
    }

    /// One value with a difference added; nil where nothing can be added.
    package static func sum(_ base: Any, _ difference: Any) -> Any? {
        guard let a = AnimatableValue(base), let b = AnimatableValue(difference) else { return nil }
        switch (a, b) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform):
            return a.adding(b).object
        default: return nil
        }
    }

    /// The difference that changes nothing, of the kind of a value; nil where nothing can be added.
    package static func zero(like value: Any) -> Any? {
        switch AnimatableValue(value) {
        case .number: CGFloat(0)
        case .point: CGPoint.zero
        case .size: CGSize.zero
        case .rect: CGRect.zero
        case .transform: CATransform3DIdentity
        default: nil
        }
    }

    /// The progress of a spring at a time in seconds; velocities are ways a second.
    package static func spring(
        mass: Double, stiffness: Double, damping: Double, velocity: Double, at time: TimeInterval
    ) -> Double { solution(mass, stiffness, damping, velocity)(time) }

    /// Seconds until what is left of a spring's way stays below a thousandth.
    package static func settling(mass: Double, stiffness: Double, damping: Double, velocity: Double) -> TimeInterval {
        solution(mass, stiffness, damping, velocity).settlingDuration
    }

    private static func solution(_ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double) -> SpringSolution {
        SpringCurve(
            mass: CGFloat(mass), stiffness: CGFloat(stiffness), damping: CGFloat(damping), velocity: CGFloat(velocity)
        ).solution
    }

    /// The progress of a cubic curve at a time of 0…1.
    package static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double) -> Double {
        TimingCurve(x1, y1, x2, y2)(time)
    }
}

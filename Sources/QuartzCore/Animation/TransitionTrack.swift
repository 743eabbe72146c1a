// A transition between two looks of a layer, as a value.
// Apple: "CATransition".
import CoreGraphics
import Foundation

/// What a transition does. The old look is kept by the layer's running animation.
struct TransitionTrack: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        case fade, moveIn, push, reveal

        init?(_ type: CATransitionType) {
            switch type {
            case .fade: self = .fade
            case .moveIn: self = .moveIn
            case .push: self = .push
            case .reveal: self = .reveal
            default: return nil
            }
        }
    }

    /// Where what comes in comes from, in a space with y downwards.
    enum Side: UInt8, Sendable {
        case left, right, above, below

        /// From the left without one (guessed); Apple's top is where y is greatest, so `fromTop` comes from below
        /// (observed).
        init(_ subtype: CATransitionSubtype?) {
            switch subtype {
            case .fromRight?: self = .right
            case .fromTop?: self = .below
            case .fromBottom?: self = .above
            default: self = .left
            }
        }
    }

    var kind: Kind
    var side: Side
    var start: Double
    var end: Double
    var pace: AnimationPacing

    /// Progress from the old look to the new one, 0…1.
    func progress(at time: TimeInterval, _ timing: AnimationTiming) -> Double? {
        guard let (fraction, _) = timing.moment(at: time) else { return nil }
        return start + (end - start) * pace.progress(fraction, timing)
    }
}

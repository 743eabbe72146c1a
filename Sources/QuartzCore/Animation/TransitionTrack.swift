// A transition between two looks of a layer, as a value.
// Apple: "CATransition".
import CoreGraphics
import Foundation

/// The kind, direction and part of a transition. The layer's running animation keeps the old look.
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

    /// The side from which the new look comes, in a space with y downwards.
    enum Side: UInt8, Sendable {
        case left, right, above, below

        /// Converts a subtype; the left for nil (guessed). Apple's top is the greatest y, so `fromTop` comes from below
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

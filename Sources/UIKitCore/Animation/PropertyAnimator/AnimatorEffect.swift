// The effects of an animator's call on views and blocks, as values.
// No Apple page: this is ours.
import Foundation

/// An effect that ``AnimatorMachine`` requests. Effects are carried out in order.
package enum AnimatorEffect: Equatable, Sendable {
    /// The kept blocks run, and what they change becomes tracks.
    case record
    /// The block just added runs; what it changes moves from this fraction of the time on.
    case recordAdded(from: Double)
    /// The views stand still at a fraction: of the way (`linear`), or of the time.
    case hold(at: Double, linear: Bool)
    /// The views move from a fraction of the time to the end, or back to the start, in so many seconds after a delay;
    /// with another pace from there on, if there is one.
    case run(from: Double, reversed: Bool, remaining: TimeInterval, delay: TimeInterval, pace: AnimationPace?)
    /// The views are set to a place for good.
    case finish(UIViewAnimatingPosition)
    /// Completion blocks are called with a place, then all blocks are dropped.
    case complete(UIViewAnimatingPosition)
    /// The animator drops all blocks.
    case forget
    /// Something was done wrong.
    case report(AnimatorTrap)
}

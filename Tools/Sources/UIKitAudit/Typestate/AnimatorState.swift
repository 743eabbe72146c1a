// The states of a property animator.

/// What a `UIViewPropertyAnimator` can be in. Where Apple's `inactive` and `active` behave in several ways they are told apart by
/// how the animator came there.
public enum AnimatorState: UInt8, Sendable, Hashable, CaseIterable {
    /// Nothing is known; whoever is called may have done anything.
    case unknown
    /// Inactive and never started.
    case fresh
    /// As ``fresh``; `stopAnimation(false)` was called and had no effect.
    case freshAfterStop
    /// As ``fresh``; `stopAnimation(true)` was called and had no effect.
    case freshAfterStopTrue
    case running
    /// Active, but not running: paused or scrubbed.
    case paused
    /// By `stopAnimation(false)`: waits for `finishAnimation(at:)`.
    case stopped
    /// Inactive after it ran: by `finishAnimation(at:)` or by itself.
    case finished
    /// Inactive by `stopAnimation(true)` after it was active.
    case finishedByStop
    /// Active again after it ended: it accepts values but moves nothing.
    case restarted

    /// The states that Apple's `state` calls `.inactive`, without ``unknown``.
    public static let inactive: Set<AnimatorState> = [
        .fresh, .freshAfterStop, .freshAfterStopTrue, .finished, .finishedByStop,
    ]
    /// The states that Apple's `state` calls `.active`, without ``unknown``.
    public static let active: Set<AnimatorState> = [.running, .paused, .restarted]
}

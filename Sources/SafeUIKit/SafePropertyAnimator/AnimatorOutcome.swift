// What became of a call on a safe animator.
// Apple: "UIViewPropertyAnimator"; the outcomes are ours.

/// The result of a call on a ``SafePropertyAnimator``. Every call in every phase has one, and none traps.
public enum AnimatorOutcome: Equatable, Sendable {
    /// The call had its effect.
    case done
    /// The call had no effect; the reason.
    case ignored(Reason)

    /// The reason why a call had no effect.
    public enum Reason: String, Sendable, CaseIterable {
        /// No animation block was added yet.
        case nothingToAnimate
        /// The animator has not started.
        case notStarted
        /// The animator is already running, or must be paused first.
        case running
        /// The animator is already paused.
        case paused
        /// The animator is stopped; only `finish(at:)` and `restart()` have an effect.
        case stopped
        /// The animator has finished; only `restart()` has an effect.
        case finished
        /// `isInterruptible` is false.
        case notInterruptible
        /// A number is NaN or outside its domain.
        case badNumber
    }

    /// Whether the call had its effect.
    public var isDone: Bool { self == .done }
}

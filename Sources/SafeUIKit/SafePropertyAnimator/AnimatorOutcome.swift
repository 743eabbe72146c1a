// What became of a call on a safe animator.
// Apple: "UIViewPropertyAnimator"; the outcomes are ours.

/// What became of a call on a ``SafePropertyAnimator``: every call in every phase has one, and none traps.
public enum AnimatorOutcome: Equatable, Sendable {
    /// It did what its name says.
    case done
    /// It had no effect, and why.
    case ignored(Reason)

    /// Why a call had no effect.
    public enum Reason: String, Sendable, CaseIterable {
        /// There is no block of changes yet.
        case nothingToAnimate
        /// It was not started yet.
        case notStarted
        /// It runs already, or must be paused first.
        case running
        /// It stands already.
        case paused
        /// It is stopped: only `finish(at:)` and `restart()` go on.
        case stopped
        /// It has ended: only `restart()` goes on.
        case finished
        /// `isInterruptible` is false.
        case notInterruptible
        /// A number is not one, or outside its domain.
        case badNumber
    }

    /// Whether the call had its effect.
    public var isDone: Bool { self == .done }
}

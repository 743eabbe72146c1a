// The states of an animator's life.
// Apple: "UIViewAnimatingState".

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animation has not started, or has finished.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped and not finished; `finishAnimation(at:)` is required.
    case stopped = 2
}

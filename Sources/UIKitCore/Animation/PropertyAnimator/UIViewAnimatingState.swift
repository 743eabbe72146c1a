// Where an animator is in its life.
// Apple: "UIViewAnimatingState".

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started yet, or done.
    case inactive = 0
    /// Running, or paused on its way.
    case active = 1
    /// Stopped and not finished: `finishAnimation(at:)` is due.
    case stopped = 2
}

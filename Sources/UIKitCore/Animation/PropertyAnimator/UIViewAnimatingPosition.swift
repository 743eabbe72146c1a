// At which of its places an animation ends.
// Apple: "UIViewAnimatingPosition".

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end of the animation.
    case end = 0
    /// The start of the animation.
    case start = 1
    /// The current position.
    case current = 2
}

// At which of its places an animation ends.
// Apple: "UIViewAnimatingPosition".

/// At which of its places an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where it was going.
    case end = 0
    /// Where it came from.
    case start = 1
    /// Where it is.
    case current = 2
}

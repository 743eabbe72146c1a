// Where an animation stands or ends.
// Apple: "UIViewAnimatingPosition".

/// A place of an animation: its end, its start, or where it is now.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// What the blocks set.
    case end = 0
    /// What was there before.
    case start = 1
    /// What is shown now.
    case current = 2
}

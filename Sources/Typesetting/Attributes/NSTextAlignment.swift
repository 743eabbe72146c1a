// How lines stand between the margins.
// Apple: NSTextAlignment

/// How lines stand between the margins; raw values are UIKit's (iOS order, not AppKit's).
public enum NSTextAlignment: Int, Sendable {
    /// At the left margin.
    case left = 0
    /// Between the margins.
    case center = 1
    /// At the right margin.
    case right = 2
    /// At both margins; the last line of a paragraph is natural.
    case justified = 3
    /// By the text's direction: left, or right for right-to-left.
    case natural = 4
}

// How lines stand between the margins.
// Apple: NSTextAlignment

/// How lines stand between the margins; raw values are UIKit's (iOS order, not AppKit's).
public enum NSTextAlignment: Int, Sendable {
    /// Alignment at the left margin.
    case left = 0
    /// Between the margins.
    case center = 1
    /// Alignment at the right margin.
    case right = 2
    /// Alignment at both margins; the last line of a paragraph is natural.
    case justified = 3
    /// The alignment of the text's direction: left, or right for right-to-left text.
    case natural = 4
}

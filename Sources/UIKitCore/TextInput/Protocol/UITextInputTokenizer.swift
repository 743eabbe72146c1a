// Finds the units that a text is divided into.
// Apple: "UITextInputTokenizer".
import Foundation

/// Finds characters, words, sentences, lines and paragraphs of an input's text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit around a position; with a position at a boundary the unit that lies in the direction. Nil outside of
    /// every unit, such as between two words.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a position ends a unit, seen in the direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The next boundary in a direction; nil beyond the text.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a position lies within a unit; at a boundary that of the direction counts.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

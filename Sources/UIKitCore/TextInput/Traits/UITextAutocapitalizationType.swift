// When shift is set by itself.
// Apple: "UITextAutocapitalizationType".
import Foundation

/// The automatic capitalisation of the keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Never.
    case none = 0
    /// Shift is set at the beginning of words.
    case words = 1
    /// Shift is set at the beginning of sentences.
    case sentences = 2
    /// Always.
    case allCharacters = 3
}

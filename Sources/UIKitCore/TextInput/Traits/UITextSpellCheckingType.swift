// Whether misspelt words are marked.
// Apple: "UITextSpellCheckingType".
import Foundation

/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The default: appropriate for the input and its content.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

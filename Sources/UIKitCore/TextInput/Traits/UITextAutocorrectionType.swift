// Whether words are corrected.
// Apple: "UITextAutocorrectionType".
import Foundation

/// Whether words are corrected during typing.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The default: appropriate for the input and its content.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

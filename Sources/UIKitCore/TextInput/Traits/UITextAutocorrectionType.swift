// Whether words are corrected.
// Apple: "UITextAutocorrectionType".
import Foundation

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the input and its content want it.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

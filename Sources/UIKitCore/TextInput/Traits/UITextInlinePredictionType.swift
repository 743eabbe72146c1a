// Whether the rest of a word is offered.
// Apple: "UITextInlinePredictionType".
import Foundation

/// Whether the rest of a word is suggested during typing.
public enum UITextInlinePredictionType: Int, Sendable {
    /// The default: appropriate for the input and its content.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

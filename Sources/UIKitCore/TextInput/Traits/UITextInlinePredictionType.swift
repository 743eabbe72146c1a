// Whether the rest of a word is offered.
// Apple: "UITextInlinePredictionType".
import Foundation

/// Whether the rest of a word is offered while it is typed.
public enum UITextInlinePredictionType: Int, Sendable {
    /// As the input and its content want it.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

// Whether quotation marks become curly.
// Apple: "UITextSmartQuotesType".
import Foundation

/// Whether straight quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The default: appropriate for the input and its content.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

// Whether quotation marks become curly.
// Apple: "UITextSmartQuotesType".
import Foundation

/// Whether straight quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the input and its content want it.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

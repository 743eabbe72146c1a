// Whether hyphens become dashes.
// Apple: "UITextSmartDashesType".
import Foundation

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// The default: appropriate for the input and its content.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

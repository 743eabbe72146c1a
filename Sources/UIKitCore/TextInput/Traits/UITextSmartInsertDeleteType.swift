// Whether blanks are mended around what is cut or pasted.
// Apple: "UITextSmartInsertDeleteType".
import Foundation

/// Whether spaces around words are adjusted when text is cut or pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The default: appropriate for the input and its content.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

// Whether blanks are mended around what is cut or pasted.
// Apple: "UITextSmartInsertDeleteType".
import Foundation

/// Whether blanks around words are mended when text is cut or pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the input and its content want it.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

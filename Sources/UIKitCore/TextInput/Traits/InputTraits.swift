// The traits of an input as one value.
// No Apple page: this is ours (the storage behind UITextField and UITextView).
import Foundation

/// The values of ``UITextInputTraits`` that UIKit's inputs keep.
package struct InputTraits {
    package var autocapitalization = UITextAutocapitalizationType.sentences
    package var autocorrection = UITextAutocorrectionType.default
    package var spellChecking = UITextSpellCheckingType.default
    package var smartQuotes = UITextSmartQuotesType.default
    package var smartDashes = UITextSmartDashesType.default
    package var smartInsertDelete = UITextSmartInsertDeleteType.default
    package var inlinePrediction = UITextInlinePredictionType.default
    package var keyboard = UIKeyboardType.default
    package var appearance = UIKeyboardAppearance.default
    package var returnKey = UIReturnKeyType.default
    package var enablesReturnKey = false
    package var isSecure = false
    package var contentType: UITextContentType?
    package var passwordRules: UITextInputPasswordRules?

    package init() {}
}

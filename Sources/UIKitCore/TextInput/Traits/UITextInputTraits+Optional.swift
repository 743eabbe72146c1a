// The properties of UITextInputTraits as a read through the protocol gives them: nil where the responder has none.
// Apple: "UITextInputTraits".
import Foundation

extension NSObjectProtocol where Self: UITextInputTraits {
    /// The occasions on which the keyboard sets shift; nil if the responder has no such property.
    @preconcurrency @MainActor public var autocapitalizationType: UITextAutocapitalizationType? {
        OptionalRequirement.read { self.autocapitalizationType as UITextAutocapitalizationType }
    }
    /// Whether words are corrected; nil where the responder does not say.
    @preconcurrency @MainActor public var autocorrectionType: UITextAutocorrectionType? {
        OptionalRequirement.read { self.autocorrectionType as UITextAutocorrectionType }
    }
    /// Whether misspelt words are marked; nil where the responder does not say.
    @preconcurrency @MainActor public var spellCheckingType: UITextSpellCheckingType? {
        OptionalRequirement.read { self.spellCheckingType as UITextSpellCheckingType }
    }
    /// Whether quotation marks become curly; nil where the responder does not say.
    @preconcurrency @MainActor public var smartQuotesType: UITextSmartQuotesType? {
        OptionalRequirement.read { self.smartQuotesType as UITextSmartQuotesType }
    }
    /// Whether hyphens become dashes; nil where the responder does not say.
    @preconcurrency @MainActor public var smartDashesType: UITextSmartDashesType? {
        OptionalRequirement.read { self.smartDashesType as UITextSmartDashesType }
    }
    /// Whether blanks are mended around what is cut or pasted; nil where the responder does not say.
    @preconcurrency @MainActor public var smartInsertDeleteType: UITextSmartInsertDeleteType? {
        OptionalRequirement.read { self.smartInsertDeleteType as UITextSmartInsertDeleteType }
    }
    /// Whether the rest of a word is offered; nil where the responder does not say.
    @preconcurrency @MainActor public var inlinePredictionType: UITextInlinePredictionType? {
        OptionalRequirement.read { self.inlinePredictionType as UITextInlinePredictionType }
    }
    /// The keys that the keyboard shows; nil if the responder has no such property.
    @preconcurrency @MainActor public var keyboardType: UIKeyboardType? {
        OptionalRequirement.read { self.keyboardType as UIKeyboardType }
    }
    /// Light or dark keys; nil where the responder does not say.
    @preconcurrency @MainActor public var keyboardAppearance: UIKeyboardAppearance? {
        OptionalRequirement.read { self.keyboardAppearance as UIKeyboardAppearance }
    }
    /// The text of the return key; nil if the responder has no such property.
    @preconcurrency @MainActor public var returnKeyType: UIReturnKeyType? {
        OptionalRequirement.read { self.returnKeyType as UIReturnKeyType }
    }
    /// Whether the return key waits for text; nil where the responder does not say.
    @preconcurrency @MainActor public var enablesReturnKeyAutomatically: Bool? {
        OptionalRequirement.read { self.enablesReturnKeyAutomatically as Bool }
    }
    /// Whether the text is hidden behind dots; nil where the responder does not say.
    @preconcurrency @MainActor public var isSecureTextEntry: Bool? {
        OptionalRequirement.read { self.isSecureTextEntry as Bool }
    }
    /// The meaning of the text: the inner value is nil for none in particular, the outer one if the responder has no such property.
    @preconcurrency @MainActor public var textContentType: UITextContentType?? {
        OptionalRequirement.read { self.textContentType as UITextContentType? }
    }
    /// How new passwords have to be made; nil where the responder does not say.
    @preconcurrency @MainActor public var passwordRules: UITextInputPasswordRules?? {
        OptionalRequirement.read { self.passwordRules as UITextInputPasswordRules? }
    }
}

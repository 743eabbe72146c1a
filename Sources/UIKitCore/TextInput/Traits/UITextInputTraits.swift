// How a responder wants the keyboard to be.
// Apple: "UITextInputTraits".
import Foundation

/// The preferences of a text input for the keyboard and typing aids. Every property is optional.
///
/// A missing property returns its default value and ignores assignments. Correction, checking, prediction and suggestions are
/// not supported yet: UIK1201 for a field that requests them.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The occasions on which the keyboard sets shift.
    @_disfavoredOverload var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    @_disfavoredOverload var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelt words are marked.
    @_disfavoredOverload var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether quotation marks become curly.
    @_disfavoredOverload var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens become dashes.
    @_disfavoredOverload var smartDashesType: UITextSmartDashesType { get set }
    /// Whether blanks are mended around what is cut or pasted.
    @_disfavoredOverload var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Whether the rest of a word is offered.
    @_disfavoredOverload var inlinePredictionType: UITextInlinePredictionType { get set }
    /// The keys that the keyboard shows.
    @_disfavoredOverload var keyboardType: UIKeyboardType { get set }
    /// Light or dark keys.
    @_disfavoredOverload var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The text of the return key.
    @_disfavoredOverload var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key waits for text.
    @_disfavoredOverload var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden behind dots.
    @_disfavoredOverload var isSecureTextEntry: Bool { get set }
    /// The meaning of the text; nil for none in particular.
    @_disfavoredOverload var textContentType: UITextContentType! { get set }
    /// How new passwords have to be made.
    @_disfavoredOverload var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    @_disfavoredOverload public var autocapitalizationType: UITextAutocapitalizationType {
        get { OptionalRequirement.missing(.sentences) }
        set {}
    }
    @_disfavoredOverload public var autocorrectionType: UITextAutocorrectionType {
        get { OptionalRequirement.missing(.default) }
        set {}
    }
    @_disfavoredOverload public var spellCheckingType: UITextSpellCheckingType {
        get { OptionalRequirement.missing(.default) }
        set {}
    }
    @_disfavoredOverload public var smartQuotesType: UITextSmartQuotesType {
        get { OptionalRequirement.missing(.default) }
        set {}
    }
    @_disfavoredOverload public var smartDashesType: UITextSmartDashesType {
        get { OptionalRequirement.missing(.default) }
        set {}
    }
    @_disfavoredOverload public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { OptionalRequirement.missing(.default) }
        set {}
    }
    @_disfavoredOverload public var inlinePredictionType: UITextInlinePredictionType {
        get { OptionalRequirement.missing(.default) }
        set {}
    }
    @_disfavoredOverload public var keyboardType: UIKeyboardType {
        get { OptionalRequirement.missing(.default) }
        set {}
    }
    @_disfavoredOverload public var keyboardAppearance: UIKeyboardAppearance {
        get { OptionalRequirement.missing(.default) }
        set {}
    }
    @_disfavoredOverload public var returnKeyType: UIReturnKeyType {
        get { OptionalRequirement.missing(.default) }
        set {}
    }
    @_disfavoredOverload public var enablesReturnKeyAutomatically: Bool {
        get { OptionalRequirement.missing(false) }
        set {}
    }
    @_disfavoredOverload public var isSecureTextEntry: Bool {
        get { OptionalRequirement.missing(false) }
        set {}
    }
    @_disfavoredOverload public var textContentType: UITextContentType! {
        get { OptionalRequirement.missing(nil) }
        set {}
    }
    @_disfavoredOverload public var passwordRules: UITextInputPasswordRules? {
        get { OptionalRequirement.missing(nil) }
        set {}
    }
}

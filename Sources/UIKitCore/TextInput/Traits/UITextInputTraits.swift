// How a responder wants the keyboard to be.
// Apple: "UITextInputTraits".
import Foundation

/// How a responder that takes text wants the keyboard and the help with typing to be. Every property is optional.
///
/// Without one of its own a responder reads the defaults, and what is set is dropped. Nothing is corrected, checked,
/// predicted or proposed here yet: UIK1201 for a field that asks for it.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// When shift is set by itself.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelt words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether quotation marks become curly.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens become dashes.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether blanks are mended around what is cut or pasted.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Whether the rest of a word is offered.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// Which keys the keyboard shows.
    var keyboardType: UIKeyboardType { get set }
    /// Light or dark keys.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What is written on the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key waits for text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden behind dots.
    var isSecureTextEntry: Bool { get set }
    /// What the text means; nil for nothing in particular.
    var textContentType: UITextContentType! { get set }
    /// How new passwords have to be made.
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}

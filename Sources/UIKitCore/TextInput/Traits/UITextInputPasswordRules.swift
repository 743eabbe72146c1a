// How new passwords have to be made.
// Apple: "UITextInputPasswordRules".
import Foundation

/// How new passwords have to be made, in words of a small language. Kept; no password is proposed here.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying, @preconcurrency NSSecureCoding {
    /// The rules, such as `required: lower; required: digit; minlength: 8`.
    public nonisolated let passwordRulesDescriptor: String

    /// Rules of a text.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
    /// Decodes rules; empty from an archive without them.
    public required init?(coder: NSCoder) {
        passwordRulesDescriptor = coder.optionalString(forKey: "UIPasswordRulesDescriptor") ?? ""
        super.init()
    }
    /// Encodes the text.
    open func encode(with coder: NSCoder) {
        coder.encode(passwordRulesDescriptor as NSString, forKey: "UIPasswordRulesDescriptor")
    }
    /// True.
    open nonisolated class var supportsSecureCoding: Bool { true }
    /// Itself, being immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

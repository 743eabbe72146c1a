// How new passwords have to be made.
// Apple: "UITextInputPasswordRules".
import Foundation
import UIKitValues

/// The requirements for new passwords, in a small language. Stored; no password is suggested here.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying, @preconcurrency NSSecureCoding {
    /// The rules, such as `required: lower; required: digit; minlength: 8`.
    public nonisolated let passwordRulesDescriptor: String

    /// Creates rules from a text.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
    /// Creates rules from an archive; empty if it contains none.
    public required init?(coder: NSCoder) {
        passwordRulesDescriptor = coder.optionalString(forKey: "UIPasswordRulesDescriptor") ?? ""
        super.init()
    }
    /// Encodes the rules.
    open func encode(with coder: NSCoder) {
        coder.encode(passwordRulesDescriptor as NSString, forKey: "UIPasswordRulesDescriptor")
    }
    /// True.
    open nonisolated class var supportsSecureCoding: Bool { true }
    /// Returns this object, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

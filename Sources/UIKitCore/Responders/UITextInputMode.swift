// The language of typing.
// Apple: "UITextInputMode".
import Foundation

/// One keyboard of the user's: here the one that is drawn.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    private let language: String?

    init(language: String?) { self.language = language }

    /// The language as a BCP 47 tag such as `en-US`; nil for none.
    open var primaryLanguage: String? { language }
    /// The keyboards that the user has: one.
    open class var activeInputModes: [UITextInputMode] { [current] }
    /// Another keyboard is in use; never posted here, there is one.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    static let current = UITextInputMode(language: "en-US")
}

// An error as it is shown: texts, options, which of them is the default.
// Apple: "NSError", localizedRecoveryOptions.
import UIKit

/// The content of an error message.
public struct ErrorMessage: Sendable {
    /// A button of an error message.
    public struct Option: Sendable, Equatable {
        /// The title of the button.
        public let title: String
        /// The style of the button.
        public let style: UIAlertAction.Style
        /// Creates an option.
        public init(title: String, style: UIAlertAction.Style) {
            self.title = title
            self.style = style
        }
    }

    /// The error.
    public let error: any Error
    /// The title and message.
    public let texts: ErrorTexts
    /// The options in order, never empty. A single OK button if the error offers no recovery that can be attempted.
    public let options: [Option]
    /// The index of the option for the Return key: the first one, unless it is destructive.
    public let defaultOption: Int?
    /// Whether the options come from the error.
    let offersRecovery: Bool

    /// Creates the message of an error.
    /// - Parameter okay: The title of the single button of an error without recovery.
    @MainActor public init(_ error: any Error, texts: ErrorTexts? = nil, okay: String = "OK") {
        self.error = error
        self.texts = texts ?? ErrorTexts(of: error)
        let own = Recovery(of: error)?.options ?? []
        offersRecovery = !own.isEmpty
        options = own.isEmpty ? [Option(title: okay, style: .default)] : own
        defaultOption = options[0].style == .destructive ? nil : 0
    }
}

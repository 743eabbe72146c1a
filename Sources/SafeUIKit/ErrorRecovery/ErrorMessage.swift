// An error as it is shown: texts, options, which of them is the default.
// Rules E4…E6, E12 of spec/systems.md, section 6.
import UIKit

/// An error as it is shown.
public struct ErrorMessage: Sendable {
    /// A button.
    public struct Option: Sendable, Equatable {
        /// What is written on it.
        public let title: String
        /// How it looks.
        public let style: UIAlertAction.Style
        /// Both.
        public init(title: String, style: UIAlertAction.Style) {
            self.title = title
            self.style = style
        }
    }

    /// The error.
    public let error: any Error
    /// Title and message.
    public let texts: ErrorTexts
    /// In order, never empty. An OK alone where the error offers no recovery that anybody could try (E6).
    public let options: [Option]
    /// Which option the return key chooses: the first, unless it is destructive (E5).
    public let defaultOption: Int?
    /// Whether the options are the error's own.
    let offersRecovery: Bool

    /// - Parameter okay: The title of the one button of errors without recovery.
    @MainActor public init(_ error: any Error, texts: ErrorTexts? = nil, okay: String = "OK") {
        self.error = error
        self.texts = texts ?? ErrorTexts(of: error)
        let own = Recovery(of: error)?.options ?? []
        offersRecovery = !own.isEmpty
        options = own.isEmpty ? [Option(title: okay, style: .default)] : own
        defaultOption = options[0].style == .destructive ? nil : 0
    }
}

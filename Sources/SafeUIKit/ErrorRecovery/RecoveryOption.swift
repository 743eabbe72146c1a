// One way out of an error, and what tries it.
// Apple: "NSError", NSLocalizedRecoveryOptionsErrorKey; "UIAlertAction", Style.
import UIKit

/// A way to handle an error: a button and the recovery that it attempts.
public struct RecoveryOption: Sendable {
    /// The title of the button.
    public let title: String
    /// The style of the button. A destructive option is never the default option.
    public let style: UIAlertAction.Style
    /// Whether the option attempts a recovery; false for OK and Cancel.
    public let canRecover: Bool
    let attempt: @MainActor @Sendable () async -> Bool

    /// Creates an option that attempts a recovery. The closure returns whether the failed operation can be retried.
    public init(
        _ title: String, style: UIAlertAction.Style = .default, attempt: @escaping @MainActor @Sendable () async -> Bool
    ) {
        self.title = title
        self.style = style
        canRecover = true
        self.attempt = attempt
    }

    private init(leaving title: String, _ style: UIAlertAction.Style) {
        self.title = title
        self.style = style
        canRecover = false
        attempt = { false }
    }

    /// Returns an option without an action of its own: the caller retries the operation.
    public static func retry(_ title: String = "Retry") -> RecoveryOption { RecoveryOption(title) { true } }
    /// Returns an option that leaves the error as it is.
    public static func okay(_ title: String = "OK") -> RecoveryOption { RecoveryOption(leaving: title, .default) }
    /// Returns an option that leaves everything as it is.
    public static func cancel(_ title: String = "Cancel") -> RecoveryOption { RecoveryOption(leaving: title, .cancel) }
}

/// The recovery options of an error, as the value for `NSRecoveryAttempterErrorKey`. Two attempters are equal if their titles
/// are.
///
/// The first option is the default option. If every option attempts a recovery, a cancel option is added.
public final class RecoveryAttempter: NSObject, Sendable {
    /// The options in order, the default option first. Never empty, and one of them leaves the error as it is.
    public let options: [RecoveryOption]

    /// Creates an attempter. Options without a title are ignored.
    /// - Parameter cancelTitle: The title of the option that is added if no option leaves the error as it is.
    public init(_ options: [RecoveryOption], cancelTitle: String = "Cancel") {
        let titled = options.filter { !$0.title.isEmpty }
        if titled.isEmpty {
            self.options = [.okay()]
        } else if titled.allSatisfy(\.canRecover) {
            self.options =
                titled + [
                    titled.contains { $0.style == .cancel }
                        ? .okay(cancelTitle) : .cancel(cancelTitle)
                ]
        } else {
            self.options = titled
        }
    }

    /// The titles, as the value for `NSLocalizedRecoveryOptionsErrorKey`.
    public var localizedRecoveryOptions: [String] { options.map(\.title) }

    /// Attempts an option. Returns false for an invalid index.
    @MainActor public func attemptRecovery(optionIndex: Int) async -> Bool {
        guard options.indices.contains(optionIndex) else { return false }
        return await options[optionIndex].attempt()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? RecoveryAttempter)?.localizedRecoveryOptions == localizedRecoveryOptions
    }
    public override var hash: Int { localizedRecoveryOptions.hashValue }
}

extension Error {
    /// Returns this error with recovery options. Domain, code, texts and other user info are kept; the options replace its own.
    public func withRecovery(_ options: [RecoveryOption]) -> NSError {
        let error = self as NSError
        let attempter = RecoveryAttempter(options)
        var info = error.userInfo
        if let localized = self as? any LocalizedError {
            info[NSLocalizedDescriptionKey] = info[NSLocalizedDescriptionKey] ?? localized.errorDescription
            info[NSLocalizedFailureReasonErrorKey] = info[NSLocalizedFailureReasonErrorKey] ?? localized.failureReason
            info[NSLocalizedRecoverySuggestionErrorKey] =
                info[NSLocalizedRecoverySuggestionErrorKey] ?? localized.recoverySuggestion
        }
        info[NSLocalizedRecoveryOptionsErrorKey] = attempter.localizedRecoveryOptions
        info[NSRecoveryAttempterErrorKey] = attempter
        return NSError(domain: error.domain, code: error.code, userInfo: info)
    }
}

// One way out of an error, and what tries it.
// Apple: "NSError", NSLocalizedRecoveryOptionsErrorKey; "UIAlertAction", Style.
import UIKit

/// One way out of an error: a button, and what tries to recover.
public struct RecoveryOption: Sendable {
    /// What is written on the button.
    public let title: String
    /// How the button looks. A destructive option is never the default one.
    public let style: UIAlertAction.Style
    /// Whether it can recover; false of OK and Cancel.
    public let canRecover: Bool
    let attempt: @MainActor @Sendable () async -> Bool

    /// An option that tries to recover. The result says whether what failed may be tried again.
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

    /// Recovers by doing nothing: the caller tries again.
    public static func retry(_ title: String = "Retry") -> RecoveryOption { RecoveryOption(title) { true } }
    /// Leaves the error as it is (E10).
    public static func okay(_ title: String = "OK") -> RecoveryOption { RecoveryOption(leaving: title, .default) }
    /// Leaves everything as it is (E10).
    public static func cancel(_ title: String = "Cancel") -> RecoveryOption { RecoveryOption(leaving: title, .cancel) }
}

/// The ways out of an error, as the value of `NSRecoveryAttempterErrorKey`. Two are equal where their titles are (E8).
///
/// The first option is the default one. Where every option can recover, Cancel is added (E12).
public final class RecoveryAttempter: NSObject, Sendable {
    /// In order, the default one first; never empty, and one of them leaves the error as it is.
    public let options: [RecoveryOption]

    /// Options without a title are left out.
    /// - Parameter cancelTitle: Of the option that is added where none leaves the error as it is.
    public init(_ options: [RecoveryOption], cancelTitle: String = "Cancel") {
        let titled = options.filter { !$0.title.isEmpty }
        if titled.isEmpty {
            self.options = [.okay()]
        } else if titled.allSatisfy(\.canRecover) {
            self.options = titled + [titled.contains { $0.style == .cancel }
                ? .okay(cancelTitle) : .cancel(cancelTitle)]
        } else {
            self.options = titled
        }
    }

    /// The titles, as `NSLocalizedRecoveryOptionsErrorKey` has them.
    public var localizedRecoveryOptions: [String] { options.map(\.title) }

    /// Tries an option; false for an index that there is none of.
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
    /// The same error with ways out of it: domain, code, texts and what else it carries stay; the options replace its own.
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

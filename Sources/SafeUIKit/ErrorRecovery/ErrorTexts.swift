// What an error says to the user: its own words, else ours.
// Apple: "NSError", Getting a localized error description; "LocalizedError".
import Foundation

/// The texts of an error for the user.
public struct ErrorTexts: Sendable, Equatable {
    /// The title, in bold.
    public var title: String
    /// The text below the title; nil for none.
    public var message: String?

    /// Creates texts.
    public init(title: String, message: String? = nil) {
        self.title = title
        self.message = message
    }

    /// The text of an error that becomes the title.
    public enum TitleSource: Sendable {
        /// The failure reason, or the description if there is none.
        case failureReason
        /// The localised description.
        case localizedDescription
    }

    /// The texts of an error without texts of its own or a known kind.
    public static let fallback = ErrorTexts(title: "Something went wrong.", message: "Please try again later.")

    /// Creates the texts of an error: its own, else the standard texts for its kind, else ``fallback``.
    public init(of error: any Error, titleFrom source: TitleSource = .failureReason) {
        let bridged = error as NSError
        let own = error as? any LocalizedError
        func text(_ value: String?) -> String? { value.flatMap { $0.isEmpty ? nil : $0 } }
        let reason = text(own?.failureReason) ?? text(bridged.localizedFailureReason)
        // Foundation makes up a description for every error, "… (Domain error 7.)": only one that was given counts.
        let description = text(own?.errorDescription) ?? text(bridged.userInfo[NSLocalizedDescriptionKey] as? String)
        let suggestion = text(own?.recoverySuggestion) ?? text(bridged.localizedRecoverySuggestion)
        let chosen = source == .failureReason ? reason ?? description : description ?? reason
        guard let chosen else {
            let known = Self.known(bridged.domain, bridged.code) ?? .fallback
            self.init(title: known.title, message: suggestion ?? known.message)
            return
        }
        self.init(title: chosen, message: suggestion)
    }

    /// Our words for connections that fail; Foundation on Linux has none.
    private static func known(_ domain: String, _ code: Int) -> ErrorTexts? {
        guard domain == NSURLErrorDomain else { return nil }
        switch URLError.Code(rawValue: code) {
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff:
            return ErrorTexts(title: "There is no connection to the internet.", message: "Check the connection and try again.")
        case .timedOut: return ErrorTexts(title: "The server takes too long to answer.", message: "Try again in a moment.")
        case .cannotFindHost, .dnsLookupFailed:
            return ErrorTexts(title: "The server cannot be found.", message: "Check the connection and try again.")
        case .cannotConnectToHost:
            return ErrorTexts(title: "The server cannot be reached.", message: "Try again in a moment.")
        case .networkConnectionLost:
            return ErrorTexts(title: "The connection was lost.", message: "Check the connection and try again.")
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
            return ErrorTexts(title: "A secure connection to the server cannot be made.")
        case .userAuthenticationRequired: return ErrorTexts(title: "The server wants you to log in.")
        default: return ErrorTexts(title: "The connection failed.", message: "Check the connection and try again.")
        }
    }
}

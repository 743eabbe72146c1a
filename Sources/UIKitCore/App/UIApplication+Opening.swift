// Addresses that other apps open.
// Apple: "UIApplication", open(_:options:completionHandler:), canOpenURL(_:).
import Foundation
import Stage

extension UIApplication {
    /// An option for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether the URL must be a universal link of an installed app, as a `Bool`. There are no other apps: true opens
        /// nothing.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The URL of the app's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL of the app's notification settings.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Requests the stage to open a URL outside the app. The handler is called in a later turn with the result.
    ///
    /// The headless stage accepts web URLs and settings URLs as a device would, and keeps them for the test kit
    /// (`Harness.openedURLs`). A stage that cannot open URLs returns false.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let onlyLinks = options[.universalLinksOnly] as? Bool ?? false
        let opened = !onlyLinks && (turnLoop.stage?.open(url) ?? false)
        if let completion { turnLoop.atEndOfTurn { completion(opened) } }
    }

    /// Returns whether the stage would open a URL.
    public func canOpenURL(_ url: URL) -> Bool { turnLoop.stage?.canOpen(url) ?? false }

    /// The old form of ``open(_:options:completionHandler:)``. Returns whether the URL was opened.
    @available(*, deprecated, message: "Use open(_:options:completionHandler:).")
    @discardableResult public func openURL(_ url: URL) -> Bool { turnLoop.stage?.open(url) ?? false }
}

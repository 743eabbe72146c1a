// Addresses that other apps open.
// Apple: "UIApplication", open(_:options:completionHandler:), canOpenURL(_:).
import Foundation
import Stage

extension UIApplication {
    /// How an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A key of any string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Bool`: only as a universal link of an installed app. There are no other apps here: true opens nothing.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The address of the app's own settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of the app's settings for notifications.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Asks the stage to open an address outside the app. The handler is called in a later turn with whether it did.
    ///
    /// The headless stage takes web addresses and the settings' as a device would, and keeps them for the test kit
    /// (`Harness.openedURLs`); a stage that cannot open anything answers false.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let onlyLinks = options[.universalLinksOnly] as? Bool ?? false
        let opened = !onlyLinks && (turnLoop.stage?.open(url) ?? false)
        if let completion { turnLoop.atEndOfTurn { completion(opened) } }
    }

    /// Whether the stage would open an address.
    public func canOpenURL(_ url: URL) -> Bool { turnLoop.stage?.canOpen(url) ?? false }

    /// The old form of ``open(_:options:completionHandler:)``; returns whether it was opened.
    @available(*, deprecated, message: "Use open(_:options:completionHandler:).")
    @discardableResult public func openURL(_ url: URL) -> Bool { turnLoop.stage?.open(url) ?? false }
}

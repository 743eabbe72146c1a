// The app's other icons, by name.
// Apple: "UIApplication", setAlternateIconName(_:completionHandler:); CFBundleAlternateIcons of Info.plist.
import Diagnostics
import Foundation

extension UIApplication {
    /// The names under `CFBundleAlternateIcons`.
    private var alternateIcons: [String: Any] {
        (AppInformation["CFBundleIcons"] as? [String: Any])?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]
    }

    /// Whether Info.plist lists other icons.
    public var supportsAlternateIcons: Bool { !alternateIcons.isEmpty }

    /// The name of the icon in use; nil for the app's ordinary one.
    public var alternateIconName: String? { appState.alternateIcon }

    /// Shows another icon of Info.plist; nil for the ordinary one. There is no home screen to show it on (UIK1201), and
    /// iOS's message to the user does not appear.
    ///
    /// The handler is called in a later turn: with error 3328 of Cocoa (`featureUnsupported`) where there are no other
    /// icons, 4 (`fileNoSuchFile`) where there is none of this name, and nil otherwise. Observed.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = takeAlternateIcon(alternateIconName)
        if let completionHandler { turnLoop.atEndOfTurn { completionHandler(error) } }
    }

    /// ``setAlternateIconName(_:completionHandler:)`` that waits for the icon.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        if let error = takeAlternateIcon(alternateIconName) { throw error }
    }

    private func takeAlternateIcon(_ name: String?) -> (any Error)? {
        guard supportsAlternateIcons else { return CocoaError(.featureUnsupported) }
        if let name, alternateIcons[name] == nil { return CocoaError(.fileNoSuchFile) }
        appState.alternateIcon = name
        Catalogue.stored(
            "UIApplication.setAlternateIconName", isDefault: name == nil, "There is no home screen to show the icon on."
        )
        return nil
    }
}

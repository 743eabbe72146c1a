// The app's other icons, by name.
// Apple: "UIApplication", setAlternateIconName(_:completionHandler:); CFBundleAlternateIcons of Info.plist.
import Diagnostics
import Foundation

extension UIApplication {
    /// The names under `CFBundleAlternateIcons`.
    private var alternateIcons: [String: Any] {
        (AppInformation["CFBundleIcons"] as? [String: Any])?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]
    }

    /// Whether Info.plist lists alternate icons.
    public var supportsAlternateIcons: Bool { !alternateIcons.isEmpty }

    /// The name of the current icon; nil for the primary icon.
    public var alternateIconName: String? { appState.alternateIcon }

    /// Sets the icon to another one of Info.plist; nil for the primary icon. There is no home screen to show it on (UIK1201),
    /// and iOS's message to the user does not appear.
    ///
    /// The handler is called in a later turn: with Cocoa error 3328 (`featureUnsupported`) if there are no alternate icons,
    /// 4 (`fileNoSuchFile`) if there is none with this name, and nil otherwise. Observed.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = takeAlternateIcon(alternateIconName)
        if let completionHandler { turnLoop.atEndOfTurn { completionHandler(error) } }
    }

    /// The async version of ``setAlternateIconName(_:completionHandler:)``.
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

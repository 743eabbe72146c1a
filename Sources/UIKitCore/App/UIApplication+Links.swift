// Addresses that others have the app open, while it runs.
// Apple: "Defining a custom URL scheme for your app", "Supporting universal links in your app".
import Diagnostics
import Foundation
import FoundationAdditions

/// An object that restores the state of a user activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state of an activity that the app continues.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIApplication {
    /// A key for information about a URL that the app opens.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that requested the URL, as a `String`; never present, as URLs come from the stage.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A property list of the requesting app; never present.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether a file is opened in place, as a `Bool`; false.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Hands an address to the app: one of the web as an activity, any other as what is to be opened.
    ///
    /// Steps, documented: 1. a link of the web goes to the scene's delegate, of an app without scenes to the app's;
    /// 2. so does another address. The default of each says that nobody took it (UIK0815).
    func take(_ url: URL) {
        let scene = appState.adoptsScenes ? appState.scenes.first : nil
        guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
            if let scene {
                guard let delegate = scene.delegate else { return Self.untaken(url, "scene(_:openURLContexts:)") }
                return delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
            }
            guard let delegate else { return Self.untaken(url, "application(_:open:options:)") }
            _ = delegate.application(self, open: url, options: [.openInPlace: false])
            return
        }
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        if let scene {
            guard let delegate = scene.delegate else { return Self.untaken(url, "scene(_:continue:)") }
            delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
            return delegate.scene(scene, continue: activity)
        }
        guard let delegate else { return Self.untaken(url, "application(_:continue:restorationHandler:)") }
        _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
        _ = delegate.application(self, continue: activity) { restoring in
            for object in restoring ?? [] { object.restoreUserActivityState(activity) }
        }
    }

    static func untaken(_ url: URL, _ method: String) {
        Catalogue.addressNotTaken.report(
            object: url.absoluteString, cause: "No delegate of the app implements \(method).")
    }
}

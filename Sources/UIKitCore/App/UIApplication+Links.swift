// Addresses that others have the app open, while it runs.
// Apple: "Defining a custom URL scheme for your app", "Supporting universal links in your app".
import Diagnostics
import Foundation
import FoundationAdditions

/// What brings itself to the state of an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// An activity that the app goes on with: show what it says.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIApplication {
    /// How an address came to the app.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A key of any string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `String`: the app that asked; never there, addresses come from the stage.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A property list of the app that asked; never there.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// A `Bool`: whether a file is to be used where it lies; false.
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

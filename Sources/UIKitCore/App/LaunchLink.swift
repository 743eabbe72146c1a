// An address that an app is launched for.
// Apple: "UIApplication.LaunchOptionsKey", "UIScene.ConnectionOptions".
import Foundation
import FoundationAdditions

/// An address that an app is launched for: one of its own schemes to open, or a link of the web as an activity.
@MainActor final class LaunchLink {
    let url: URL
    /// The context for scenes; nil for a link of the web.
    let context: UIOpenURLContext?
    /// The activity of a link of the web; nil for an address of another scheme.
    let activity: NSUserActivity?

    init(_ url: URL) {
        self.url = url
        let isOfWeb = ["http", "https"].contains(url.scheme?.lowercased() ?? "")
        context = isOfWeb ? nil : UIOpenURLContext(url: url)
        activity = isOfWeb ? NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb) : nil
        activity?.webpageURL = url
    }

    /// The launch options of an app without scenes.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
        guard let activity else { return [.url: url] }
        return [.userActivityDictionary: [UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType]]
    }
}

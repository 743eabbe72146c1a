// The moments of an app's life that classes below the application wait for.
// Apple: "UIApplication", Notifications.
import Foundation

extension Notification.Name {
    /// The name of `UIApplication.didEnterBackgroundNotification`.
    static let appEnteredBackground = Notification.Name("UIApplicationDidEnterBackgroundNotification")
}

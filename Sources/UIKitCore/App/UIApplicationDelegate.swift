// The delegate of an app, which is asked and told about its life.
// Apple: "UIApplicationDelegate".
import Foundation
import FoundationAdditions

/// The methods of an app's delegate for its lifecycle. Mark the class `@main`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an app without scenes. Optional: through the protocol its type is `UIWindow??`.
    @_disfavoredOverload
    var window: UIWindow? { get set }
    /// Called when the launch has begun, before anything is shown. The result only affects URLs to open; true by default.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the launch is almost done; create the window here. The result only affects URLs to open; true by default.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The old form of didFinishLaunchingWithOptions; never called here.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called when the app has become active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app becomes inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app has entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app enters the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app terminates.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called when the clock has changed significantly; never called here.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Returns the configuration of a new scene. Implementing this method makes the app scene-based.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when scene sessions were discarded; never called here.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Opens a URL in an app without scenes. Returns whether the app handled it.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Called before an activity continues. Returns whether the app informs the user itself.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// Continues an activity, such as a link of the web, in an app without scenes. Returns whether the app handled it.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Returns the supported orientations of a window; all by default.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    @_disfavoredOverload
    public var window: UIWindow? {
        get { OptionalRequirement.missing(nil) }
        set {}
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration.withoutScenes }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        UIApplication.untaken(url, "application(_:open:options:)")
        return false
    }
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        if let url = userActivity.webpageURL {
            UIApplication.untaken(url, "application(_:continue:restorationHandler:)")
        }
        return false
    }
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { window?.rootViewController?.supportedInterfaceOrientations ?? .all }
}

extension NSObjectProtocol where Self: UIApplicationDelegate {
    /// The window of an app without scenes. The outer nil means that the delegate has no such property.
    @preconcurrency @MainActor public var window: UIWindow?? { OptionalRequirement.read { self.window as UIWindow? } }
}

// What an app says and hears of its life.
// Apple: "UIApplicationDelegate".
import Foundation
import FoundationAdditions

/// What an app says and hears of its life. Mark the class `@main`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an app without scenes. Optional: through the protocol it reads as `UIWindow??`.
    @_disfavoredOverload
    var window: UIWindow? { get set }
    /// The launch has begun, nothing is shown yet. The result matters for addresses to open alone; true by default.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// The launch is almost done: make the window here. The result matters for addresses to open alone; true by default.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// The old form of didFinishLaunchingWithOptions; never called here.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// The app is active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app will not be active.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app is in the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app comes to the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// The system is short of memory.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The clock has jumped; never called here.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// How a scene is made; implementing it makes the app one of scenes.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions) -> UISceneConfiguration
    /// Scenes were thrown away; never called here.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// An address is to be opened, in an app without scenes. Returns whether the app took it.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// An activity is coming; returns whether the app says so to the user.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// An activity goes on here, such as a link of the web, in an app without scenes. Returns whether the app took it.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
    /// The orientations that a window may take; all by default.
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
    /// The window of an app without scenes; the outer nil says that the delegate has no such property.
    @preconcurrency @MainActor public var window: UIWindow?? { OptionalRequirement.read { self.window as UIWindow? } }
}

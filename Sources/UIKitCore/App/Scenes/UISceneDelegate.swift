// The delegates that are told of a scene's life.
// Apple: "UISceneDelegate", "UIWindowSceneDelegate".
import Foundation
import FoundationAdditions
import UIKitValues

/// An object that is told of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene was made: make its window here.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is gone; never called here.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene will not be active.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene enters the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is in the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Addresses are to be opened.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// An activity of this type is coming.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Continues an activity, such as a link of the web.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { UIApplication.untaken(context.url, "scene(_:openURLContexts:)") }
    }
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        if let url = userActivity.webpageURL { UIApplication.untaken(url, "scene(_:continue:)") }
    }
}

/// An object that is told of the life of a scene of windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window. Optional: through the protocol it reads as `UIWindow??`.
    @_disfavoredOverload
    var window: UIWindow? { get set }
    /// Size, orientation or traits of the scene have changed.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    @_disfavoredOverload
    public var window: UIWindow? {
        get { OptionalRequirement.missing(nil) }
        set {}
    }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
}

extension NSObjectProtocol where Self: UIWindowSceneDelegate {
    /// The scene's main window; the outer nil says that the delegate has no such property.
    @preconcurrency @MainActor public var window: UIWindow?? { OptionalRequirement.read { self.window as UIWindow? } }
}

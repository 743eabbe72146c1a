// Launch, activity, background, scenes.
// Apple: "Managing your app's life cycle".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private class LoggedDelegate: UIResponder, UIApplicationDelegate {
    static let log = CallLog()
    var log: CallLog { Self.log }
    var window: UIWindow?
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log("application.willFinishLaunching \(application.applicationState == .inactive)")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log("application.didFinishLaunching")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
        log("applicationDidBecomeActive \(application.applicationState == .active)")
    }
    func applicationWillResignActive(_ application: UIApplication) {
        log("applicationWillResignActive \(application.applicationState == .active)")
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
        log("applicationDidEnterBackground \(application.applicationState == .background)")
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
        log("applicationWillEnterForeground \(application.applicationState == .background)")
    }
    func applicationWillTerminate(_ application: UIApplication) { log("applicationWillTerminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log("applicationDidReceiveMemoryWarning") }
}

@MainActor private final class SceneApp: UIResponder, UIApplicationDelegate {
    private var log: CallLog { LoggedDelegate.log }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        log("application.configurationForConnecting \(connectingSceneSession.role == .windowApplication)")
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        configuration.sceneClass = OwnScene.self
        return configuration
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log("application.didFinishLaunching")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log("never in an app of scenes") }
}

private final class OwnScene: UIWindowScene {}

@MainActor private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var log: CallLog { LoggedDelegate.log }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        log("scene.willConnectTo \(session.scene === scene) \(session.configuration.name ?? "")")
        let window = UIWindow(windowScene: scene as! OwnScene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
    func sceneDidBecomeActive(_ scene: UIScene) { log("sceneDidBecomeActive \(scene.activationState == .foregroundActive)") }
    func sceneWillResignActive(_ scene: UIScene) { log("sceneWillResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { log("sceneWillEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { log("sceneDidEnterBackground \(scene.activationState == .background)") }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) { log("windowScene.didUpdate \(previousInterfaceOrientation == .portrait)") }
}

@MainActor @Suite("UIApplication: life cycle", .harness) struct UIApplicationLifeCycleTests {
    // Covers: UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:), UIApplicationDelegate.applicationDidBecomeActive(_:), UIApplicationDelegate.applicationWillResignActive(_:), UIApplicationDelegate.applicationDidEnterBackground(_:), UIApplicationDelegate.applicationWillEnterForeground(_:), UIApplicationDelegate.applicationWillTerminate(_:), UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:)
    @Test("The delegate hears of launch, activity and background in Apple's order (documented)")
    func delegate() {
        let app = StageFixture()
        let delegate = LoggedDelegate()
        _ = LoggedDelegate.log.take()
        UIApplication.shared.launch(delegate: delegate)
        #expect(
            LoggedDelegate.log.take() == [
                "application.willFinishLaunching true", "application.didFinishLaunching", "applicationDidBecomeActive true",
            ])
        app.turn(.lifecycle(.resignActive))
        #expect(LoggedDelegate.log.take() == ["applicationWillResignActive true"])
        app.turn(.lifecycle(.becomeActive))
        app.turn(.lifecycle(.enterBackground))
        #expect(
            LoggedDelegate.log.take() == [
                "applicationDidBecomeActive true", "applicationWillResignActive true", "applicationDidEnterBackground true",
            ])
        app.turn(.lifecycle(.enterForeground))
        app.turn(.lifecycle(.becomeActive))
        #expect(LoggedDelegate.log.take() == ["applicationWillEnterForeground true", "applicationDidBecomeActive true"])
        app.turn(.lifecycle(.terminate))
        #expect(
            LoggedDelegate.log.take() == [
                "applicationWillResignActive true", "applicationDidEnterBackground true", "applicationWillTerminate",
            ])
        #expect(UIApplication.shared.delegate === delegate)
    }

    // Covers: UIApplication.didEnterBackgroundNotification, UIApplication.didBecomeActiveNotification, UIApplication.willEnterForegroundNotification, UIApplication.willResignActiveNotification, UIApplication.willTerminateNotification
    @Test("Each step posts its notification (documented)")
    func notifications() {
        let app = StageFixture()
        let names = [
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            UIApplication.willTerminateNotification, UIApplication.didReceiveMemoryWarningNotification,
        ]
        let log = CallLog()
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { log(String(name.dropFirst(13).dropLast(12))) }
            }
        }
        UIApplication.shared.launch(delegate: nil)
        app.turn(.lifecycle(.enterBackground), .lifecycle(.becomeActive), .lifecycle(.memoryWarning), .lifecycle(.terminate))
        for token in tokens { NotificationCenter.default.removeObserver(token as Any) }
        #expect(
            log.take() == [
                "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground", "DidBecomeActive",
                "DidReceiveMemoryWarning", "WillResignActive", "DidEnterBackground", "WillTerminate",
            ])
    }

    // Covers: UISceneDelegate.scene(_:willConnectTo:options:), UISceneDelegate.sceneDidBecomeActive(_:), UISceneDelegate.sceneWillResignActive(_:), UISceneDelegate.sceneWillEnterForeground(_:), UISceneDelegate.sceneDidEnterBackground(_:), UIApplicationDelegate.application(_:configurationForConnecting:options:), UIWindowScene.windows, UIApplication.connectedScenes, UIWindowScene.statusBarManager, UIStatusBarManager.statusBarFrame, UISceneConfiguration.init(name:sessionRole:)
    @Test(
        "An app of scenes: launch, notification, configuration, connection, foreground, active; the delegate class is built (documented)"
    )
    func scenes() {
        let app = StageFixture()
        _ = LoggedDelegate.log.take()
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { LoggedDelegate.log("didFinishLaunchingNotification") } }
        UIApplication.shared.launch(delegate: SceneApp())
        NotificationCenter.default.removeObserver(token)
        #expect(
            LoggedDelegate.log.take() == [
                "application.didFinishLaunching", "didFinishLaunchingNotification", "application.configurationForConnecting true",
                "scene.willConnectTo true Default", "sceneWillEnterForeground",
                "sceneDidBecomeActive true",
            ])
        app.turn(.lifecycle(.enterBackground), .lifecycle(.becomeActive))
        #expect(
            LoggedDelegate.log.take() == [
                "sceneWillResignActive", "sceneDidEnterBackground true", "sceneWillEnterForeground", "sceneDidBecomeActive true",
            ])
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(scene?.windows.count == 1)
        #expect(scene?.keyWindow === UIApplication.shared.keyWindow)
        #expect(scene?.delegate is SceneDelegate)
        #expect(scene?.statusBarManager?.statusBarFrame.height == 47)
        var dark = app.stage.environment
        dark.appearance = .dark
        app.turn(.environment(dark))
        #expect(LoggedDelegate.log.take() == ["windowScene.didUpdate true"])
        #expect(scene?.traitCollection.userInterfaceStyle == .dark)
    }

    // Covers: UIWindow.windowScene, UIApplication.windows, UIApplication.keyWindow, UIWindow.isKeyWindow, UIWindow.makeKey
    @Test("A window of an app without scenes stands in the implicit scene; one window is key")
    func windows() {
        let app = StageFixture()
        UIApplication.shared.launch(delegate: nil)
        let first = app.show(UIViewController())
        #expect(first.windowScene != nil)
        #expect(first.windowScene?.windows == [first])
        let second = UIWindow(frame: UIScreen.main.bounds)
        second.isHidden = false
        #expect(UIApplication.shared.windows == [first, second])
        #expect(UIApplication.shared.keyWindow === first)
        #expect(!second.isKeyWindow)
        second.makeKey()
        #expect(second.isKeyWindow)
        #expect(!first.isKeyWindow)
        second.isHidden = true
        #expect(UIApplication.shared.windows == [first])
        #expect(first.isKeyWindow)
    }

    // Covers: UIViewController.didReceiveMemoryWarning
    @Test("A memory warning reaches every controller of the windows")
    func memory() {
        final class Warned: UIViewController {
            var warnings = 0
            override func didReceiveMemoryWarning() { warnings += 1 }
        }
        let app = StageFixture()
        let parent = Warned()
        let child = Warned()
        parent.addChild(child)
        app.show(parent)
        app.turn(.lifecycle(.memoryWarning))
        #expect(parent.warnings == 1)
        #expect(child.warnings == 1)
    }

    // Covers: UIViewController.preferredStatusBarStyle, UIViewController.prefersStatusBarHidden, UIViewController.setNeedsStatusBarAppearanceUpdate, UIApplication.statusBarFrame, UIApplication.isStatusBarHidden
    @Test("The status bar is as the root, or the child that it names, wants it (documented)")
    func statusBar() {
        final class Bare: UIViewController {
            var hidden = false
            override var prefersStatusBarHidden: Bool { hidden }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        final class Naming: UIViewController {
            override var childForStatusBarHidden: UIViewController? { children.first }
        }
        let app = StageFixture()
        let root = Naming()
        let child = Bare()
        root.addChild(child)
        app.show(root)
        #expect(UIApplication.shared.statusBarStyle == .default)
        #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
        child.hidden = true
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(UIApplication.shared.isStatusBarHidden)
        #expect(UIApplication.shared.statusBarFrame == .zero)
        app.show(Bare())
        #expect(UIApplication.shared.statusBarStyle == .lightContent)
    }

    // Covers: UIScreen.main, UIScreen.bounds, UIScreen.scale, UIDevice.current, UIDevice.userInterfaceIdiom, UIDevice.name
    @Test("Screen and device are the stage's")
    func screen() {
        let app = StageFixture(
            StageEnvironment(size: CGSize(width: 820, height: 1180), scale: 2, idiom: .pad, deviceName: "iPad Air"))
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 820, height: 1180))
        #expect(UIScreen.main.scale == 2)
        #expect(UIScreen.main.nativeScale == 2)
        #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1640, height: 2360))
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(UIDevice.current.name == "iPad Air")
        #expect(UIDevice.current.model == "iPad")
        #expect(UIScreen.main.traitCollection.displayScale == 2)
        _ = app
    }

    // Covers: UIApplication.beginBackgroundTask, UIApplication.endBackgroundTask, UIApplication.applicationIconBadgeNumber, UIApplication.isIdleTimerDisabled
    @Test("Background tasks have numbers of their own; stored values come back")
    func tasks() {
        let app = UIApplication.shared
        let one = app.beginBackgroundTask(withName: "a")
        let two = app.beginBackgroundTask(expirationHandler: nil)
        #expect(one != two)
        #expect(one != .invalid)
        app.endBackgroundTask(one)
        app.applicationIconBadgeNumber = 3
        app.isIdleTimerDisabled = true
        #expect(app.applicationIconBadgeNumber == 3)
        #expect(app.isIdleTimerDisabled)
        app.isIdleTimerDisabled = false
    }
}

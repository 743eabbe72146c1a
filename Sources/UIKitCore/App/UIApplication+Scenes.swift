// Making the scene at launch.
// Apple: "UIApplicationDelegate", application(_:configurationForConnecting:options:); "Specifying the scenes your app
// supports".
import Diagnostics
import Foundation
import QuartzCore
import UIKitValues

extension UIApplication {
    /// Before the delegate hears of the launch: an app whose Info.plist has no scenes gets one that its windows stand in.
    /// The delegate may still answer that it makes scenes: apps of packages have no Info.plist.
    func prepareScenes() {
        guard SceneManifest.current == nil else {
            leaveImplicitScene()
            appState.adoptsScenes = true
            appState.sessions = [UISceneSession(role: .windowApplication)]
            return
        }
        // The scene of a test's harness stays, unconnected again.
        if appState.scenes.isEmpty { connectImplicitScene() }
        for scene in appState.scenes { scene.stateStorage = .unattached }
    }

    /// A scene for windows that are made without one.
    func connectImplicitScene() {
        let session = UISceneSession(role: .windowApplication)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        session.sceneStorage = scene
        appState.adoptsScenes = false
        appState.sessions = [session]
        appState.scenes = [scene]
    }

    /// The app makes its scenes: windows that were made without one have none.
    private func leaveImplicitScene() {
        for window in appState.windows where appState.scenes.contains(where: { $0 === window.windowScene }) {
            window.windowScene = nil
        }
        appState.scenes = []
    }

    /// After the launch: the delegate says how its scene is made, else Info.plist does; else the implicit one is there.
    func connectScenes(_ link: LaunchLink? = nil) {
        guard let session = appState.sessions.first else { return }
        let options = UIScene.ConnectionOptions(link)
        let answer = delegate?.application(self, configurationForConnecting: session, options: options)
        if let answer, answer !== UISceneConfiguration.withoutScenes {
            if !appState.adoptsScenes { leaveImplicitScene() }
            appState.adoptsScenes = true
            session.setConfiguration(answer)
        } else if !appState.adoptsScenes {
            for scene in appState.scenes { scene.connected() }
            return
        }
        connect(session, options)
    }

    /// Steps: 1. the scene and its delegate, of the classes that the configuration names; 2. the delegate makes the
    /// window; 3. foreground. What leaves the screen black is reported, once: the first thing that does.
    private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        let configuration = session.configuration
        let type = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = type.init(session: session, connectionOptions: options)
        session.sceneStorage = scene
        if let type = configuration.delegateClass as? NSObject.Type {
            scene.delegate = DynamicInit.make(type) as? any UISceneDelegate
        }
        appState.scenes = [scene]
        let isReported = configuration.reportGaps(hasDelegate: scene.delegate != nil)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.connected()
        if !isReported, scene.windows.isEmpty {
            let maker = scene.delegate.map { NSStringFromClass(Swift.type(of: $0)) } ?? "the scene's delegate"
            Catalogue.sceneWithoutWindow.report(
                object: "\(NSStringFromClass(Swift.type(of: scene)))",
                cause: "\(maker) has not created a window with the scene, or has not shown it, in scene(_:willConnectTo:options:).")
        }
    }

    /// Reports an app without scenes that has made no window at its launch, so that the screen stays black. For programs that
    /// show themselves.
    package func reportEmptyScreen() {
        guard !appState.adoptsScenes else { return }
        if let name = InfoPlist.current["UIMainStoryboardFile"] as? String {
            Catalogue.launchStoryboard.report(
                object: name, cause: "Info.plist names it as UIMainStoryboardFile; storyboards are not read yet.")
        } else if windows.isEmpty {
            Catalogue.sceneWithoutWindow.report(
                object: delegate.map { NSStringFromClass(type(of: $0)) },
                cause: "No window was shown in application(_:didFinishLaunchingWithOptions:), and the app has no scenes.")
        }
    }
}

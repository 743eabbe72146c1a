// Making the scene at launch.
// Apple: "UIApplicationDelegate", application(_:configurationForConnecting:options:).
import Foundation
import QuartzCore

extension UIApplication {
    /// An app without scenes of its own has one all the same, which its windows stand in.
    func connectImplicitSceneIfNeeded() {
        let session = UISceneSession(role: .windowApplication)
        let options = UIScene.ConnectionOptions()
        let configuration = delegate?.application(self, configurationForConnecting: session, options: options)
        if let configuration, configuration !== UISceneConfiguration.withoutScenes {
            appState.adoptsScenes = true
            session.setConfiguration(configuration)
            appState.sessions = [session]
            return
        }
        appState.sessions = [session]
        appState.scenes = [UIWindowScene(session: session, connectionOptions: options)]
        session.sceneStorage = appState.scenes.first
    }

    /// The class and delegate of the configuration, made by name of their classes.
    func connectScene() {
        guard appState.adoptsScenes, let session = appState.sessions.first else {
            for scene in appState.scenes { scene.connected() }
            return
        }
        let options = UIScene.ConnectionOptions()
        let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = type.init(session: session, connectionOptions: options)
        session.sceneStorage = scene
        if let type = session.configuration.delegateClass as? NSObject.Type {
            scene.delegate = DynamicInit.make(type) as? any UISceneDelegate
        }
        appState.scenes = [scene]
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.connected()
    }
}

// Scenes that Info.plist names, and what is said of a launch that leaves the screen black.
// Apple: "Specifying the scenes your app supports"; "UISceneConfiguration", init(name:sessionRole:).
import Diagnostics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitValues
import UIKitTesting

@MainActor private let log = CallLog()

@MainActor final class ManifestApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log("didFinishLaunching \(application.connectedScenes.count)")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log("never in an app of scenes") }
}

@MainActor final class AskingApp: UIResponder, UIApplicationDelegate {
    static var name: String? = "Second"
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: Self.name, sessionRole: connectingSceneSession.role) }
}

@MainActor final class ManifestDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        log("willConnectTo \(session.configuration.name ?? "nil") \(type(of: scene))")
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log("sceneWillEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log("sceneDidBecomeActive") }
}

final class ManifestScene: UIWindowScene {}
final class IdleDelegate: UIResponder, UIWindowSceneDelegate {}

@MainActor @Suite("UIScene: Info.plist", .harness) struct UISceneManifestTests {
    private func plist(_ entries: [[String: Any]]) -> [String: Any] {
        [
            "UIApplicationSceneManifest": [
                "UIApplicationSupportsMultipleScenes": false,
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": entries],
            ]
        ]
    }

    private func text(_ app: StageFixture) -> String {
        app.diagnostics.map(\.pinnedText).joined(separator: "\n")
    }

    // Covers: UISceneDelegate.scene(_:willConnectTo:options:)
    @Test("A scene delegate that only Info.plist names is made, with the module's name as Xcode writes it (documented)")
    func namedInPlist() {
        let app = StageFixture()
        _ = log.take()
        let entry: [String: Any] = [
            "UISceneConfigurationName": "Default Configuration", "UISceneClassName": "ManifestScene",
            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).ManifestDelegate",
        ]
        InfoPlist.with(plist([entry])) { UIApplication.shared.launch(delegate: ManifestApp()) }
        #expect(
            log.take() == [
                "didFinishLaunching 0", "willConnectTo Default Configuration ManifestScene", "sceneWillEnterForeground",
                "sceneDidBecomeActive",
            ])
        #expect(app.codes.isEmpty)
        #expect(UIApplication.shared.keyWindow?.windowScene is ManifestScene)
    }

    @Test("configurationForConnecting names an entry of Info.plist; nil means the first (documented)")
    func looksUp() {
        let app = StageFixture()
        let entries = [
            ["UISceneConfigurationName": "First", "UISceneDelegateClassName": "UIKitCoreTests.IdleDelegate"],
            ["UISceneConfigurationName": "Second", "UISceneDelegateClassName": "ManifestDelegate"],
        ]
        InfoPlist.with(plist(entries)) {
            _ = log.take()
            AskingApp.name = "Second"
            UIApplication.shared.launch(delegate: AskingApp())
            #expect(log.take().first == "willConnectTo Second UIWindowScene")
            #expect(app.codes.isEmpty)
            let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            #expect(first.name == "First")
            #expect(first.delegateClass is IdleDelegate.Type)
            #expect(first.sceneClass == nil)
            let other = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)
            #expect(other.name == "Other")
            #expect(other.delegateClass == nil)
            #expect(UISceneConfiguration(name: nil, sessionRole: .windowExternalDisplay).delegateClass == nil)
        }
    }

    @Test("A class that is not there: UIK0810 for the scene's and for the delegate's")
    func noClass() {
        let app = StageFixture()
        let entry: [String: Any] = [
            "UISceneConfigurationName": "Main", "UISceneClassName": "NoScene", "UISceneDelegateClassName": "Nowhere.NoDelegate",
        ]
        InfoPlist.with(plist([entry])) { UIApplication.shared.launch(delegate: ManifestApp()) }
        let process = ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        #expect(
            text(app) == """
                UIK0810 misuse: A scene class that Info.plist names does not exist.
                  object   NoScene
                  at       UIScene+ManifestTests.swift:…
                  cause    UISceneClassName of configuration "Main": no class of that name is in module UIKitCoreTests or module \(String(process)). The scene is a UIWindowScene.
                  fix      Write $(PRODUCT_MODULE_NAME).Name with the name of the class, and make sure that the class is neither private nor nested.
                UIK0810 misuse: A scene class that Info.plist names does not exist.
                  object   Nowhere.NoDelegate
                  at       UIScene+ManifestTests.swift:…
                  cause    UISceneDelegateClassName of configuration "Main": no class of that name is in module UIKitCoreTests or module \(String(process)). The scene has no delegate.
                  fix      Write $(PRODUCT_MODULE_NAME).Name with the name of the class, and make sure that the class is neither private nor nested.
                """)
    }

    @Test("A scene without a delegate: UIK0811")
    func noDelegate() {
        let app = StageFixture()
        InfoPlist.with(plist([["UISceneConfigurationName": "Main"]])) {
            UIApplication.shared.launch(delegate: ManifestApp())
        }
        #expect(
            text(app) == """
                UIK0811 misuse: A scene has no delegate.
                  at       UIScene+ManifestTests.swift:…
                  cause    Neither Info.plist nor code names a delegate class of configuration "Main".
                  fix      Name UISceneDelegateClassName in Info.plist, or set delegateClass in configurationForConnecting.
                """)
    }

    @Test("A scene or an app that ends its launch without a window: UIK0812")
    func noWindow() {
        let app = StageFixture()
        InfoPlist.with(plist([["UISceneDelegateClassName": "IdleDelegate"]])) {
            UIApplication.shared.launch(delegate: ManifestApp())
        }
        #expect(
            text(app) == """
                UIK0812 misuse: The launch ended without a window: the screen stays black.
                  object   UIKitCore.UIWindowScene
                  at       UIScene+ManifestTests.swift:…
                  cause    UIKitCoreTests.IdleDelegate has not created a window with the scene, or has not shown it, in scene(_:willConnectTo:options:).
                  fix      Create a UIWindow(windowScene:), set its rootViewController, call makeKeyAndVisible() and retain the window.
                """)
        let plain = StageFixture()
        UIApplication.shared.launch(delegate: ManifestApp())
        #expect(plain.codes.isEmpty)
        UIApplication.shared.reportEmptyScreen()
        #expect(plain.codes == ["UIK0812"])
    }

    @Test("A configuration that Info.plist does not have: UIK0813, with Apple's line")
    func noConfiguration() {
        let app = StageFixture()
        AskingApp.name = "Missing"
        InfoPlist.with(plist([["UISceneConfigurationName": "Main", "UISceneDelegateClassName": "ManifestDelegate"]])) {
            UIApplication.shared.launch(delegate: AskingApp())
        }
        #expect(
            text(app) == """
                UIK0813 misuse: Info.plist has no scene configuration of this name.
                  object   Missing
                  at       UIScene+ManifestTests.swift:…
                  cause    No entry under UIApplicationSceneManifest has that UISceneConfigurationName, and code names no delegate class.
                  fix      Correct the name, put Info.plist beside the executable or into the target's resources, or set delegateClass.
                  apple    [SceneConfiguration] Info.plist contained no UIScene configuration dictionary (looking for configuration named "Missing")
                """)
    }

    @Test("A scene or an app that begins with a storyboard: UIK0814, unsupported")
    func storyboard() {
        let app = StageFixture()
        let entry: [String: Any] = ["UISceneStoryboardFile": "Main", "UISceneDelegateClassName": "IdleDelegate"]
        InfoPlist.with(plist([entry])) { UIApplication.shared.launch(delegate: ManifestApp()) }
        #expect(
            text(app) == """
                UIK0814 unsupported: The app's first screen is in a storyboard.
                  object   Main
                  at       UIScene+ManifestTests.swift:…
                  cause    UISceneStoryboardFile of a configuration without a name; storyboards are not read yet.
                  fix      Create the window and its root controller in code, in scene(_:willConnectTo:options:).
                """)
        let plain = StageFixture()
        InfoPlist.with(["UIMainStoryboardFile": "Main"]) {
            UIApplication.shared.launch(delegate: ManifestApp())
            UIApplication.shared.reportEmptyScreen()
        }
        #expect(plain.codes == ["UIK0814"])
    }

    @Test("Info.plist lies beside the executable or in the app's resource bundle; the first that has a key gives it")
    func places() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-plist-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ values: [String: Any], _ path: String) throws {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: file)
        }
        try write(["A": "beside"], "Info.plist")
        try write(["A": "no", "B": "bundle"], "App_Shop.resources/Support/Info.plist")
        try write(["C": "another module's"], "App_Other.resources/Info.plist")
        let bundle = try #require(Bundle(path: folder.path))
        let values = InfoPlist.read(bundle: bundle, modules: ["Shop"])
        #expect(values["A"] as? String == "beside")
        #expect(values["B"] as? String == "bundle")
        #expect(values["C"] == nil)
    }
}

// Addresses that an app is launched for.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import FoundationAdditions
import Stage
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.harness) struct LaunchLinkTests {
    final class AppWithoutScenes: NSObject, UIApplicationDelegate {
        var log: [String] = []
        var answer = true

        private func words(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> String {
            guard let options else { return "nothing" }
            let kind = (options[.userActivityDictionary] as? [String: Any])?[
                UIApplication.LaunchOptionsKey.userActivityType.rawValue]
            return (options[.url] as? URL)?.absoluteString ?? kind as? String ?? "?"
        }
        func application(
            _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.append("will finish with \(words(launchOptions))")
            return true
        }
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.append("did finish with \(words(launchOptions))")
            return answer
        }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            log.append("open \(url)")
            return true
        }
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            log.append("continue \(userActivity.webpageURL?.absoluteString ?? "-")")
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    }

    final class AppWithScenes: NSObject, UIApplicationDelegate {
        var log: [String] = []

        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            log.append("open \(url)")
            return true
        }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            log.append("configuration for \(options.urlContexts.count) and \(options.userActivities.count)")
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = ListeningScene.self
            return configuration
        }
    }

    final class ListeningScene: NSObject, UIWindowSceneDelegate {
        static var log: [String] = []
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            Self.log.append(
                "connect \(options.urlContexts.first?.url.absoluteString ?? "-") \(options.userActivities.first?.webpageURL?.absoluteString ?? "-")"
            )
            window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { Self.log.append("open") }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { Self.log.append("continue") }
    }

    private let own = URL(string: "cart://item/7")!
    private let web = URL(string: "https://example.com/item/7")!

    // Covers: UIApplication.LaunchOptionsKey.url
    @Test("an app without scenes finds the address in its launch options and is told to open it before it is active")
    func withoutScenes() {
        _ = TalkingStage.install()
        let app = AppWithoutScenes()
        UIApplication.shared.launch(delegate: app, opening: own)
        #expect(
            app.log == [
                "will finish with cart://item/7", "did finish with cart://item/7", "open cart://item/7", "active",
            ])
    }

    // Covers: UIApplication.LaunchOptionsKey.userActivityDictionary, UIApplication.LaunchOptionsKey.userActivityType
    @Test("a link of the web is an activity: its kind in the launch options, itself after them") func activity() {
        _ = TalkingStage.install()
        let app = AppWithoutScenes()
        UIApplication.shared.launch(delegate: app, opening: web)
        #expect(
            app.log == [
                "will finish with NSUserActivityTypeBrowsingWeb", "did finish with NSUserActivityTypeBrowsingWeb",
                "continue https://example.com/item/7", "active",
            ])
    }

    @Test("an app that says it cannot open the address is not told to; without an address there are no options")
    func refused() {
        _ = TalkingStage.install()
        let app = AppWithoutScenes()
        app.answer = false
        UIApplication.shared.launch(delegate: app, opening: own)
        #expect(!app.log.contains("open cart://item/7"))
        _ = TalkingStage.install()
        let plain = AppWithoutScenes()
        UIApplication.shared.launch(delegate: plain)
        #expect(plain.log == ["will finish with nothing", "did finish with nothing", "active"])
    }

    // Covers: UIScene.ConnectionOptions.urlContexts, UIScene.ConnectionOptions.userActivities
    @Test("an app with scenes finds it in the connection's options, once") func scenes() {
        for (url, said) in [(own, "connect cart://item/7 -"), (web, "connect - https://example.com/item/7")] {
            ListeningScene.log = []
            _ = TalkingStage.install()
            let app = AppWithScenes()
            UIApplication.shared.launch(delegate: app, opening: url)
            #expect(ListeningScene.log == [said])
            #expect(app.log == [url == own ? "configuration for 1 and 0" : "configuration for 0 and 1"])
        }
    }

    @Test("--open takes an address with a scheme, and a link without one is refused") func option() throws {
        #expect(try LaunchConfiguration(arguments: ["--open", "cart://item/7"]).openedAddress == own)
        #expect(
            try LaunchConfiguration(arguments: [], variables: ["VITRINE_OPEN": "https://example.com/item/7"]).openedAddress == web)
        #expect(
            throws: LaunchError.badValue(
                option: "--open", value: "item/7", expected: "an address with a scheme, such as cart://item/7")
        ) {
            try LaunchConfiguration(arguments: ["--open", "item/7"])
        }
    }
}

// The scenes that Info.plist names.
// Apple: "UIApplicationSceneManifest".
import Foundation
import UIKitValues

/// The scenes of Info.plist's UIApplicationSceneManifest.
@MainActor struct SceneManifest {
    /// One entry of UISceneConfigurations.
    struct Entry {
        var name: String?
        var sceneClass: String?
        var delegateClass: String?
        var storyboard: String?
    }

    /// The entries by role, in the order of the file.
    private(set) var entries: [String: [Entry]] = [:]

    /// The app's manifest; nil for an app without scenes.
    static var current: SceneManifest? {
        (InfoPlist.current["UIApplicationSceneManifest"] as? [String: Any]).map(SceneManifest.init)
    }

    init(_ values: [String: Any]) {
        for (role, list) in values["UISceneConfigurations"] as? [String: Any] ?? [:] {
            entries[role] = (list as? [[String: Any]] ?? []).map { values in
                func text(_ key: String) -> String? { (values[key] as? String).flatMap { $0.isEmpty ? nil : $0 } }
                return Entry(
                    name: text("UISceneConfigurationName"), sceneClass: text("UISceneClassName"),
                    delegateClass: text("UISceneDelegateClassName"), storyboard: text("UISceneStoryboardFile"))
            }
        }
    }

    /// The entry of a name; the first of the role for nil (documented).
    func entry(named name: String?, role: UISceneSession.Role) -> Entry? {
        let all = entries[role.rawValue] ?? []
        return name == nil ? all.first : all.first { $0.name == name }
    }
}

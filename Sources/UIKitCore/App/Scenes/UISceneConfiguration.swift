// How a scene is made: by code, or by an entry of Info.plist.
// Apple: "UISceneConfiguration".
import Diagnostics
import Foundation

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The answer of a delegate that makes no scenes.
    static let withoutScenes = UISceneConfiguration(entry: nil, name: nil, role: .windowApplication)

    /// The entry of Info.plist; nil without one.
    private let entry: SceneManifest.Entry?

    /// The configuration that Info.plist has under this name for the role, or its first of the role for nil. Where there is
    /// none the classes are nil, to be set by code.
    ///
    /// Apple: "UISceneConfiguration", init(name:sessionRole:).
    public convenience init(name: String?, sessionRole: UISceneSession.Role) {
        self.init(
            entry: SceneManifest.current?.entry(named: name, role: sessionRole), name: name, role: sessionRole)
    }

    private init(entry: SceneManifest.Entry?, name: String?, role: UISceneSession.Role) {
        self.entry = entry
        self.name = name ?? entry?.name
        self.role = role
        sceneClass = entry?.sceneClass.flatMap { AppModules.type(named: $0) }
        delegateClass = entry?.delegateClass.flatMap { AppModules.type(named: $0) }
        super.init()
    }

    /// The name.
    public let name: String?
    /// The role.
    public let role: UISceneSession.Role
    /// The scene's class; UIWindowScene where none is set.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate, made with `init()`.
    open var delegateClass: AnyClass?
}

extension UISceneConfiguration {
    /// Reports what keeps the scene from being as Info.plist says. Returns whether it reported what leaves it without a
    /// window.
    func reportGaps(hasDelegate: Bool) -> Bool {
        let shown = name.map { "configuration \"\($0)\"" } ?? "a configuration without a name"
        if sceneClass == nil, let missing = entry?.sceneClass {
            Catalogue.sceneClassNotFound.report(
                object: missing, cause: "UISceneClassName of \(shown): \(Self.searched). The scene is a UIWindowScene.")
        }
        if let file = entry?.storyboard {
            Catalogue.launchStoryboard.report(
                object: file, cause: "UISceneStoryboardFile of \(shown); storyboards are not read yet.")
            if hasDelegate { return true }
        }
        if hasDelegate { return false }
        if let type = delegateClass {
            Catalogue.sceneWithoutDelegate.report(
                object: NSStringFromClass(type),
                cause: "The delegate class of \(shown) is not an NSObject that conforms to UISceneDelegate.")
        } else if let missing = entry?.delegateClass {
            Catalogue.sceneClassNotFound.report(
                object: missing, cause: "UISceneDelegateClassName of \(shown): \(Self.searched). The scene has no delegate.")
        } else if entry == nil, let name {
            Catalogue.sceneConfigurationNotFound.report(
                object: name,
                apple: "[SceneConfiguration] Info.plist contained no UIScene configuration dictionary "
                    + "(looking for configuration named \"\(name)\")")
        } else {
            Catalogue.sceneWithoutDelegate.report(cause: "Neither Info.plist nor code names a delegate class of \(shown).")
        }
        return true
    }

    private static var searched: String {
        "no class of that name is in \(AppModules.names.map { "module \($0)" }.joined(separator: " or "))"
    }
}

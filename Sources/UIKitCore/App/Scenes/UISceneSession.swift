// The part of a scene that outlives it, and the making of scenes.
// Apple: "UISceneSession", "UISceneConfiguration".
import Foundation

/// The part of a scene that outlives it.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows on the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on another display.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    weak var sceneStorage: UIScene?
    private var configurationStorage: UISceneConfiguration
    private let identifier = UUID().uuidString

    package init(role: Role) {
        self.role = role
        configurationStorage = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }

    /// The purpose of the scene.
    public let role: Role
    /// The scene while it is connected.
    open var scene: UIScene? { sceneStorage }
    /// How the scene is made.
    open var configuration: UISceneConfiguration { configurationStorage }
    /// The same for as long as the session lives.
    open var persistentIdentifier: String { identifier }
    /// Values kept with the session, for this process.
    open var userInfo: [String: Any]?

    func setConfiguration(_ configuration: UISceneConfiguration) { configurationStorage = configuration }
}

// One instance of the app's interface, and its life.
// Apple: "UIScene", "Managing your app's life cycle".
import Diagnostics
import Foundation
import FoundationAdditions

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether the scene is in use.
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected.
        case unattached = -1
        /// The scene is in front and receives events.
        case foregroundActive = 0
        /// The scene is in front without events, or in transition.
        case foregroundInactive = 1
        /// The scene is not visible.
        case background = 2
    }

    /// Why the scene was made.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        private let link: LaunchLink?

        /// Options without a reason.
        public override init() { link = nil }

        /// The options of a launch that opens an address; nil for another launch.
        init(_ link: LaunchLink?) { self.link = link }

        /// The address that the app was launched to open, unless it is a link of the web.
        open var urlContexts: Set<UIOpenURLContext> { Set(link?.context.map { [$0] } ?? []) }
        /// The link of the web that the app was launched for.
        open var userActivities: Set<NSUserActivity> { Set(link?.activity.map { [$0] } ?? []) }
        /// The app that asked; nil, addresses come from the stage.
        open var sourceApplication: String? { nil }
    }

    final var stateStorage = ActivationState.unattached
    /// The session that it belongs to.
    public let session: UISceneSession
    /// The delegate for the scene's lifecycle. Retained by the scene.
    open var delegate: (any UISceneDelegate)?
    /// A name for the switcher; stored, there is no switcher (UIK1201).
    open var title: String! = "" {
        didSet {
            Catalogue.stored(
                "UIScene.title", isDefault: title?.isEmpty ?? true, "No stage shows a switcher of scenes yet.")
        }
    }

    /// The scene was made.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// The scene is gone; never posted here.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// The scene is active.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// The scene will not be active.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// The scene comes to the foreground.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// The scene is in the background.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    /// A scene of a session.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// Whether the scene is in use.
    open var activationState: ActivationState { stateStorage }
    open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
    /// How an address came to a scene.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The app that asked; nil, addresses come from the stage.
        open var sourceApplication: String? { nil }
        /// A property list of the app that asked; nil.
        open var annotation: Any? { nil }
        /// Whether a file is to be used where it lies; false.
        open var openInPlace: Bool { false }
    }
}

/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// The way in which the address came.
    public let options = UIScene.OpenURLOptions()
    init(url: URL) { self.url = url }
}

extension UIScene {
    /// After willConnect: to the foreground, not yet active.
    func connected() {
        guard stateStorage == .unattached else { return }
        stateStorage = .foregroundInactive
        delegate?.sceneWillEnterForeground(self)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
    }

    func activate() {
        guard stateStorage != .foregroundActive else { return }
        stateStorage = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
    }

    func willDeactivate() {
        guard stateStorage == .foregroundActive else { return }
        delegate?.sceneWillResignActive(self)
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
        stateStorage = .foregroundInactive
    }

    func enterBackground() {
        guard stateStorage == .foregroundInactive else { return }
        stateStorage = .background
        delegate?.sceneDidEnterBackground(self)
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
    }

    func enterForeground() {
        guard stateStorage == .background else { return }
        delegate?.sceneWillEnterForeground(self)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
        stateStorage = .foregroundInactive
    }
}

// The application: one object that holds windows, scenes and state, and through which every event goes.
// Apple: "UIApplication".
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch
import Stage

/// The one object that runs an app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Whether the app is in use.
    public enum State: Int, Sendable {
        /// In front and taking events.
        case active = 0
        /// In front without events, or coming or going.
        case inactive = 1
        /// Not seen.
        case background = 2
    }

    /// A reason for which the app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An address to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// What says of a link of the web that it is to be opened: ``userActivityType`` is in it.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The kind of that activity.
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The app that asked for it.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// A remote notification.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A local notification.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// A quick action.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    struct AppState {
        var state = State.inactive
        var hasLaunched = false
        var adoptsScenes = false
        var idleTimerDisabled = false
        var ignoring = 0
        var windows: [UIWindow] = []
        var scenes: [UIScene] = []
        var sessions: [UISceneSession] = []
        var badge = 0
        var statusBarStyle = UIStatusBarStyle.default
        var statusBarHidden = false
        /// What the app has set, where its controllers do not decide.
        var ownStatusBarStyle: UIStatusBarStyle?
        var ownStatusBarHidden: Bool?
        let statusBarTap = StatusBarTap()
        var alternateIcon: String?
        /// Kept where nobody else does.
        var liveStage: (any Stage)?
        /// How the device is held; nil before the stage said so. The screen may be turned otherwise.
        var deviceEnvironment: StageEnvironment?
    }
    final var appState = AppState()
    weak var keyWindowStorage: UIWindow?
    private var delegateStorage: (any UIApplicationDelegate)?
    /// What drives the passes.
    package let turnLoop = TurnLoop()
    final let touchTracker = TouchTracker()
    final let pressTracker = PressTracker()
    final let hoverTracker = HoverTracker()
    final let pointerTracker = PointerTracker()

    /// The application; at first use, where no stage is installed, made and living in real time.
    open class var shared: UIApplication { living }

    /// Hears of the app's life. Kept alive by the application.
    open var delegate: (any UIApplicationDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    /// Whether the app is in use.
    open var applicationState: State { appState.state }
    /// The app's windows, the back one first; hidden ones are not among them.
    open var windows: [UIWindow] { UIScreen.main.windows }
    /// The window that gets keys.
    open var keyWindow: UIWindow? { keyWindowStorage }
    /// The scenes in use.
    open var connectedScenes: Set<UIScene> { Set(appState.scenes) }
    /// The sessions of scenes.
    open var openSessions: Set<UISceneSession> { Set(appState.sessions) }
    /// Whether the app shows several scenes; false.
    open var supportsMultipleScenes: Bool { false }
    /// Hands an event to the windows that it concerns.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }
    /// Calls a method of a target; nil as the target means the first of the responder chain that has it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        performAction(action, target, sender, event)
    }
    /// Stops touches from being sent, until as many ends as beginnings were called.
    open func beginIgnoringInteractionEvents() { appState.ignoring += 1 }
    /// Undoes one ``beginIgnoringInteractionEvents()``.
    open func endIgnoringInteractionEvents() { appState.ignoring = max(0, appState.ignoring - 1) }
    /// Whether touches are not sent.
    open var isIgnoringInteractionEvents: Bool { appState.ignoring > 0 }
    /// Whether the device stays awake. No stage goes to sleep, so true is always kept.
    open var isIdleTimerDisabled: Bool {
        get { appState.idleTimerDisabled }
        set { appState.idleTimerDisabled = newValue }
    }
    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }
    /// The direction of the app's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.environment.rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The orientations that a window may take.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
    }
    /// How the status bar looks now, as the front controller wants it. Setting it counts where Info.plist has
    /// `UIViewControllerBasedStatusBarAppearance` false; else it is UIK1204.
    open var statusBarStyle: UIStatusBarStyle {
        get { appState.statusBarStyle }
        set { setStatusBar("statusBarStyle", style: newValue) }
    }
    /// Whether the front controller hides the status bar. Setting it counts as for ``statusBarStyle``.
    open var isStatusBarHidden: Bool {
        get { appState.statusBarHidden }
        set { setStatusBar("isStatusBarHidden", hidden: newValue) }
    }
    /// The status bar's rectangle in points of the screen; empty while hidden or without one.
    open var statusBarFrame: CGRect { statusBarRect }
    /// How the interface is turned.
    open var statusBarOrientation: UIInterfaceOrientation {
        UIInterfaceOrientation(UIScreen.main.environment.orientation)
    }
    /// The number on the app's icon; stored, there is no icon (UIK1201).
    open var applicationIconBadgeNumber: Int {
        get { appState.badge }
        set { setBadge(newValue) }
    }
    open override var next: UIResponder? { delegate as? UIResponder }
}

/// The old name.
@available(*, deprecated, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
/// The old name.
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

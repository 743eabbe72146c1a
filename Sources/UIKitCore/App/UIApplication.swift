// The application: one object that holds windows, scenes and state, and through which every event goes.
// Apple: "UIApplication".
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch
import Stage
import UIKitValues

/// The central object of an app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The state of the app.
    public enum State: Int, Sendable {
        /// The app is in the foreground and receives events.
        case active = 0
        /// The app is in the foreground without events, or in transition.
        case inactive = 1
        /// The app is in the background.
        case background = 2
    }

    /// A key for the reason of the app's launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The dictionary for a link of the web to open; it contains ``userActivityType``.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of that activity.
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The app that requested the launch.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The remote notification.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The local notification.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// The quick action.
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
        /// The style that the app set; it counts where controllers do not decide.
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
    /// The loop that runs the passes of a turn.
    package let turnLoop = TurnLoop()
    final let touchTracker = TouchTracker()
    final let pressTracker = PressTracker()
    final let hoverTracker = HoverTracker()
    final let pointerTracker = PointerTracker()

    /// The application. The first access without an installed stage creates it, running in real time.
    open class var shared: UIApplication { living }

    /// The delegate of the app. Retained by the application.
    open var delegate: (any UIApplicationDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    /// The state of the app.
    open var applicationState: State { appState.state }
    /// The visible windows of the app, frontmost last.
    open var windows: [UIWindow] { UIScreen.main.windows }
    /// The window that receives keyboard events.
    open var keyWindow: UIWindow? { keyWindowStorage }
    /// The connected scenes.
    open var connectedScenes: Set<UIScene> { Set(appState.scenes) }
    /// The sessions of the scenes.
    open var openSessions: Set<UISceneSession> { Set(appState.sessions) }
    /// Whether the app supports several scenes; always false.
    open var supportsMultipleScenes: Bool { false }
    /// Dispatches an event to the windows that it concerns.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }
    /// Calls a method of a target; a nil target is the first responder in the chain that has the method.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        performAction(action, target, sender, event)
    }
    /// Stops the delivery of touches until ``endIgnoringInteractionEvents()`` has been called as often.
    open func beginIgnoringInteractionEvents() { appState.ignoring += 1 }
    /// Reverts one ``beginIgnoringInteractionEvents()``.
    open func endIgnoringInteractionEvents() { appState.ignoring = max(0, appState.ignoring - 1) }
    /// Whether touches are ignored.
    open var isIgnoringInteractionEvents: Bool { appState.ignoring > 0 }
    /// Whether the device stays awake. No stage sleeps, so true is always respected.
    open var isIdleTimerDisabled: Bool {
        get { appState.idleTimerDisabled }
        set { appState.idleTimerDisabled = newValue }
    }
    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }
    /// The layout direction of the app's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.environment.rightToLeft ? .rightToLeft : .leftToRight
    }
    /// Returns the supported orientations of a window.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
    }
    /// The current style of the status bar, as the front controller provides it. Setting it has an effect if Info.plist has
    /// `UIViewControllerBasedStatusBarAppearance` false; otherwise it is UIK1204.
    open var statusBarStyle: UIStatusBarStyle {
        get { appState.statusBarStyle }
        set { setStatusBar("statusBarStyle", style: newValue) }
    }
    /// Whether the front controller hides the status bar. Setting it has an effect as for ``statusBarStyle``.
    open var isStatusBarHidden: Bool {
        get { appState.statusBarHidden }
        set { setStatusBar("isStatusBarHidden", hidden: newValue) }
    }
    /// The frame of the status bar, in points of the screen; empty if it is hidden or missing.
    open var statusBarFrame: CGRect { statusBarRect }
    /// The orientation of the interface.
    open var statusBarOrientation: UIInterfaceOrientation {
        UIInterfaceOrientation(UIScreen.main.environment.orientation)
    }
    /// The badge number of the app's icon; stored, as there is no icon (UIK1201).
    open var applicationIconBadgeNumber: Int {
        get { appState.badge }
        set { setBadge(newValue) }
    }
    open override var next: UIResponder? { delegate as? UIResponder }
}

@available(*, deprecated, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

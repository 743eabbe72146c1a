// The window: the top of a tree of views, and the door through which events enter it.
// Apple: "UIWindow".
import CoreGraphics
import Foundation
import QuartzCore

/// The top of a tree of views on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// A height among windows; those with the greater one stand in front.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level of this height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// That of the app's windows.
        public static let normal = Level(rawValue: 0)
        /// Above the app's windows.
        public static let statusBar = Level(rawValue: 1000)
        /// Above the status bar.
        public static let alert = Level(rawValue: 2000)
        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
        /// A level higher by a number: `.alert + 1`.
        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue + rhs) }
        /// A level lower by a number.
        public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue - rhs) }
    }

    struct State {
        var level = Level.normal
        var rootViewController: UIViewController?
        weak var scene: UIWindowScene?
        var screen: UIScreen?
        /// Counts up as windows come to the front.
        var order = 0
        var isOnScreen = false
        var undoManager: UndoManager?
    }
    final var windowState = State()
    /// What recognizers make of this window's touches.
    package let gestureArbiter = GestureArbiter()
    final let touchDelivery = TouchDelivery()

    /// A window is shown.
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// A window was hidden.
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// A window gets keys.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// A window gets no keys any more.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// A hidden window of this frame on the main screen.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWindow(scene: nil)
    }

    /// A hidden window that fills a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpace.bounds)
        setUpWindow(scene: windowScene)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpWindow(scene: nil)
    }

    /// A hidden window with the size of the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// The window itself.
    open override var window: UIWindow? { self }
    /// The screen it stands on.
    open var screen: UIScreen {
        get { windowState.screen ?? .main }
        set { windowState.screen = newValue }
    }
    /// The scene it belongs to.
    open var windowScene: UIWindowScene? {
        get { windowState.scene }
        set { setScene(newValue) }
    }
    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { windowState.rootViewController }
        set { setRoot(newValue) }
    }
    /// Its height among windows.
    open var windowLevel: Level {
        get { windowState.level }
        set { setLevel(newValue) }
    }
    /// Whether keys and other events without a place go here.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindowStorage === self }
    /// Whether it may become the key window; true here.
    open var canBecomeKey: Bool { true }
    /// Makes it the key window.
    open func makeKey() { takeKey() }
    /// Makes it the key window and shows it before the others of its level.
    open func makeKeyAndVisible() { showAsKey() }
    /// It has become the key window. Does nothing here.
    open func becomeKey() {}
    /// It is no longer the key window. Does nothing here.
    open func resignKey() {}
    /// Hands an event to recognizers and views of this window.
    open func sendEvent(_ event: UIEvent) { deliver(event) }
    /// A point of this window in another's coordinates; nil is the screen.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { converted(point, to: window) }
    /// A point of another window in this one's coordinates; nil is the screen.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { converted(point, from: window) }
    /// A rectangle of this window in another's coordinates; nil is the screen.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { converted(rect, to: window) }
    /// A rectangle of another window in this one's coordinates; nil is the screen.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { converted(rect, from: window) }

    /// The undo manager of everything in the window that has none of its own; made at first use.
    open override var undoManager: UndoManager? { madeUndoManager }

    open override var isHidden: Bool {
        get { super.isHidden }
        set { setWindowHidden(newValue) }
    }
    open override var next: UIResponder? { windowState.scene ?? UIApplication.shared }
    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { super.overrideUserInterfaceStyle }
        set { super.overrideUserInterfaceStyle = newValue }
    }
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue; updateSafeArea() }
    }
}

/// The old name.
@available(*, deprecated, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level

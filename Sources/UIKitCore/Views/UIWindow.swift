// The window: the top of a tree of views, and the door through which events enter it.
// Apple: "UIWindow".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// The root of a view hierarchy on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The level of a window; windows with a higher level are in front.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of the app's windows.
        public static let normal = Level(rawValue: 0)
        /// A level above the app's windows.
        public static let statusBar = Level(rawValue: 1000)
        /// A level above the status bar.
        public static let alert = Level(rawValue: 2000)
        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
        /// Returns a level that is higher by a number, such as `.alert + 1`.
        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue + rhs) }
        /// Returns a level that is lower by a number.
        public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue - rhs) }
    }

    struct State {
        var level = Level.normal
        /// The root controller and the scene, typed by `UIWindow+Showing.swift`.
        var rootSlot = Slot()
        var sceneSlot = WeakSlot()
        var screen: UIScreen?
        /// Counts up as windows come to the front.
        var order = 0
        var isOnScreen = false
        var undoManager: UndoManager?
    }
    final var windowState = State()
    /// The arbiter of recognizers and the delivery of touches, typed by `UIView+Gestures.swift` and `UIWindow+Events.swift`.
    final var (arbiterSlot, deliverySlot) = (Slot(), Slot())

    /// Posted when a window becomes visible.
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted when a window becomes hidden.
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window becomes the key window.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is no longer the key window.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// Creates a hidden window with a frame on the main screen.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWindow(scene: nil)
    }

    /// Creates a hidden window that fills a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpace.bounds)
        setUpWindow(scene: windowScene)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpWindow(scene: nil)
    }

    /// Creates a hidden window with the size of the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// The window itself.
    open override var window: UIWindow? { self }
    /// The screen that shows the window.
    open var screen: UIScreen {
        get { windowState.screen ?? .main }
        set { windowState.screen = newValue }
    }
    /// The scene that contains the window.
    open var windowScene: UIWindowScene? {
        get { windowState.scene }
        set { setScene(newValue) }
    }
    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { windowState.rootViewController }
        set { setRoot(newValue) }
    }
    /// The level of the window.
    open var windowLevel: Level {
        get { windowState.level }
        set { setLevel(newValue) }
    }
    /// Whether the window receives keyboard events and other events without a location.
    open var isKeyWindow: Bool { hasKeys }
    /// Whether the window can become the key window; true by default.
    open var canBecomeKey: Bool { true }
    /// Makes the window the key window.
    open func makeKey() { takeKey() }
    /// Makes the window the key window and shows it in front of the others of its level.
    open func makeKeyAndVisible() { showAsKey() }
    /// Called when the window has become the key window. The default implementation does nothing.
    open func becomeKey() {}
    /// Called when the window is no longer the key window. The default implementation does nothing.
    open func resignKey() {}
    /// Dispatches an event to recognizers and views of this window.
    open func sendEvent(_ event: UIEvent) { deliver(event) }
    /// Converts a point from this window's coordinates to another window's; nil is the screen.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { converted(point, to: window) }
    /// Converts a point from another window's coordinates to this window's; nil is the screen.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { converted(point, from: window) }
    /// Converts a rectangle from this window's coordinates to another window's; nil is the screen.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { converted(rect, to: window) }
    /// Converts a rectangle from another window's coordinates to this window's; nil is the screen.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { converted(rect, from: window) }

    /// The undo manager of everything in the window without one of its own, created at the first access.
    open override var undoManager: UndoManager? { madeUndoManager }

    open override var isHidden: Bool {
        get { super.isHidden }
        set { setWindowHidden(newValue) }
    }
    open override var next: UIResponder? { responderAbove }
    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { super.overrideUserInterfaceStyle }
        set { super.overrideUserInterfaceStyle = newValue }
    }
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue; updateSafeArea() }
    }
}

@available(*, deprecated, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level

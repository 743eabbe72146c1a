// The screen: the stage as apps see it.
// Apple: "UIScreen".
import CoreGraphics
import Foundation
import QuartzCore
import Stage
import Synchronization
import UIKitValues

/// The display that shows the windows. There is one screen; it exists before the app is launched.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    struct State {
        var environment = StageEnvironment()
        var traits: UITraitCollection = .fallback
        var windows: [UIWindow] = []
        var lastOrder = 0
        var brightness: CGFloat = 0.5
    }
    final var state = State()
    /// The tree that the compositor draws; windows' layers are its sublayers.
    package private(set) var layerHost: LayerHost
    /// The bars that iOS itself draws above the windows, typed by `SystemBars.swift`.
    final var barSlot = Slot()

    /// Posted when ``brightness`` has changed.
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// Posted when a screen is connected; never posted here.
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen is disconnected; never posted here.
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted when a screen's mode has changed; never posted here.
    public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")

    package init(environment: StageEnvironment) {
        state.environment = environment
        state.traits = UITraitCollection(environment: environment)
        layerHost = LayerHost(
            width: Int((environment.size.width * environment.scale).rounded()),
            height: Int((environment.size.height * environment.scale).rounded()), scale: environment.scale,
            raster: environment.rasterScale)
        super.init()
        if StageContext.current.isMain { setDefaults() }
    }

    /// Scale of the main screen, for views made before and off it.
    static var mainScale = ScreenMeasures.defaultScale

    /// The screen of the device.
    open class var main: UIScreen { mainStorage ?? makeMain() }

    /// All screens: only the main screen.
    open class var screens: [UIScreen] { [main] }

    /// The bounds in the current orientation, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: state.environment.size) }
    /// The number of pixels per point.
    open var scale: CGFloat { state.environment.scale }
    /// The bounds in portrait orientation, in pixels.
    open var nativeBounds: CGRect { nativeRect }
    /// The number of physical pixels per point; equal to ``scale``.
    open var nativeScale: CGFloat { state.environment.scale }
    /// The traits of the screen.
    open var traitCollection: UITraitCollection { state.traits }
    /// Called when ``traitCollection`` has changed. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The coordinate space of the screen in its current orientation.
    open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(self) }
    /// The brightness, 0 to 1. The value is stored and has no effect yet (UIK1201).
    open var brightness: CGFloat {
        get { state.brightness }
        set { setBrightness(newValue) }
    }
    /// Whether the screen is being recorded; always false.
    open var isCaptured: Bool { false }
    /// The maximum frame rate, in frames per second.
    open var maximumFramesPerSecond: Int { ScreenMeasures.frameRate }
    /// The screen that this one mirrors; always nil.
    open var mirrored: UIScreen? { nil }
    /// Returns a view with a snapshot of the screen.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { snapshotOfWindows(afterUpdates) }
}

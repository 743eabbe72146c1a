// The screen: the stage as apps see it.
// Apple: "UIScreen".
import CoreGraphics
import Foundation
import QuartzCore
import Stage
import Synchronization

/// The display that windows stand on. There is one; it exists before the app is launched.
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
    /// What iOS itself draws above the windows.
    final let systemBars = SystemBars()

    /// ``brightness`` has changed.
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// A screen was connected; never posted here.
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// A screen was disconnected; never posted here.
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// A screen has another mode; never posted here.
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
    static var mainScale: CGFloat = 3

    /// The device's own screen.
    open class var main: UIScreen { mainStorage ?? makeMain() }

    /// All screens: the main one.
    open class var screens: [UIScreen] { [main] }

    /// In points, as the device is held now.
    open var bounds: CGRect { CGRect(origin: .zero, size: state.environment.size) }
    /// Pixels a point.
    open var scale: CGFloat { state.environment.scale }
    /// In pixels, upright.
    open var nativeBounds: CGRect { nativeRect }
    /// Pixels of the panel a point; the same as ``scale``.
    open var nativeScale: CGFloat { state.environment.scale }
    /// The traits of the screen.
    open var traitCollection: UITraitCollection { state.traits }
    /// ``traitCollection`` has changed. Does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The screen as a coordinate space, turning with the device.
    open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(self) }
    /// 0 to 1; stored, nothing dims yet (UIK1201).
    open var brightness: CGFloat {
        get { state.brightness }
        set { setBrightness(newValue) }
    }
    /// Whether the screen is being recorded; false.
    open var isCaptured: Bool { false }
    /// How often frames come at most.
    open var maximumFramesPerSecond: Int { 60 }
    /// The screen that this one mirrors; nil.
    open var mirrored: UIScreen? { nil }
    /// A view that shows what the screen shows now.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { snapshotOfWindows(afterUpdates) }
}

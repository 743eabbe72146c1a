// The device as apps see it: the stage's.
// Apple: "UIDevice".
import Foundation
import Stage

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let instance = UIDevice()
    private var generating = 0
    private var identifier = UUID()
    private var watchesBattery = false

    /// Whether the battery is being charged.
    public enum BatteryState: Int, Sendable {
        /// Not known, on battery, charging, full.
        case unknown = 0, unplugged = 1, charging = 2, full = 3
    }

    /// The one device.
    open class var current: UIDevice { instance }

    /// The device was turned.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// The charge has changed; never posted here.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Charging began or ended; never posted here.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")

    /// What the stage's device is called.
    open var name: String { UIScreen.main.environment.deviceName }
    /// `iPhone` or `iPad`.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// As ``model``.
    open var localizedModel: String { model }
    /// `iOS`: apps ask for it to choose what to do.
    open var systemName: String { "iOS" }
    /// The version of iOS whose look and behaviour the project follows.
    open var systemVersion: String { "17.0" }
    /// Phone or pad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.environment.idiom == .pad ? .pad : .phone }
    /// How the device is held; the interface follows only where the front controller allows it.
    open var orientation: UIDeviceOrientation {
        UIDeviceOrientation(UIApplication.shared.deviceEnvironment.orientation)
    }
    /// Whether the app asked for ``orientationDidChangeNotification``; it is posted anyway.
    open var isGeneratingDeviceOrientationNotifications: Bool { generating > 0 }
    /// Asks for ``orientationDidChangeNotification``; may be nested.
    open func beginGeneratingDeviceOrientationNotifications() { generating += 1 }
    /// Undoes one ``beginGeneratingDeviceOrientationNotifications()``.
    open func endGeneratingDeviceOrientationNotifications() { generating = max(0, generating - 1) }
    /// New with each process.
    open var identifierForVendor: UUID? { identifier }
    /// Whether the app asked for the battery's state. No stage has a battery, so the state stays unknown, as in Apple's
    /// simulator.
    open var isBatteryMonitoringEnabled: Bool {
        get { watchesBattery }
        set { watchesBattery = newValue }
    }
    /// 0 to 1; −1 where it is not known, as always here.
    open var batteryLevel: Float { -1 }
    /// Unknown.
    open var batteryState: BatteryState { .unknown }
    /// Stays false: the device has no proximity sensor (documented for such devices).
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether something is near the screen; false.
    open var proximityState: Bool { false }
    /// Plays the click of a key; silent.
    open func playInputClick() {}
    /// Whether several tasks can run; true.
    open var isMultitaskingSupported: Bool { true }
}

/// The old name.
@available(*, deprecated, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState

/// The old form of `UIDevice.current.userInterfaceIdiom`.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom.")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

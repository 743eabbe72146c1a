// The device as apps see it: the stage's.
// Apple: "UIDevice".
import Foundation
import Stage
import UIKitValues

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let instance = UIDevice()
    private var generating = 0
    private var identifier = UUID()
    private var watchesBattery = false

    /// The state of the battery.
    public enum BatteryState: Int, Sendable {
        /// Unknown, on battery, charging, or full.
        case unknown = 0, unplugged = 1, charging = 2, full = 3
    }

    /// The current device.
    open class var current: UIDevice { instance }

    /// Posted when the device has rotated.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Posted when the battery level has changed; never posted here.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when the battery state has changed; never posted here.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")

    /// The name of the stage's device.
    open var name: String { UIScreen.main.environment.deviceName }
    /// `iPhone` or `iPad`.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as ``model``.
    open var localizedModel: String { model }
    /// `iOS`, the value that apps expect.
    open var systemName: String { "iOS" }
    /// The version of iOS whose appearance and behaviour the project follows.
    open var systemVersion: String { "17.0" }
    /// Phone or pad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.environment.idiom == .pad ? .pad : .phone }
    /// The orientation of the device. The interface follows only if the front controller supports it.
    open var orientation: UIDeviceOrientation {
        UIDeviceOrientation(UIApplication.shared.deviceEnvironment.orientation)
    }
    /// Whether the app requested ``orientationDidChangeNotification``; it is posted in any case.
    open var isGeneratingDeviceOrientationNotifications: Bool { generating > 0 }
    /// Requests ``orientationDidChangeNotification``. Calls can be nested.
    open func beginGeneratingDeviceOrientationNotifications() { generating += 1 }
    /// Reverts one ``beginGeneratingDeviceOrientationNotifications()``.
    open func endGeneratingDeviceOrientationNotifications() { generating = max(0, generating - 1) }
    /// An identifier that is new in each process.
    open var identifierForVendor: UUID? { identifier }
    /// Whether the app requested the battery's state. No stage has a battery, so the state stays unknown, as in Apple's
    /// simulator.
    open var isBatteryMonitoringEnabled: Bool {
        get { watchesBattery }
        set { watchesBattery = newValue }
    }
    /// The battery level, 0 to 1; −1 if unknown, as always here.
    open var batteryLevel: Float { -1 }
    /// The state of the battery: always unknown.
    open var batteryState: BatteryState { .unknown }
    /// Whether proximity monitoring is enabled; always false, as documented for devices without a proximity sensor.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether an object is close to the screen; always false.
    open var proximityState: Bool { false }
    /// Plays the sound of a key click; silent here.
    open func playInputClick() {}
    /// Whether multitasking is supported; true.
    open var isMultitaskingSupported: Bool { true }
}

@available(*, deprecated, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState

/// The old form of `UIDevice.current.userInterfaceIdiom`.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom.")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

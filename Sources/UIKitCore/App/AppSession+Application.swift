// The application of a session, for the classes below it: they ask the session and do not know the application's class.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import SelectorDispatch
import Stage
import UIKitValues

extension AppSession {
    /// The application; nil before its first use. What a change lets go may look here again.
    var application: UIApplication? {
        get { appSlot.object() }
        set { withExtendedLifetime(appSlot) { appSlot.put(newValue) } }
    }
}

// MARK: Turns

extension AppSession {
    /// The clock of the application's stage.
    static var clock: StageClock { UIApplication.shared.turnLoop.clock }
    /// How many turns have run.
    static var turnCount: Int { UIApplication.shared.turnLoop.turnCount }
    /// Requests a turn if there is an application.
    static func requestTurn() { UIApplication.sharedStorage?.turnLoop.requestTurn() }
    /// Runs a closure after the commit of the running turn, or of the next one.
    static func atEndOfTurn(_ body: @escaping () -> Void) { UIApplication.shared.turnLoop.atEndOfTurn(body) }
    /// Has what asks for a turn, where nobody runs any yet, start the application. Done once.
    static var startsByItself: Void { UIApplication.startsByItself }
}

// MARK: Events

extension AppSession {
    /// The window that receives keyboard events; nil without one.
    static var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    /// The window that keys go to: the key window, or else the front one.
    static var windowForKeys: UIWindow? { UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last }
    /// The modifier keys that are down.
    static var modifiers: UIKeyModifierFlags { UIApplication.shared.pressTracker.modifiers }
    /// The follower of the pointer; nil before there is an application.
    static var pointerTracker: PointerTracker? { UIApplication.sharedStorage?.pointerTracker }
    /// The responders that build the main menu: the application and its delegate.
    static var menuBuilders: [UIResponder] {
        let application = UIApplication.shared
        return [application, application.delegate as? UIResponder].compactMap { $0 }
    }

    /// Sends an action as `UIApplication.sendAction(_:to:from:for:)` does.
    @discardableResult
    static func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        UIApplication.shared.sendAction(action, to: target, from: sender, for: event)
    }
    /// Taps at a point of the screen for an assistive technology.
    static func tapForAccessibility(at point: CGPoint) { UIApplication.shared.tapForAccessibility(at: point) }
}

// MARK: Settings, bars, orientation

extension AppSession {
    /// Whether the device is used by keys alone, as the stage says.
    static var hasFullKeyboardAccess: Bool {
        UIApplication.sharedStorage?.appState.deviceEnvironment?.fullKeyboardAccess ?? false
    }
    /// Whether the app's language is read from right to left.
    static var isRightToLeft: Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }
    /// Whether the front controller hides the status bar.
    static var isStatusBarHidden: Bool { UIApplication.isStatusBarHidden }
    /// Applies the screen's environment again, after a setting that is a trait as well has changed.
    static func applyEnvironment() { UIApplication.sharedStorage?.apply(UIScreen.main.environment) }
    /// Another controller is in front, or the front one wants other bars.
    static func frontControllerChanged() { UIApplication.shared.frontControllerChanged() }
    static func updateStatusBar() { UIApplication.shared.updateStatusBar() }
    static func updateHomeIndicator() { UIApplication.shared.updateHomeIndicator() }
    static func updatePointerLock() { UIApplication.shared.updatePointerLock() }
    static func updateOrientation() { UIApplication.shared.updateOrientation() }
}

extension UIWindow {
    /// Whether the application sends keys to this window.
    var hasKeys: Bool { UIApplication.shared.keyWindowStorage === self }
    /// The responder above the window: its scene, or the application.
    var responderAbove: UIResponder? { windowState.scene ?? UIApplication.shared }
}

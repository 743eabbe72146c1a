// The windows of the app, and the one of them that gets keys.
// Apple: "UIApplication", "UIWindow".
import CoreGraphics
import Diagnostics
import Foundation

extension UIApplication {
    /// The scene that windows made without one belong to, in an app that does not make scenes itself.
    var implicitScene: UIWindowScene? {
        appState.adoptsScenes ? nil : appState.scenes.first as? UIWindowScene
    }

    func windowShown(_ window: UIWindow) {
        if !appState.windows.contains(where: { $0 === window }) { appState.windows.append(window) }
    }

    func windowHidden(_ window: UIWindow) { appState.windows.removeAll { $0 === window } }

    /// The one before resigns first.
    func setKeyWindow(_ window: UIWindow?) {
        guard window !== keyWindowStorage else { return }
        if let old = keyWindowStorage {
            keyWindowStorage = nil
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        keyWindowStorage = window
        if let window {
            window.becomeKey()
            NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        }
        frontControllerChanged()
        AppSession.current.text?.firstResponderChanged()
    }

    /// The front window that may be key takes over from one that was hidden.
    func keyWindowLost(_ window: UIWindow) {
        setKeyWindow(UIScreen.main.windows.last { $0 !== window && $0.canBecomeKey && !$0.isHidden })
    }

    /// The controller that covers the key window.
    var frontController: UIViewController? {
        var controller = keyWindowStorage?.rootViewController
        while let presented = controller?.modal.presented, presented.coversScreen {
            controller = presented
        }
        return controller
    }

    func setBadge(_ number: Int) {
        appState.badge = number
        Catalogue.stored(
            "UIApplication.applicationIconBadgeNumber", isDefault: number == 0, "There is no icon to show it on.")
    }
}

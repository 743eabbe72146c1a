// Which windows there are, and which of them gets keys.
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
        KeyboardController.shared.firstResponderChanged()
    }

    /// The front window that may be key takes over from one that was hidden.
    func keyWindowLost(_ window: UIWindow) {
        setKeyWindow(UIScreen.main.windows.last { $0 !== window && $0.canBecomeKey && !$0.isHidden })
    }

    // MARK: Status bar

    /// Another controller covers the key window: its preferences count now.
    func frontControllerChanged() {
        updateOrientation()
        updateStatusBar()
    }

    /// Asks the controller that covers the key window, or the child or presented one that it names.
    func updateStatusBar() {
        let before = appState.statusBarHidden
        defer {
            if appState.statusBarHidden != before { turnLoop.stage?.statusBarChanged(isHidden: appState.statusBarHidden) }
        }
        if showsOwnStatusBar() { return updateHomeIndicator() }
        var controller = keyWindowStorage?.rootViewController
        while let presented = controller?.modal.presented,
            presented.coversScreen
                || presented.modalPresentationCapturesStatusBarAppearance && !presented.modal.isBeingDismissed
        {
            controller = presented
        }
        var styling = controller
        while let child = styling?.childForStatusBarStyle { styling = child }
        var hiding = controller
        while let child = hiding?.childForStatusBarHidden { hiding = child }
        let hides = hiding?.prefersStatusBarHidden ?? false
        if hides != appState.statusBarHidden, let hiding, hiding.preferredStatusBarUpdateAnimation != .fade {
            Catalogue.preferenceNotFollowed.report(
                object: ObjectName.of(hiding),
                cause: "preferredStatusBarUpdateAnimation is .\(hiding.preferredStatusBarUpdateAnimation); the status "
                    + "bar is not drawn, its space goes at once.")
        }
        appState.statusBarStyle = styling?.preferredStatusBarStyle ?? .default
        appState.statusBarHidden = hides
        updateHomeIndicator()
    }

    /// Asks as for the status bar; there is no indicator to hide.
    func updateHomeIndicator() {
        var controller = frontController
        while let child = controller?.childForHomeIndicatorAutoHidden { controller = child }
        guard let controller, controller.prefersHomeIndicatorAutoHidden else { return }
        Catalogue.preferenceNotFollowed.report(
            object: ObjectName.of(controller),
            cause: "prefersHomeIndicatorAutoHidden is true; no home indicator is drawn, its space stays.")
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

    var statusBarRect: CGRect {
        let screen = UIScreen.main
        let height = screen.safeAreaInsets.top
        guard !appState.statusBarHidden, height > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
    }
}

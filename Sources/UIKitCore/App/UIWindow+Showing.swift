// Visibility, key, level, root controller, place on the screen.
// Apple: "UIWindow", Configuring the window; Making windows key.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

extension UIWindow {
    func setUpWindow(scene: UIWindowScene?) {
        super.isHidden = true
        windowState.screen = scene?.screen ?? .main
        windowState.scene = scene ?? UIApplication.shared.implicitScene
        hierarchy.enter(window: self)
        updateTraits()
        updateSafeArea()
    }

    /// The traits of the scene or screen.
    var inheritedTraits: UITraitCollection { windowState.scene?.traitCollection ?? screen.traitCollection }

    func setScene(_ scene: UIWindowScene?) {
        guard scene !== windowState.scene else { return }
        windowState.scene?.forget(self)
        windowState.scene = scene
        if scene != nil { super.frame = scene?.coordinateSpace.bounds ?? frame }
        if !isHidden { scene?.keep(self) }
        updateTraits()
        updateSafeArea()
    }

    /// Steps when shown: 1. the screen and scene keep the window; 2. the root view goes in; 3. the notification.
    func setWindowHidden(_ hidden: Bool) {
        guard super.isHidden != hidden else { return }
        super.isHidden = hidden
        if hidden {
            NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
            if isKeyWindow { UIApplication.shared.keyWindowLost(self) }
            windowState.rootViewController?.windowDisappears()
            UIApplication.shared.windowHidden(self)
            windowState.scene?.forget(self)
            screen.remove(self)
        } else {
            UIApplication.shared.windowShown(self)
            windowState.scene?.keep(self)
            screen.add(self)
            AppearanceProxies.apply(to: self)
            updateTraits()
            updateSafeArea()
            installRoot()
            NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        }
    }

    func showAsKey() {
        isHidden = false
        screen.bringToFront(self)
        takeKey()
    }

    func takeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        UIApplication.shared.setKeyWindow(self)
    }

    func setLevel(_ level: Level) {
        windowState.level = level
        layerStorage.zPosition = 0
        if !isHidden { screen.arrange() }
    }

    /// The old root's view leaves, its presented controllers with it; the new one fills the window.
    func setRoot(_ controller: UIViewController?) {
        let old = windowState.rootViewController
        guard old !== controller else { return }
        if let old {
            old.dropPresented()
            if old.viewIfLoaded?.superview === self { old.viewIfLoaded?.removeFromSuperview() }
            old.owningWindowStorage = nil
        }
        windowState.rootViewController = controller
        controller?.owningWindowStorage = self
        if !isHidden { installRoot() }
        if isKeyWindow { UIApplication.shared.frontControllerChanged() }
    }

    /// Puts the root view behind everything else in the window, at its size.
    func installRoot() {
        guard let controller = windowState.rootViewController else { return }
        let view: UIView = controller.view
        if view.superview === self {
            controller.windowAppears()
            return
        }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }
}

extension UIWindow.State {
    /// The controller whose view fills the window.
    var rootViewController: UIViewController? {
        get { rootSlot.object() }
        set { rootSlot.put(newValue) }
    }
    /// The scene that contains the window.
    var scene: UIWindowScene? {
        get { sceneSlot.object() }
        set { sceneSlot.put(newValue) }
    }
}

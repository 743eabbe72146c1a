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
        hierarchy.window = self
        updateTraits()
        updateSafeArea()
    }

    /// The traits of the scene or screen.
    var inheritedTraits: UITraitCollection { windowState.scene?.traitCollection ?? screen.traitCollection }

    /// The screen's safe area as far as it reaches into the window.
    var screenSafeArea: UIEdgeInsets {
        let outer = screen.safeAreaInsets
        let area = screen.bounds
        let frame = self.frame
        return UIEdgeInsets(
            top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
            bottom: max(0, outer.bottom - (area.maxY - frame.maxY)),
            right: max(0, outer.right - (area.maxX - frame.maxX)))
    }

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

    var madeUndoManager: UndoManager {
        if let made = windowState.undoManager { return made }
        let made = UndoManager()
        windowState.undoManager = made
        return made
    }

    // MARK: Conversion

    /// A point of the window in points of the screen.
    package func convertToScreen(_ point: CGPoint) -> CGPoint {
        layerStorage.superlayer.map { layerStorage.convert(point, to: $0) }
            ?? CGPoint(x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
    }

    /// A point of the screen in the window's coordinates.
    package func convertFromScreen(_ point: CGPoint) -> CGPoint {
        layerStorage.superlayer.map { layerStorage.convert(point, from: $0) }
            ?? CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    }

    func converted(_ point: CGPoint, to other: UIWindow?) -> CGPoint {
        let onScreen = convertToScreen(point)
        return other?.convertFromScreen(onScreen) ?? onScreen
    }

    func converted(_ point: CGPoint, from other: UIWindow?) -> CGPoint {
        convertFromScreen(other?.convertToScreen(point) ?? point)
    }

    func converted(_ rect: CGRect, to other: UIWindow?) -> CGRect {
        ScreenSpace.rect(rect) { self.converted($0, to: other) }
    }

    func converted(_ rect: CGRect, from other: UIWindow?) -> CGRect {
        ScreenSpace.rect(rect) { self.converted($0, from: other) }
    }
}

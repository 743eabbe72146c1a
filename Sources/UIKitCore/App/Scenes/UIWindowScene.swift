// A scene of windows.
// Apple: "UIWindowScene".
import CoreGraphics
import Foundation
import Stage
import UIKitValues

/// A scene that shows windows on the screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    final var traitState = TraitState()
    private var windowsStorage: [UIWindow] = []
    private lazy var statusBar = UIStatusBarManager()

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        traitState.current = UIScreen.main.traitCollection
    }

    /// The screen it stands on.
    open var screen: UIScreen { .main }
    /// The windows of the scene that are shown, in order of coming.
    open var windows: [UIWindow] { windowsStorage }
    /// The system in which keys move focus; nil while keyboard access is off, or without a key window in the scene.
    open var focusSystem: UIFocusSystem? { keyWindow.flatMap { UIFocusSystem.focusSystem(for: $0) } }
    /// The key window, if it is one of the scene's.
    open var keyWindow: UIWindow? { windowsStorage.first { $0.isKeyWindow } }
    /// How the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation {
        UIInterfaceOrientation(screen.environment.orientation)
    }
    /// The scene as a coordinate space: the screen's.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// The status bar of the scene.
    open var statusBarManager: UIStatusBarManager? { statusBar }
    /// The traits in force here: the screen's, with ``traitOverrides``.
    open var traitCollection: UITraitCollection {
        traitState.extras == nil ? screen.traitCollection : traitState.current
    }
    /// Traits set for the scene's windows in place of the screen's.
    open var traitOverrides: any UITraitOverrides {
        get { traitState.overrides }
        set { setOverrides(newValue) }
    }
    /// Called when ``traitCollection`` has changed. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Whether it fills the screen; true.
    open var isFullScreen: Bool { true }

    func keep(_ window: UIWindow) {
        if !windowsStorage.contains(where: { $0 === window }) { windowsStorage.append(window) }
    }

    func forget(_ window: UIWindow) { windowsStorage.removeAll { $0 === window } }
}

extension UIWindowScene: UITraitChangeObservable, TraitRegistering {
    func addRegistration(_ registration: TraitRegistration) { traitState.registrations.append(registration) }
    func removeRegistration(_ registration: any UITraitChangeRegistration) {
        TraitRegistration.end(registration, in: &traitState.registrations)
    }

    /// The scene hears first, then its windows.
    func setOverrides(_ overrides: any UITraitOverrides) {
        traitState.setOverrides(overrides)
        let old = traitState.current
        let now = traitState.applying(to: screen.traitCollection)
        guard now != old else { return }
        traitState.current = now
        traitCollectionDidChange(old)
        TraitRegistration.call(traitState.registrations, self, from: old, to: now)
        for window in windows { window.updateTraits() }
    }

    /// The screen has changed already.
    func environmentChanged(from before: StageEnvironment, _ traitsChange: Bool) {
        let now = screen.environment
        let old = traitState.current
        traitState.current = traitState.applying(to: screen.traitCollection)
        if now.size != before.size || now.orientation != before.orientation || traitsChange {
            (delegate as? any UIWindowSceneDelegate)?.windowScene(
                self, didUpdate: coordinateSpace, interfaceOrientation: UIInterfaceOrientation(before.orientation),
                traitCollection: old)
        }
        guard traitsChange else { return }
        traitCollectionDidChange(old)
        TraitRegistration.call(traitState.registrations, self, from: old, to: traitState.current)
    }
}

/// The status bar as the scene's controllers want it.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// The colours of the bar.
    open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
    /// Whether it is hidden.
    open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
    /// The status bar's frame in points of the screen; empty while hidden.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

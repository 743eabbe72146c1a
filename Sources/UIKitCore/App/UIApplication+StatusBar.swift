// The look of status bar and home indicator: by the controllers, or as the app sets it where they do not decide.
// Apple: "UIViewController", preferredStatusBarStyle; "UIApplication", setStatusBarStyle(_:animated:); UIViewControllerBasedStatusBarAppearance of Info.plist.
import CoreGraphics
import Diagnostics
import Foundation
import UIKitValues

extension UIApplication {
    /// Another controller covers the key window: its preferences count now.
    package func frontControllerChanged() {
        updateOrientation()
        updateStatusBar()
    }

    /// Asks the controller that covers the key window, or the child or presented one that it names.
    func updateStatusBar() {
        let before = (appState.statusBarHidden, appState.statusBarStyle)
        readStatusBar()
        updateHomeIndicator()
        guard before != (appState.statusBarHidden, appState.statusBarStyle) else { return }
        turnLoop.requestTurn()
        guard before.0 != appState.statusBarHidden else { return }
        for window in UIScreen.main.windows { window.updateSafeArea() }
    }

    /// Called in an animation block, the change is seen for as long as the block's (documented).
    private func readStatusBar() {
        let bars = UIScreen.main.systemBars
        if showsOwnStatusBar() { return bars.stylist = nil }
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
        let hides = hiding?.prefersStatusBarHidden ?? false, style = styling?.preferredStatusBarStyle ?? .default
        if UIView.inheritedAnimationDuration > 0, hides != appState.statusBarHidden || style != appState.statusBarStyle {
            bars.change = SystemBars.Change(
                animation: hiding?.preferredStatusBarUpdateAnimation ?? .fade, duration: UIView.inheritedAnimationDuration)
        }
        bars.stylist = styling
        appState.statusBarStyle = style
        appState.statusBarHidden = hides
    }

    /// Asks as for the status bar.
    func updateHomeIndicator() {
        var controller = frontController
        while let child = controller?.childForHomeIndicatorAutoHidden { controller = child }
        let hides = controller?.prefersHomeIndicatorAutoHidden ?? false, bars = UIScreen.main.systemBars
        guard hides != bars.isIndicatorHidden else { return }
        bars.isIndicatorHidden = hides
        turnLoop.requestTurn()
    }

    /// Whether the process's application has the status bar hidden; false without an application.
    static var isStatusBarHidden: Bool { sharedStorage?.appState.statusBarHidden ?? false }

    /// The status bar's rectangle in points of the screen; empty while hidden.
    var statusBarRect: CGRect {
        let screen = UIScreen.main
        let height = screen.safeAreaInsets.top
        guard !appState.statusBarHidden, height > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
    }

    /// Whether a sheet at its full height stands in front, around which the screen's black is seen.
    var showsBlackBehindSheet: Bool {
        var controller = frontController
        while let presented = controller?.modal.presented {
            if let sheet = presented.modal.presentation?.active as? UISheetPresentationController, sheet.stepsBack { return true }
            controller = presented
        }
        return false
    }
}

// MARK: The application's own

extension UIApplication {
    /// False where Info.plist says so; then the app's own setters count, and the controllers are not asked. Documented.
    var controllersDecideAboutStatusBar: Bool {
        AppInformation["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
    }

    /// The status bar's style and visibility at launch, by Info.plist (documented).
    private var statusBarAtLaunch: (style: UIStatusBarStyle, hidden: Bool) {
        let name = AppInformation["UIStatusBarStyle"] as? String
        let style: UIStatusBarStyle =
            switch name {
            case "UIStatusBarStyleLightContent": .lightContent
            case "UIStatusBarStyleDarkContent": .darkContent
            default: .default
            }
        return (style, AppInformation["UIStatusBarHidden"] as? Bool ?? false)
    }

    func setStatusBar(
        _ call: String, style: UIStatusBarStyle? = nil, hidden: Bool? = nil, animation: UIStatusBarAnimation = .none
    ) {
        guard !controllersDecideAboutStatusBar else {
            Catalogue.statusBarOfControllers.report(object: "UIApplication.\(call)")
            return
        }
        if let style { appState.ownStatusBarStyle = style }
        if let hidden { appState.ownStatusBarHidden = hidden }
        if animation != .none {
            UIScreen.main.systemBars.change = SystemBars.Change(animation: animation, duration: AppMeasures.statusBarDuration)
        }
        updateStatusBar()
    }

    /// The app's own values. True where they count.
    func showsOwnStatusBar() -> Bool {
        guard !controllersDecideAboutStatusBar else { return false }
        let launch = statusBarAtLaunch
        appState.statusBarStyle = appState.ownStatusBarStyle ?? launch.style
        appState.statusBarHidden = appState.ownStatusBarHidden ?? launch.hidden
        return true
    }
}

extension UIApplication {
    /// Sets ``statusBarStyle``, with a fade if animated.
    @available(*, deprecated, message: "Override preferredStatusBarStyle of UIViewController.")
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        setStatusBar("setStatusBarStyle(_:animated:)", style: statusBarStyle, animation: animated ? .fade : .none)
    }
    /// Sets ``isStatusBarHidden``, with a fade or a slide.
    @available(*, deprecated, message: "Override prefersStatusBarHidden of UIViewController.")
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        setStatusBar("setStatusBarHidden(_:with:)", hidden: hidden, animation: animation)
    }
}

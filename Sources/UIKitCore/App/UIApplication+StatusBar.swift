// The status bar as the app sets it, in apps whose view controllers do not decide about it.
// Apple: "UIApplication", setStatusBarStyle(_:animated:); UIViewControllerBasedStatusBarAppearance of Info.plist.
import Diagnostics
import Foundation

extension UIApplication {
    /// False where Info.plist says so; then the app's own setters count, and the controllers are not asked. Documented.
    var controllersDecideAboutStatusBar: Bool {
        AppInformation["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
    }

    /// What the app begins with (documented).
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

    func setStatusBar(_ call: String, style: UIStatusBarStyle? = nil, hidden: Bool? = nil) {
        guard !controllersDecideAboutStatusBar else {
            Catalogue.statusBarOfControllers.report(object: "UIApplication.\(call)")
            return
        }
        if let style { appState.ownStatusBarStyle = style }
        if let hidden { appState.ownStatusBarHidden = hidden }
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
    /// Sets ``statusBarStyle``; the bar is not drawn, so there is nothing to animate.
    @available(*, deprecated, message: "Override preferredStatusBarStyle of UIViewController.")
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        setStatusBar("setStatusBarStyle(_:animated:)", style: statusBarStyle)
    }
    /// Sets ``isStatusBarHidden``; the bar is not drawn, so there is nothing to animate.
    @available(*, deprecated, message: "Override prefersStatusBarHidden of UIViewController.")
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        setStatusBar("setStatusBarHidden(_:with:)", hidden: hidden)
    }
}

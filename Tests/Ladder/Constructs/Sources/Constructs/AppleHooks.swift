// Overrides in extensions of UIKit's own classes: every object of the class takes them.
// Apple: "UIViewController", preferredStatusBarStyle; "UINavigationController"; "UIResponder", motionEnded(_:with:).
import UIKit

extension UINavigationController {
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        topViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
    }
    open override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? super.shouldAutorotate }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}

extension UISplitViewController {
    open override var childForStatusBarStyle: UIViewController? { viewControllers.first }
}

extension UIWindow {
    static var shakes = 0
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        UIWindow.shakes += 1
        super.motionEnded(motion, with: event)
    }
}

/// A controller whose own answers come first.
final class Landscape: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var shouldAutorotate: Bool { false }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}

final class QuietNavigation: UINavigationController {
    override var shouldAutorotate: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations.union(.portrait) }
}

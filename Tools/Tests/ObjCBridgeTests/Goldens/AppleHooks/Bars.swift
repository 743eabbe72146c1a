import UIKit

extension UINavigationController {
    override open var preferredStatusBarStyle: UIStatusBarStyle {
        topViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
    }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        nil
    }
}

#if DEBUG
extension UIWindow {
    override open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
    }
}
#endif

extension UIView {
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        print(previousTraitCollection as Any)
    }
}

extension UITabBarController {
    open override var shouldAutorotate: Bool { selectedViewController?.shouldAutorotate ?? true }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

class PageController: UIViewController {
    weak var owner: UIViewController?
    override var navigationController: UINavigationController? { owner?.navigationController ?? super.navigationController }
    open override var tabBarController: UITabBarController? {
        get { nil }
    }
}

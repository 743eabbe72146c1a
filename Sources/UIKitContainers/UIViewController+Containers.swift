// The containers around a controller.
// Apple: "UIViewController", navigationController, tabBarController, splitViewController.
import Foundation
import UIKitCore

extension UIViewController {
    /// The nearest navigation controller among the ancestors.
    public var navigationController: UINavigationController? {
        hooked("navigationController", at: UIViewController.self) { nearestParent { $0 as? UINavigationController } }
    }
    /// The nearest tab bar controller among the ancestors.
    public var tabBarController: UITabBarController? {
        hooked("tabBarController", at: UIViewController.self) { nearestParent { $0 as? UITabBarController } }
    }
    /// The nearest split view controller among the ancestors.
    public var splitViewController: UISplitViewController? {
        hooked("splitViewController", at: UIViewController.self) { nearestParent { $0 as? UISplitViewController } }
    }

    /// Called when a classic split view collapses, so that this primary controller can take the secondary content. A navigation
    /// controller puts it on its stack; other controllers do nothing.
    public func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { takeInSecondary(secondaryViewController) }
    /// Called when a classic split view expands. Returns the secondary content, removed from this primary controller. A
    /// navigation controller returns the top of its stack; other controllers return nil.
    public func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        giveOutSecondary()
    }
}

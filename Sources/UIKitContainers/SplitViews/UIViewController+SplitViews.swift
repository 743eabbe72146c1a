// A controller's members about the split view around it.
// Apple: "UIViewController", splitViewController; collapseSecondaryViewController(_:for:).
import Foundation
import UIKitCore

/// A container that stands in a secondary column as it is, beside navigation controllers.
@MainActor protocol SecondaryColumnContainer: UIViewController {}

extension UITabBarController: SecondaryColumnContainer {}

extension UIViewController {
    var standsInSecondaryColumn: Bool { self is any SecondaryColumnContainer }

    /// The navigation controller of a column: itself, or its first child (documented).
    var columnNavigation: UINavigationController? {
        self as? UINavigationController ?? children.first as? UINavigationController
    }

    func takeInSecondary(_ secondary: UIViewController) {
        guard let navigation = self as? UINavigationController else { return }
        navigation.setColumnStack(navigation.viewControllers + [secondary], animated: false)
    }

    func giveOutSecondary() -> UIViewController? {
        guard let navigation = self as? UINavigationController, navigation.viewControllers.count > 1 else { return nil }
        let top = navigation.viewControllers.last
        navigation.setColumnStack(Array(navigation.viewControllers.dropLast()), animated: false)
        return top
    }
}

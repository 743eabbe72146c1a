// What a controller knows of the split view around it, and how it is shown by containers.
// Apple: "UIViewController", splitViewController; show(_:sender:); showDetailViewController(_:sender:).
import Foundation

/// A container that stands in a secondary column as it is, beside navigation controllers.
@MainActor protocol SecondaryColumnContainer: UIViewController {}

extension UIViewController {
    var nearestSplitViewController: UISplitViewController? {
        var current = parent
        while let there = current {
            if let split = there as? UISplitViewController { return split }
            current = there.parent
        }
        return nil
    }

    var standsInSecondaryColumn: Bool { self is any SecondaryColumnContainer }

    /// The navigation controller of a column: itself, or its first child (documented).
    var columnNavigation: UINavigationController? {
        self as? UINavigationController ?? children.first as? UINavigationController
    }

    /// Up to the first container that overrides show(_:sender:); an override of the app's takes part as well.
    func showInContainer(_ controller: UIViewController, _ sender: Any?) {
        if let parent { return parent.show(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    func showDetailInContainer(_ controller: UIViewController, _ sender: Any?) {
        if let parent { return parent.showDetailViewController(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
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

// The controller of a view, as the view sees it.
// Apple: "UIViewController", Managing the view; Responding to view-related events.
import Foundation
import UIKitValues

/// The controller whose `view` a view is. `UIViewController` is one; the members are its own.
@MainActor protocol ViewOwner: UIResponder {
    /// The view is about to enter a window, or with nil to leave one.
    func viewWillMove(to window: UIWindow?)
    /// The view has entered a window or left the old one.
    func viewDidMove(from oldWindow: UIWindow?)
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()
    func updateViewConstraints()
    func viewSafeAreaInsetsDidChange()
    func viewLayoutMarginsDidChange()

    /// The insets that are added to the view's safe area, in points.
    var additionalSafeAreaInsets: UIEdgeInsets { get }
    /// The least margins of the view, in points.
    var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
    /// Whether margins that the app sets are no less than these.
    var viewRespectsSystemMinimumLayoutMargins: Bool { get }

    /// Takes the traits from above. Returns those for the view, and the controller's former ones if they have changed.
    func adoptTraits(
        _ inherited: UITraitCollection, viewBefore: UITraitCollection
    ) -> (UITraitCollection, changedFrom: UITraitCollection?)
    /// Tells the controller that its traits have changed.
    func traitsDidChange(from before: UITraitCollection)
}

// Parents and children.
// Apple: "Creating a custom container view controller".
import Diagnostics
import Foundation
import UIKitValues

extension UIViewController {
    /// Steps: 1. misuse; 2. it leaves another parent; 3. willMove; 4. the list. didMove is the caller's.
    func adopt(_ child: UIViewController) {
        guard MainThread.allows("-[UIViewController addChildViewController:]") else { return }
        guard child !== self, !isDescendant(of: child) else {
            Catalogue.childIsAncestor.report(
                object: ObjectName.of(child),
                cause: "\(ObjectName.short(child)) was about to become a child of \(ObjectName.short(self)), which "
                    + (child === self ? "is the same controller." : "is one of its descendants."))
            return
        }
        if child.containment.parent === self {
            containment.moveToEnd(child)
            return
        }
        child.containment.parent?.forget(child)
        child.containment.willEnter()
        child.willMove(toParent: self)
        containment.append(child)
        child.containment.enter(self)
        if child.isViewLoaded { child.viewIfLoaded?.updateTraits() }
    }

    private func isDescendant(of controller: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let there = current {
            if there === controller { return true }
            current = there.parent
        }
        return false
    }

    /// Steps: 1. out of the list; 2. didMove with nil. willMove with nil is the caller's.
    func leaveParent() {
        guard let parent = containment.parent else { return }
        containment.willLeave()
        parent.forget(self)
        containment.leave()
        didMove(toParent: nil)
        // An override may not have called super.
        containment.hasLeft()
    }

    private func forget(_ child: UIViewController) {
        containment.forget(child)
    }

    func setOverride(_ collection: UITraitCollection?, for child: UIViewController) {
        guard child.containment.parent === self else { return }
        containment.override(collection, for: child)
        child.viewIfLoaded?.updateTraits()
    }

    /// Steps: 1. both must be children; 2. the one appears, the other disappears; 3. the views change places within
    /// the animations; 4. both are told at its end.
    func exchange(
        _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard from.parent === self, to.parent === self else {
            Catalogue.transitionNotBetweenChildren.report(
                object: ObjectName.of(self),
                apple: "NSInvalidArgumentException: Children view controllers \(ObjectName.short(from)) and "
                    + "\(ObjectName.short(to)) must have a common parent view controller when calling "
                    + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
                    + "completion:]")
            return
        }
        let container = from.view.superview
        let animated = duration > 0
        let isShown = appearing.phase == .appeared || appearing.phase == .appearing
        if isShown {
            from.beginAppearing(false, animated)
            to.beginAppearing(true, animated)
        }
        if to.view.superview == nil { container?.addSubview(to.view) }
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            from.viewIfLoaded?.removeFromSuperview()
            if isShown {
                from.endAppearing()
                to.endAppearing()
            }
            completion?(finished)
        }
    }

    /// Returns the result of `pick` for the nearest parent for which it is not nil; the controller itself is not asked.
    package final func nearestParent<Found>(_ pick: (UIViewController) -> Found?) -> Found? {
        var controller = parent
        while let there = controller {
            if let found = pick(there) { return found }
            controller = there.parent
        }
        return nil
    }
}

/// Whether a view's controller has the parent that the view's place means.
@MainActor enum ContainmentCheck {
    static func check(_ view: UIView, movesTo superview: UIView) {
        guard let child = view.hierarchy.controller, let actual = child.parent else { return }
        guard let expected = nearestController(from: superview), expected !== actual else { return }
        if expected === child { return }
        Catalogue.inconsistentContainment.report(
            object: ObjectName.of(child),
            cause: "The view of \(ObjectName.short(child)), a child of \(ObjectName.short(actual)), was added to the "
                + "view of \(ObjectName.short(expected)).",
            apple: "UIViewControllerHierarchyInconsistency: child view controller:\(ObjectName.short(child)) should "
                + "have parent view controller:\(ObjectName.short(expected)) but actual parent is:"
                + "\(ObjectName.short(actual))")
    }

    private static func nearestController(from view: UIView) -> UIViewController? {
        var current: UIView? = view
        while let there = current {
            if let controller = there.hierarchy.controller { return controller }
            current = there.superview
        }
        return nil
    }
}

extension UIView {
    /// Reports a view that moves to another place in the tree than its controller's parent has.
    func checkContainment(movesTo superview: UIView) { ContainmentCheck.check(self, movesTo: superview) }
}

extension UIViewController: UIAppearanceContainer {}

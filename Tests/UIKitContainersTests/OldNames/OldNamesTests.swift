// Names of Swift 4 that old apps use.
// Apple: the pages of the names that replaced them.
import Testing
import UIKit

@MainActor @Suite("Names of Swift 4") struct OldNamesTests {
    // Covers: UIView.bringSubview, UIView.sendSubview
    @available(*, deprecated)
    @Test("bringSubview(toFront:) and sendSubview(toBack:) order the subviews") func order() {
        let (above, first, second) = (UIView(), UIView(), UIView())
        above.addSubview(first)
        above.addSubview(second)
        above.bringSubview(toFront: first)
        #expect(above.subviews == [second, first])
        above.sendSubview(toBack: first)
        #expect(above.subviews == [first, second])
    }

    // Covers: UIViewController.addChildViewController, UIViewController.childViewControllers, UIViewController.removeFromParentViewController, UIViewController.willMove, UIViewController.didMove
    @available(*, deprecated)
    @Test("A child controller comes and goes by the old names, and the overridable methods are called") func children() {
        final class Child: UIViewController {
            var moves: [String] = []
            override func willMove(toParent parent: UIViewController?) { moves.append(parent == nil ? "will leave" : "will come") }
            override func didMove(toParent parent: UIViewController?) { moves.append(parent == nil ? "left" : "came") }
        }
        let (parent, child) = (UIViewController(), Child())
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        #expect(parent.childViewControllers == [child])
        #expect(parent.children == [child])
        child.willMove(toParentViewController: nil)
        child.removeFromParentViewController()
        #expect(parent.childViewControllers.isEmpty)
        #expect(child.moves == ["will come", "came", "will leave", "left"])
    }

    @available(*, deprecated)
    @Test("Old type names, constants and notifications are the new ones") func same() {
        #expect(UISwipeGestureRecognizerDirection.up == UISwipeGestureRecognizer.Direction.up)
        #expect(UIViewAnimationOptions.curveEaseIn == UIView.AnimationOptions.curveEaseIn)
        #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
        #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
        #expect(UIAccessibilityTraitButton == UIAccessibilityTraits.button)
        #expect(UIViewNoIntrinsicMetric == -1)
    }

    // Covers: UIView.forBaselineLayout, UIViewController.preferredScreenEdgesDeferringSystemGestures, UIViewController.childForScreenEdgesDeferringSystemGestures
    @available(*, deprecated)
    @Test("A view is its own baseline by the old name, and no edge of the screen waits by default") func defaults() {
        let (view, controller) = (UIView(), UIViewController())
        #expect(view.forBaselineLayout() === view)
        #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
        #expect(controller.childForScreenEdgesDeferringSystemGestures == nil)
    }
}

// The whole texts of UIK2001 to UIK2008.
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore

@MainActor @Suite("Diagnostics of navigation controllers", .harness) struct NavigationDiagnosticsTests {
    private func only(_ body: () -> Void) -> String {
        let all = Reports.during(body)
        #expect(all.count == 1)
        return all.first.map(Reports.stable) ?? ""
    }

    @Test("UIK2001 to UIK2004: what cannot be pushed, and what cannot be gone back to") func refused() {
        let root = UIViewController(), navigation = UINavigationController(rootViewController: root)
        let first = only { navigation.pushViewController(root, animated: false) }
        #expect(
            first == """
                UIK2001 exception: A view controller was put on a navigation stack that holds it already.
                  object   \(ObjectName.of(navigation))
                  at       NavigationDiagnosticsTests.swift:…
                  cause    \(ObjectName.short(root)) is already on the stack.
                  fix      Push another instance, or go back to the existing one with popToViewController(_:animated:).
                  apple    NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported (\(ObjectName.short(root)))
                """)
        let inner = UINavigationController()
        let second = only { navigation.pushViewController(inner, animated: false) }
        #expect(
            second == """
                UIK2002 exception: A navigation controller was pushed on a navigation controller.
                  object   \(ObjectName.of(navigation))
                  at       NavigationDiagnosticsTests.swift:…
                  cause    \(ObjectName.short(inner)) was about to be pushed.
                  fix      Push its root controller, or present the navigation controller.
                  apple    NSInvalidArgumentException: Pushing a navigation controller is not supported
                """)
        let split = UISplitViewController(style: .doubleColumn)
        let third = only { navigation.pushViewController(split, animated: false) }
        #expect(
            third == """
                UIK2003 exception: A split view controller was pushed on a navigation controller.
                  object   \(ObjectName.of(navigation))
                  at       NavigationDiagnosticsTests.swift:…
                  cause    \(ObjectName.short(split)) was about to be pushed.
                  fix      Make the split view controller the window's root, or a child of a controller of your own.
                  apple    NSInvalidArgumentException: Split View Controllers cannot be pushed to a Navigation Controller \(ObjectName.short(navigation))
                """)
        let other = UIViewController()
        let fourth = only { navigation.popToViewController(other, animated: false) }
        #expect(
            fourth == """
                UIK2004 exception: A navigation controller was asked to go back to a controller that is not on its stack.
                  object   \(ObjectName.of(navigation))
                  at       NavigationDiagnosticsTests.swift:…
                  cause    \(ObjectName.short(other)) is not among the 1 controllers of the stack.
                  fix      Check that viewControllers contains the controller first.
                  apple    NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.
                """)
        #expect(navigation.viewControllers == [root])
    }

    @Test("UIK2005 and UIK2006: changes while another one moves") func moving() {
        let app = StageFixture()
        let navigation = UINavigationController(rootViewController: UIViewController())
        app.show(navigation)
        let next = UIViewController(), last = UIViewController()
        navigation.pushViewController(next, animated: true)
        app.turn()
        let first = only { navigation.pushViewController(last, animated: true) }
        #expect(
            first == """
                UIK2005 misuse: A controller was pushed while another change of pages was animated.
                  object   \(ObjectName.of(navigation))
                  at       NavigationDiagnosticsTests.swift:…
                  cause    \(ObjectName.short(next)) was still appearing.
                  fix      Push from viewDidAppear(_:), from the coordinator's completion, or set both with setViewControllers(_:animated:).
                  apple    nested push animation can result in corrupted navigation bar
                """)
        app.turn()
        let second = only { navigation.popViewController(animated: true) }
        #expect(
            second == """
                UIK2006 misuse: A navigation stack was changed while another change of pages was animated.
                  object   \(ObjectName.of(navigation))
                  at       NavigationDiagnosticsTests.swift:…
                  cause    \(ObjectName.short(last)) was still appearing.
                  fix      Wait for viewDidAppear(_:) or the coordinator's completion, or set the whole stack at once.
                  apple    Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
                """)
    }

    @Test("UIK2007 and UIK2008: the bar is its controller's") func bars() {
        let navigation = UINavigationController(rootViewController: UIViewController()), bar = navigation.navigationBar
        let first = only { bar.setItems([], animated: false) }
        #expect(
            first == """
                UIK2007 exception: The items of a navigation controller's bar were changed by hand.
                  object   \(ObjectName.of(bar))
                  at       NavigationDiagnosticsTests.swift:…
                  cause    setItems:animated: was called on the bar of \(ObjectName.short(navigation)).
                  fix      Change the pages: pushViewController(_:animated:), popViewController(animated:), or a page's navigationItem.
                  apple    NSInternalInconsistencyException: Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.
                """)
        let second = only { bar.delegate = nil }
        #expect(
            second == """
                UIK2008 exception: The delegate of a navigation controller's bar was set.
                  object   \(ObjectName.of(bar))
                  at       NavigationDiagnosticsTests.swift:…
                  cause    The controller manages its bar itself.
                  fix      Use the navigation controller's delegate, or adopt UINavigationBarDelegate in a subclass of UINavigationController.
                  apple    NSInternalInconsistencyException: Cannot manually set the delegate on a UINavigationBar managed by a controller.
                """)
    }
}

// What must not be done with tabs: each code with its whole text.
// Apple: "UITabBarController"; the texts are those of public reports.
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("UITabBarController: traps", .harness) struct UITabBarControllerTrapTests {
    @Test("UIK2035: the items of a controller's bar are not to be set")
    func items() {
        let tabs = TabFixture()
        tabs.controller.tabBar.setItems([UITabBarItem()], animated: false)
        #expect(
            tabs.app.diagnostics.last?.pinnedText == """
                UIK2035 exception: The items of a tab bar controller's bar were changed.
                  object   UITabBar \(ObjectName.address(tabs.controller.tabBar)) — UIWindow > TabContainer
                  at       UITabBarController+TrapTests.swift:…
                  cause    The tab bar belongs to a UITabBarController, which makes its items from its view controllers.
                  fix      Set viewControllers, selectedIndex or selectedViewController of the tab bar controller, or the tabBarItem of a view controller.
                  apple    NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar controller is not allowed.
                """)
        tabs.controller.tabBar.items = []
        tabs.controller.tabBar.selectedItem = tabs.pages[1].tabBarItem
        #expect(tabs.app.codes == ["UIK2035", "UIK2035", "UIK2035"])
        #expect(tabs.controller.tabBar.items?.count == 3)
        #expect(tabs.controller.selectedIndex == 0)
    }

    @Test("UIK2036: the delegate of a controller's bar is the controller")
    func delegate() {
        final class Other: NSObject, UITabBarDelegate {}
        let tabs = TabFixture()
        #expect(tabs.controller.tabBar.delegate === tabs.controller)
        let other = Other()
        tabs.controller.tabBar.delegate = other
        #expect(tabs.controller.tabBar.delegate === tabs.controller)
        #expect(
            tabs.app.diagnostics.last?.pinnedText == """
                UIK2036 exception: The delegate of a tab bar controller's bar was changed.
                  object   UITabBar \(ObjectName.address(tabs.controller.tabBar)) — UIWindow > TabContainer
                  at       UITabBarController+TrapTests.swift:…
                  cause    The tab bar belongs to a UITabBarController, which is its delegate.
                  fix      Set the delegate of the tab bar controller.
                  apple    NSInternalInconsistencyException: Changing the delegate of a tab bar managed by a tab bar controller is not allowed.
                """)
    }

    @Test("UIK2037: only a tab can be selected")
    func foreign() {
        let tabs = TabFixture()
        let other = UIViewController()
        tabs.controller.selectedViewController = other
        #expect(tabs.controller.selectedIndex == 0)
        #expect(
            tabs.app.diagnostics.last?.pinnedText == """
                UIK2037 exception: A view controller was selected that is not a tab.
                  object   UITabBarController \(ObjectName.address(tabs.controller)) — UIWindow
                  at       UITabBarController+TrapTests.swift:…
                  cause    \(ObjectName.short(other)) is not among the 3 view controllers.
                  fix      Add the view controller to viewControllers before selecting it.
                  apple    NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.
                """)
    }
}

// Tabs as values of their own: what the bar shows, when controllers are made, groups, and what the delegate hears.
// Apple: "UITab", "UITabGroup", "UISearchTab", "UITabBarController" (iOS 18).
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitContainers
import UIKitCore
import UIKitValues
import UIKitTesting

private final class Deciding: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused: Set<String> = []
    var displayed: ([UIViewController]) -> [UIViewController] = { $0 }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        log.append("should \(tab.identifier)")
        return !refused.contains(tab.identifier)
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        log.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
        log.append("displayed \(tab.identifier)")
        return displayed(proposedViewControllers)
    }
    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

@MainActor @Suite("Tabs", .harness) struct UITabTests {
    /// Which controllers were made.
    private final class Made { var names: [String] = [] }

    private func tab(_ name: String, _ made: Made, _ symbol: String = "star.fill") -> UITab {
        UITab(title: name.uppercased(), image: UIImage(systemName: symbol), identifier: name) { tab in
            made.names.append(tab.identifier)
            let controller = UIViewController()
            controller.title = "page \(tab.identifier)"
            controller.view.backgroundColor = .systemBackground
            return controller
        }
    }

    // Covers: UITab.init(title:image:identifier:viewControllerProvider:), UITab.title, UITab.image, UITab.identifier, UITab.viewController, UITab.badgeValue, UITab.tabBarController, UITab.hasVisiblePlacement, UITabBarController.init(tabs:), UITabBarController.tabs, UITabBarController.selectedTab
    @Test("A tab's controller is made when it is first selected (documented), and the bar shows title, image and badge")
    func lazily() async throws {
        let harness = try await Harness(device: .iPhone14), made = Made()
        let tabs = [tab("a", made), tab("b", made), tab("c", made)]
        let controller = UITabBarController(tabs: tabs)
        tabs[1].badgeValue = "7"
        try await harness.show(controller)
        #expect(made.names == ["a"])
        #expect(controller.selectedTab === tabs[0])
        #expect(controller.selectedIndex == 0)
        #expect(controller.tabBar.items?.map(\.title) == ["A", "B", "C"])
        #expect(controller.tabBar.items?[1].badgeValue == "7")
        #expect(controller.tabBar.items?[0].image == UIImage(systemName: "star.fill"))
        try await harness.tap(.text("B"))
        #expect(made.names == ["a", "b"])
        #expect(controller.selectedTab === tabs[1])
        #expect(controller.selectedViewController === tabs[1].viewController)
        #expect(made.names.count == 2)
        #expect(tabs[1].viewController?.viewIfLoaded?.window != nil)
        #expect(tabs[0].viewController?.viewIfLoaded?.window == nil)
        #expect(tabs[1].viewController?.tab === tabs[1])
        #expect(tabs.allSatisfy { $0.tabBarController === controller })
        // The titles of the controllers are not the tabs'.
        #expect(controller.tabBar.items?.map(\.title) == ["A", "B", "C"])
        tabs[2].title = "Third"
        #expect(controller.tabBar.items?.last?.title == "Third")
        #expect(tabs.allSatisfy { $0.hasVisiblePlacement })
        controller.selectedTab = tabs[2]
        #expect(controller.selectedIndex == 2)
        #expect(made.names == ["a", "b", "c"])
        controller.selectedTab = UITab(title: "", image: nil, identifier: "foreign")
        controller.selectedTab = nil
        #expect(controller.selectedTab === tabs[2])
        #expect(controller.tab(forIdentifier: "b") === tabs[1])
        controller.selectedIndex = 0
        #expect(controller.selectedTab === tabs[0])
        #expect(controller.viewControllers?.count == 3)
        controller.viewControllers = [UIViewController()]
        #expect(controller.tabs.isEmpty && tabs[0].tabBarController == nil && controller.selectedTab == nil)
        harness.close()
    }

    @Test("Tabs give the same picture as view controllers with the same items", arguments: [Device.iPhone14, .iPad9])
    func sameBar(_ device: Device) async throws {
        let made = Made()
        let harness = try await Harness(device: device)
        let tabs = UITabBarController(tabs: [tab("a", made), tab("b", made, "heart.fill")])
        try await harness.show(tabs)
        let first = try harness.pixels()
        harness.close()
        let other = try await Harness(device: device)
        let plain = UITabBarController()
        plain.viewControllers = [("A", "star.fill"), ("B", "heart.fill")].map { title, symbol in
            let page = UIViewController()
            page.view.backgroundColor = .systemBackground
            page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
            return page
        }
        try await other.show(plain)
        #expect(try other.pixels() == first)
        other.close()
    }

    // Covers: UITab.isHidden, UITab.isEnabled, UITabBarController.setTabs
    @Test("Hidden tabs have no item, disabled ones are not selected by a tap (documented)")
    func hiding() async throws {
        let harness = try await Harness(device: .iPhone14), made = Made()
        let tabs = [tab("a", made), tab("b", made), tab("c", made)]
        tabs[1].isHidden = true
        let controller = UITabBarController(tabs: tabs)
        try await harness.show(controller)
        #expect(controller.tabBar.items?.map(\.title) == ["A", "C"])
        #expect(!tabs[1].hasVisiblePlacement)
        controller.selectedTab = tabs[1]
        #expect(controller.selectedTab === tabs[0])
        tabs[1].isHidden = false
        tabs[0].isHidden = true
        try await harness.idle()
        #expect(controller.tabBar.items?.map(\.title) == ["B", "C"])
        #expect(controller.selectedTab === tabs[1])
        tabs[2].isEnabled = false
        #expect(controller.tabBar.items?.last?.isEnabled == false)
        try await harness.tap(at: CGPoint(x: 290, y: 780))
        #expect(controller.selectedTab === tabs[1])
        controller.setTabs([tabs[2]], animated: true)
        try await harness.idle()
        #expect(controller.selectedTab === tabs[2])
        #expect(tabs[0].tabBarController == nil)
        harness.close()
    }

    // Covers: UITabBarControllerDelegate.tabBarController(_:shouldSelectTab:), UITabBarControllerDelegate.tabBarController(_:didSelectTab:previousTab:)
    @Test(
        "The delegate decides about taps and hears of them with the tab before; the app's own selections are not told (documented)")
    func delegating() async throws {
        let harness = try await Harness(device: .iPhone14), made = Made(), delegate = Deciding()
        let tabs = [tab("a", made), tab("b", made), tab("c", made)]
        let controller = UITabBarController(tabs: tabs)
        controller.delegate = delegate
        delegate.refused = ["c"]
        try await harness.show(controller)
        try await harness.tap(.text("B"))
        try await harness.tap(.text("B"))
        try await harness.tap(.text("C"))
        controller.selectedTab = tabs[0]
        #expect(delegate.take() == ["should b", "did b after a", "should b", "did b after b", "should c"])
        #expect(made.names == ["a", "b"])
        harness.close()
    }

    // Covers: UITabGroup.init(title:image:identifier:children:viewControllerProvider:), UITabGroup.children, UITabGroup.selectedChild, UITabGroup.selectedLeaf, UITabGroup.defaultChildIdentifier, UITabGroup.tab(forIdentifier:), UITab.parent
    @Test("A group is one item that shows the tab in force: the selected child, the default one, the first (documented)")
    func groups() async throws {
        let harness = try await Harness(device: .iPhone14), made = Made()
        let group = UITabGroup(title: "Group", image: nil, identifier: "g", children: [tab("x", made), tab("y", made)])
        group.defaultChildIdentifier = "y"
        let nested = UITabGroup(title: "Outer", image: nil, identifier: "o", children: [tab("z", made), group])
        let controller = UITabBarController(tabs: [tab("a", made), nested])
        try await harness.show(controller)
        #expect(controller.tabBar.items?.map(\.title) == ["A", "Outer"])
        #expect(nested.selectedChild == nil)
        try await harness.tap(.text("Outer"))
        #expect(made.names == ["a", "z"])
        #expect(controller.selectedTab?.identifier == "z")
        #expect(nested.selectedChild?.identifier == "z")
        #expect(nested.selectedLeaf?.identifier == "z")
        // The default child of the inner group.
        nested.selectedChild = group
        try await harness.idle()
        #expect(controller.selectedTab?.identifier == "y")
        #expect(controller.selectedViewController === group.children[1].viewController)
        #expect(controller.selectedViewController?.viewIfLoaded?.window != nil)
        controller.selectedTab = group.children[0]
        try await harness.idle()
        #expect(controller.selectedIndex == 1)
        #expect(controller.selectedTab?.identifier == "x")
        #expect(group.selectedChild?.identifier == "x")
        #expect(controller.selectedViewController?.tab === group.children[0])
        #expect(controller.tab(forIdentifier: "y")?.parent === group)
        #expect(nested.tab(forIdentifier: "x")?.tabBarController === controller)
        #expect(controller.tabBar.items?.map(\.title) == ["A", "Outer"])
        group.children = [tab("w", made)]
        try await harness.idle()
        #expect(controller.selectedTab?.identifier == "w")
        harness.close()
    }

    @Test("A group with a controller of its own shows that one, whichever child is selected (observed)")
    func ownController() async throws {
        let harness = try await Harness(device: .iPhone14), made = Made()
        let own = UIViewController()
        let group = UITabGroup(
            title: "G", image: nil, identifier: "g", children: [tab("x", made), tab("y", made)],
            viewControllerProvider: { _ in own })
        let controller = UITabBarController(tabs: [group])
        try await harness.show(controller)
        controller.selectedTab = group.children[1]
        #expect(controller.selectedViewController === own)
        #expect(made.names.isEmpty)
        #expect(controller.selectedTab?.identifier == "y")
        harness.close()
    }

    // Covers: UITabGroup.managingNavigationController, UITab.managingTabGroup, UITabBarControllerDelegate.tabBarController(_:displayedViewControllersFor:proposedViewControllers:)
    @Test("A managing navigation controller shows the group's controller and the tab's above it, as the delegate says (documented)")
    func managing() async throws {
        let harness = try await Harness(device: .iPhone14), made = Made(), delegate = Deciding()
        let own = UIViewController()
        let group = UITabGroup(
            title: "G", image: nil, identifier: "g", children: [tab("x", made), tab("y", made)],
            viewControllerProvider: { _ in own })
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        let controller = UITabBarController()
        controller.delegate = delegate
        controller.tabs = [group]
        try await harness.show(controller)
        #expect(controller.selectedViewController === navigation)
        #expect(navigation.viewControllers == [own, group.children[0].viewController])
        #expect(group.children[0].managingTabGroup === group)
        #expect(group.managingTabGroup == nil)
        delegate.displayed = { Array($0.suffix(1)) }
        controller.selectedTab = group.children[1]
        try await harness.idle()
        #expect(navigation.viewControllers == [group.children[1].viewController])
        #expect(Set(delegate.take()) == ["displayed x", "displayed y"])
        harness.close()
    }

    @Test("Tabs for which there is no room are in the list of More, and made when they are shown")
    func moreTabs() async throws {
        let harness = try await Harness(device: .iPhone14), made = Made()
        let tabs = "abcdefg".map { tab(String($0), made) }
        let controller = UITabBarController(tabs: tabs)
        try await harness.show(controller)
        #expect(controller.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "More"])
        #expect(!tabs[5].hasVisiblePlacement)
        try await harness.tap(.text("More"))
        #expect(made.names == ["a"])
        try await harness.tap(.text("F"))
        #expect(made.names == ["a", "f"])
        #expect(controller.selectedTab === tabs[5])
        controller.selectedTab = tabs[6]
        try await harness.idle()
        #expect(made.names == ["a", "f", "g"])
        #expect(controller.selectedTab === tabs[6])
        #expect(controller.selectedIndex == 6)
        harness.close()
    }

    // Covers: UISearchTab.init(viewControllerProvider:)
    @Test("A search tab has the system's title and image")
    func search() {
        let tab = UISearchTab { _ in UIViewController() }
        #expect(tab.title == "Search")
        #expect(tab.image == UIImage(systemName: "magnifyingglass"))
        #expect(UISearchTab(title: "Find", image: nil, identifier: "find").title == "Find")
    }

    // Covers: UITabBarController.mode
    @Test("What belongs to a sidebar is kept, and told")
    func declared() async throws {
        let harness = try await Harness(device: .iPad9)
        let made = Made(), one = tab("a", made)
        let controller = UITabBarController(tabs: [one])
        try await harness.show(controller)
        let group = UITabGroup(title: "", image: nil, identifier: "g")
        let said = Reports.during {
            controller.mode = .tabBar
            controller.mode = .tabSidebar
            one.subtitle = "below"
            one.preferredPlacement = .optional
            one.allowsHiding = true
            group.allowsReordering = true
            group.sidebarAppearance = .rootSection
        }
        #expect(said.map(\.entry.code) == [String](repeating: "UIK1201", count: 6))
        #expect(controller.mode == .tabSidebar)
        #expect(one.subtitle == "below")
        #expect(one.preferredPlacement == .optional)
        #expect(one.allowsHiding)
        #expect(group.allowsReordering)
        #expect(group.sidebarAppearance == .rootSection)
        group.displayOrderIdentifiers = ["b"]
        group.children = [one, tab("b", made)]
        #expect(group.displayOrder.map(\.identifier) == ["b", "a"])
        harness.close()
    }
}

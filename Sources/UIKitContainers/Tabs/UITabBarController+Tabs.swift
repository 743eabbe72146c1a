// Tabs in place of view controllers: the list that follows from them, selection, and what the delegate hears.
// Apple: "UITabBarController", tabs, selectedTab; "UITabBarControllerDelegate" (iOS 18).
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

extension UITabBarController {
    /// The presentation of tabs.
    public enum Mode: Int, Sendable {
        /// Tabs are also in a sidebar, if there are groups and space.
        case automatic = 0
        /// Tabs are in the bar only.
        case tabBar
        /// Tabs are in the bar or a sidebar.
        case tabSidebar
    }

    func setMode(_ mode: Mode) {
        tabState.mode = mode
        Catalogue.stored(
            "UITabBarController.mode", of: ObjectName.of(self),
            isDefault: mode != .tabSidebar || traitCollection.userInterfaceIdiom != .pad,
            "There is no sidebar of tabs: the bar shows them.")
    }

    /// Steps: 1. old tabs leave; 2. new ones join; 3. the list of controllers follows.
    func setRoots(_ tabs: [UITab], _ animated: Bool) {
        var seen = Set<ObjectIdentifier>()
        let tabs = tabs.filter { seen.insert(ObjectIdentifier($0)).inserted }
        for old in tabState.roots where !seen.contains(ObjectIdentifier(old)) { old.join(nil, nil) }
        tabState.roots = tabs
        for tab in tabs { tab.join(self, nil) }
        take(standIns, animated)
    }

    /// The tabs are others, or hidden, or show other controllers.
    func tabsChanged() { if !tabState.roots.isEmpty { take(standIns, false) } }

    private var standIns: [UIViewController] { tabState.roots.filter { !$0.isHidden }.map { $0.shown ?? $0.slot } }

    /// The app set view controllers: there are no tabs any more.
    func forgetTabs() {
        for old in tabState.roots { old.join(nil, nil) }
        tabState.roots = []
    }

    func root(of controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        return tabState.roots.first { $0.shown === controller || $0.slot === controller }
    }

    /// A place of the list becomes the controller that stands for the tab.
    func resolved(_ controller: UIViewController) -> UIViewController {
        guard let slot = controller as? TabSlot, let tab = slot.place, let index = tabState.all.firstIndex(of: slot)
        else {
            return controller
        }
        (tab as? UITabGroup)?.settle()
        let real = tab.makeShown()
        tab.shown = real
        real.setTabItem(tab.item)
        slot.willMove(toParent: nil)
        slot.removeFromParent()
        tabState.all[index] = real
        addChild(real)
        real.didMove(toParent: self)
        sortChildren()
        tabState.more?.list.reload()
        return real
    }

    // MARK: Selection

    var tabInForce: UITab? { root(of: selectedController)?.leaf }

    func select(_ tab: UITab?) {
        guard let tab, tab.owner === self else { return }
        var root = tab
        while let group = root.group {
            group.selectedChild = root
            root = group
        }
        guard !root.isHidden else { return }
        choose(root.shown ?? root.slot)
    }

    /// Whether the user may select the tab; nil where there are no tabs.
    func mayTap(_ tab: UITab?) -> Bool {
        guard let tab else { return true }
        return tab.isEnabled && delegate?.tabBarController(self, shouldSelectTab: tab.leaf) ?? true
    }

    func didTap(_ tab: UITab?, previous: UITab?) {
        if let tab { delegate?.tabBarController(self, didSelectTab: tab.leaf, previousTab: previous) }
    }

    func displayed(for tab: UITab, _ proposed: [UIViewController]) -> [UIViewController] {
        delegate?.tabBarController(self, displayedViewControllersFor: tab, proposedViewControllers: proposed)
            ?? proposed
    }

    /// Asking for the controllers makes them all.
    var allControllers: [UIViewController] {
        guard !tabState.roots.isEmpty else { return tabState.all }
        return tabState.all.map(resolved)
    }
}

extension UIViewController {
    /// The tab that shows this controller; nil in a tab bar controller with assigned view controllers.
    public var tab: UITab? {
        guard let owner = tabBarController else { return nil }
        func search(_ tabs: [UITab]) -> UITab? {
            for tab in tabs {
                if tab.made === self || tab.shown === self {
                    return (tab as? UITabGroup).flatMap { search($0.children) } ?? tab
                }
                if let group = tab as? UITabGroup, let found = search(group.children) { return found }
            }
            return nil
        }
        return search(owner.tabState.roots)
    }
}

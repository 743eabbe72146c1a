// A controller's place in a tab bar controller.
// Apple: "UIViewController", tabBarItem and tabBarController.
import Foundation

extension UIViewController {
    /// The controller's own item; the item of a navigation controller's root if none was set for the navigation controller
    /// (observed).
    var tabItem: UITabBarItem {
        if let item = tabItemStorage { return item }
        if let root = controllerWithTabItem { return root.tabBarItem }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        tabItemStorage = item
        return item
    }

    package func setTabItem(_ item: UITabBarItem?) {
        guard item !== tabItemStorage else { return }
        tabItemStorage = item
        tabItemMayHaveChanged()
    }

    /// The bar that shows this controller's item, or shows it for a navigation controller, shows it anew.
    func tabItemMayHaveChanged() {
        parent?.barContentChanged(of: self, .tabItem)
    }

    /// Sets the controller's title, and with it that of its navigation item and of its tab item (documented). System items keep
    /// their words.
    func setTitle(_ title: String?) {
        state.title = title
        barState.item?.title = title
        showTitleInTab(title)
    }

    func showTitleInTab(_ title: String?) {
        guard let item = tabItemStorage, item.tab.systemItem == nil, !item.tab.belongsToTab else { return }
        item.title = title
    }
}

// The items of a tab bar, their views, and the selection.
// Apple: "UITabBar", Configuring tab bar items; Supporting user customization is absent.
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

extension UITabBar {
    func setUpTabs() {
        barGround.hasLineAtTop = true
        addSubview(barGround)
        selection.isHidden = true
        addSubview(selection)
        accessibilityTraits = .tabBar
        updateLooks()
    }

    /// A tab bar controller's bar is the controller's affair.
    private var isManaged: Bool {
        guard controller != nil else { return false }
        Catalogue.managedTabBar.report(object: ObjectName.of(self))
        return true
    }

    func setDelegate(_ delegate: (any UITabBarDelegate)?) {
        guard delegate !== delegateStorage else { return }
        guard controller == nil else {
            Catalogue.managedTabBarDelegate.report(object: ObjectName.of(self))
            return
        }
        delegateStorage = delegate
    }

    func change(_ items: [UITabBarItem], _ animated: Bool) {
        if !isManaged { show(items, animated: animated) }
    }

    func select(_ item: UITabBarItem?) {
        guard item !== row.selected, !isManaged else { return }
        show(selected: item)
    }

    /// Shows items, for whoever owns the bar. The selected item stays selected if it is still there.
    func show(_ items: [UITabBarItem], animated: Bool = false) {
        guard !items.elementsEqual(row.all, by: ===) else { return }
        for item in row.all where item.host === self { item.host = nil }
        var known: [ObjectIdentifier: TabButton] = [:]
        for button in row.buttons { known[ObjectIdentifier(button.item)] = button }
        row.all = items
        let old = row.buttons
        row.buttons = items.map { known[ObjectIdentifier($0)] ?? makeButton($0) }
        for button in old where !row.buttons.contains(button) { button.removeFromSuperview() }
        for button in row.buttons { addSubview(button) }
        for item in items { item.host = self }
        if let selected = row.selected, !items.contains(selected) { row.selected = nil }
        updateLooks()
        guard animated, window != nil else { return }
        for button in row.buttons where !old.contains(button) {
            UIView.performWithoutAnimation { button.alpha = 0 }
            UIView.animate(withDuration: TabBarMeasures.fade) { button.alpha = 1 }
        }
    }

    func show(selected item: UITabBarItem?) {
        row.selected = item.flatMap { row.all.contains($0) ? $0 : nil }
        updateLooks()
    }

    private func makeButton(_ item: UITabBarItem) -> TabButton {
        let button = TabButton(item)
        button.addAction(
            UIAction { [weak self, weak button] _ in
                guard let self, let button else { return }
                self.tapped(button.item)
            }, for: .touchUpInside)
        return button
    }

    /// The controller decides in its bar; a bar of the app's selects.
    func tapped(_ item: UITabBarItem) {
        if let controller { return controller.tapped(item) }
        show(selected: item)
        delegate?.tabBar(self, didSelect: item)
    }

    func encodeTabs(_ coder: NSCoder) {
        coder.encode(row.all as NSArray, forKey: "UIItems")
        if let selected = row.selected, let index = row.all.firstIndex(of: selected) {
            coder.encode(index, forKey: "UISelectedItem")
        }
    }

    func decodeTabs(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, let items = coder.objectIfPresent("UIItems") as? [UITabBarItem] else { return }
        show(items)
        guard coder.containsValue(forKey: "UISelectedItem") else { return }
        let index = coder.decodeInteger(forKey: "UISelectedItem")
        if items.indices.contains(index) { show(selected: items[index]) }
    }
}

extension UITabBar: BarItemHost {
    package func barItemChanged(_ item: UIBarItem) {
        updateLooks()
        if let item = item as? UITabBarItem { controller?.itemChanged(item) }
    }
}

// Tabs that belong together: one item in the bar, of which one tab is in force.
// Apple: "UITabGroup" (iOS 18). Sections of a sidebar, their headers and actions are absent: there is no sidebar.
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

/// A tab that contains several tabs.
///
/// The group is one item in the bar. It shows its own controller if it has a provider, else that of its selected tab; with a
/// ``managingNavigationController`` it shows both on one stack.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The appearance of a group in a sidebar.
    public enum SidebarAppearance: UInt, Sendable {
        /// Depends on its depth.
        case automatic = 0
        /// Only its children.
        case inline
        /// A section.
        case rootSection
    }
    private var selected: UITab?

    /// Creates a group of tabs with a provider of its own controller.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.join(nil, self) }
    }

    /// The tabs. A selected tab that is not among new children is deselected.
    open var children: [UITab] {
        didSet {
            for child in oldValue where !children.contains(where: { $0 === child }) { child.join(nil, nil) }
            for child in children { child.join(owner, self) }
            if let selected, !children.contains(where: { $0 === selected }) { self.selected = nil }
            selectionChanged()
        }
    }
    /// The tabs in the order of ``displayOrderIdentifiers``, followed by those that it does not contain.
    open var displayOrder: [UITab] {
        displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
            + children.filter { !displayOrderIdentifiers.contains($0.identifier) }
    }
    /// The order of the tabs, by identifier; empty by default.
    open var displayOrderIdentifiers: [String] = []
    /// The selected tab of the group; nil before a selection. A tab that is not a child is ignored.
    open var selectedChild: UITab? {
        get { selected }
        set {
            guard newValue == nil || children.contains(where: { $0 === newValue }), newValue !== selected else {
                return
            }
            selected = newValue
            selectionChanged()
        }
    }
    /// The child that is selected if a selection is required; nil for the first.
    open var defaultChildIdentifier: String?
    /// The tab at the end of the chain of selected children; nil in a group without children.
    open var selectedLeaf: UITab? { child.map(\.leaf) }
    /// A navigation controller that shows the group's own controller and that of its selected tab on its stack; nil shows one
    /// of them alone. The group manages its stack.
    open var managingNavigationController: UINavigationController? {
        didSet { if managingNavigationController !== oldValue { selectionChanged() } }
    }
    /// Whether the user may reorder the tabs in a sidebar; stored, as there is no sidebar (UIK1201).
    open var allowsReordering = false {
        didSet { sidebarIsMissing("allowsReordering", isDefault: !allowsReordering) }
    }
    /// The appearance of the group in a sidebar; stored, as there is no sidebar (UIK1201).
    open var sidebarAppearance = SidebarAppearance.automatic {
        didSet { sidebarIsMissing("sidebarAppearance", isDefault: sidebarAppearance == .automatic) }
    }
    /// Returns the tab with an identifier, at any depth.
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.compactMap { $0.find(identifier) }.first
    }

    // MARK: Ours

    /// The selected child, else the default one, else the first.
    private var child: UITab? {
        selected ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }
    override var leaf: UITab { selectedLeaf ?? self }
    override func find(_ identifier: String) -> UITab? { super.find(identifier) ?? tab(forIdentifier: identifier) }
    override func join(_ owner: UITabBarController?, _ group: UITabGroup?) {
        super.join(owner, group)
        for child in children { child.join(owner, self) }
    }

    /// Selects the default child of the group and of its groups if nothing is selected.
    func settle() {
        if selected == nil { selected = child }
        (selected as? UITabGroup)?.settle()
    }

    override func makeShown() -> UIViewController {
        guard let navigation = managingNavigationController else {
            if let own = viewController { return own }
            guard let child else { return UIViewController() }
            return (child as? UITabGroup)?.makeShown() ?? child.viewController ?? UIViewController()
        }
        fill(navigation)
        return navigation
    }

    /// The group's own controller, those of groups on the way, and the leaf's; the delegate may show others.
    private func fill(_ navigation: UINavigationController) {
        var proposed = [viewController].compactMap { $0 }
        var current = child
        while let tab = current {
            if let controller = tab.viewController { proposed.append(controller) }
            current = (tab as? UITabGroup)?.child
        }
        let stack = owner?.displayed(for: leaf, proposed) ?? proposed
        guard !stack.elementsEqual(navigation.viewControllers, by: ===) else { return }
        navigation.setViewControllers(
            stack, animated: navigation.viewIfLoaded?.window != nil && UIView.areAnimationsEnabled)
    }

    /// Another tab is in force: what is shown for the root follows, where it was shown before.
    private func selectionChanged() {
        var root: UITab = self
        while let above = root.group { root = above }
        guard root.shown != nil else { return }
        let shown = root.makeShown()
        root.shown = shown
        shown.setTabItem(root.item)
        root.owner?.tabsChanged()
    }
}

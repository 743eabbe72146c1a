// A tab as a value of its own, whose controller is made when it is first selected.
// Apple: "UITab", "UISearchTab", "UITab.Placement" (iOS 18).
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

/// A tab with a title and an image, and the controller that it shows.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The placement of a tab on an iPad, and whether the user may change it.
    public enum Placement: Int, Sendable {
        /// The bar for root tabs, not the bar for others.
        case automatic = 0
        /// The bar, unless the user removes the tab.
        case `default`
        /// The sidebar, unless the user adds the tab to the bar.
        case optional
        /// The bar, at a position of the user's choice.
        case movable
        /// Always at the end of the bar.
        case pinned
        /// Always at its position in the bar.
        case fixed
        /// The sidebar only.
        case sidebarOnly
    }

    /// The identifier, unique within the tab bar controller.
    public let identifier: String
    final let provider: ((UITab) -> UIViewController)?
    /// The item that the bar shows.
    final let item: UITabBarItem
    final var made: UIViewController?
    /// Stands in a tab bar controller's list until ``shown`` is made.
    final lazy var slot = TabSlot(self)
    /// The controller that represents this tab of the root in a tab bar controller's list; nil before it was first selected.
    final var shown: UIViewController?
    final weak var owner: UITabBarController?
    final weak var group: UITabGroup?
    private var more = (subtitle: String?.none, isHidden: false, placement: Placement.automatic, allowsHiding: false)

    /// Creates a tab with a provider of its controller, which is called when the tab is first selected.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, tag: 0)
        super.init()
        item.tab.belongsToTab = true
    }

    /// The title.
    open var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }
    /// The image above the title.
    open var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }
    /// The text of the badge; nil for none.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }
    /// The second line in a sidebar; stored, as there is no sidebar (UIK1201).
    open var subtitle: String? {
        get { more.subtitle }
        set { more.subtitle = newValue; sidebarIsMissing("subtitle", isDefault: newValue == nil) }
    }
    /// Whether the tab is enabled. A disabled tab is grey and cannot be selected by the user.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }
    /// Whether the tab is hidden in the bar.
    open var isHidden: Bool {
        get { more.isHidden }
        set {
            guard newValue != more.isHidden else { return }
            more.isHidden = newValue
            owner?.tabsChanged()
        }
    }
    /// Whether the user may hide the tab in a sidebar; stored, as there is no sidebar (UIK1201).
    open var allowsHiding: Bool {
        get { more.allowsHiding }
        set { more.allowsHiding = newValue; sidebarIsMissing("allowsHiding", isDefault: !newValue) }
    }
    /// The preferred placement on an iPad; stored, as there is no sidebar (UIK1201).
    open var preferredPlacement: Placement {
        get { more.placement }
        set { more.placement = newValue; sidebarIsMissing("preferredPlacement", isDefault: newValue == .automatic) }
    }
    /// Whether the tab has an item in the bar.
    open var hasVisiblePlacement: Bool {
        guard let owner, group == nil else { return false }
        return owner.inBar.contains { $0 === shown || $0 === slot }
    }
    /// A value that the app associates with the tab.
    open var userInfo: Any?
    /// The controller of the provider, created at the first access. Nil without a provider.
    open var viewController: UIViewController? {
        if made == nil { made = provider?(self) }
        return made
    }
    /// The group that contains the tab.
    open var parent: UITabGroup? { group }
    /// The tab bar controller that contains the tab, at any depth.
    open var tabBarController: UITabBarController? { owner }
    /// The outermost enclosing group with a navigation controller for its tabs.
    open var managingTabGroup: UITabGroup? {
        var found: UITabGroup?
        var current = group
        while let there = current {
            if there.managingNavigationController != nil { found = there }
            current = there.group
        }
        return found
    }

    /// The title and identifier.
    open override var description: String {
        MainActor.assumeIsolated { "<\(Swift.type(of: self)): \(identifier) \"\(title)\">" }
    }

    // MARK: Ours

    func sidebarIsMissing(_ member: String, isDefault: Bool) {
        Catalogue.stored("UITab.\(member)", of: identifier, isDefault: isDefault, "There is no sidebar of tabs.")
    }

    /// The tab in force where this one is selected.
    var leaf: UITab { self }
    /// Creates the controller that represents the tab in the tab bar controller.
    func makeShown() -> UIViewController { viewController ?? UIViewController() }
    func join(_ owner: UITabBarController?, _ group: UITabGroup?) {
        self.owner = owner
        self.group = group
    }
    func find(_ identifier: String) -> UITab? { identifier == self.identifier ? self : nil }
}

/// The search tab, with the system's title and image. Its position at the end of the bar and a search field belong to
/// later systems.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Creates a search tab with a custom title and image.
    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
    /// Creates a search tab with the system's title and image.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        let system = UITabBarItem.SystemItem.search
        self.init(
            title: system.title, image: UIImage(systemName: system.symbol), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }
}

/// A place in the tab bar controller's list; never shown.
final class TabSlot: UIViewController {
    weak var place: UITab?
    init(_ tab: UITab) {
        place = tab
        super.init(nibName: nil, bundle: nil)
        setTabItem(tab.item)
    }
    required init?(coder: NSCoder) { nil }
}

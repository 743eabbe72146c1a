// Items of a bar that belong together.
// Apple: "UIBarButtonItemGroup".
import Foundation

/// A group of bar button items, and an item that represents them if there is not enough space.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    struct State {
        var items: [UIBarButtonItem] = []
        var representative: UIBarButtonItem?
        var isHidden = false
    }
    final var state = State()
    final weak var owner: UINavigationItem?

    /// Creates a group of items; nil for no representative item.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        super.init()
        state.items = barButtonItems
        state.representative = representativeItem
        for item in barButtonItems { item.group = self }
        representativeItem?.group = self
    }
    /// The items, in order.
    open var barButtonItems: [UIBarButtonItem] {
        get { state.items }
        set {
            for item in state.items where item.group === self { item.group = nil }
            state.items = newValue
            for item in newValue { item.group = self }
            owner?.groupsChanged()
        }
    }
    /// The item that represents the group if there is not enough space. Bars always show the items themselves here.
    open var representativeItem: UIBarButtonItem? {
        get { state.representative }
        set { state.representative = newValue }
    }
    /// Whether ``representativeItem`` is currently shown; always false here.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Whether the items are hidden.
    open var isHidden: Bool {
        get { state.isHidden }
        set {
            state.isHidden = newValue
            owner?.changed()
        }
    }
}

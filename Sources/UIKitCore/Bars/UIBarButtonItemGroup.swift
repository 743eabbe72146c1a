// Items of a bar that belong together.
// Apple: "UIBarButtonItemGroup".
import Foundation

/// Items of a bar that stand together, and one that stands for them where there is no room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    struct State {
        var items: [UIBarButtonItem] = []
        var representative: UIBarButtonItem?
        var isHidden = false
    }
    final var state = State()
    final weak var owner: UINavigationItem?

    /// A group of items; nil stands for no item in their place.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        super.init()
        state.items = barButtonItems
        state.representative = representativeItem
        for item in barButtonItems { item.group = self }
        representativeItem?.group = self
    }
    /// The items in order.
    open var barButtonItems: [UIBarButtonItem] {
        get { state.items }
        set {
            for item in state.items where item.group === self { item.group = nil }
            state.items = newValue
            for item in newValue { item.group = self }
            owner?.groupsChanged()
        }
    }
    /// The item that stands for the others where there is no room. Bars here show the items themselves always.
    open var representativeItem: UIBarButtonItem? {
        get { state.representative }
        set { state.representative = newValue }
    }
    /// Whether ``representativeItem`` is shown now: never here.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Whether the bar leaves the items out.
    open var isHidden: Bool {
        get { state.isHidden }
        set {
            state.isHidden = newValue
            owner?.changed()
        }
    }
}

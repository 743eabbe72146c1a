// The content of a navigation bar for one controller.
// Apple: "UINavigationItem".
import CoreGraphics
import Foundation
import UIKitValues

/// Hears that an item which it shows has changed.
@MainActor package protocol NavigationItemHost: AnyObject {
    func navigationItemChanged(_ item: UINavigationItem, animated: Bool)
}

/// The title and buttons of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    /// The size of a title in bars that prefer large titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The size of the item below on the stack; large for the root.
        case automatic = 0
        /// Always large.
        case always = 1
        /// Always small.
        case never = 2
    }
    /// The content of the back button to an item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title; "Back" if it does not fit, else nothing.
        case `default` = 0
        /// "Back", or nothing if it does not fit.
        case generic = 1
        /// The arrow only.
        case minimal = 2
    }

    /// The place of a search bar in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// The system's choice: beside the title in regular widths of an iPad, below it elsewhere.
        case automatic = 0
        /// At the trailing end of the row of buttons, in regular widths of an iPad; below the title elsewhere.
        case inline = 1
        /// Below the title.
        case stacked = 2
    }

    package struct State {
        var title: String?
        var titleView: UIView?
        var prompt: String?
        var backItem: UIBarButtonItem?
        var backTitle: String?
        var backMode = BackButtonDisplayMode.default
        var backAction: UIAction?
        var hidesBack = false
        var supplementsBack = false
        var leading: [UIBarButtonItemGroup]?
        var trailing: [UIBarButtonItemGroup]?
        /// The items that a split view adds before the app's.
        var system: [UIBarButtonItem] = []
        var left: [UIBarButtonItem]?
        var right: [UIBarButtonItem]?
        var largeTitleMode = LargeTitleDisplayMode.automatic
        /// The search controller whose bar is shown; nil for none.
        package var search: AnyObject?
        var hidesSearchWhenScrolling = true
        package var searchPlacement = SearchBarPlacement.automatic
        /// The visible height of a search bar that hides as content scrolls, in points; more than its own for all of it. Nil
        /// before it was ever shown.
        package var shownSearch: CGFloat?
        package var standard: UINavigationBarAppearance?
        package var compact: UINavigationBarAppearance?
        package var scrollEdge: UINavigationBarAppearance?
        package var compactScrollEdge: UINavigationBarAppearance?
    }
    package final var state = State()
    package final weak var host: (any NavigationItemHost)?

    /// Creates an item with a title.
    public init(title: String) {
        super.init()
        state.title = title
    }
    /// Creates an item without a title.
    public override init() { super.init() }
    /// Creates an item from an archive made with ``encode(with:)``.
    public required init?(coder: NSCoder) {
        super.init()
        guard coder.allowsKeyedCoding else { return }
        state.title = coder.optionalString(forKey: "UITitle")
        state.prompt = coder.optionalString(forKey: "UIPrompt")
        state.backTitle = coder.optionalString(forKey: "UIBackButtonTitle")
        if coder.containsValue(forKey: "UILargeTitleDisplayMode") {
            state.largeTitleMode =
                LargeTitleDisplayMode(rawValue: coder.decodeInteger(forKey: "UILargeTitleDisplayMode")) ?? .automatic
        }
    }
    /// Encodes title, prompt, back title and the title's size, but not bar button items.
    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        if let prompt { coder.encode(prompt as NSString, forKey: "UIPrompt") }
        if let backButtonTitle { coder.encode(backButtonTitle as NSString, forKey: "UIBackButtonTitle") }
        coder.encode(largeTitleDisplayMode.rawValue, forKey: "UILargeTitleDisplayMode")
    }

    // MARK: Title

    /// The title.
    open var title: String? {
        get { state.title }
        set { change { $0.title = newValue } }
    }
    /// The view that replaces the small title.
    open var titleView: UIView? {
        get { state.titleView }
        set { change { $0.titleView = newValue } }
    }
    /// The line above the title, which increases the height of the bar.
    open var prompt: String? {
        get { state.prompt }
        set { change { $0.prompt = newValue } }
    }
    /// The size of the title in bars that prefer large titles.
    open var largeTitleDisplayMode: LargeTitleDisplayMode {
        get { state.largeTitleMode }
        set { change { $0.largeTitleMode = newValue } }
    }

    // MARK: Search

    /// Whether the search bar below the title folds away as content scrolls, and is hidden at first; true by default.
    open var hidesSearchBarWhenScrolling: Bool {
        get { state.hidesSearchWhenScrolling }
        set { setHidesSearch(newValue) }
    }
    /// The preferred place of the search bar. It is beside the title only in regular widths of an iPad.
    open var preferredSearchBarPlacement: SearchBarPlacement {
        get { state.searchPlacement }
        set { change { $0.searchPlacement = newValue } }
    }

    // MARK: Way back

    /// The back button to this item from the one above it. Its action is not called.
    open var backBarButtonItem: UIBarButtonItem? {
        get { state.backItem }
        set { change { $0.backItem = newValue } }
    }
    /// The title of the back button to this item; nil for ``title``.
    open var backButtonTitle: String? {
        get { state.backTitle }
        set { change { $0.backTitle = newValue } }
    }
    /// The content of the back button to this item.
    open var backButtonDisplayMode: BackButtonDisplayMode {
        get { state.backMode }
        set { change { $0.backMode = newValue } }
    }
    /// The action of the back button while this item is shown; nil goes back.
    open var backAction: UIAction? {
        get { state.backAction }
        set { change { $0.backAction = newValue } }
    }
    /// Whether the back button is hidden while this item is shown.
    open var hidesBackButton: Bool {
        get { state.hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }
    /// Sets ``hidesBackButton``.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { $0.hidesBack = hidesBackButton }
    }
    /// Whether the left items are shown beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton: Bool {
        get { state.supplementsBack }
        set { change { $0.supplementsBack = newValue } }
    }

    // MARK: Items

    /// The items at the leading edge, from the edge inward.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { state.left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// The items at the trailing edge, from the edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { state.right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    /// The first of ``leftBarButtonItems``. Setting it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { state.left?.first }
        set { setLeftBarButtonItem(newValue, animated: false) }
    }
    /// The first of ``rightBarButtonItems``. Setting it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { state.right?.first }
        set { setRightBarButtonItem(newValue, animated: false) }
    }
    /// Sets ``leftBarButtonItems``, with a fade if animated.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) {
            $0.left = items
            $0.leading = nil
        }
    }
    /// Sets ``rightBarButtonItems``, with a fade if animated.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) {
            $0.right = items
            $0.trailing = nil
        }
    }
    /// Sets ``leftBarButtonItem``, with a fade if animated.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { setLeftBarButtonItem(item, animated: animated) }
    /// Sets ``rightBarButtonItem``, with a fade if animated.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItem(item, animated: animated)
    }
    /// The groups of items at the leading edge.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { state.leading ?? Self.groups(state.left) }
        set {
            adopt(newValue)
            state.leading = newValue
            groupsChanged()
        }
    }
    /// The groups of items at the trailing edge, the outermost last.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { state.trailing ?? Self.groups(state.right.map { $0.reversed() }) }
        set {
            adopt(newValue)
            state.trailing = newValue
            groupsChanged()
        }
    }

    // MARK: Looks of the bar while this item is shown

    /// The bar's appearance with content below it; nil for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        get { state.standard }
        set { change { $0.standard = self.owned(newValue) } }
    }
    /// The ``standardAppearance`` of low bars; nil for the same.
    open var compactAppearance: UINavigationBarAppearance? {
        get { state.compact }
        set { change { $0.compact = self.owned(newValue) } }
    }
    /// The bar's appearance with the content's edge at it.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { state.scrollEdge }
        set { change { $0.scrollEdge = self.owned(newValue) } }
    }
    /// The ``scrollEdgeAppearance`` of low bars; nil for the same.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { state.compactScrollEdge }
        set { change { $0.compactScrollEdge = self.owned(newValue) } }
    }

    /// Called when the object was loaded from a nib and its outlets are set. The default implementation does nothing.
    open func awakeFromNib() {}
}

extension UINavigationItem {
    func setLeftBarButtonItem(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }
    func setRightBarButtonItem(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    package func change(_ animated: Bool = false, _ change: (inout State) -> Void) {
        change(&state)
        changed(animated)
    }

    /// What is seen when hiding begins stays until content scrolls.
    func setHidesSearch(_ hides: Bool) {
        guard hides != state.hidesSearchWhenScrolling else { return }
        change {
            if hides { $0.shownSearch = .infinity }
            $0.hidesSearchWhenScrolling = hides
        }
    }

    func changed(_ animated: Bool = false) { host?.navigationItemChanged(self, animated: animated) }

    private static func groups(_ items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
        (items ?? []).map { $0.group ?? UIBarButtonItemGroup(barButtonItems: [$0], representativeItem: nil) }
    }

    /// The items follow their groups.
    func groupsChanged() {
        if let leading = state.leading { state.left = leading.flatMap(\.barButtonItems) }
        if let trailing = state.trailing { state.right = trailing.flatMap(\.barButtonItems).reversed() }
        changed()
    }

    private func adopt(_ groups: [UIBarButtonItemGroup]) {
        for group in groups { group.owner = self }
    }

    /// Appearances are copied; what is changed on the copy shows at once.
    private func owned(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        guard let copy = appearance?.duplicate() else { return nil }
        copy.onChange = { [weak self] in self?.changed() }
        return copy
    }

    /// A split view's items at the leading edge; they stand before the app's and beside the way back.
    package var systemLeading: [UIBarButtonItem] {
        get { state.system }
        set {
            let isSame = newValue.count == state.system.count && zip(newValue, state.system).allSatisfy { $0 === $1 }
            if !isSame { change { $0.system = newValue } }
        }
    }
    /// The items that a bar shows at its leading edge, from there inwards.
    package var shownLeft: [UIBarButtonItem] { Self.shown(state.left) }
    /// The items that a bar shows at its trailing edge, from there inwards.
    package var shownRight: [UIBarButtonItem] { Self.shown(state.right) }

    private static func shown(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
        (items ?? []).filter { !$0.isHidden && !($0.group?.isHidden ?? false) }
    }

    /// The title of the back button that leads here.
    package var titleAsBack: String? { state.backTitle ?? state.backItem?.title ?? state.title }
}

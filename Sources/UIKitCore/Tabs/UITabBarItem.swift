// An entry of a tab bar.
// Apple: "UITabBarItem".
import CoreGraphics
import Foundation

/// A title below an image, and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    struct Tab {
        var systemItem: SystemItem?
        /// A ``UITab`` has the say about it.
        var belongsToTab = false
        var selectedImage: UIImage?
        var badge: String?
        var badgeColor: UIColor?
        var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
        var titleOffset = UIOffset.zero
        var standard: UITabBarAppearance?
        var scrollEdge: UITabBarAppearance?
    }
    final var tab = Tab()

    /// An item that shows nothing yet.
    public override init() { super.init() }
    /// A title, an image, and a number by which the app knows the item.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
    /// A title, an image, and another image while the item is selected; nil for the same.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        tab.selectedImage = selectedImage
    }
    /// One of the system's items, with the system's words and image.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        tab.systemItem = systemItem
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbol)
        self.tag = tag
    }
    /// An item of an archive made with ``encode(with:)``.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: "UISystemItem") {
            tab.systemItem = SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem"))
        }
        tab.selectedImage = coder.objectIfPresent("UISelectedImage") as? UIImage
        tab.badge = coder.objectIfPresent("UIBadgeValue") as? String
    }
    /// Writes what ``UIBarItem`` writes, the image of the selected item and the badge.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let item = tab.systemItem { coder.encode(item.rawValue, forKey: "UISystemItem") }
        if let image = tab.selectedImage { coder.encode(image, forKey: "UISelectedImage") }
        if let badge = tab.badge { coder.encode(badge as NSString, forKey: "UIBadgeValue") }
    }

    /// The image while the item is selected; ``UIBarItem/image`` where none is set.
    open var selectedImage: UIImage? {
        get { tab.selectedImage ?? image }
        set { changeTab { $0.selectedImage = newValue } }
    }
    /// The text of the badge at the image's corner; nil for none. An empty text is a badge without words.
    open var badgeValue: String? {
        get { tab.badge }
        set { changeTab { $0.badge = newValue } }
    }
    /// The colour of the badge; nil for the appearance's, red unless set.
    open var badgeColor: UIColor? {
        get { tab.badgeColor }
        set {
            styled(.badgeColor, { ($0 as? UITabBarItem)?.badgeColor = newValue })
            changeTab { $0.badgeColor = newValue }
        }
    }
    /// Sets font, colour and other attributes of the badge's text in a state; they go before the appearance's.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        styled(
            .badgeAttributes, axis: state.axis,
            { ($0 as? UITabBarItem)?.setBadgeTextAttributes(textAttributes, for: state) })
        changeTab { $0.badgeAttributes[state] = textAttributes }
    }
    /// The attributes set for exactly this state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        tab.badgeAttributes[state]
    }
    /// Moves the title, in points.
    open var titlePositionAdjustment: UIOffset {
        get { tab.titleOffset }
        set {
            styled(.titleOffset, { ($0 as? UITabBarItem)?.titlePositionAdjustment = newValue })
            changeTab { $0.titleOffset = newValue }
        }
    }
    /// The look of the bar while this item is selected; nil for the bar's own. Setting it copies.
    open var standardAppearance: UITabBarAppearance? {
        get { tab.standard }
        set {
            styled(.standard, { ($0 as? UITabBarItem)?.standardAppearance = newValue })
            own(newValue, \.standard)
        }
    }
    /// The look of the bar while this item is selected and the content ends above it; nil for the bar's own. Setting it
    /// copies.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { tab.scrollEdge }
        set {
            styled(.scrollEdge, { ($0 as? UITabBarItem)?.scrollEdgeAppearance = newValue })
            own(newValue, \.scrollEdge)
        }
    }
}

extension UITabBarItem {
    /// The system's items.
    public enum SystemItem: Int, Sendable {
        /// More of the app's tabs.
        case more = 0
        /// What the user has marked.
        case favorites = 1
        /// What the app recommends.
        case featured = 2
        /// What users value most.
        case topRated = 3
        /// What the user saw last.
        case recents = 4
        /// People.
        case contacts = 5
        /// What the user did.
        case history = 6
        /// Places to come back to.
        case bookmarks = 7
        /// Looking for something.
        case search = 8
        /// What is being loaded, or was.
        case downloads = 9
        /// What is new.
        case mostRecent = 10
        /// What most people see.
        case mostViewed = 11

        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        /// The image's name. Guessed for some.
        var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle.fill"
            case .mostViewed: "list.number"
            }
        }
    }

    private func changeTab(_ change: (inout Tab) -> Void) {
        change(&tab)
        tellHost()
    }

    private func own(_ appearance: UITabBarAppearance?, _ path: WritableKeyPath<Tab, UITabBarAppearance?>) {
        let copy = appearance?.duplicate()
        copy?.onChange = { [weak self] in
            guard let self else { return }
            self.host?.barItemChanged(self)
        }
        changeTab { $0[keyPath: path] = copy }
    }
}

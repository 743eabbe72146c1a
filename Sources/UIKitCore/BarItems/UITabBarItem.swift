// An entry of a tab bar.
// Apple: "UITabBarItem".
import CoreGraphics
import Foundation
import UIKitValues

/// An item of a tab bar with a title below an image, and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    package struct Tab {
        var systemItem: SystemItem?
        /// A ``UITab`` has the say about it.
        package var belongsToTab = false
        var selectedImage: UIImage?
        var badge: String?
        var badgeColor: UIColor?
        var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
        var titleOffset = UIOffset.zero
        var standard: UITabBarAppearance?
        var scrollEdge: UITabBarAppearance?
    }
    package final var tab = Tab()

    /// Creates an empty item.
    public override init() { super.init() }
    /// Creates an item with a title, an image and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
    /// Creates an item with a title, an image, and an image for the selected state; nil for the same.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        tab.selectedImage = selectedImage
    }
    /// Creates an item with the title and image of a system item.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        tab.systemItem = systemItem
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbol)
        self.tag = tag
    }
    /// Creates an item from an archive made with ``encode(with:)``.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: "UISystemItem") {
            tab.systemItem = SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem"))
        }
        tab.selectedImage = coder.objectIfPresent("UISelectedImage") as? UIImage
        tab.badge = coder.objectIfPresent("UIBadgeValue") as? String
    }
    /// Encodes the state of ``UIBarItem``, the selected image and the badge.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let item = tab.systemItem { coder.encode(item.rawValue, forKey: "UISystemItem") }
        if let image = tab.selectedImage { coder.encode(image, forKey: "UISelectedImage") }
        if let badge = tab.badge { coder.encode(badge as NSString, forKey: "UIBadgeValue") }
    }

    /// The image of the selected item; ``UIBarItem/image`` if none is set.
    open var selectedImage: UIImage? {
        get { tab.selectedImage ?? image }
        set { changeTab { $0.selectedImage = newValue } }
    }
    /// The text of the badge at the image's corner; nil for no badge. An empty string is a badge without text.
    open var badgeValue: String? {
        get { tab.badge }
        set { changeTab { $0.badge = newValue } }
    }
    /// The colour of the badge; nil for the appearance's colour, red by default.
    open var badgeColor: UIColor? {
        get { tab.badgeColor }
        set {
            styled(.badgeColor, { ($0 as? UITabBarItem)?.badgeColor = newValue })
            changeTab { $0.badgeColor = newValue }
        }
    }
    /// Sets font, colour and other attributes of the badge's text for a state. They take precedence over the appearance.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        styled(
            .badgeAttributes, axis: state.axis,
            { ($0 as? UITabBarItem)?.setBadgeTextAttributes(textAttributes, for: state) })
        changeTab { $0.badgeAttributes[state] = textAttributes }
    }
    /// Returns the attributes for exactly this state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        tab.badgeAttributes[state]
    }
    /// The offset of the title, in points.
    open var titlePositionAdjustment: UIOffset {
        get { tab.titleOffset }
        set {
            styled(.titleOffset, { ($0 as? UITabBarItem)?.titlePositionAdjustment = newValue })
            changeTab { $0.titleOffset = newValue }
        }
    }
    /// The appearance of the bar while this item is selected; nil for the bar's own. Assigned values are copied.
    open var standardAppearance: UITabBarAppearance? {
        get { tab.standard }
        set {
            styled(.standard, { ($0 as? UITabBarItem)?.standardAppearance = newValue })
            own(newValue, \.standard)
        }
    }
    /// The appearance of the bar while this item is selected and the content ends above the bar; nil for the bar's own.
    /// Assigned values are copied.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { tab.scrollEdge }
        set {
            styled(.scrollEdge, { ($0 as? UITabBarItem)?.scrollEdgeAppearance = newValue })
            own(newValue, \.scrollEdge)
        }
    }
}

extension UITabBarItem {
    /// The items of the system.
    public enum SystemItem: Int, Sendable {
        /// More tabs of the app.
        case more = 0
        /// The user's favourites.
        case favorites = 1
        /// Content that the app features.
        case featured = 2
        /// Content with the best ratings.
        case topRated = 3
        /// Content that the user has accessed recently.
        case recents = 4
        /// Contacts.
        case contacts = 5
        /// The user's history.
        case history = 6
        /// Bookmarks.
        case bookmarks = 7
        /// Search.
        case search = 8
        /// Current and completed downloads.
        case downloads = 9
        /// The most recent content.
        case mostRecent = 10
        /// The most viewed content.
        case mostViewed = 11

        package var title: String {
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
        package var symbol: String {
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

// What menus and buttons show: titles, images, actions, nested menus.
// Apple: "UIMenuElement", "UIMenu"
import Foundation

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Whether an entry is marked.
    public enum State: Int, Sendable {
        /// Unmarked, marked, partly marked.
        case off = 0, on = 1, mixed = 2
    }

    /// How an entry looks and behaves.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Attributes by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Grey and without effect.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Red, for what cannot be undone.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    struct Content {
        var title: String
        var subtitle: String?
        var image: UIImage?
    }
    var content: Content

    init(content: Content) { self.content = content }

    /// What is written.
    open var title: String { content.title }
    /// What is written below, smaller.
    open var subtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }
    /// The picture beside the title.
    open var image: UIImage? { content.image }
}

/// Entries under one title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A name of any string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name of any string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu stands within another.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The entries stand directly in the outer menu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The title is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One entry at most is marked.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The menu's name; one of its own where none was given.
    public let identifier: Identifier
    /// How it stands within another.
    public let options: Options
    /// The entries in order.
    public let children: [UIMenuElement]

    /// A menu of entries.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(rawValue: "menu." + UUID().uuidString)
        self.options = options
        self.children = children
        super.init(content: Content(title: title, subtitle: subtitle, image: image))
    }

    /// The same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The marked entries, those of inline menus included.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }
}

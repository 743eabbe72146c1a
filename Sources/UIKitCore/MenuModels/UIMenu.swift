// Entries under one title.
// Apple: "UIMenu"
import Foundation
import UIKitValues

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
        /// One entry at most is marked, in the menu and those in it; choosing one marks it.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// An inline menu as a row of images side by side.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the entries of an inline menu are.
    public enum ElementSize: Int, Sendable {
        /// Images alone, side by side; images over titles, side by side; a row each; as the menu around it.
        case small = 0, medium = 1, large = 2, automatic = -1
    }

    /// The menu's name; one of its own where none was given.
    public let identifier: Identifier
    /// The place of the menu within another one.
    public let options: Options
    /// The entries in order.
    public let children: [UIMenuElement]

    /// How large the entries are, where the menu stands inline in another.
    open var preferredElementSize = ElementSize.automatic

    /// A menu of entries.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.preferredElementSize = preferredElementSize
        self.identifier = identifier ?? Identifier(rawValue: "menu." + UUID().uuidString)
        self.options = options
        self.children = children
        super.init(content: Content(title: title, subtitle: subtitle, image: image))
    }

    /// The entries are the same objects.
    override func duplicate() -> UIMenuElement { replacingChildren(children) }

    /// The same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The marked entries, those of inline menus included.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? any MenuLeaf)?.state == .on ? [child] : []
        }
    }
}

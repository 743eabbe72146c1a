// The elements of menus and buttons: titles, images, actions, nested menus.
// Apple: "UIMenuElement"
import Foundation
import UIKitValues

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
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
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    struct Content {
        var title: String
        var subtitle: String?
        var image: UIImage?
    }
    final var content: Content

    init(content: Content) { self.content = content }

    /// A second element of the same class, name, looks and effect.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    /// Each kind makes its own. A subclass of an app's own is copied as the kind that it comes from.
    func duplicate() -> UIMenuElement { UIMenuElement(content: content) }

    /// The element's title.
    open var title: String { content.title }
    /// The smaller text below the title.
    open var subtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }
    /// The picture beside the title.
    open var image: UIImage? { content.image }
}

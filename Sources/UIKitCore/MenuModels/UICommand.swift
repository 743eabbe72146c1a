// Entries of menus that send an action along the responder chain.
// Apple: "UICommand", "UICommandAlternate"
import Foundation
import SelectorDispatch
import UIKitValues

/// An entry that sends an action along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    struct Settings {
        var action: Selector
        var propertyList: Any?
        var alternates: [UICommandAlternate]
        var discoverabilityTitle: String?
        var attributes: UIMenuElement.Attributes
        var state: UIMenuElement.State
    }
    final var settings: Settings

    init(content: Content, settings: Settings) {
        self.settings = settings
        super.init(content: content)
    }

    override func duplicate() -> UIMenuElement { UICommand(content: content, settings: settings) }

    /// A command that sends an action.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            content: Content(title: title, subtitle: subtitle, image: image),
            settings: Settings(
                action: action, propertyList: propertyList, alternates: alternates,
                discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state))
    }

    /// The command's title.
    open override var title: String {
        get { content.title }
        set { content.title = newValue }
    }
    /// The picture beside the title.
    open override var image: UIImage? {
        get { content.image }
        set { content.image = newValue }
    }
    /// A longer title, for lists of commands.
    open var discoverabilityTitle: String? {
        get { settings.discoverabilityTitle }
        set { settings.discoverabilityTitle = newValue }
    }
    /// The method that is called.
    open var action: Selector { settings.action }
    /// Tells commands of one action apart.
    open var propertyList: Any? { settings.propertyList }
    /// The meanings of the command with other modifier keys.
    open var alternates: [UICommandAlternate] { settings.alternates }
    /// How the entry looks and behaves.
    open var attributes: UIMenuElement.Attributes {
        get { settings.attributes }
        set { settings.attributes = newValue }
    }
    /// Whether the entry is marked.
    open var state: UIMenuElement.State {
        get { settings.state }
        set { settings.state = newValue }
    }
}

/// The meaning of a command while other modifier keys are down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, @preconcurrency NSCopying {
    /// The title of the alternate.
    public let title: String
    /// The method that is called.
    public let action: Selector
    /// The keys that must be down besides the command's own.
    public let modifierFlags: UIKeyModifierFlags

    /// An alternate of a command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
    }
    /// Itself, being immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// A title, an image and a closure: what buttons, controls and menus do.
// Apple: "UIAction"
import Diagnostics
import Foundation
import UIKitValues

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The name of an action; a control holds one action of a name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A name of any string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name of any string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    struct Settings {
        var discoverabilityTitle: String?
        var attributes: UIMenuElement.Attributes
        var state: UIMenuElement.State
    }
    final var settings: Settings
    private let handler: UIActionHandler

    /// The action's name; one of its own where none was given.
    public let identifier: Identifier
    /// The object for which the action runs, while it runs; nil otherwise.
    open private(set) weak var sender: AnyObject?

    /// An action that runs a closure.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(rawValue: "action." + UUID().uuidString)
        self.handler = handler
        settings = Settings(discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        super.init(content: Content(title: title, subtitle: subtitle, image: image))
        setDiscoverabilityTitle(discoverabilityTitle)
    }

    override func duplicate() -> UIMenuElement {
        UIAction(
            title: content.title, subtitle: content.subtitle, image: content.image, identifier: identifier,
            discoverabilityTitle: settings.discoverabilityTitle, attributes: settings.attributes, state: settings.state,
            handler: handler)
    }

    private func setDiscoverabilityTitle(_ title: String?) {
        settings.discoverabilityTitle = title
        Catalogue.stored(
            "UIAction.discoverabilityTitle", isDefault: title == nil, "No list of key commands is shown yet.")
    }

    /// The action's title.
    open override var title: String {
        get { content.title }
        set { content.title = newValue }
    }
    /// The picture beside the title.
    open override var image: UIImage? {
        get { content.image }
        set { content.image = newValue }
    }
    /// A longer title for the list of key commands; stored, there is no such list yet (UIK1201).
    open var discoverabilityTitle: String? {
        get { settings.discoverabilityTitle }
        set { setDiscoverabilityTitle(newValue) }
    }
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

    /// Runs the closure for a sender; nothing where the action is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let before = self.sender
        self.sender = sender as AnyObject?
        handler(self)
        self.sender = before
    }
}

// A context menu with its preview.
// Apple: "UIContextMenuConfiguration"
import Foundation

/// Gives the preview when it is shown; nil for the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Gives the menu when it is shown, from the elements that the system suggests; none here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A context menu with its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order of the entries of a menu that opens upwards.
    public enum ElementOrder: Int, Sendable {
        /// The system's choice: `priority` for menus of buttons, `fixed` for others.
        case automatic = 0
        /// The first entry nearest to the finger.
        case priority = 1
        /// The order in which the elements were given.
        case fixed = 2
    }

    /// The configuration's name; one of its own where none was given.
    public let identifier: any NSCopying
    package final let previewProvider: UIContextMenuContentPreviewProvider?
    package final let actionProvider: UIContextMenuActionProvider?
    /// The order of the entries if the menu opens upwards.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// A menu and a preview that are asked for when they are shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

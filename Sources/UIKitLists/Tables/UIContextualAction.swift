// Actions that a swipe of a row shows.
// Apple: "UIContextualAction", "UISwipeActionsConfiguration", "UITableViewRowAction"
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

/// An action of a row that a swipe shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The kind of an action.
    public enum Style: Int, Sendable {
        /// Grey, and nothing is taken away.
        case normal = 0
        /// Red, and the row goes.
        case destructive = 1
    }

    /// Runs for a chosen action. The last argument is to be called with whether the action was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The kind, fixed at the creation.
    public let style: Style
    /// What runs.
    public let handler: Handler
    /// The words of the button.
    open var title: String?
    /// The colour behind them; that of the kind unless set.
    open var backgroundColor: UIColor! = .systemGray
    /// The picture of the button.
    open var image: UIImage?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
        if style == .destructive { backgroundColor = .systemRed }
    }
}

/// The actions of one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the one at the edge first.
    public let actions: [UIContextualAction]
    /// Whether a swipe across the row performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration. Without actions a swipe shows nothing.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action of a row that a swipe shows, in the form of before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// The kind of an action.
    public enum Style: Int, Sendable {
        /// Red.
        case destructive = 0
        /// Grey.
        case normal = 1
        /// The same as `destructive`.
        public static var `default`: Style { .destructive }
    }

    /// The kind, fixed at the creation.
    public let style: Style
    /// The words of the button.
    open var title: String?
    /// The colour behind them; nil for that of the kind.
    open var backgroundColor: UIColor?
    /// The effect behind them; stored, since the buttons show colours alone (UIK1201).
    open var backgroundEffect: UIVisualEffect? {
        get { effect }
        set {
            effect = newValue
            Catalogue.stored(
                "UITableViewRowAction.backgroundEffect", isDefault: newValue == nil, "The buttons show colours alone.")
        }
    }
    private final var effect: UIVisualEffect?
    final let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action.
    public required init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// An action of the same kind, words and handler.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        copy.effect = effect
        return copy
    }
}

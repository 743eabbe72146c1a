// The action of an alert.
// Apple: "UIAlertAction".
import Foundation

/// A button of an alert, with a title, a style and a handler.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// The style of an action, which determines its appearance and position.
    public enum Style: Int, Sendable {
        /// The default style.
        case `default` = 0
        /// The style of an action that changes nothing; one in each alert.
        case cancel = 1
        /// The style of an action that changes or deletes data, in red.
        case destructive = 2
    }

    /// The title of the button.
    public let title: String?
    /// The style of the button.
    public let style: Style
    final let handler: ((UIAlertAction) -> Void)?
    weak var alert: UIAlertController?

    /// Creates an action. The handler runs after the alert is dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// Whether the action can be chosen. A disabled action is grey.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.actionChanged(self) } }
    }

    /// Returns an action with the same title, style and handler.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }
}

@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

// What an alert offers.
// Apple: "UIAlertAction".
import Foundation

/// A button of an alert: a title, a look, and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// How an action looks and where it stands.
    public enum Style: Int, Sendable {
        /// As others.
        case `default` = 0
        /// Leaves everything as it is; one an alert.
        case cancel = 1
        /// Red: it changes or deletes data.
        case destructive = 2
    }

    /// What is written on it.
    public let title: String?
    /// How it looks.
    public let style: Style
    final let handler: ((UIAlertAction) -> Void)?
    weak var alert: UIAlertController?

    /// An action; the handler runs when the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// False: it is grey and cannot be chosen.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.actionChanged(self) } }
    }

    /// An action of the same title, style and handler.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }
}

/// The old name.
@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

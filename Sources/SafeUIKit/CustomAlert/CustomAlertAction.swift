// A button of a custom alert.
// Apple: "UIAlertAction", whose handler nobody else can call; hence one of our own.
import UIKit

/// A button of a custom alert, with a title, a style and a handler.
@preconcurrency @MainActor public final class CustomAlertAction {
    /// The title of the button.
    public let title: String
    /// The style of the button. The cancel button is last, or the first of two.
    public let style: UIAlertAction.Style
    let handler: (@MainActor (CustomAlertAction) -> Void)?
    weak var alert: CustomAlertController?

    /// Whether the button can be chosen. A disabled button is grey.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.actionsChanged() } }
    }

    /// Creates an action. The handler runs after the alert is dismissed.
    public init(
        _ title: String, style: UIAlertAction.Style = .default, handler: (@MainActor (CustomAlertAction) -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

// A button of a custom alert.
// Apple: "UIAlertAction", whose handler nobody else can call; hence one of our own.
import UIKit

/// A button of a custom alert: a title, a look, and what it does.
@preconcurrency @MainActor public final class CustomAlertAction {
    /// What is written on it.
    public let title: String
    /// How it looks; a cancelling one stands last, or first of two.
    public let style: UIAlertAction.Style
    let handler: (@MainActor (CustomAlertAction) -> Void)?
    weak var alert: CustomAlertController?

    /// False: it is grey and cannot be chosen.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.actionsChanged() } }
    }

    /// An action; the handler runs when the alert is gone.
    public init(
        _ title: String, style: UIAlertAction.Style = .default, handler: (@MainActor (CustomAlertAction) -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

// The alert of iOS 2 to 8, which apps of that time still show.
// Apple: "UIAlertView".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitText

/// The style of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
    /// Text and buttons.
    case `default` = 0
    /// One secure text field.
    case secureTextInput = 1
    /// One text field.
    case plainTextInput = 2
    /// A text field for a name and a secure one for a password.
    case loginAndPasswordInput = 3
}

/// A message with buttons. ``UIAlertController`` replaces this class and shows the alert here.
///
/// Differs from Apple in: the alert view is not on the screen; an alert controller on the window's topmost controller is.
@available(*, deprecated, message: "UIAlertController replaces it")
@preconcurrency @MainActor
open class UIAlertView: UIView {
    struct Content {
        var titles: [String] = []
        var cancel = -1
        weak var delegate: (any UIAlertViewDelegate)?
        weak var controller: UIAlertController?
        var fields: [UITextField] = []
    }
    final var content = Content()

    /// The title, in bold.
    open var title: String = ""
    /// The text below the title.
    open var message: String?
    /// The style, which determines the text fields. Read when the alert is shown.
    open var alertViewStyle = UIAlertViewStyle.default
    /// The delegate. Not retained.
    open var delegate: AnyObject? {
        get { content.delegate }
        set { content.delegate = newValue as? any UIAlertViewDelegate }
    }

    /// Creates an empty alert.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates an empty alert; the coder is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates an alert with a cancel button and others, in that order.
    public convenience init(
        title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate
        if let cancelButtonTitle { content.cancel = addButton(withTitle: cancelButtonTitle) }
        for other in otherButtonTitles { _ = addButton(withTitle: other) }
    }

    /// Adds a button after the others and returns its index.
    @discardableResult open func addButton(withTitle title: String?) -> Int { add(title ?? "") }
    /// Returns the title of a button; nil for an invalid index.
    open func buttonTitle(at index: Int) -> String? {
        content.titles.indices.contains(index) ? content.titles[index] : nil
    }
    /// The number of buttons.
    open var numberOfButtons: Int { content.titles.count }
    /// The index of the cancel button; -1 without one.
    open var cancelButtonIndex: Int {
        get { content.cancel }
        set { content.cancel = newValue }
    }
    /// The index of the first button other than the cancel button; -1 without one.
    open var firstOtherButtonIndex: Int { content.titles.indices.first { $0 != content.cancel } ?? -1 }
    /// Whether the alert is on the screen.
    open var isVisible: Bool { content.controller?.presentingViewController != nil }
    /// Shows the alert in the key window.
    open func show() { showByController() }
    /// Dismisses the alert as a tap on a button does, without `alertView(_:clickedButtonAt:)`.
    open func dismiss(withClickedButtonIndex index: Int, animated: Bool) { leave(index, animated: animated) }
    /// Returns a text field of the style; nil if there is none, or before the alert is shown.
    open func textField(at index: Int) -> UITextField? {
        content.fields.indices.contains(index) ? content.fields[index] : nil
    }
}

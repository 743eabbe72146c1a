// The alert of iOS 2 to 8, which apps of that time still show.
// Apple: "UIAlertView".
import CoreGraphics
import Foundation

/// How an alert of the old kind looks.
public enum UIAlertViewStyle: Int, Sendable {
    /// Text and buttons.
    case `default` = 0
    /// One field that hides its text.
    case secureTextInput = 1
    /// One field.
    case plainTextInput = 2
    /// A field for a name, and one that hides its text.
    case loginAndPasswordInput = 3
}

/// Shows a message with buttons. ``UIAlertController`` replaces it and shows it here.
///
/// Differs from Apple in: the alert view is no view on the screen; an alert controller on the window's topmost controller is.
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

    /// The bold line.
    open var title: String = ""
    /// The lines below.
    open var message: String?
    /// Which fields it has; read when it is shown.
    open var alertViewStyle = UIAlertViewStyle.default
    /// Who is told of its buttons; held weakly.
    open var delegate: AnyObject? {
        get { content.delegate }
        set { content.delegate = newValue as? any UIAlertViewDelegate }
    }

    /// An empty alert.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// The coder is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An alert with the button that cancels and others, in that order.
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

    /// Adds a button behind the others; its index.
    @discardableResult open func addButton(withTitle title: String?) -> Int { add(title ?? "") }
    /// The title of a button; nil where there is none of that index.
    open func buttonTitle(at index: Int) -> String? {
        content.titles.indices.contains(index) ? content.titles[index] : nil
    }
    /// How many buttons it has.
    open var numberOfButtons: Int { content.titles.count }
    /// The index of the button that cancels; -1 without one.
    open var cancelButtonIndex: Int {
        get { content.cancel }
        set { content.cancel = newValue }
    }
    /// The index of the first button that does not cancel; -1 without one.
    open var firstOtherButtonIndex: Int { content.titles.indices.first { $0 != content.cancel } ?? -1 }
    /// Whether it is on the screen.
    open var isVisible: Bool { content.controller?.presentingViewController != nil }
    /// Shows it on the key window.
    open func show() { showByController() }
    /// Takes it away as if a button had been tapped, without `alertView(_:clickedButtonAt:)`.
    open func dismiss(withClickedButtonIndex index: Int, animated: Bool) { leave(index, animated: animated) }
    /// A field of the style; nil where there is none, or before it is shown.
    open func textField(at index: Int) -> UITextField? {
        content.fields.indices.contains(index) ? content.fields[index] : nil
    }
}

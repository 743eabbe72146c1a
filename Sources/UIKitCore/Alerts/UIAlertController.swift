// Alerts and action sheets.
// Apple: "UIAlertController", "Getting the user's attention with alerts and action sheets".
import CoreGraphics
import Diagnostics
import Foundation

/// Shows a message with a choice of actions: in the middle of the screen, or from below.
///
/// In regular width an action sheet is a popover and needs a source; see ``UIViewController/popoverPresentationController``.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where it is shown.
    public enum Style: Int, Sendable {
        /// From below; a popover in regular width.
        case actionSheet = 0
        /// In the middle.
        case alert = 1
    }

    /// How serious it is.
    public enum Severity: Int, Sendable {
        /// As others, critical.
        case `default` = 0, critical = 1
    }

    struct Content {
        var message: String?
        var style = Style.actionSheet
        var actions: [UIAlertAction] = []
        weak var preferred: UIAlertAction?
        var fields: [UITextField] = []
    }
    final var content = Content()

    /// An alert or action sheet without actions yet.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        content.style = preferredStyle
        content.message = message
        self.title = title
    }

    /// The bold line.
    open override var title: String? {
        get { super.title }
        set { super.title = newValue; contentChanged() }
    }
    /// The lines below.
    open var message: String? {
        get { content.message }
        set { content.message = newValue; contentChanged() }
    }
    /// Where it is shown.
    open var preferredStyle: Style { content.style }
    /// How serious it is; a Mac alone shows it (documented).
    open var severity = Severity.default
    /// The actions in order of adding.
    open var actions: [UIAlertAction] { content.actions }
    /// Adds an action below the others; the one that cancels stands last, or first of two.
    open func addAction(_ action: UIAlertAction) { add(action) }
    /// The action with the bold title that the return key chooses; of alerts alone.
    open var preferredAction: UIAlertAction? {
        get { content.preferred }
        set { prefer(newValue) }
    }
    /// The text fields from above; nil where there are none.
    open var textFields: [UITextField]? { content.fields.isEmpty ? nil : content.fields }
    /// Adds a text field below the message; of alerts alone. The first one is edited when the alert is shown.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { addField(configurationHandler) }

    /// The first text field is edited.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        content.fields.first?.becomeFirstResponder()
    }
    /// Editing ends.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        viewIfLoaded?.endEditing(true)
    }
    /// Makes the alert's view; the app does not change it.
    open override func loadView() { view = AlertView(self) }
    /// Return chooses the preferred action, escape the one that cancels.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !choose(by: presses) { super.pressesBegan(presses, with: event) }
    }
    open override var preferredContentSize: CGSize {
        get { alertContentSize }
        set { super.preferredContentSize = newValue }
    }
    /// A popover for an action sheet in regular width.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { alertPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }

    override var automaticStyle: UIModalPresentationStyle { alertPresentationStyle }
    override func presentationAdapted() { (viewIfLoaded as? AlertView)?.reload() }
    override func ownPresentationController(
        _ style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? { makeAlertPresentation(presenting) }
}

/// The old name.
@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

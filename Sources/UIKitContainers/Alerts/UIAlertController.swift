// Alerts and action sheets.
// Apple: "UIAlertController", "Getting the user's attention with alerts and action sheets".
import CoreGraphics
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitText

/// A controller that shows a message with actions, as an alert in the middle of the screen or as an action sheet.
///
/// In a regular width an action sheet is a popover and requires a source; see
/// ``UIViewController/popoverPresentationController``.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The style of an alert controller.
    public enum Style: Int, Sendable {
        /// The alert is at the bottom of the screen, or a popover in a regular width.
        case actionSheet = 0
        /// The alert is in the middle of the screen.
        case alert = 1
    }

    /// The severity of an alert.
    public enum Severity: Int, Sendable {
        /// Default or critical.
        case `default` = 0, critical = 1
    }

    struct Content {
        var message: String?
        var style = Style.actionSheet
        var actions: [UIAlertAction] = []
        weak var preferred: UIAlertAction?
        var fields: [UITextField] = []
        var isSpringLoaded = false
    }
    final var content = Content()

    /// Creates an alert or action sheet without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        content.style = preferredStyle
        content.message = message
        self.title = title
    }

    /// The title, in bold.
    open override var title: String? {
        get { super.title }
        set { super.title = newValue; contentChanged() }
    }
    /// The text below the title.
    open var message: String? {
        get { content.message }
        set { content.message = newValue; contentChanged() }
    }
    /// The style of the alert controller.
    open var preferredStyle: Style { content.style }
    /// The severity of the alert; it only has an effect on a Mac (documented).
    open var severity = Severity.default
    /// The actions, in the order in which they were added.
    open var actions: [UIAlertAction] { content.actions }
    /// Adds an action below the others. The cancel action is last, or the first of two.
    open func addAction(_ action: UIAlertAction) { add(action) }
    /// The action with the bold title, which the Return key chooses. For alerts only.
    open var preferredAction: UIAlertAction? {
        get { content.preferred }
        set { prefer(newValue) }
    }
    /// The text fields, from top to bottom; nil without any.
    open var textFields: [UITextField]? { content.fields.isEmpty ? nil : content.fields }
    /// Adds a text field below the message. For alerts only. The first field begins editing when the alert is shown.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { addField(configurationHandler) }

    /// Whether something dragged that rests on an action chooses it; false by default.
    open var isSpringLoaded: Bool {
        get { content.isSpringLoaded }
        set { loadSpring(newValue) }
    }

    /// Begins editing the first text field.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        content.fields.first?.becomeFirstResponder()
    }
    /// Ends editing.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        viewIfLoaded?.endEditing(true)
    }
    /// Creates the alert's view, which the app does not modify.
    open override func loadView() {
        view = AlertView(self)
        loadSpring(content.isSpringLoaded)
    }
    /// Chooses the preferred action for Return and the cancel action for Escape.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !choose(by: presses) { super.pressesBegan(presses, with: event) }
    }
    open override var preferredContentSize: CGSize {
        get { alertContentSize }
        set { super.preferredContentSize = newValue }
    }
    /// The presentation style: a popover for an action sheet in a regular width.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { alertPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }

    @_spi(Vitrine) open override func reportIfEmpty() -> Bool {
        if hasContent { return false }
        Catalogue.emptyAlert.report(object: ObjectName.of(self))
        return true
    }
    @_spi(Vitrine) open override func reportMissingSource(
        of popover: UIPopoverPresentationController, from presenter: UIViewController
    ) -> Bool {
        reportMissingSource(presenter)
        return true
    }
    /// The action that cancels is chosen.
    @_spi(Vitrine) open override func tappedBesidePopover() -> Bool {
        guard let cancelAction else { return false }
        choose(cancelAction)
        return true
    }
    @_spi(Vitrine) open override var automaticStyle: UIModalPresentationStyle { alertPresentationStyle }
    @_spi(Vitrine) open override func presentationAdapted() { (viewIfLoaded as? AlertView)?.reload() }
    @_spi(Vitrine) open override func ownPresentationController(
        _ style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? { makeAlertPresentation(presenting) }
}

@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

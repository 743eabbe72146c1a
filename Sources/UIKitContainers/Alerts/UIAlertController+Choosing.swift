// Actions, their order, and what happens when one is chosen.
// Apple: "UIAlertController".
import CoreGraphics
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitText
import UIKitValues

extension UIAlertController {
    func add(_ action: UIAlertAction) {
        if action.style == .cancel, content.actions.contains(where: { $0.style == .cancel }) {
            Catalogue.secondCancelAction.report(object: ObjectName.of(self))
            return
        }
        action.alert = self
        content.actions.append(action)
        contentChanged()
    }

    func prefer(_ action: UIAlertAction?) {
        if let action, !content.actions.contains(where: { $0 === action }) {
            Catalogue.preferredActionNotAdded.report(object: ObjectName.of(self))
            return
        }
        content.preferred = action
        contentChanged()
    }

    func addField(_ configure: ((UITextField) -> Void)?) {
        guard content.style == .alert else {
            Catalogue.textFieldOnActionSheet.report(object: ObjectName.of(self))
            return
        }
        let field = UITextField(
            frame: CGRect(x: 0, y: 0, width: AlertMeasures.firstFieldWidth, height: AlertMeasures.fieldHeight))
        field.font = .systemFont(ofSize: AlertMeasures.fieldFontSize)
        configure?(field)
        content.fields.append(field)
        contentChanged()
    }

    func contentChanged() {
        guard let view = viewIfLoaded as? AlertView else { return }
        view.reload()
        modal.presentation?.container.setNeedsLayout()
    }

    func actionChanged(_ action: UIAlertAction) { (viewIfLoaded as? AlertView)?.update(action) }

    var cancelAction: UIAlertAction? { content.actions.first { $0.style == .cancel } }

    /// The bold one: the preferred, else the one that cancels.
    var boldAction: UIAlertAction? { content.preferred ?? cancelAction }

    /// The alert goes, then the handler runs.
    func choose(_ action: UIAlertAction?) {
        guard action?.isEnabled ?? true else { return }
        guard let presenter = modal.presenting, modal.presented == nil else {
            action.map { $0.handler?($0) }
            return
        }
        guard !modal.isBeingDismissed else { return }
        modal.presentation?.endNow()
        presenter.remove(self, true) { action.map { $0.handler?($0) } }
    }

    func choose(by presses: Set<UIPress>) -> Bool {
        for press in presses {
            switch press.key?.keyCode {
            case .keyboardEscape:
                guard let cancelAction else { continue }
                choose(cancelAction)
                return true
            case .keyboardReturnOrEnter, .keypadEnter:
                guard let action = content.preferred ?? (content.actions.count == 1 ? content.actions[0] : nil)
                else { continue }
                choose(action)
                return true
            default: continue
            }
        }
        return false
    }

    // MARK: Presentation

    /// Whether it is a popover; before it is presented, whether there is room for one.
    private var isPopover: Bool {
        guard content.style == .actionSheet else { return false }
        if let presentation = modal.presentation { return presentation.active is UIPopoverPresentationController }
        let traits = UIScreen.main.traitCollection
        return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    }

    var alertPresentationStyle: UIModalPresentationStyle {
        content.style == .actionSheet && isPopover ? .popover : .overFullScreen
    }

    func makeAlertPresentation(_ presenting: UIViewController?) -> UIPresentationController? {
        if isPopover { return nil }
        let presentation = AlertPresentationController(presentedViewController: self, presenting: presenting)
        presentation.presentationState.style = .overFullScreen
        return presentation
    }

    /// The size that the popover asks for.
    var alertContentSize: CGSize {
        guard isPopover else { return super.preferredContentSize }
        return (view as? AlertView)?.sizeThatFits(CGSize(width: AlertMeasures.popoverWidth, height: 10_000)) ?? .zero
    }

    /// Nothing to show is an exception at Apple when the alert is presented.
    var hasContent: Bool {
        title != nil || message != nil || !content.actions.isEmpty || !content.fields.isEmpty
    }

    func reportMissingSource(_ presenter: UIViewController) {
        let type = String(describing: Swift.type(of: presenter))
        Catalogue.actionSheetWithoutSource.report(
            object: ObjectName.of(self),
            apple: "NSGenericException: Your application has presented a UIAlertController (\(ObjectName.short(self))) of "
                + "style UIAlertControllerStyleActionSheet from \(type) (\(ObjectName.short(presenter))). The "
                + "modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must "
                + "provide location information for this popover through the alert controller's "
                + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
                + "barButtonItem.  If this information is not known when you present the alert controller, you may "
                + "provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
    }
}

/// Puts an alert in the middle, and an action sheet at the bottom edge.
final class AlertPresentationController: UIPresentationController {
    private let shade = DimmingView(light: AlertColorMeasures.shade, dark: DimmingMeasures.dark)
    private var alert: UIAlertController? { presentationState.presented as? UIAlertController }
    private var keyboard: (any NSObjectProtocol)?
    /// The keyboard's top edge in points of the screen; nil while there is none.
    private var keyboardTop: CGFloat?

    override var dimsTint: Bool { true }
    override var ownTraits: UITraitCollection? { UITraitCollection(userInterfaceLevel: .elevated) }
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let alert, let view = alert.view as? AlertView else { return .zero }
        var safe = container.bounds.inset(by: container.safeAreaInsets)
        if let keyboardTop, keyboardTop < safe.maxY { safe.size.height = max(0, keyboardTop - safe.minY) }
        if alert.preferredStyle == .alert {
            let room = safe.height - 2 * AlertMeasures.margin
            let size = view.sizeThatFits(CGSize(width: view.alertWidth, height: room))
            return CGRect(
                x: (container.bounds.midX - size.width / 2).rounded(), y: (safe.midY - size.height / 2).rounded(),
                width: size.width, height: size.height)
        }
        // Turned, as wide as upright.
        let margin = AlertMeasures.sheetMargin
        let width = min(safe.width, container.bounds.height, container.bounds.width) - 2 * margin
        let bottom = max(container.safeAreaInsets.bottom, margin)
        let size = view.sizeThatFits(
            CGSize(width: width, height: container.bounds.height - safe.minY - bottom - margin))
        return CGRect(
            x: (container.bounds.midX - width / 2).rounded(), y: container.bounds.maxY - bottom - size.height,
            width: width, height: size.height)
    }

    override func install() {
        guard let container = containerView else { return }
        shade.frame = container.bounds
        container.addSubview(shade)
        keyboard = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            MainActor.assumeIsolated { self?.keyboardMoves(to: frame?.cgRectValue) }
        }
        super.install()
    }

    /// The alert stands in the middle of what the keyboard leaves.
    private func keyboardMoves(to frame: CGRect?) {
        guard let container = presentationState.container else { return }
        let top = frame?.minY ?? .infinity
        keyboardTop = top < container.bounds.maxY ? top : nil
        container.setNeedsLayout()
    }

    /// An alert fades in from a little larger than it is and fades out; an action sheet comes from below.
    override func stand(_ isShown: Bool) {
        guard let alert, let view = alert.viewIfLoaded else { return }
        shade.alpha = isShown ? 1 : 0
        guard alert.preferredStyle == .alert else { return standPlainly(isShown) }
        (view as? AlertView)?.fade(isShown)
        if isShown {
            view.transform = .identity
        } else if alert.modal.isBeingPresented {
            view.transform = CGAffineTransform(scaleX: AlertMeasures.firstScale, y: AlertMeasures.firstScale)
        }
    }
    override var pace: TransitionPace { alert?.preferredStyle == .alert ? .alert : .presentation }
    override var followsTransitionStyle: Bool { false }
    /// Restores the views that were faded out, for the next presentation.
    override func standAgain() {
        super.standAgain()
        shade.alpha = 1
        (alert?.viewIfLoaded as? AlertView)?.fade(true)
        alert?.viewIfLoaded?.transform = .identity
    }

    override func uninstall() {
        keyboard.map { NotificationCenter.default.removeObserver($0) }
        keyboard = nil
        shade.removeFromSuperview()
        super.uninstall()
    }
    /// Beside an action sheet a tap cancels; an alert stays.
    override func tappedOutside(_ point: CGPoint) {
        guard let alert, alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction else { return }
        alert.choose(cancel)
    }
}

// Sheets, popovers, alerts, action sheets, a presentation of one's own, the activity sheet.
import UIKit

/// A button for each way to present.
@MainActor
final class PresentationController: PanelController {
    private let report = UILabel()
    private var reportArea: UIView?
    private var buttonArea: UIView?
    private var buttons: [UIButton] = []
    private let card = CardTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        let area = addPanel("Chosen last", height: 48)
        report.text = "Nothing yet"
        report.accessibilityIdentifier = "answer"
        report.font = .systemFont(ofSize: 17)
        area.addSubview(report)
        reportArea = area
        let ways: [(String, () -> Void)] = [
            ("Page sheet", { [weak self] in self?.sheet { _ in } }),
            ("Half a sheet", { [weak self] in self?.sheet(Self.halve) }),
            ("Form sheet", { [weak self] in self?.sheet { $0.modalPresentationStyle = .formSheet } }),
            ("Popover", { [weak self] in self?.popover() }),
            ("Alert", { [weak self] in self?.alert() }),
            ("Action sheet", { [weak self] in self?.actionSheet() }),
            ("A way of its own", { [weak self] in self?.own() }),
            ("Share", { [weak self] in self?.share() }),
        ]
        let grid = addPanel("Present", height: 4 * 56 + 12)
        buttonArea = grid
        for (title, way) in ways {
            let button = UIButton(configuration: .tinted(), primaryAction: UIAction(title: title) { _ in way() })
            button.accessibilityIdentifier = title
            grid.addSubview(button)
            buttons.append(button)
        }
    }

    override func layoutContent(of content: UIView) {
        if content === reportArea { report.frame = content.bounds.insetBy(dx: 16, dy: 0) }
        guard content === buttonArea else { return }
        let width = (content.bounds.width - 36) / 2
        for (index, button) in buttons.enumerated() {
            button.frame = content.mirrored(
                CGRect(x: 12 + CGFloat(index % 2) * (width + 12), y: 12 + CGFloat(index / 2) * 56, width: width, height: 44))
        }
    }

    private func button(_ title: String) -> UIButton? { buttons.first { $0.accessibilityIdentifier == title } }

    private func sheet(_ configure: (UIViewController) -> Void) {
        let content = SheetContentController()
        configure(content)
        present(content, animated: true)
    }

    private static func halve(_ content: UIViewController) {
        content.sheetPresentationController?.detents = [.medium(), .large()]
        content.sheetPresentationController?.prefersGrabberVisible = true
    }

    private func popover() {
        let content = SheetContentController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 280, height: 180)
        content.popoverPresentationController?.sourceView = button("Popover")
        present(content, animated: true)
    }

    private func alert() {
        let alert = UIAlertController(
            title: "Empty the vitrine?", message: "What is in it cannot be brought back.", preferredStyle: .alert)
        for (title, style) in [("Empty", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
            alert.addAction(UIAlertAction(title: title, style: style) { [weak self] in self?.report.text = $0.title })
        }
        present(alert, animated: true)
    }

    private func actionSheet() {
        let sheet = UIAlertController(title: "Move the piece", message: nil, preferredStyle: .actionSheet)
        let actions: [(String, UIAlertAction.Style)] = [
            ("To the front", .default), ("To the back", .default), ("Remove", .destructive), ("Cancel", .cancel),
        ]
        for (title, style) in actions {
            sheet.addAction(UIAlertAction(title: title, style: style) { [weak self] in self?.report.text = $0.title })
        }
        sheet.popoverPresentationController?.sourceView = button("Action sheet")
        present(sheet, animated: true)
    }

    private func own() {
        let content = SheetContentController()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = card
        present(content, animated: true)
    }

    private func share() {
        let sheet = UIActivityViewController(
            activityItems: ["Vitrine", URL(string: "https://example.org/vitrine")!], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = button("Share")
        sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
            self?.report.text = completed ? "Shared by \(type?.rawValue.split(separator: ".").last ?? "")" : "Not shared"
        }
        present(sheet, animated: true)
    }
}

/// What the sheets show: a line of text and a button that closes them.
@MainActor
final class SheetContentController: UIViewController {
    private let label = UILabel()
    private let done = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "Swipe down, tap beside it, or use the button."
        label.numberOfLines = 0
        label.textAlignment = .center
        done.configuration?.title = "Done"
        done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(done)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 24)
        label.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 48)
        done.frame = CGRect(x: area.midX - 60, y: area.minY + 64, width: 120, height: 44)
    }
}

/// A card that slides in from the side, over a shade of its own.
@MainActor
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { CardPresentation(presentedViewController: presented, presenting: presenting) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let isComing = context.view(forKey: .to) != nil
        guard let view = context.view(forKey: isComing ? .to : .from),
            let controller = context.viewController(forKey: isComing ? .to : .from)
        else { return context.completeTransition(false) }
        let inside = isComing ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        let outside = inside.offsetBy(dx: context.containerView.bounds.width, dy: 0)
        if isComing { context.containerView.addSubview(view) }
        view.frame = isComing ? outside : inside
        UIView.animate(
            withDuration: transitionDuration(using: context), animations: { view.frame = isComing ? inside : outside },
            completion: { context.completeTransition($0) })
    }
}

/// Shades what is behind and leaves the card a margin.
@MainActor
final class CardPresentation: UIPresentationController {
    private let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 32, y: bounds.midY - 120, width: bounds.width - 64, height: 240)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        shade.frame = containerView.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        shade.alpha = 0
        containerView.addSubview(shade)
        presentedView?.layer.cornerRadius = 20
        presentedView?.clipsToBounds = true
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in shade.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in shade.alpha = 0 })
    }
}

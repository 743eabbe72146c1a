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
        let area = addPanel("Last choice", height: 48)
        report.text = "Nothing yet"
        report.accessibilityIdentifier = "answer"
        report.follow(.body)
        area.addSubview(report)
        reportArea = area
        let ways: [(String, () -> Void)] = [
            ("Page sheet", { [weak self] in self?.sheet { _ in } }),
            ("Half a sheet", { [weak self] in self?.sheet(Self.halve) }),
            ("Form sheet", { [weak self] in self?.sheet { $0.modalPresentationStyle = .formSheet } }),
            ("Popover", { [weak self] in self?.popover() }),
            ("Alert", { [weak self] in self?.alert() }),
            ("Action sheet", { [weak self] in self?.actionSheet() }),
            ("Custom", { [weak self] in self?.own() }),
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
        if content === reportArea {
            fit(content, max(48, report.height(in: content.bounds.width - 32) + 16))
            report.frame = content.bounds.insetBy(dx: 16, dy: 0)
        }
        guard content === buttonArea else { return }
        let columns = hasLargeText ? 1 : 2
        let width = (content.bounds.width - 12) / CGFloat(columns) - 12
        var y: CGFloat = 12
        for start in stride(from: 0, to: buttons.count, by: columns) {
            let row = buttons[start..<min(start + columns, buttons.count)]
            let height = row.map { $0.height(in: width) }.reduce(44, max)
            for (column, button) in row.enumerated() {
                button.frame = content.mirrored(
                    CGRect(x: 12 + CGFloat(column) * (width + 12), y: y, width: width, height: height))
            }
            y += height + 12
        }
        fit(content, y)
    }

    private func say(_ text: String?) {
        report.text = text
        view.setNeedsLayout()
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
            title: "Empty the vitrine?", message: "Its contents cannot be restored.", preferredStyle: .alert)
        for (title, style) in [("Empty", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
            alert.addAction(UIAlertAction(title: title, style: style) { [weak self] in self?.say($0.title) })
        }
        present(alert, animated: true)
    }

    private func actionSheet() {
        let sheet = UIAlertController(title: "Move the piece", message: nil, preferredStyle: .actionSheet)
        let actions: [(String, UIAlertAction.Style)] = [
            ("To the front", .default), ("To the back", .default), ("Remove", .destructive), ("Cancel", .cancel),
        ]
        for (title, style) in actions {
            sheet.addAction(UIAlertAction(title: title, style: style) { [weak self] in self?.say($0.title) })
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
            self?.say(completed ? "Shared by \(type?.rawValue.split(separator: ".").last ?? "")" : "Not shared")
        }
        present(sheet, animated: true)
    }
}

/// What the sheets show: a line of text and a button that closes them.
@MainActor
final class SheetContentController: UIViewController {
    private let scroll = UIScrollView()
    private let label = UILabel()
    private let done = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "Swipe down, tap outside, or use the button."
        label.follow(.body)
        label.textAlignment = .center
        done.configuration?.title = "Done"
        done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        scroll.contentInsetAdjustmentBehavior = .never
        view.addSubview(scroll)
        scroll.addSubview(label)
        scroll.addSubview(done)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 24)
        scroll.frame = view.bounds
        let height = max(48, label.height(in: area.width))
        label.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        let size = done.sizeThatFits(CGSize(width: area.width, height: 0))
        let width = min(area.width, max(120, size.width.rounded(.up)))
        done.frame = CGRect(
            x: area.midX - width / 2, y: label.frame.maxY + 16, width: width, height: max(44, size.height.rounded(.up)))
        scroll.contentSize = CGSize(width: view.bounds.width, height: done.frame.maxY + 24 + view.safeAreaInsets.bottom)
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

// Every way to present: styles and transitions, sheets with detents, popovers, a drawer of its own, alerts.
// Apple: "UIViewController", Presenting a view controller.
import UIKit

/// A list of ways; what came of the last one stands on top.
@MainActor
final class PresentationsDemoController: ListPage {
    private static let styles: [(String, String, UIModalPresentationStyle)] = [
        ("Full screen", "full-screen", .fullScreen), ("Over full screen", "over-full-screen", .overFullScreen),
        ("Page sheet", "page-sheet", .pageSheet), ("Form sheet", "form-sheet", .formSheet),
        ("Current context", "current-context", .currentContext),
        ("Over current context", "over-current-context", .overCurrentContext),
    ]
    private static let transitions: [(String, UIModalTransitionStyle)] = [
        ("Cover", .coverVertical), ("Flip", .flipHorizontal), ("Dissolve", .crossDissolve),
    ]
    private static let arrows: [(String, UIPopoverArrowDirection)] = [
        ("Any", .any), ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
    ]

    private var report: ListRow?
    private var transition = UIModalTransitionStyle.coverVertical
    private var arrow = UIPopoverArrowDirection.any
    private var keepsPopover = true
    private let drawer = DrawerTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        definesPresentationContext = true
        let report = ListRow("Last", named: "last", ending: .nothing) {}
        report.value = "Nothing yet"
        self.report = report
        addGroup(nil, [report])
        addStyles()
        addSheets()
        addPopovers()
        addAlerts()
    }

    /// Writes what came of a presentation.
    func say(_ words: String) { report?.value = words }

    private func row(_ title: String, _ name: String, _ action: @escaping (PresentationsDemoController) -> Void) -> ListRow {
        ListRow(title, named: name) { [weak self] in if let self { action(self) } }
    }

    // MARK: Styles

    private func addStyles() {
        let choice = makeChoice(Self.transitions.map(\.0), "transition") { [weak self] in
            self?.transition = Self.transitions[$0].1
        }
        addGroup(
            "Styles",
            [makeRow(choice)]
                + Self.styles.enumerated().map { number, way in
                    let (title, name, style) = way
                    return row(title, name) { page in
                        let isOver = style == .overFullScreen || style == .overCurrentContext
                        let content = PresentedPage(title, on: isOver ? .shade : .painting(number))
                        content.modalPresentationStyle = style
                        content.modalTransitionStyle = page.transition
                        page.present(content, animated: true) { [weak page] in page?.say("\(title) presented") }
                    }
                })
    }

    // MARK: Sheets

    private func addSheets() {
        addGroup(
            "Sheets",
            [
                row("Three detents", "detents") { page in
                    let content = DetentPage()
                    let navigation = UINavigationController(rootViewController: content)
                    if let sheet = navigation.sheetPresentationController { content.configure(sheet) }
                    page.present(navigation, animated: true)
                },
                row("One that asks before it closes", "keeps") { page in
                    let content = DraftPage()
                    content.finished = { [weak page] in page?.say($0) }
                    page.present(UINavigationController(rootViewController: content), animated: true)
                },
                row("A drawer from the side", "drawer") { page in
                    let content = DrawerPage(page.drawer)
                    content.modalPresentationStyle = .custom
                    content.transitioningDelegate = page.drawer
                    page.present(content, animated: true)
                },
            ], foot: "The drawer has its own presentation controller and closes with a drag to its side.")
    }

    // MARK: Popovers

    private func addPopovers() {
        let choice = makeChoice(Self.arrows.map(\.0), "arrow") { [weak self] in self?.arrow = Self.arrows[$0].1 }
        let keeps = makeSwitch("keeps-popover", isOn: true) { [weak self] in self?.keepsPopover = $0 }
        let source = UIButton(configuration: .tinted())
        source.configuration?.title = "Popover"
        source.accessibilityIdentifier = "popover"
        source.addAction(
            UIAction { [weak self, weak source] _ in if let source { self?.showPopover(from: source) } },
            for: .primaryActionTriggered)
        let holder = UIView()
        holder.addConstrained(source)
        NSLayoutConstraint.activate([
            source.centerXAnchor.constraint(equalTo: holder.centerXAnchor),
            source.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
            source.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -8),
        ])
        addGroup(
            "Popovers", [makeRow(choice), holder, ListRow("Popover on phones too", control: keeps)],
            foot: "On compact screens it becomes a sheet unless the switch is on.")
    }

    private func showPopover(from source: UIView) {
        let content = PresentedPage("Popover", on: .plain)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 220, height: 150)
        let popover = content.popoverPresentationController
        popover?.sourceView = source
        popover?.sourceRect = source.bounds
        popover?.permittedArrowDirections = arrow
        popover?.delegate = self
        present(content, animated: true)
    }

    // MARK: Alerts

    private func addAlerts() {
        addGroup(
            "Alerts",
            [
                row("Two answers", "alert") { $0.showAlert() }, row("Fields", "fields") { $0.showFields() },
                row("Four answers", "long-alert") { $0.showLongAlert() },
                row("Action sheet", "action-sheet") { $0.showActionSheet() },
            ])
    }

    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [weak self] in self?.say($0.title ?? "") }
    }

    private func showAlert() {
        let alert = UIAlertController(
            title: "Take down the painting?", message: "It returns to the store.", preferredStyle: .alert)
        for action in [action("Cancel", .cancel), action("Take down", .destructive)] { alert.addAction(action) }
        present(alert, animated: true)
    }

    private func showFields() {
        let alert = UIAlertController(title: "Sign in", message: "Return the painting to the store.", preferredStyle: .alert)
        alert.addTextField {
            $0.placeholder = "Name"
            $0.accessibilityIdentifier = "name"
        }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        let enter = UIAlertAction(title: "Sign in", style: .default) { [weak self, weak alert] _ in
            self?.say("Hello, \(alert?.textFields?.first?.text ?? "")")
        }
        alert.addAction(action("Cancel", .cancel))
        alert.addAction(enter)
        alert.preferredAction = enter
        present(alert, animated: true)
    }

    private func showLongAlert() {
        let alert = UIAlertController(title: "Where to?", message: nil, preferredStyle: .alert)
        for room in Painting.Room.allCases { alert.addAction(action(room.rawValue)) }
        alert.addAction(action("Cancel", .cancel))
        present(alert, animated: true)
    }

    private func showActionSheet() {
        let sheet = UIAlertController(title: "Dusk", message: "Room: Evening", preferredStyle: .actionSheet)
        for action in [action("Share"), action("Hang elsewhere"), action("Remove", .destructive), action("Cancel", .cancel)] {
            sheet.addAction(action)
        }
        // Found by its identifier: the last row of the last group.
        sheet.popoverPresentationController?.sourceView = view.firstView(named: "action-sheet") ?? view
        present(sheet, animated: true)
    }
}

extension PresentationsDemoController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact || traitCollection.verticalSizeClass == .compact else {
            return .none
        }
        return keepsPopover ? .none : .pageSheet
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { say("Dismissed by touch") }
}

extension UIView {
    /// The first view with an identifier, this one and all below it.
    fileprivate func firstView(named name: String) -> UIView? {
        if accessibilityIdentifier == name { return self }
        for view in subviews { if let found = view.firstView(named: name) { return found } }
        return nil
    }
}

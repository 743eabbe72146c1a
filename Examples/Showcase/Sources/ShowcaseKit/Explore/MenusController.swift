// Menus on buttons, a context menu with a preview, the pasteboard and key commands.
import UIKit

/// Four panels: a menu, a pop-up button, a card with a context menu, and what was chosen last.
@MainActor
final class MenusController: PanelController {
    private let report = UILabel()
    private let actions = UIButton(configuration: .tinted())
    private let popUp = UIButton(configuration: .gray())
    private let card = UIView()
    private let cardTitle = UILabel()
    private var areas: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        areas = [
            addPanel("Last choice", height: 48), addPanel("A menu on tap", height: 64),
            addPanel("A selection", height: 64), addPanel("Hold the card", height: 160),
        ]
        report.text = "Nothing yet"
        report.accessibilityIdentifier = "chosen"
        report.follow(.body)
        areas[0].addSubview(report)
        actions.configuration?.title = "Actions"
        actions.accessibilityIdentifier = "actions"
        actions.menu = makeMenu()
        actions.showsMenuAsPrimaryAction = true
        areas[1].addSubview(actions)
        popUp.accessibilityIdentifier = "size"
        popUp.menu = UIMenu(
            children: ["Small", "Medium", "Large"].map { title in UIAction(title: title) { [weak self] in self?.say($0) } })
        popUp.showsMenuAsPrimaryAction = true
        popUp.changesSelectionAsPrimaryAction = true
        areas[2].addSubview(popUp)
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 16
        card.layer.cornerCurve = .continuous
        card.isAccessibilityElement = true
        card.accessibilityIdentifier = "card"
        card.accessibilityLabel = "Card"
        cardTitle.text = "Vitrine"
        cardTitle.follow(.title2, .systemFont(ofSize: 22, weight: .bold))
        cardTitle.textColor = .white
        cardTitle.textAlignment = .center
        card.addSubview(cardTitle)
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        areas[3].addSubview(card)
    }

    private func say(_ action: UIAction) {
        report.text = action.title
        view.setNeedsLayout()
    }

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [weak self] in self?.say($0) }
    }

    private func makeMenu() -> UIMenu {
        let sort = UIMenu(
            title: "Sort by", options: .singleSelection,
            children: [
                UIAction(title: "Name", state: .on) { [weak self] in self?.say($0) }, action("Date"), action("Size"),
            ])
        let keep = UIAction(title: "Show hidden", attributes: .keepsMenuPresented) { [weak self] action in
            action.state = action.state == .on ? .off : .on
            self?.say(action)
        }
        let later = UIDeferredMenuElement { completion in completion([UIAction(title: "Found later") { _ in }]) }
        let delete = UIMenu(options: .displayInline, children: [action("Delete", .destructive)])
        return UIMenu(
            title: "Documents",
            children: [action("New folder"), sort, keep, later, action("Not now", .disabled), delete])
    }

    /// ⌘C copies the card's name.
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Copy", action: Selector("copy:"), input: "c", modifierFlags: .command)]
    }

    override func layoutContent(of content: UIView) {
        let width = content.bounds.width - 32
        switch areas.firstIndex(of: content) {
        case 0:
            fit(content, max(48, report.height(in: width) + 16))
            report.frame = content.bounds.insetBy(dx: 16, dy: 0)
        case 1: place(actions, in: content)
        case 2: place(popUp, in: content)
        default:
            let side = hasLargeText ? width : min(220, width)
            let height = max(120, cardTitle.height(in: side - 16) + 32)
            fit(content, height + 40)
            card.frame = content.mirrored(CGRect(x: 16, y: 20, width: side, height: height))
            cardTitle.frame = card.bounds.insetBy(dx: 8, dy: 0)
        }
    }

    /// A button as wide as the panel at the large text sizes.
    private func place(_ button: UIButton, in content: UIView) {
        let width = hasLargeText ? content.bounds.width - 32 : 140
        let height = max(40, hasLargeText ? button.height(in: width) : 0)
        fit(content, height + 24)
        button.frame = content.mirrored(CGRect(x: 16, y: 12, width: width, height: height))
    }
}

extension MenusController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let row = UIMenu(
                options: .displayInline, preferredElementSize: .medium,
                children: ["Cut", "Copy", "Paste"].map { title in
                    UIAction(title: title) { action in
                        if title == "Copy" { UIPasteboard.general.string = "Vitrine" }
                        self?.say(action)
                    }
                })
            return UIMenu(children: [row, self?.action("Duplicate"), self?.action("Remove", .destructive)].compactMap { $0 })
        }
    }
}

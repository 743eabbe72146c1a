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
            addPanel("Chosen last", height: 48), addPanel("A menu at a touch", height: 64),
            addPanel("A selection", height: 64), addPanel("Hold the card", height: 160),
        ]
        report.text = "Nothing yet"
        report.accessibilityIdentifier = "chosen"
        report.font = .systemFont(ofSize: 17)
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
        cardTitle.font = .systemFont(ofSize: 22, weight: .bold)
        cardTitle.textColor = .white
        cardTitle.textAlignment = .center
        card.addSubview(cardTitle)
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        areas[3].addSubview(card)
    }

    private func say(_ action: UIAction) { report.text = action.title }

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
        let area = content.bounds
        switch areas.firstIndex(of: content) {
        case 0: report.frame = area.insetBy(dx: 16, dy: 0)
        case 1: actions.frame = content.mirrored(CGRect(x: 16, y: 12, width: 140, height: 40))
        case 2: popUp.frame = content.mirrored(CGRect(x: 16, y: 12, width: 140, height: 40))
        default:
            card.frame = content.mirrored(CGRect(x: 16, y: 20, width: min(220, area.width - 32), height: 120))
            cardTitle.frame = card.bounds
        }
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

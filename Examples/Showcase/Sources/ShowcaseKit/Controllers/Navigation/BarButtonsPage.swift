// Buttons of bars: of the system, with titles, pictures, menus, views of one's own, and the one that edits.
// Apple: "UIBarButtonItem".
import UIKit

/// A choice of button sets; what was tapped last stands below.
@MainActor
final class BarButtonsPage: ListPage {
    private var report: ListRow?
    private let wheel = UIActivityIndicatorView(style: .medium)

    init() { super.init(title: "Buttons") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        let report = ListRow("Tapped last", named: "tapped", ending: .nothing) {}
        report.value = "Nothing"
        self.report = report
        let choice = makeChoice(["System", "Menu", "View", "Edit"], "button-set") { [weak self] in self?.showSet($0) }
        addGroup("At the end of the bar", [makeRow(choice), report])
        let backs: [(String, String, (BarButtonsPage, Bool) -> Void)] = [
            ("Hide the back button", "hides-back", { $0.navigationItem.setHidesBackButton($1, animated: true) }),
            ("A button before the title", "leading", { $0.showLeading($1) }),
            ("Beside the back button", "supplements", { $0.navigationItem.leftItemsSupplementBackButton = $1 }),
        ]
        addGroup(
            "At its start",
            backs.map { title, name, change in
                ListRow(title, control: makeSwitch(name) { [weak self] isOn in if let self { change(self, isOn) } })
            })
        showSet(0)
    }

    private func action(_ title: String) -> UIAction {
        UIAction(title: title) { [weak self] action in self?.report?.value = action.title }
    }

    private func item(_ systemItem: UIBarButtonItem.SystemItem, _ title: String) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: systemItem, primaryAction: action(title))
        item.accessibilityIdentifier = "item-\(title)"
        return item
    }

    private func showSet(_ index: Int) {
        let items: [UIBarButtonItem]
        switch index {
        case 0: items = [item(.add, "Add"), item(.action, "Share"), item(.search, "Search")]
        case 1:
            let sort = UIBarButtonItem(
                title: "Sort",
                menu: UIMenu(options: .singleSelection, children: ["Name", "Room", "Number"].map { action($0) }))
            sort.accessibilityIdentifier = "item-Sort"
            items = [sort]
        case 2:
            wheel.startAnimating()
            wheel.accessibilityIdentifier = "wheel"
            items = [UIBarButtonItem(customView: wheel)]
        default:
            editButtonItem.accessibilityIdentifier = "item-Edit"
            items = [editButtonItem]
        }
        if index != 2 { wheel.stopAnimating() }
        navigationItem.setRightBarButtonItems(items, animated: true)
    }

    private func showLeading(_ isOn: Bool) {
        let star = UIBarButtonItem(
            title: "Star", image: UIImage(systemName: "star"), primaryAction: nil)
        star.primaryAction = UIAction(title: "Star", image: UIImage(systemName: "star")) { [weak self] in
            self?.report?.value = $0.title
        }
        star.accessibilityIdentifier = "item-Star"
        navigationItem.setLeftBarButtonItems(isOn ? [star] : nil, animated: true)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        report?.value = editing ? "Editing" : "Done"
    }
}

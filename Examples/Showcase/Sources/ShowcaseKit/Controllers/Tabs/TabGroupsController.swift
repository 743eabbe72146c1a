// Tabs as values: made when they are first selected, grouped, hidden and shown again.
// Apple: "UITab", "UITabGroup", "UISearchTab" (iOS 18).
import UIKit

/// An overview, a group of the museum's rooms, a tab that can be hidden, and the system's search.
@MainActor
final class TabGroupsController: UITabBarController, WholeScreen {
    /// Whose controllers were made, in order.
    private var made: [String] = []
    private let overview = TabOverviewPage(title: "Overview")

    init() {
        super.init(nibName: nil, bundle: nil)
        let rooms = UITabGroup(
            title: "Rooms", image: UIImage(systemName: "square.grid.2x2"), identifier: "rooms",
            children: Painting.Room.allCases.map { room in
                tab(room.rawValue, room.symbol) { RoomTabPage(room) }
            })
        rooms.badgeValue = "\(rooms.children.count)"
        let highlights = tab("Highlights", "star") {
            PaintingList(title: "Highlights", paintings: Array(Painting.all.prefix(8))) { list, painting in
                list.show(PaintingPage(painting), sender: list)
            }
        }
        let search = UISearchTab { [weak self] tab in
            self?.makeStack(tab, PaintingSearchPage(title: "Search")) ?? UIViewController()
        }
        delegate = self
        let first = tab("Overview", "list.bullet") { [overview] in overview }
        setTabs([first, rooms, highlights, search], animated: false)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("TabGroupsController is made in code") }

    private func tab(_ title: String, _ symbol: String, _ make: @escaping @MainActor () -> UIViewController) -> UITab {
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title.lowercased()) { [weak self] tab in
            self?.makeStack(tab, make()) ?? UIViewController()
        }
    }

    private func makeStack(_ tab: UITab, _ page: UIViewController) -> UIViewController {
        made.append(tab.title)
        page.navigationItem.leftBarButtonItem = makeLeaveItem()
        overview.show(made: made)
        return UINavigationController(rootViewController: page)
    }
}

extension TabGroupsController: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        overview.show(selected: selectedTab, previous: previousTab)
    }
}

/// Says which tabs have their controllers, leads to a room, and hides a tab.
@MainActor
final class TabOverviewPage: ListPage {
    private let madeRow = UILabel("", .body)
    private let selectedRow = UILabel("Tap a tab: the calls of the delegate appear here.", .body, .secondaryLabel)

    override func viewDidLoad() {
        super.viewDidLoad()
        madeRow.accessibilityIdentifier = "tabs-made"
        selectedRow.accessibilityIdentifier = "tab-selected"
        addGroup(
            "Controllers created so far", [makeRow(padded(madeRow))],
            foot: "A tab makes its controller when it is first selected.")
        addGroup("Last selection", [makeRow(padded(selectedRow))])
        let highlights = makeSwitch("shows-highlights", isOn: true) { [weak self] in self?.showHighlights($0) }
        addGroup("Tabs", [ListRow("Highlights", control: highlights)])
        addGroup(
            "Go to a room",
            Painting.Room.allCases.map { room in
                let symbol = UIImage(systemName: room.symbol)
                return ListRow(room.rawValue, named: "room-\(room.rawValue)", image: symbol, tint: room.tint) {
                    [weak self] in self?.open(room)
                }
            })
    }

    private func padded(_ label: UILabel) -> UIView {
        let holder = UIView()
        holder.addFilling(label, inset: 8)
        return holder
    }

    private func showHighlights(_ shows: Bool) { tabBarController?.tab(forIdentifier: "highlights")?.isHidden = !shows }

    private func open(_ room: Painting.Room) {
        tabBarController?.selectedTab = tabBarController?.tab(forIdentifier: room.rawValue.lowercased())
    }

    func show(made names: [String]) { madeRow.text = names.joined(separator: ", ") }

    func show(selected tab: UITab, previous: UITab?) {
        let group = tab.parent.map { " in \($0.title)" } ?? ""
        selectedRow.text = "\(tab.title)\(group), after \(previous?.title ?? "none")"
    }
}

/// A room of the group; a menu leads to the other ones.
@MainActor
final class RoomTabPage: ListPage {
    private let room: Painting.Room

    init(_ room: Painting.Room) {
        self.room = room
        super.init(title: room.rawValue)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let others = UIDeferredMenuElement.uncached { [weak self] give in give(self?.makeChoices() ?? []) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Rooms", menu: UIMenu(children: [others]))
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "choose-room"
        addGroup(
            nil,
            room.paintings.map { painting in
                ListRow(painting.name, named: "painting-\(painting.number)", image: painting.thumbnail) { [weak self] in
                    self?.show(PaintingPage(painting), sender: self)
                }
            })
    }

    /// The group's tabs; the selected one has a mark.
    private func makeChoices() -> [UIMenuElement] {
        guard let group = tabBarController?.selectedTab?.parent else { return [] }
        return group.children.map { tab in
            UIAction(title: tab.title, image: tab.image, state: tab === group.selectedChild ? .on : .off) { _ in
                group.selectedChild = tab
            }
        }
    }
}

/// Paintings whose names begin with what is typed.
@MainActor
final class PaintingSearchPage: ListPage {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        field.placeholder = "Name of a painting"
        field.clearButtonMode = .whileEditing
        field.autocorrectionType = .no
        field.accessibilityIdentifier = "search-field"
        field.addAction(UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
        navigationItem.titleView = field
        field.frame = CGRect(x: 0, y: 0, width: 240, height: 34)
        search()
    }

    private func search() {
        removeGroups()
        let words = field.text ?? ""
        let found = Painting.all.filter { words.isEmpty || $0.name.lowercased().hasPrefix(words.lowercased()) }
        let count = found.count == 1 ? "1 painting" : "\(found.count) paintings"
        addGroup(
            found.isEmpty ? "Nothing is called “\(words)”" : count,
            found.map { painting in
                ListRow(painting.name, named: "painting-\(painting.number)", image: painting.thumbnail) { [weak self] in
                    self?.show(PaintingPage(painting), sender: self)
                }
            })
    }
}

// Split view controllers as the screen itself: three columns, or two that collapse to tabs.
// Apple: "UISplitViewController".
import UIKit

/// Rooms, their paintings, and one of them with what can be set about the columns.
@MainActor
final class SplitDemoController: UISplitViewController, WholeScreen {
    private let detail = SplitDetailPage()
    private var paintings: PaintingList?

    init() {
        super.init(style: .tripleColumn)
        delegate = self
        let rooms = RoomList { [weak self] in self?.show($0) }
        rooms.navigationItem.leftBarButtonItem = makeLeaveItem()
        setViewController(rooms, for: .primary)
        setViewController(detail, for: .secondary)
        detail.show(Painting.Room.evening.paintings[0])
        fillPaintings(of: .evening)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SplitDemoController is made in code") }

    private func fillPaintings(of room: Painting.Room) {
        let list = PaintingList(title: room.rawValue, paintings: room.paintings, marksChosen: true) {
            [weak self] list, painting in
            list.chosen = painting
            self?.detail.show(painting)
            self?.show(.secondary)
        }
        list.chosen = detail.painting
        paintings = list
        // A navigation controller of its own: a plain one would be wrapped, and pushed the second time.
        setViewController(UINavigationController(rootViewController: list), for: .supplementary)
    }

    private func show(_ room: Painting.Room) {
        fillPaintings(of: room)
        show(.supplementary)
    }
}

extension SplitDemoController: UISplitViewControllerDelegate {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        detail.report(displayMode)
    }

    /// On phones one begins with the rooms.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { detail.wasChosen ? proposedTopColumn : .primary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { detail.report(nil) }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { detail.report(svc.displayMode) }
}

/// The rooms as a sidebar.
@MainActor
private final class RoomList: ListPage {
    private let choose: (Painting.Room) -> Void

    init(choose: @escaping (Painting.Room) -> Void) {
        self.choose = choose
        super.init(title: "Rooms")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addGroup(
            nil,
            Painting.Room.allCases.map { room in
                let row = ListRow(
                    room.rawValue, named: "room-\(room.rawValue)", image: UIImage(systemName: room.symbol), tint: room.tint
                ) { [weak self] in self?.choose(room) }
                row.value = "\(room.paintings.count)"
                return row
            })
    }
}

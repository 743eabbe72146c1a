// Two columns on wide screens, tabs on narrow ones: what is in the compact column is a controller of its own.
// Apple: "UISplitViewController.Column", compact.
import UIKit

/// Settings beside their pages; collapsed a tab bar.
@MainActor
final class TwoColumnsController: UISplitViewController, WholeScreen {
    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        let sidebar = PaintingList(title: "Paintings", paintings: Array(Painting.all.prefix(12)), marksChosen: true) {
            [weak self] list, painting in
            list.chosen = painting
            self?.showContent(painting)
        }
        sidebar.chosen = Painting.all[1]
        sidebar.navigationItem.leftBarButtonItem = makeLeaveItem()
        setViewController(sidebar, for: .primary)
        showContent(Painting.all[1])
        setViewController(makeTabs(), for: .compact)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("TwoColumnsController is made in code") }

    /// In a navigation controller each: a plain page would be pushed on the one that is there.
    private func showContent(_ painting: Painting) {
        setViewController(UINavigationController(rootViewController: PaintingPage(painting)), for: .secondary)
        show(.secondary)
    }

    private func makeTabs() -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = Painting.Room.allCases.map { room in
            let list = PaintingList(title: room.rawValue, paintings: room.paintings) { list, painting in
                list.show(PaintingPage(painting), sender: list)
            }
            list.navigationItem.leftBarButtonItem = makeLeaveItem()
            let navigation = UINavigationController(rootViewController: list)
            navigation.tabBarItem = UITabBarItem(
                title: room.rawValue, image: UIImage(systemName: room.symbol), selectedImage: nil)
            return navigation
        }
        return tabs
    }
}

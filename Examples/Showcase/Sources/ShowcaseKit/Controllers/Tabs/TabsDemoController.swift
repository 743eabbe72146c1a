// A tab bar controller as the screen itself: pages that slide, a book, a list, and settings of its own bar.
// Apple: "UITabBarController".
import UIKit

/// Four tabs, or seven: then the last place leads to the rest.
@MainActor
final class TabsDemoController: UITabBarController, WholeScreen {
    /// Whether the tabs slide, as the delegate says.
    var slidesTabs = false {
        didSet { delegate = slidesTabs ? self : nil }
    }
    /// Whether there are more tabs than places.
    var hasMany = false {
        didSet {
            setViewControllers(firstTabs + (hasMany ? moreTabs : []), animated: false)
            selectedIndex = 3
        }
    }
    /// How often the list's badge counts.
    var badge = 3 {
        didSet { firstTabs[2].tabBarItem.badgeValue = badge > 0 ? "\(badge)" : nil }
    }

    private lazy var firstTabs: [UIViewController] = [
        tab(GalleryPage(), "Gallery", "photo.on.rectangle"), tab(BookPage(), "Book", "book"),
        tab(makeList(), "Paintings", "list.bullet"), tab(TabSettingsPage(), "Settings", "gearshape"),
    ]
    private lazy var moreTabs: [UIViewController] = [
        tab(RoomPage(.evening), "Evening", "sun.max"), tab(RoomPage(.night), "Night", "moon"),
        tab(RoomPage(.weather), "Weather", "cloud"),
    ]

    init() {
        super.init(nibName: nil, bundle: nil)
        setViewControllers(firstTabs, animated: false)
        badge = 3
        firstTabs[2].tabBarItem.badgeValue = "3"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("TabsDemoController is made in code") }

    private func tab(_ page: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        page.title = title
        page.navigationItem.leftBarButtonItem = makeLeaveItem()
        let navigation = UINavigationController(rootViewController: page)
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        navigation.tabBarItem.accessibilityIdentifier = "tab-\(title)"
        return navigation
    }

    private func makeList() -> UIViewController {
        PaintingList(title: "Paintings", paintings: Painting.all) { list, painting in
            let page = PaintingPage(painting)
            page.hidesBottomBarWhenPushed = true
            list.show(page, sender: list)
        }
    }
}

extension TabsDemoController: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let controllers = viewControllers, let from = controllers.firstIndex(of: fromVC),
            let to = controllers.firstIndex(of: toVC)
        else { return nil }
        return SlidingTabs(isForward: to > from)
    }
}

/// Moves one tab out at a side and the other in from the opposite one.
@MainActor
private final class SlidingTabs: NSObject, UIViewControllerAnimatedTransitioning {
    private let isForward: Bool

    init(isForward: Bool) { self.isForward = isForward }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let new = context.view(forKey: .to), let old = context.view(forKey: .from),
            let controller = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let place = context.finalFrame(for: controller)
        let isMirrored = context.containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let way = place.width * (isForward != isMirrored ? 1 : -1)
        context.containerView.addSubview(new)
        new.frame = place.offsetBy(dx: way, dy: 0)
        UIView.animate(
            withDuration: transitionDuration(using: context),
            animations: {
                new.frame = place
                old.frame = place.offsetBy(dx: -way, dy: 0)
            }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

/// What the tab bar is like: its look, how many tabs, the badge, the transition.
@MainActor
final class TabSettingsPage: ListPage {
    private static let looks: [(String, String, (UITabBarAppearance) -> Void)] = [
        ("UIKit's own", "look-system", { $0.configureWithDefaultBackground() }),
        ("Opaque", "look-opaque", { $0.configureWithOpaqueBackground() }),
        (
            "Indigo", "look-indigo",
            {
                $0.configureWithOpaqueBackground()
                $0.backgroundColor = .systemIndigo
                for item in [$0.stackedLayoutAppearance, $0.inlineLayoutAppearance, $0.compactInlineLayoutAppearance] {
                    item.normal.iconColor = UIColor.white.withAlphaComponent(0.6)
                    item.normal.titleTextAttributes = [.foregroundColor: UIColor.white.withAlphaComponent(0.6)]
                    item.selected.iconColor = .white
                    item.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
                    item.normal.badgeBackgroundColor = .systemYellow
                    item.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
                }
            }
        ),
    ]
    private var rows: [ListRow] = []
    private var badgeRow: ListRow?

    private var tabs: TabsDemoController? { tabBarController as? TabsDemoController }

    override func viewDidLoad() {
        super.viewDidLoad()
        rows = Self.looks.enumerated().map { index, look in
            ListRow(look.0, named: look.1, ending: .check) { [weak self] in self?.choose(index) }
        }
        rows[0].isChecked = true
        addGroup("Tab bar", rows)
        let stepper = UIStepper()
        stepper.value = 3
        stepper.maximumValue = 120
        stepper.accessibilityIdentifier = "badge-stepper"
        stepper.addAction(
            UIAction { [weak self, weak stepper] _ in
                guard let self, let stepper else { return }
                tabs?.badge = Int(stepper.value)
                badgeRow?.value = "\(Int(stepper.value))"
            }, for: .valueChanged)
        let badge = ListRow("Badge", control: stepper)
        badge.value = "3"
        badgeRow = badge
        addGroup(
            "Tabs",
            [
                badge,
                ListRow("Seven tabs", control: makeSwitch("many-tabs") { [weak self] in self?.tabs?.hasMany = $0 }),
                ListRow("Tabs slide", control: makeSwitch("slides-tabs") { [weak self] in self?.tabs?.slidesTabs = $0 }),
            ])
    }

    private func choose(_ index: Int) {
        for (other, row) in rows.enumerated() { row.isChecked = other == index }
        let appearance = UITabBarAppearance()
        Self.looks[index].2(appearance)
        tabs?.tabBar.standardAppearance = appearance
        tabs?.tabBar.scrollEdgeAppearance = index == 0 ? nil : appearance
    }
}

/// The paintings of a room, as a tab of its own.
@MainActor
final class RoomPage: ListPage {
    private let room: Painting.Room

    init(_ room: Painting.Room) {
        self.room = room
        super.init(title: room.rawValue)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addGroup(
            room.rawValue,
            room.paintings.map { painting in
                ListRow(painting.name, named: "painting-\(painting.number)", image: painting.thumbnail) { [weak self] in
                    self?.show(PaintingPage(painting), sender: self)
                }
            })
    }
}

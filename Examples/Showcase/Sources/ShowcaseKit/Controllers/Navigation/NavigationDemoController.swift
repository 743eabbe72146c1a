// A navigation controller as the screen itself: its pages show what bars can do.
// Apple: "UINavigationController".
import UIKit

/// The stack of the screen, and its own delegate while it changes pages in a way of its own.
@MainActor
final class NavigationDemoController: UINavigationController, WholeScreen {
    /// Whether pages grow out of each other instead of sliding.
    var growsPages = false {
        didSet { delegate = growsPages ? self : nil }
    }

    init() {
        super.init(nibName: nil, bundle: nil)
        navigationBar.prefersLargeTitles = true
        viewControllers = [NavigationIndexPage()]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("NavigationDemoController is made in code") }
}

extension NavigationDemoController: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { GrowingPages(isPop: operation == .pop) }
}

/// Lets the new page grow out of the old one, or the old one shrink away.
@MainActor
private final class GrowingPages: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPop: Bool

    init(isPop: Bool) { self.isPop = isPop }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let new = context.view(forKey: .to), let old = context.view(forKey: .from),
            let controller = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        new.frame = context.finalFrame(for: controller)
        let (moving, small) = (isPop ? old : new, CGAffineTransform(scaleX: 0.4, y: 0.4))
        isPop ? context.containerView.insertSubview(new, belowSubview: old) : context.containerView.addSubview(new)
        if !isPop {
            moving.transform = small
            moving.alpha = 0
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut,
            animations: { [isPop] in
                moving.transform = isPop ? small : .identity
                moving.alpha = isPop ? 0 : 1
            },
            completion: { _ in
                moving.transform = .identity
                moving.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

/// The first page: a row for each thing that bars do.
@MainActor
final class NavigationIndexPage: ListPage {
    private var chosen: ListRow?

    init() { super.init(title: "Navigation") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = makeLeaveItem()
        navigationItem.rightBarButtonItem = makeMenuItem()
        let pages: [(String, String, String, UIColor, () -> UIViewController)] = [
            ("Large titles", "large-titles", "textformat.size", .systemOrange, { LargeTitlePage() }),
            ("Looks", "looks", "paintpalette", .systemPink, { BarLooksPage() }),
            ("Buttons", "bar-buttons", "square.grid.2x2", .systemBlue, { BarButtonsPage() }),
            ("Toolbar", "toolbar", "rectangle.bottomthird.inset.filled", .systemGreen, { ToolbarPage() }),
            ("Prompt and title view", "prompt", "text.bubble", .systemIndigo, { PromptPage() }),
            ("Bars that hide", "hiding", "eye.slash", .systemBrown, { HidingBarsPage() }),
        ]
        addGroup(
            "Pages",
            pages.map { title, name, symbol, tint, make in
                ListRow(title, named: name, image: UIImage(systemName: symbol), tint: tint) { [weak self] in
                    self?.navigationController?.pushViewController(make(), animated: true)
                }
            })
        let grows = makeSwitch("grows-pages") { [weak self] isOn in
            (self?.navigationController as? NavigationDemoController)?.growsPages = isOn
        }
        addGroup(
            "Transition", [ListRow("Pages grow", control: grows)], foot: "Otherwise they slide, and a drag from the edge goes back."
        )
        let chosen = ListRow("Last choice", named: "chosen", ending: .nothing) {}
        chosen.value = "Nothing"
        self.chosen = chosen
        addGroup("Menu", [chosen], foot: "The menu of the button at the end of the bar.")
    }

    private func makeMenuItem() -> UIBarButtonItem {
        func action(_ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) { [weak self] action in
                self?.chosen?.value = action.title
            }
        }
        let menu = UIMenu(
            children: [
                action("Favourite", "star"), action("Share", "square.and.arrow.up"),
                UIMenu(options: .displayInline, children: [action("Remove", "trash", .destructive)]),
            ])
        let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: menu)
        item.accessibilityIdentifier = "more"
        item.accessibilityLabel = "More"
        return item
    }
}

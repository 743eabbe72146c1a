// The tabs for which the bar has no room: their list, and the one of them that is shown.
// Apple: "UITabBarController", moreNavigationController. The list is made of plain views; its Edit button is absent.
import CoreGraphics
import Foundation
import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// "More" of one tab bar controller.
@MainActor final class MoreTabs {
    let navigation: UINavigationController
    let list: MoreList
    private weak var owner: UITabBarController?
    /// The tab that is shown in place of the list.
    var shown: UIViewController? { navigation.topViewController === list ? nil : guest }
    /// The tab whose pages stand on this stack, or did when it was last looked at.
    private var guest: UIViewController?
    /// The root of the navigation controller that lends its stack.
    private var lent: UIViewController?

    init(_ owner: UITabBarController) {
        self.owner = owner
        list = MoreList()
        navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.more = self
    }

    var tabs: [UIViewController] { owner?.inMore ?? [] }

    /// A tab's stack goes onto this one; a navigation controller lends its own (observed: its controllers stand in this
    /// stack while they are shown).
    func show(_ controller: UIViewController, animated: Bool) {
        let controller = owner?.resolved(controller) ?? controller
        guard controller !== shown else { return }
        giveBack()
        guest = controller
        navigation.finishTransition()
        if let lender = controller as? UINavigationController {
            let stack = lender.viewControllers
            lent = stack.first
            lender.setViewControllers([], animated: false)
            navigation.setViewControllers([list] + stack, animated: animated)
        } else {
            navigation.setViewControllers([list, controller], animated: animated)
        }
    }

    /// The list is in front again: what was lent goes back when all have heard of it.
    func listIsInFront() {
        UIApplication.shared.turnLoop.atEndOfTurn { [weak self] in
            guard let self, self.shown == nil, self.navigation.pages.transition == nil else { return }
            self.giveBack()
        }
    }

    /// Takes the visible controller off this stack; a navigation controller gets back its root at least.
    func giveBack() {
        guard let controller = guest else { return }
        guest = nil
        navigation.finishTransition()
        let stack = Array(navigation.viewControllers.dropFirst())
        if !stack.isEmpty { navigation.setViewControllers([list], animated: false) }
        if let lender = controller as? UINavigationController, let root = lent {
            lender.setViewControllers(stack.first === root ? stack : [root], animated: false)
        }
        lent = nil
        owner?.takeBackTabs()
    }
}

extension UITabBarController {
    /// Tabs that have no parent any more are children again.
    func takeBackTabs() {
        for controller in tabState.all where controller.parent == nil {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    var madeMore: MoreTabs {
        if let more = tabState.more { return more }
        let more = MoreTabs(self)
        tabState.more = more
        addChild(more.navigation)
        more.navigation.didMove(toParent: self)
        return more
    }
}

/// The list: a row for each tab.
final class MoreList: UIViewController {
    weak var more: MoreTabs?
    private let scrollView = UIScrollView(frame: .zero)
    private var rows: [MoreRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "More"
        view.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.frame = view.bounds
        view.addSubview(scrollView)
        reload()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        more?.listIsInFront()
        for row in rows { row.isSelected = false }
    }

    func reload() {
        guard isViewLoaded else { return }
        for row in rows { row.removeFromSuperview() }
        rows = (more?.tabs ?? []).map { tab in
            let row = MoreRow(tab.tabBarItem)
            row.addAction(
                UIAction { [weak self, weak tab] _ in
                    guard let self, let tab else { return }
                    self.more?.show(tab, animated: true)
                }, for: .touchUpInside)
            scrollView.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * MoreTabsMeasures.rowHeight, width: scrollView.bounds.width,
                height: MoreTabsMeasures.rowHeight)
        }
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: CGFloat(rows.count) * MoreTabsMeasures.rowHeight)
    }
}

/// An image, a title and an arrow; grey under a finger.
final class MoreRow: UIControl {
    private let image = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))
    private let line = UIView(frame: .zero)

    init(_ item: UITabBarItem?) {
        super.init(frame: .zero)
        image.image = item?.image
        image.treatsAutomaticAsTemplate = true
        image.contentMode = .center
        label.text = item?.title
        label.font = .preferredFont(forTextStyle: .body)
        arrow.tintColor = .tertiaryLabel
        arrow.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: MoreTabsMeasures.arrowSize, weight: .semibold)
        arrow.contentMode = .center
        line.backgroundColor = .separator
        for part in [image, label, arrow, line] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        accessibilityLabel = item?.title
        accessibilityTraits = .button
    }
    required init?(coder: NSCoder) { fatalError("A row is in no archive.") }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }
    override var isElementByDefault: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: isReversed ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        let left = MoreTabsMeasures.margin + max(safeAreaInsets.left, safeAreaInsets.right), height = bounds.height
        image.frame = place(left, 0, MoreTabsMeasures.image, height)
        let start = image.image == nil ? left : left + MoreTabsMeasures.titleLeft
        label.frame = place(start, 0, max(0, bounds.width - start - left - MoreTabsMeasures.besideTitle), height)
        let arrowWidth = MoreTabsMeasures.arrow
        arrow.frame = place(bounds.width - left - arrowWidth, 0, arrowWidth, height)
        let thin = 1 / max(1, traitCollection.displayScale)
        line.frame = place(start, height - thin, max(0, bounds.width - start), thin)
    }
}

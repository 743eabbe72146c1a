// The list of systems beside a screen, on wide screens.
import UIKit

/// A column of rows, one a system.
@MainActor
final class SidebarController: UIViewController {
    static let width: CGFloat = 320

    private let choose: (Screen) -> Void
    private let column = UIScrollView()
    private let heading = UILabel()
    private var rows: [CardButton] = []

    init(choose: @escaping (Screen) -> Void) {
        self.choose = choose
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SidebarController is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        heading.text = "Vitrine"
        heading.follow(.largeTitle, .systemFont(ofSize: 34, weight: .bold))
        column.alwaysBounceVertical = true
        column.accessibilityIdentifier = "sidebar"
        column.addSubview(heading)
        view.addSubview(column)
        for screen in Screen.explore {
            let row = CardButton(screen: screen, style: .row)
            row.addAction(UIAction { [choose] _ in choose(screen) }, for: .touchUpInside)
            column.addSubview(row)
            rows.append(row)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        column.frame = view.bounds
        var y: CGFloat = 16
        let width = Self.width - 40
        heading.frame = CGRect(x: 20, y: y, width: width, height: max(41, heading.height(in: width)))
        y = heading.frame.maxY + 12
        for row in rows {
            let size = row.sizeThatFits(CGSize(width: Self.width - 24, height: .greatestFiniteMagnitude))
            row.frame = CGRect(origin: CGPoint(x: 12, y: y), size: size)
            y = row.frame.maxY + 4
        }
        column.contentSize = CGSize(width: Self.width, height: y + 8)
    }
}

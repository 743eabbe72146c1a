// The list of systems beside a screen, on wide screens.
import UIKit

/// A column of rows, one a system.
@MainActor
final class SidebarController: UIViewController {
    static let width: CGFloat = 320

    private let choose: (Screen) -> Void
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
        heading.font = .systemFont(ofSize: 34, weight: .bold)
        view.addSubview(heading)
        for screen in Screen.explore {
            let row = CardButton(screen: screen, style: .row)
            row.addAction(UIAction { [choose] _ in choose(screen) }, for: .touchUpInside)
            view.addSubview(row)
            rows.append(row)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var y = view.safeAreaInsets.top + 16
        heading.frame = CGRect(x: 20, y: y, width: Self.width - 40, height: 41)
        y = heading.frame.maxY + 12
        for row in rows {
            row.frame = CGRect(x: 12, y: y, width: Self.width - 24, height: 52)
            y += 56
        }
    }
}

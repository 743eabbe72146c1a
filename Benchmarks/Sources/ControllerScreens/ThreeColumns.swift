// An app of three columns on a tablet, made anew each time; and the same pages placed by hand.
public import Screens
import UIKit

/// A list of rows, each a title, a line below it and an icon; as plain views.
@MainActor private final class RowsController: UIViewController {
    private let rows: Int

    init(_ title: String, rows: Int) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        for row in 0..<rows {
            let name = UILabel(), line = UILabel(), icon = UIView()
            name.text = "\(title ?? "") \(row)"
            line.text = "What is to be said of row \(row)"
            line.font = .preferredFont(forTextStyle: .footnote)
            line.textColor = .secondaryLabel
            icon.backgroundColor = .systemBlue
            icon.layer.cornerRadius = 6
            icon.widthAnchor.constraint(equalToConstant: 28).isActive = true
            let texts = UIStackView(arrangedSubviews: [name, line])
            texts.axis = .vertical
            let whole = UIStackView(arrangedSubviews: [icon, texts])
            whole.spacing = 12
            stack.addArrangedSubview(whole)
        }
        view.addSubview(stack)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
}

/// The controller of a split view, which knows how many of its kind live.
@MainActor private final class Columns: UISplitViewController {
    nonisolated(unsafe) static var living = 0

    override init(style: UISplitViewController.Style) {
        super.init(style: style)
        Self.living += 1
    }

    required init?(coder: NSCoder) { nil }

    deinit { Self.living -= 1 }
}

/// Three columns side by side on a tablet held wide, 1366 × 1024 points at scale 2.
@MainActor public final class ThreeColumns {
    public let screen = BenchScreen(width: 1366, height: 1024, scale: 2, isPad: true)
    private weak var split: UISplitViewController?

    public init() {}

    private func pages() -> [UIViewController] {
        [RowsController("Folders", rows: 12), RowsController("Notes", rows: 16), RowsController("Note", rows: 14)]
    }

    /// Split views that were made and are not gone.
    public var living: Int { Columns.living }

    /// Makes the app and lays it out; nothing is drawn.
    public func layOutSplit() {
        let split = Columns(style: .tripleColumn)
        split.preferredDisplayMode = .twoBesideSecondary
        split.preferredSplitBehavior = .tile
        for (page, column) in zip(pages(), [UISplitViewController.Column.primary, .supplementary, .secondary]) {
            split.setViewController(page, for: column)
        }
        self.split = split
        put(split)
    }

    /// The same pages in a plain controller, where the columns stand, without bars.
    public func layOutByHand() {
        let root = UIViewController()
        root.view.frame = screen.window.bounds
        var x = 0.0
        for (page, width) in zip(pages(), [320.0, 375.0, 671.0]) {
            root.addChild(page)
            page.view.frame = CGRect(x: x, y: 0, width: width, height: 1024)
            root.view.addSubview(page.view)
            page.didMove(toParent: root)
            x += width
        }
        put(root)
    }

    private func put(_ root: UIViewController) {
        screen.window.rootViewController = root
        screen.window.makeKeyAndVisible()
        screen.window.layoutIfNeeded()
    }

    /// The app goes.
    public func clear() {
        screen.window.rootViewController = UIViewController()
        screen.turn()
        screen.turn()
    }

    /// What is wrong with what is shown, after a turn.
    public var fault: String? {
        guard let split else { return "there is no split view" }
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
        for column in columns {
            guard split.isShowing(column), let page = split.viewController(for: column), let view = page.view,
                let label = view.firstLabel
            else { return "column \(column.rawValue) is not shown" }
            let place = label.convert(label.bounds, to: nil)
            guard place.width > 20, screen.window.bounds.contains(place) else { return "a label stands at \(place)" }
            guard screen.hasInk(screen.buffer, in: place) else { return "nothing is drawn at \(place)" }
        }
        return nil
    }
}

extension UIView {
    fileprivate var firstLabel: UILabel? {
        self as? UILabel ?? subviews.lazy.compactMap { $0.firstLabel }.first
    }
}

// Three columns without their traps: content is replaced instead of pushed, and one call styles every bar.
import SafeUIKit
import UIKit

/// The choice of style and of how content is set, what Vitrine says of it, and the split view.
@MainActor
final class SplitColumnsDemoController: UIViewController, UISplitViewControllerDelegate {
    private let split = UISplitViewController(style: .tripleColumn)
    private let report = UILabel("Choose a shelf, then a book", .footnote, .secondaryLabel)
    private var replaces = true
    private var hasChosen = false

    private static let styles: [ColumnBarStyle] = [
        ColumnBarStyle(),
        ColumnBarStyle(background: .systemBlue, title: .white, tint: .systemYellow),
        ColumnBarStyle(
            background: UIColor(white: 0.12, alpha: 1), title: .systemMint, tint: .systemMint, showsLine: true),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        split.delegate = self
        addChild(split)
        place(controls: makeControls(), beside: split.view)
        split.didMove(toParent: self)
        let shelves = ShelfController("Shelves", Shelf.all.map(\.name)) { [weak self] in self?.open(Shelf.all[$0]) }
        split.setViewController(shelves, for: .primary)
        split.setViewController(makeList(of: Shelf.all[0]), for: .supplementary)
        split.setViewController(BookController(Shelf.all[0].books[0]), for: .secondary)
    }

    private func makeControls() -> UIView {
        report.accessibilityIdentifier = "split-report"
        let styles = UISegmentedControl(choice: ["UIKit’s bars", "Blue", "Ink"], "split-style") { [weak self] in
            self?.paint(Self.styles[$0])
        }
        let ways = UISegmentedControl(choice: ["safeColumns.replace", "setViewController"], "split-way") {
            [weak self] in
            self?.replaces = $0 == 0
        }
        return UIStackView(column: [styles, ways, report], spacing: 8)
    }

    private func paint(_ style: ColumnBarStyle) {
        split.safeColumns.styleBars(style)
        report.text = "One call styled \(split.safeColumns.bars.count) bars"
    }

    // MARK: Content

    private func makeList(of shelf: Shelf) -> UIViewController {
        ShelfController(shelf.name, shelf.books) { [weak self] in self?.open(shelf.books[$0]) }
    }

    private func open(_ shelf: Shelf) {
        put(makeList(of: shelf), in: .supplementary)
    }

    private func open(_ book: String) {
        put(BookController(book), in: .secondary)
    }

    /// Puts a controller into a column in the chosen way, and says how many the column's stack has then.
    private func put(_ controller: UIViewController, in column: UISplitViewController.Column) {
        hasChosen = true
        let (_, said) = Said.during {
            if replaces {
                split.safeColumns.replace(controller, in: column)
            } else {
                split.setViewController(controller, for: column)
                split.show(column)
            }
        }
        let code = said.flatMap { $0.split(separator: " ").first }.map { " · \($0)" } ?? ""
        let count = controller.navigationController?.viewControllers.count { $0 is BookController } ?? 0
        let books = column == .secondary ? ", \(count) \(count == 1 ? "book" : "books") on its stack" : ""
        report.text = (controller.title ?? "") + books + code
    }

    /// The shelves, until there is something better to see.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { hasChosen ? proposedTopColumn : .primary }

    // MARK: Size

    /// Columns need room: where there is less, the split view collapses as on a phone, whatever the screen is.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isRegular = traitCollection.horizontalSizeClass == .regular && view.bounds.width >= 600
        let traits = UITraitCollection(horizontalSizeClass: isRegular ? .regular : .compact)
        if overrideTraitCollection(forChild: split) != traits { setOverrideTraitCollection(traits, forChild: split) }
    }
}

/// Books by their subject.
private struct Shelf {
    let name: String
    let books: [String]

    static let all = [
        Shelf(name: "Travel", books: ["North by Rail", "Islands", "A Year of Harbours"]),
        Shelf(name: "Gardens", books: ["Moss", "The Walled Garden"]),
        Shelf(name: "Kitchens", books: ["Bread", "Salt", "Forty Soups"]),
    ]
}

/// A column of rows.
@MainActor
private final class ShelfController: UIViewController {
    private let names: [String]
    private let choose: (Int) -> Void

    init(_ title: String, _ names: [String], choose: @escaping (Int) -> Void) {
        self.names = names
        self.choose = choose
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ShelfController is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let rows = names.enumerated().map { index, name in
            let row = UIButton(calls: name, "split-row-\(name)") { [weak self] in self?.choose(index) }
            row.contentHorizontalAlignment = .leading
            return row
        }
        view.addScrolling(UIStackView(page: rows, spacing: 8), in: UIScrollView())
    }
}

/// A book: a cover, and in the bar a button that has it rated, by an alert over all columns.
@MainActor
private final class BookController: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BookController is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Rate", image: nil, primaryAction: UIAction(title: "Rate") { [weak self] _ in self?.rate() })
        let cover = UIView()
        cover.backgroundColor = .systemIndigo
        cover.layer.cornerRadius = 6
        cover.layer.shadowOpacity = 0.3
        cover.layer.shadowRadius = 8
        cover.layer.shadowOffset = CGSize(width: 0, height: 4)
        let name = UILabel(title ?? "", .title3, .white)
        cover.addConstrained(name)
        view.addConstrained(cover)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
            cover.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            cover.widthAnchor.constraint(greaterThanOrEqualToConstant: 140),
            cover.widthAnchor.constraint(equalToConstant: 140).at(.defaultLow),
            cover.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor, constant: -32),
            cover.heightAnchor.constraint(greaterThanOrEqualToConstant: 190),
            cover.heightAnchor.constraint(equalToConstant: 190).at(.defaultLow),
            cover.bottomAnchor.constraint(greaterThanOrEqualTo: name.bottomAnchor, constant: 16),
            name.topAnchor.constraint(equalTo: cover.topAnchor, constant: 16),
            name.leadingAnchor.constraint(equalTo: cover.leadingAnchor, constant: 14),
            name.trailingAnchor.constraint(equalTo: cover.trailingAnchor, constant: -14),
        ])
    }

    private func rate() {
        let alert = CustomAlertController(title: title, message: "What do you think of it?", content: StarRow())
        alert.addAction(CustomAlertAction("Done"))
        alert.show(over: self)
    }
}

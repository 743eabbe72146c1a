// A page of grouped rows in a scroll view: what the screens of containers show in their columns, tabs and sheets.
// No Apple page: this is ours.
import UIKit

/// Groups of rows below each other; they scroll. Subclasses add groups in `viewDidLoad`.
@MainActor
class ListPage: UIViewController {
    let scroll: UIScrollView = ListScroll()
    private let column = UIStackView(page: [], spacing: 22)

    init(title: String? = nil) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ListPage is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scroll.accessibilityIdentifier = "list"
        view.addScrolling(column, in: scroll)
    }

    /// Adds a card of rows below the others, with a caption above and words below it.
    @discardableResult
    func addGroup(_ caption: String? = nil, _ rows: [UIView], foot: String? = nil) -> UIStackView {
        let card = UIStackView()
        card.axis = .vertical
        card.dressAsCard()
        card.clipsToBounds = true
        for (index, row) in rows.enumerated() {
            if index > 0 { card.addArrangedSubview(Self.makeLine()) }
            card.addArrangedSubview(row)
        }
        let group = UIStackView()
        group.axis = .vertical
        group.spacing = 7
        if let caption { group.addArrangedSubview(Self.words(caption)) }
        group.addArrangedSubview(card)
        if let foot { group.addArrangedSubview(Self.words(foot)) }
        column.addArrangedSubview(group)
        return card
    }

    /// Takes all groups away.
    func removeGroups() {
        for group in column.arrangedSubviews { group.removeFromSuperview() }
    }

    /// A hairline that begins where titles do.
    private static func makeLine() -> UIView {
        let line = UIView()
        let ink = UIView()
        ink.backgroundColor = .separator
        line.addConstrained(ink)
        // One pixel: half a point would be one or two of them, by where it lies.
        let height = 1 / max(1, UITraitCollection.current.displayScale)
        NSLayoutConstraint.activate([
            line.heightAnchor.constraint(equalToConstant: height), ink.topAnchor.constraint(equalTo: line.topAnchor),
            ink.bottomAnchor.constraint(equalTo: line.bottomAnchor),
            ink.leadingAnchor.constraint(equalTo: line.leadingAnchor, constant: 16),
            ink.trailingAnchor.constraint(equalTo: line.trailingAnchor),
        ])
        return line
    }

    private static func words(_ text: String) -> UIView {
        let holder = UIView()
        let label = UILabel(text, .footnote, .secondaryLabel)
        holder.addConstrained(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: holder.topAnchor),
            label.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -16),
        ])
        return holder
    }

    /// A switch that reports where it was turned.
    func makeSwitch(_ name: String, isOn: Bool = false, _ changed: @escaping @MainActor (Bool) -> Void) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        control.accessibilityIdentifier = name
        control.addAction(
            UIAction { [weak control] _ in if let control { changed(control.isOn) } }, for: .valueChanged)
        return control
    }

    /// A segmented control that reports its choice.
    func makeChoice(_ titles: [String], _ name: String, chosen: Int = 0, _ changed: @escaping @MainActor (Int) -> Void)
        -> UISegmentedControl
    {
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = chosen
        control.accessibilityIdentifier = name
        control.addAction(
            UIAction { [weak control] _ in if let control { changed(control.selectedSegmentIndex) } }, for: .valueChanged)
        return control
    }

    /// A control that fills a row.
    func makeRow(_ control: UIView) -> UIView {
        let row = UIView()
        row.addFilling(control, inset: 8)
        return row
    }
}

/// Scrolls also with a finger that came down on a row.
@MainActor
private final class ListScroll: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { view is ListRow || super.touchesShouldCancel(in: view) }
}

/// A list of paintings.
@MainActor
final class PaintingList: ListPage {
    private let paintings: [Painting]
    private let choose: (PaintingList, Painting) -> Void
    private var rows: [Painting: ListRow] = [:]

    /// The one with a check, where chosen ones have one.
    var chosen: Painting? {
        didSet { if marksChosen { markChosen() } }
    }
    private let marksChosen: Bool

    init(
        title: String, paintings: [Painting], marksChosen: Bool = false,
        choose: @escaping (PaintingList, Painting) -> Void
    ) {
        self.paintings = paintings
        self.choose = choose
        self.marksChosen = marksChosen
        super.init(title: title)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for painting in paintings {
            rows[painting] = ListRow(
                painting.name, named: "painting-\(painting.number)", image: painting.thumbnail,
                ending: marksChosen ? .check : .chevron
            ) { [weak self] in if let self { choose(self, painting) } }
        }
        if marksChosen { markChosen() }
        addGroup(nil, paintings.compactMap { rows[$0] })
    }

    private func markChosen() {
        for (painting, row) in rows { row.isChecked = painting == chosen }
    }
}

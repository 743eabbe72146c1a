// A deck with a menu on the left and friends on the right, and what it says of itself.
import SafeUIKit
import UIKit

/// Holds the deck of the screen and hears of it.
@MainActor
final class DeckDemoController: UIViewController, DeckViewControllerDelegate {
    private let center = DeckCenterController()
    private let menu = DeckListController(
        "Folders",
        ["Inbox", "Starred", "Sent", "Drafts", "Archive"].map { ($0, UIColor.systemIndigo) })
    private let friends = DeckListController(
        "Friends",
        [("Ada", .systemPink), ("Grace", .systemTeal), ("Linus", .systemOrange), ("Margaret", .systemGreen)])
    private lazy var deck = DeckViewController(center: center, left: menu, right: friends)

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(deck)
        view.addFilling(deck.view)
        deck.didMove(toParent: self)
        deck.delegate = self
        deck.panningArea = .center
        deck.leftWidth = .panel(280)
        deck.rightWidth = .panel(220)
        deck.showsShadow = true
        deck.dimColor = UIColor(white: 0, alpha: 0.4)
        center.onMenu = { [weak self] in self?.deck.toggle(.left) }
        center.onFriends = { [weak self] in self?.deck.toggle(.right) }
        center.onLayering = { [weak self] in self?.deck.layering = $0 }
        menu.onChoice = { [weak self] in self?.choose($0) }
        friends.onChoice = { [weak self] in self?.choose($0) }
    }

    private func choose(_ name: String) {
        center.show(name)
        deck.close()
    }

    func deck(_ deck: DeckViewController, didMoveTo offset: DeckOffset) {
        center.show(offset)
    }
}

/// The center: buttons, the choice of what slides, how far the side is.
@MainActor
final class DeckCenterController: UIViewController {
    var onMenu: (() -> Void)?
    var onFriends: (() -> Void)?
    var onLayering: ((DeckLayering) -> Void)?
    private let heading = UILabel("Inbox", .largeTitle)
    private let choice = UISegmentedControl(items: ["Side slides", "Center slides"])
    private let progress = UIProgressView(progressViewStyle: .default)
    private let report = UILabel("Closed", .footnote, .secondaryLabel)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        choice.selectedSegmentIndex = 0
        choice.accessibilityIdentifier = "deck-layering"
        choice.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onLayering?(choice.selectedSegmentIndex == 0 ? .sideOverCenter : .centerOverSide)
            }, for: .valueChanged)
        heading.accessibilityIdentifier = "deck-heading"
        report.accessibilityIdentifier = "deck-report"
        let buttons = UIStackView(arrangedSubviews: [
            button("Folders", "deck-menu") { [weak self] in self?.onMenu?() }, UIView(),
            button("Friends", "deck-friends") { [weak self] in self?.onFriends?() },
        ])
        let words = UILabel(
            "Drag to a side from anywhere. A finger catches the side on its way; a tap here closes it.", .body,
            .secondaryLabel)
        let page = UIStackView(page: [buttons, heading, words, choice, progress, report], spacing: 16)
        view.addConstrained(page)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: guide.topAnchor),
            page.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    private func button(_ title: String, _ identifier: String, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.accessibilityIdentifier = identifier
        return button
    }

    func show(_ name: String) { heading.text = name }

    func show(_ offset: DeckOffset) {
        progress.progress = Float(min(1, offset.fraction))
        let percent = Int((offset.fraction * 100).rounded())
        report.text =
            percent == 0 ? "Closed" : "\(offset.side) \(percent) %" + (offset.isInteractive ? ", by hand" : "")
    }
}

/// A side: a title and rows to choose from.
@MainActor
final class DeckListController: UIViewController {
    var onChoice: ((String) -> Void)?
    private let rows: [(name: String, color: UIColor)]

    init(_ title: String, _ rows: [(String, UIColor)]) {
        self.rows = rows.map { (name: $0.0, color: $0.1) }
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("DeckListController is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let page = UIStackView(page: [UILabel(title ?? "", .title2)] + rows.map(row), spacing: 8)
        page.alignment = .leading
        view.addConstrained(page)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: guide.topAnchor),
            page.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    private func row(_ name: String, _ color: UIColor) -> UIView {
        let dot = UIView()
        dot.backgroundColor = color
        dot.layer.cornerRadius = 14
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: name) { [weak self] _ in self?.onChoice?(name) })
        button.accessibilityIdentifier = "deck-row-\(name)"
        let row = UIStackView(arrangedSubviews: [dot, button])
        row.spacing = 12
        row.alignment = .center
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 28), dot.heightAnchor.constraint(equalToConstant: 28),
            row.heightAnchor.constraint(equalToConstant: 44),
        ])
        return row
    }
}

// A deck with folders on the left and friends on the right, and what it says of itself.
import SafeUIKit
import UIKit

/// Holds the deck of the screen and hears of it.
@MainActor
final class DeckDemoController: UIViewController, DeckViewControllerDelegate {
    private let center = DeckCenterController()
    private let folders = DeckListController(
        "Folders",
        ["Inbox", "Starred", "Sent", "Bookmarks", "Trash"],
        symbols: ["envelope.fill", "star.fill", "paperplane.fill", "bookmark.fill", "trash.fill"],
        tints: [.systemBlue, .systemYellow, .systemTeal, .systemPurple, .systemGray])
    private let friends = DeckListController(
        "Friends", ["Ada", "Grace", "Linus", "Margaret"],
        symbols: [String](repeating: "person.crop.circle.fill", count: 4),
        tints: [.systemPink, .systemTeal, .systemOrange, .systemGreen])
    private lazy var deck = TiltingDeck(center: center, left: folders, right: friends)

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
        center.onFolders = { [weak self] in self?.deck.toggle(.left) }
        center.onFriends = { [weak self] in self?.deck.toggle(.right) }
        center.onLook = { [weak self] in self?.change(to: $0) }
        folders.onChoice = { [weak self] in self?.choose($0) }
        friends.onChoice = { [weak self] in self?.choose($0) }
    }

    private func change(to look: DeckCenterController.Look) {
        deck.layering = look == .sideSlides ? .sideOverCenter : .centerOverSide
        deck.tilts = look == .tilts
        deck.centerCornerRadius = look == .centerSlides ? 20 : 0
    }

    private func choose(_ name: String) {
        center.show(name)
        deck.close()
    }

    func deck(_ deck: DeckViewController, didMoveTo offset: DeckOffset) {
        center.show(offset)
    }
}

/// The center: buttons for both sides, the choice of what slides, and how far the side is.
@MainActor
final class DeckCenterController: UIViewController {
    /// What moves, and how.
    enum Look: Int, CaseIterable {
        case sideSlides, centerSlides, tilts

        fileprivate var title: String {
            switch self {
            case .sideSlides: "Side slides"
            case .centerSlides: "Center slides"
            case .tilts: "Center tilts"
            }
        }
    }

    var onFolders: (() -> Void)?
    var onFriends: (() -> Void)?
    var onLook: ((Look) -> Void)?
    private let heading = UILabel("Inbox", .largeTitle)
    private let progress = UIProgressView(progressViewStyle: .default)
    private let report = UILabel("Closed", .footnote, .secondaryLabel)
    private let needle = UIImageView(image: UIImage(systemName: "arrow.right"))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.accessibilityIdentifier = "deck-heading"
        report.accessibilityIdentifier = "deck-report"
        needle.accessibilityIdentifier = "deck-needle"
        needle.contentMode = .center
        needle.setContentHuggingPriority(.required, for: .horizontal)
        let choice = UISegmentedControl(choice: Look.allCases.map(\.title), "deck-look") { [weak self] in
            self?.onLook?(Look(rawValue: $0) ?? .sideSlides)
        }
        let buttons = TurningStack(
            row: [
                UIButton(calls: "Folders", "deck-folders", .tinted()) { [weak self] in self?.onFolders?() }, UIView(),
                UIButton(calls: "Friends", "deck-friends", .tinted()) { [weak self] in self?.onFriends?() },
            ], distribution: .fill)
        let words = UILabel(
            "Drag from anywhere to open a side, and catch it while it moves. The line, the arrow and the text below follow each step "
                + "of a finger and each frame of an animation.", .body, .secondaryLabel)
        let state = TurningStack(row: [needle, report], distribution: .fill)
        let page = UIStackView(page: [buttons, heading, words, choice, progress, state], spacing: 16)
        view.addScrolling(page, in: UIScrollView())
    }

    func show(_ name: String) { heading.text = name }

    /// The arrow points to where the side goes.
    func show(_ offset: DeckOffset) {
        let fraction = min(1, max(0, offset.fraction))
        progress.progress = Float(fraction)
        needle.transform = CGAffineTransform(rotationAngle: fraction * .pi)
        let percent = Int((offset.fraction * 100).rounded())
        report.text =
            percent == 0 ? "Closed" : "\(offset.side) \(percent) %" + (offset.isInteractive ? ", by hand" : "")
    }
}

/// A side: a title and rows to choose from.
@MainActor
final class DeckListController: UIViewController {
    var onChoice: ((String) -> Void)?
    private let names: [String]
    private let symbols: [String]
    private let tints: [UIColor]

    init(_ title: String, _ names: [String], symbols: [String], tints: [UIColor]) {
        self.names = names
        self.symbols = symbols
        self.tints = tints
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("DeckListController is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let page = UIStackView(page: [UILabel(title ?? "", .title2)] + names.indices.map(row), spacing: 4)
        view.addScrolling(page, in: UIScrollView())
    }

    private func row(_ index: Int) -> UIView {
        let name = names[index]
        var look = UIButton.Configuration.plain()
        look.title = name
        look.image = UIImage(systemName: symbols[index])?.withTintColor(tints[index], renderingMode: .alwaysOriginal)
        look.imagePadding = 12
        look.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
        look.baseForegroundColor = .label
        let button = UIButton(configuration: look, primaryAction: UIAction { [weak self] _ in self?.onChoice?(name) })
        button.contentHorizontalAlignment = .leading
        button.accessibilityIdentifier = "deck-row-\(name)"
        return button
    }
}

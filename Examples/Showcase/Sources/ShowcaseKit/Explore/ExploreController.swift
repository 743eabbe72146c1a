// A list of screens as columns of cards.
// No Apple page: this is ours.
import UIKit

/// A card for every screen; they scroll where they are more than the screen holds.
@MainActor
final class ExploreController: UIViewController {
    private let board = UIScrollView()
    private var cards: [CardButton] = []
    private let screens: [Screen]

    /// - Parameter screens: What the cards open; all systems unless said otherwise.
    init(screens: [Screen] = Screen.explore) {
        self.screens = screens
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ExploreController is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        board.alwaysBounceVertical = true
        view.addSubview(board)
        for screen in screens {
            let card = CardButton(screen: screen, style: .card)
            card.addAction(
                UIAction { [weak self] _ in self?.stackController?.push(screen.makeController()) }, for: .touchUpInside)
            board.addSubview(card)
            cards.append(card)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        board.frame = view.bounds
        let insets = view.safeAreaInsets
        let gap: CGFloat = 12
        let left = insets.left + 16
        let room = view.bounds.width - left - insets.right - 16
        // Cards of 132 points hold the longest words.
        let fitting = Int((room + gap) / (132 + gap))
        let most = view.bounds.width > view.bounds.height ? 4 : 2
        let columns = hasLargeText ? max(1, most / 2) : max(2, min(most, fitting))
        let width = (room - gap * CGFloat(columns - 1)) / CGFloat(columns)
        var y: CGFloat = 16
        for start in stride(from: 0, to: cards.count, by: columns) {
            let row = cards[start..<min(start + columns, cards.count)]
            // Cards beside each other are as high as the one with most words.
            let height = row.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }.reduce(132, max)
            for (column, card) in row.enumerated() {
                card.frame = board.mirrored(
                    CGRect(x: left + CGFloat(column) * (width + gap), y: y, width: width, height: height))
            }
            y += height + gap
        }
        board.contentSize = CGSize(width: view.bounds.width, height: y - gap + 16)
    }
}

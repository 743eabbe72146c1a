// A list of screens as columns of cards.
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
        let columns = view.bounds.width > view.bounds.height ? 4 : 2
        let gap: CGFloat = 12
        let left = insets.left + 16
        let width = (view.bounds.width - left - insets.right - 16 - gap * CGFloat(columns - 1)) / CGFloat(columns)
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(
                x: left + CGFloat(index % columns) * (width + gap), y: 16 + CGFloat(index / columns) * (132 + gap),
                width: width, height: 132)
        }
        let rows = (cards.count + columns - 1) / columns
        board.contentSize = CGSize(width: view.bounds.width, height: 32 + CGFloat(rows) * (132 + gap) - gap)
    }
}

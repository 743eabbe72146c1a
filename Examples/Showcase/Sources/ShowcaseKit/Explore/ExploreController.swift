// The list of systems as two columns of cards.
import UIKit

/// A card for every system.
@MainActor
final class ExploreController: UIViewController {
    private var cards: [CardButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for screen in Screen.explore {
            let card = CardButton(screen: screen, style: .card)
            card.addAction(
                UIAction { [weak self] _ in self?.stackController?.push(screen.makeController()) }, for: .touchUpInside)
            view.addSubview(card)
            cards.append(card)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        let columns = view.bounds.width > view.bounds.height ? 4 : 2
        let gap: CGFloat = 12
        let area = view.bounds.inset(by: insets).insetBy(dx: 16, dy: 16)
        let width = (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(
                x: area.minX + CGFloat(index % columns) * (width + gap),
                y: area.minY + CGFloat(index / columns) * (132 + gap), width: width, height: 132)
        }
    }
}

// What most ways of presenting show: the name of the way over a painting, and a button back.
// No Apple page: this is ours.
import UIKit

/// A card in the middle of a painting, of a shade, or of nothing.
@MainActor
final class PresentedPage: UIViewController {
    /// What is around the card.
    enum Ground {
        case painting(Int), shade, plain
    }

    private let name: String
    private let ground: Ground
    private let done = UIButton(configuration: .filled())

    init(_ name: String, on ground: Ground) {
        self.name = name
        self.ground = ground
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PresentedPage is made in code") }

    override var prefersStatusBarHidden: Bool { modalPresentationStyle == .fullScreen }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "presented"
        view.backgroundColor = .secondarySystemGroupedBackground
        let card = UIView()
        card.dressAsCard()
        switch ground {
        case .painting(let number): view.addFilling(PhotoView(number: number))
        case .shade: view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        case .plain: break
        }
        let label = UILabel(name, .title3)
        label.textAlignment = .center
        done.configuration?.title = "Done"
        done.accessibilityIdentifier = "done"
        done.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
        let parts = UIStackView(page: [label, done], spacing: 20)
        parts.alignment = .center
        card.addFilling(parts)
        view.addConstrained(card)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            card.widthAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.widthAnchor, constant: -16),
        ])
    }
}

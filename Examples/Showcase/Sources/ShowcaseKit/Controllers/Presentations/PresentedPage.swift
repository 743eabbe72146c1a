// What most ways of presenting show: the name of the way over a painting, and a button back.
// No Apple page: this is ours.
import UIKit

/// Opaque with a painting, or clear with a card in the middle.
@MainActor
final class PresentedPage: UIViewController {
    private let name: String
    private let isClear: Bool
    private let done = UIButton(configuration: .filled())

    init(_ name: String, isClear: Bool) {
        self.name = name
        self.isClear = isClear
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PresentedPage is made in code") }

    override var prefersStatusBarHidden: Bool { modalPresentationStyle == .fullScreen }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "presented"
        view.backgroundColor = isClear ? UIColor.black.withAlphaComponent(0.4) : .secondarySystemGroupedBackground
        let card = UIView()
        if isClear { card.dressAsCard() }
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

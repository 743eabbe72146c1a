// A pane of glass and a lens to drag over a photo; the pane's material changes while one looks.
import UIKit

/// Two effect views that follow the finger and lie over each other where they are dragged there.
@MainActor
final class GlassCardController: UIViewController {
    private let photo = PhotoView(number: 3)
    private let card = UIVisualEffectView(pane: .systemThinMaterial, cornerRadius: 24)
    private let lens = UIVisualEffectView(pane: .systemUltraThinMaterialDark, cornerRadius: 48)
    private let report = UILabel(onGlass: "Drag the card and the lens")
    private let choice = UISegmentedControl(items: materials.map(\.title))
    private var placedIn = CGSize.zero
    private var cardLabels: [UILabel] = []

    private static let materials: [(title: String, style: UIBlurEffect.Style)] = [
        ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial), ("Regular", .systemMaterial),
        ("Thick", .systemThickMaterial),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addFilling(photo)
        card.accessibilityIdentifier = "glass-pane"
        lens.accessibilityIdentifier = "glass-lens"
        report.accessibilityIdentifier = "glass-report"
        choice.selectedSegmentIndex = 1
        choice.accessibilityIdentifier = "card-material"
        choice.addAction(UIAction { [weak self] _ in self?.changeMaterial() }, for: .valueChanged)
        // Their places come with the screen's size; constraints within them need a size before.
        card.bounds = CGRect(x: 0, y: 0, width: 280, height: 150)
        lens.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
        fillCard()
        for glass in [card, lens] {
            view.addSubview(glass)
            glass.on(UIPanGestureRecognizer()) { [weak self, unowned glass] in self?.drag(glass, $0) }
        }
        let foot = UIVisualEffectView(pane: .systemChromeMaterial, cornerRadius: 16)
        let words = UIStackView(arrangedSubviews: [report, choice])
        words.axis = .vertical
        words.spacing = 10
        report.textAlignment = .center
        foot.contentView.addFilling(words, inset: 12)
        view.addConstrained(foot)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            foot.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            foot.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            foot.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
        ])
    }

    private func fillCard() {
        let title = UILabel("A card of glass", .title2)
        let words = UILabel("The photo shines through.", .subheadline)
        let column = UIStackView(arrangedSubviews: [title])
        column.axis = .vertical
        column.addArrangedSubview(UIView())
        cardLabels = [title, words]
        card.addVibrancy(.label).contentView.addFilling(column, inset: 20)
        let second = card.addVibrancy(.secondaryLabel)
        second.contentView.addConstrained(words)
        let area = second.contentView
        NSLayoutConstraint.activate([
            words.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            words.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            words.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -20),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard placedIn != view.bounds.size else { return }
        placedIn = view.bounds.size
        let area = view.bounds.inset(by: view.safeAreaInsets)
        // At the large text sizes the words need more of the screen.
        let isLarge = hasLargeText
        let width = isLarge ? area.width - 32 : min(280, area.width - 64)
        let words = cardLabels.map { $0.height(in: width - 40) }.reduce(0, +)
        card.bounds = CGRect(x: 0, y: 0, width: width, height: max(150, isLarge ? words + 56 : 0))
        card.center = CGPoint(x: area.midX, y: area.minY + max(area.height * 0.36, card.bounds.height / 2 + 8))
        lens.center =
            view.mirrored(
                CGRect(origin: CGPoint(x: card.frame.maxX - 40, y: card.frame.maxY - 36), size: .zero)
            ).origin
    }

    private func drag(_ glass: UIVisualEffectView, _ pan: UIPanGestureRecognizer) {
        if pan.state == .began { view.bringSubviewToFront(glass) }
        let way = pan.translation(in: view)
        pan.setTranslation(.zero, in: view)
        glass.center = CGPoint(
            x: min(max(0, glass.center.x + way.x), view.bounds.width),
            y: min(max(view.safeAreaInsets.top, glass.center.y + way.y), view.bounds.height))
        report.text = "\(glass === card ? "Card" : "Lens") at \(Int(glass.center.x)), \(Int(glass.center.y))"
    }

    /// The new effect comes over half a second; what shines through is never sharp in between.
    private func changeMaterial() {
        let material = Self.materials[max(0, choice.selectedSegmentIndex)]
        UIView.animate(withDuration: 0.5) { [card] in card.effect = UIBlurEffect(style: material.style) }
        report.text = "The material of the card is now \(material.title.lowercased())"
    }
}

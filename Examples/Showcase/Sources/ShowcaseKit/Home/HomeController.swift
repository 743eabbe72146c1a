// The first screen: a photo wall that moves under a bar of glass, and three cards in a panel below.
// No Apple page: this is ours.
import UIKit

/// The first thing a newcomer sees.
@MainActor
final class HomeController: UIViewController {
    private let wall = PhotoWall()
    private let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    private let hairline = UIView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let sheet = UIView()
    private let grabber = UIView()
    private var cards: [CardButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(wall)
        wall.on(UIPanGestureRecognizer()) { [weak self] in self?.dragWall($0) }

        bar.accessibilityIdentifier = "glass-bar"
        titleLabel.text = "Vitrine"
        titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        subtitleLabel.text = "UIKit on Linux, the same pixels every time"
        subtitleLabel.font = .systemFont(ofSize: 15)
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.adjustsFontSizeToFitWidth = true
        subtitleLabel.minimumScaleFactor = 0.7
        hairline.backgroundColor = .separator
        for part in [titleLabel, subtitleLabel, hairline] { bar.contentView.addSubview(part) }
        view.addSubview(bar)

        sheet.backgroundColor = .systemGroupedBackground
        sheet.layer.cornerRadius = 24
        sheet.layer.cornerCurve = .continuous
        sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        sheet.layer.shadowOpacity = 0.25
        sheet.layer.shadowRadius = 16
        sheet.layer.shadowOffset = CGSize(width: 0, height: -4)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        sheet.addSubview(grabber)
        view.addSubview(sheet)
        addCard(Screen.traps)
        addCard(Screen.play)
        addCard(Screen.exploreIndex)
    }

    private func addCard(_ screen: Screen) {
        let card = CardButton(screen: screen, style: .card)
        card.addAction(
            UIAction { [weak self] _ in self?.stackController?.push(screen.makeController()) }, for: .touchUpInside)
        sheet.addSubview(card)
        cards.append(card)
    }

    private func dragWall(_ recognizer: UIPanGestureRecognizer) {
        wall.offset -= recognizer.translation(in: view).y
        recognizer.setTranslation(.zero, in: view)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        let size = view.bounds.size
        bar.frame = CGRect(x: 0, y: 0, width: size.width, height: insets.top + 84)
        let pixel = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: bar.frame.height - pixel, width: size.width, height: pixel)
        let left = insets.left + 20
        titleLabel.frame = CGRect(x: left, y: insets.top + 8, width: size.width - left - 20, height: 41)
        subtitleLabel.frame = CGRect(x: left, y: insets.top + 50, width: size.width - left - 20, height: 20)

        let margin: CGFloat = 16 + insets.left
        let gap: CGFloat = 10
        let width = (min(size.width, 700) - 2 * margin - 2 * gap) / 3
        let start = (size.width - 3 * width - 2 * gap) / 2
        // All as high as the one with most words.
        let height = cards.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }.reduce(128, max)
        let sheetHeight = 24 + height + 16 + max(insets.bottom, 16)
        sheet.frame = CGRect(x: 0, y: size.height - sheetHeight, width: size.width, height: sheetHeight)
        grabber.frame = CGRect(x: (size.width - 36) / 2, y: 6, width: 36, height: 5)
        for (index, card) in cards.enumerated() {
            card.frame = sheet.mirrored(
                CGRect(x: start + CGFloat(index) * (width + gap), y: 24, width: width, height: height))
        }
        // Below the sheet's round corners.
        wall.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - sheetHeight + 24)
    }
}

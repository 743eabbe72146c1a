// The first screen: a photo wall that moves under a bar of glass, and in a panel below three cards and the sections.
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
    private var sections: [CardButton] = []

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
        cards = [Screen.traps, .play, .exploreIndex].map { addCard($0, .card) }
        sections = Screen.sections.map { addCard($0, .tile) }
    }

    private func addCard(_ screen: Screen, _ style: CardButton.Style) -> CardButton {
        let card = CardButton(screen: screen, style: style)
        card.addAction(
            UIAction { [weak self] _ in self?.stackController?.push(screen.makeController()) }, for: .touchUpInside)
        sheet.addSubview(card)
        return card
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

        let sheetHeight = 24 + layOutCards(24) + 16 + max(insets.bottom, 16)
        sheet.frame = CGRect(x: 0, y: size.height - sheetHeight, width: size.width, height: sheetHeight)
        grabber.frame = CGRect(x: (size.width - 36) / 2, y: 6, width: 36, height: 5)
        // Below the sheet's round corners.
        wall.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - sheetHeight + 24)
    }

    /// Three cards beside each other; the sections below them, or above each other at the end where there is room. Returns
    /// how high all of them are.
    private func layOutCards(_ top: CGFloat) -> CGFloat {
        let size = view.bounds.size
        sheet.bounds.size.width = size.width
        let gap: CGFloat = 10
        let room = min(size.width, 760) - 2 * (16 + view.safeAreaInsets.left)
        let start = (size.width - room) / 2
        let isWide = (room - 3 * gap) / 4 >= 140 && !sections.isEmpty
        let columns: CGFloat = isWide ? 4 : 3
        let width = (room - (columns - 1) * gap) / columns
        func place(_ card: CardButton, _ frame: CGRect) { card.frame = sheet.mirrored(frame) }
        // All as high as the one with most words.
        let height = cards.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }.reduce(128, max)
        for (index, card) in cards.enumerated() {
            place(card, CGRect(x: start + CGFloat(index) * (width + gap), y: top, width: width, height: height))
        }
        guard !sections.isEmpty else { return height }
        let count = CGFloat(sections.count)
        if isWide {
            let each = (height - (count - 1) * gap) / count
            for (index, tile) in sections.enumerated() {
                place(
                    tile,
                    CGRect(
                        x: start + 3 * (width + gap), y: top + CGFloat(index) * (each + gap), width: width, height: each))
            }
            return height
        }
        let tileWidth = (room - (count - 1) * gap) / count
        let tileHeight = sections.map { $0.sizeThatFits(CGSize(width: tileWidth, height: 0)).height }.reduce(0, max)
        for (index, tile) in sections.enumerated() {
            place(
                tile,
                CGRect(
                    x: start + CGFloat(index) * (tileWidth + gap), y: top + height + gap, width: tileWidth,
                    height: tileHeight))
        }
        return height + gap + tileHeight
    }
}

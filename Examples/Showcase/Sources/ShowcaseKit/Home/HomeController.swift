// The first screen: a photo wall that moves under a bar of glass, and cards in a panel below.
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
    /// Holds the cards, which scroll where they are higher than the sheet.
    private let sheetScroll = UIScrollView()
    private var cards: [CardButton] = []
    private var lowCards: [CardButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(wall)
        wall.on(UIPanGestureRecognizer()) { [weak self] in self?.dragWall($0) }

        bar.accessibilityIdentifier = "glass-bar"
        titleLabel.text = "Vitrine"
        titleLabel.follow(.largeTitle, .systemFont(ofSize: 34, weight: .bold))
        subtitleLabel.text = "UIKit on Linux, the same pixels every time"
        subtitleLabel.follow(.subheadline)
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
        sheetScroll.contentInsetAdjustmentBehavior = .never
        sheet.addSubview(sheetScroll)
        sheet.addSubview(grabber)
        view.addSubview(sheet)
        cards = [Screen.traps, Screen.play, Screen.exploreIndex].map { makeCard($0, .card) }
        lowCards = Screen.sections.map { makeCard($0.index, .lowCard) }
    }

    private func makeCard(_ screen: Screen, _ style: CardButton.Style) -> CardButton {
        let card = CardButton(screen: screen, style: style)
        card.addAction(
            UIAction { [weak self] _ in self?.stackController?.push(screen.makeController()) }, for: .touchUpInside)
        sheetScroll.addSubview(card)
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
        let left = insets.left + 20
        let words = size.width - left - 20
        let titleHeight = max(41, titleLabel.height(in: words))
        placeSubtitle()
        let subtitleHeight = hasLargeText ? 0 : max(20, subtitleLabel.height(in: words))
        bar.frame = CGRect(
            x: 0, y: 0, width: size.width,
            height: insets.top + titleHeight + (hasLargeText ? 22 : subtitleHeight + 23))
        let pixel = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: bar.frame.height - pixel, width: size.width, height: pixel)
        titleLabel.frame = CGRect(x: left, y: insets.top + 8, width: words, height: titleHeight)
        if !hasLargeText {
            subtitleLabel.frame = CGRect(x: left, y: titleLabel.frame.maxY + 1, width: words, height: subtitleHeight)
        }

        let cardsHeight = hasLargeText ? stackCards() : layoutCards()
        let content = 24 + cardsHeight + 16 + max(insets.bottom, 16)
        // Some of the photos are always seen.
        let sheetHeight = hasLargeText ? min(content, size.height - bar.frame.height - 120) : content
        sheetScroll.frame = CGRect(x: 0, y: 0, width: size.width, height: sheetHeight)
        sheetScroll.contentSize = CGSize(width: size.width, height: content)
        sheetScroll.layer.cornerRadius = 24
        sheetScroll.layer.maskedCorners = sheet.layer.maskedCorners
        sheet.frame = CGRect(x: 0, y: size.height - sheetHeight, width: size.width, height: sheetHeight)
        grabber.frame = CGRect(x: (size.width - 36) / 2, y: 6, width: 36, height: 5)
        // Below the sheet's round corners.
        wall.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - sheetHeight + 24)
    }

    /// One line in the bar; above the cards at the large text sizes.
    private func placeSubtitle() {
        let place: UIView = hasLargeText ? sheetScroll : bar.contentView
        if subtitleLabel.superview !== place { place.addSubview(subtitleLabel) }
        subtitleLabel.numberOfLines = hasLargeText ? 0 : 1
        subtitleLabel.adjustsFontSizeToFitWidth = !hasLargeText
        for card in lowCards { card.style = hasLargeText ? .card : .lowCard }
    }

    /// For the large text sizes: the subtitle and all cards in a column. How high they are together, in points.
    private func stackCards() -> CGFloat {
        let margin: CGFloat = 16 + view.safeAreaInsets.left
        let width = min(view.bounds.width, 700) - 2 * margin
        let left = (view.bounds.width - width) / 2
        subtitleLabel.frame = CGRect(x: left + 4, y: 24, width: width - 8, height: subtitleLabel.height(in: width - 8))
        var y = subtitleLabel.frame.maxY + 14
        for card in cards + lowCards {
            let height = card.sizeThatFits(CGSize(width: width, height: 0)).height
            card.frame = CGRect(x: left, y: y, width: width, height: height)
            y += height + 10
        }
        return y - 34
    }

    /// Places the cards below the grabber: the low ones in a row below the others, on narrow screens each in a row of its own,
    /// on low screens in a column after them.
    /// How high they are together, in points.
    private func layoutCards() -> CGFloat {
        let gap: CGFloat = 10
        let size = view.bounds.size
        let margin: CGFloat = 16 + view.safeAreaInsets.left
        let isLow = traitCollection.verticalSizeClass == .compact && !lowCards.isEmpty
        let room = min(size.width, 700) - 2 * margin
        let start = (size.width - room) / 2
        let columnWidth: CGFloat = isLow ? 170 : 0
        let rowWidth = isLow ? room - columnWidth - gap : room
        let width = (rowWidth - 2 * gap) / 3
        // All as high as the one with most words.
        func height(_ cards: [CardButton], _ width: CGFloat, atLeast least: CGFloat) -> CGFloat {
            cards.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }.reduce(least, max)
        }
        let count = CGFloat(lowCards.count)
        let share = (room - (count - 1) * gap) / max(1, count)
        let isNarrow = !isLow && share < 166
        let lowWidth = isLow ? columnWidth : isNarrow ? room : share
        let lowHeight = height(lowCards, lowWidth, atLeast: 0)
        let columnHeight = isLow ? count * (lowHeight + gap) - gap : 0
        let cardHeight = height(cards, width, atLeast: max(128, columnHeight))
        func put(_ card: CardButton, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            // The sheet has its width only after this: mirrored within the screen's.
            card.frame = view.mirrored(CGRect(x: start + x, y: 24 + y, width: width, height: height))
        }
        for (index, card) in cards.enumerated() { put(card, CGFloat(index) * (width + gap), 0, width, cardHeight) }
        let part = (cardHeight - (count - 1) * gap) / max(1, count)
        for (place, card) in lowCards.enumerated().map({ (CGFloat($0), $1) }) {
            if isLow {
                put(card, rowWidth + gap, place * (part + gap), columnWidth, part)
            } else if isNarrow {
                put(card, 0, cardHeight + gap + place * (lowHeight + gap), lowWidth, lowHeight)
            } else {
                put(card, place * (lowWidth + gap), cardHeight + gap, lowWidth, lowHeight)
            }
        }
        return isLow ? cardHeight : cardHeight + (isNarrow ? count : min(count, 1)) * (gap + lowHeight)
    }
}

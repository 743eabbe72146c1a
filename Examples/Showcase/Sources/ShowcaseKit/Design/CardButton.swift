// A card that opens a screen: an icon, a title, a few words about it. Answers touches as a control.
// No Apple page: this is ours.
import UIKit

/// A tappable card or row for one screen.
@MainActor
final class CardButton: UIControl {
    enum Style {
        /// Icon above words; icon beside words, on no ground; the same on a card's ground.
        case card, row, lowCard

        /// What is left free around the words, which stand below the icon or after it.
        fileprivate var margins: NSDirectionalEdgeInsets {
            switch self {
            case .card: NSDirectionalEdgeInsets(top: 64, leading: 14, bottom: 9, trailing: 14)
            case .row: NSDirectionalEdgeInsets(top: 6, leading: 52, bottom: 7, trailing: 8)
            case .lowCard: NSDirectionalEdgeInsets(top: 9, leading: 54, bottom: 10, trailing: 8)
            }
        }
    }

    /// The style may change with the text size.
    var style: Style {
        didSet { if style != oldValue { updateLook(); setNeedsLayout() } }
    }
    private let tile: IconTile
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()

    init(screen: Screen, style: Style) {
        self.style = style
        tile = IconTile(icon: screen.icon, tint: screen.tint)
        super.init(frame: .zero)
        accessibilityIdentifier = screen.name
        isAccessibilityElement = true
        accessibilityLabel = screen.title
        accessibilityHint = screen.summary
        accessibilityTraits = .button
        titleLabel.text = screen.title
        summaryLabel.text = screen.summary
        summaryLabel.textColor = .secondaryLabel
        titleLabel.follow(.headline)
        summaryLabel.follow(.footnote)
        // Their fonts are chosen in the layout, where a change of the text size leads to.
        for label in [titleLabel, summaryLabel] { label.adjustsFontForContentSizeCategory = false }
        for view in [tile, titleLabel, summaryLabel] { addSubview(view) }
        layer.cornerCurve = .continuous
        updateLook()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (card: CardButton, _) in
            card.setNeedsLayout()
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("CardButton is made in code") }

    override var isHighlighted: Bool {
        didSet { updateLook() }
    }

    private func updateLook() {
        switch style {
        case .card, .lowCard:
            backgroundColor = isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
            layer.cornerRadius = 16
        case .row:
            backgroundColor = isHighlighted ? .systemGray4 : .clear
            layer.cornerRadius = 10
        }
    }

    /// The frames of title and summary from the leading edge, as high as all of their words.
    private func wordFrames(in width: CGFloat) -> (title: CGRect, summary: CGRect) {
        let margins = style.margins
        keepWordsWhole(in: width - margins.leading - margins.trailing)
        let room = CGSize(width: width - margins.leading - margins.trailing, height: .greatestFiniteMagnitude)
        let title = CGRect(
            x: margins.leading, y: margins.top, width: room.width, height: max(21, titleLabel.sizeThatFits(room).height))
        let height = summaryLabel.sizeThatFits(room).height
        return style == .card
            ? (title, CGRect(x: title.minX, y: title.maxY + 2, width: room.width, height: height))
            : (title, CGRect(x: title.minX, y: title.maxY + 1, width: room.width, height: max(17, height)))
    }

    /// At the large text sizes a word that is longer than the card makes its label's text smaller.
    private func keepWordsWhole(in width: CGFloat) {
        for (label, style) in [(titleLabel, UIFont.TextStyle.headline), (summaryLabel, .footnote)] {
            var font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
            if hasLargeText {
                let words = (label.text ?? "").split(separator: " ").map { String($0) as NSString }
                func longest(_ font: UIFont) -> CGFloat {
                    words.map { $0.size(withAttributes: [.font: font]).width }.reduce(0, max)
                }
                let wanted = longest(font)
                if wanted > width { font = font.withSize((font.pointSize * width / wanted * 0.99).rounded(.down)) }
                // Letters are set closer or wider by the size, so that the width is not in proportion to it.
                while longest(font) > width, font.pointSize > 9 { font = font.withSize(font.pointSize - 1) }
            }
            if label.font.pointSize != font.pointSize { label.font = font }
        }
    }

    /// As high as it must be to show all of its words in a width.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = wordFrames(in: size.width).summary.maxY + style.margins.bottom
        return CGSize(width: size.width, height: height.rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let words = wordFrames(in: bounds.width)
        titleLabel.frame = mirrored(words.title)
        summaryLabel.frame = mirrored(words.summary)
        tile.frame = mirrored(
            style == .card
                ? CGRect(x: 14, y: 14, width: 40, height: 40)
                : CGRect(x: style == .row ? 8 : 12, y: (bounds.height - 32) / 2, width: 32, height: 32))
    }
}

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

    private let style: Style
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
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        summaryLabel.text = screen.summary
        summaryLabel.font = .systemFont(ofSize: 13)
        summaryLabel.textColor = .secondaryLabel
        for label in [titleLabel, summaryLabel] { label.numberOfLines = 0 }
        for view in [tile, titleLabel, summaryLabel] { addSubview(view) }
        layer.cornerCurve = .continuous
        updateLook()
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
        let room = CGSize(width: width - margins.leading - margins.trailing, height: .greatestFiniteMagnitude)
        let title = CGRect(
            x: margins.leading, y: margins.top, width: room.width, height: max(21, titleLabel.sizeThatFits(room).height))
        let height = summaryLabel.sizeThatFits(room).height
        return style == .card
            ? (title, CGRect(x: title.minX, y: title.maxY + 2, width: room.width, height: height))
            : (title, CGRect(x: title.minX, y: title.maxY + 1, width: room.width, height: max(17, height)))
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

// A card that opens a screen: an icon, a title, a line about it. Answers touches as a control.
import UIKit

/// A tappable card or row for one screen.
@MainActor
final class CardButton: UIControl {
    enum Style { case card, row }

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
        summaryLabel.numberOfLines = 2
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
        case .card:
            backgroundColor = isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
            layer.cornerRadius = 16
        case .row:
            backgroundColor = isHighlighted ? .systemGray4 : .clear
            layer.cornerRadius = 10
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        switch style {
        case .card:
            tile.frame = CGRect(x: 14, y: 14, width: 40, height: 40)
            let width = bounds.width - 28
            titleLabel.frame = CGRect(x: 14, y: 64, width: width, height: 21)
            let fitting = summaryLabel.sizeThatFits(CGSize(width: width, height: 40))
            summaryLabel.frame = CGRect(x: 14, y: 87, width: width, height: min(fitting.height, 34))
        case .row:
            tile.frame = CGRect(x: 8, y: (bounds.height - 32) / 2, width: 32, height: 32)
            titleLabel.frame = CGRect(x: 52, y: 6, width: bounds.width - 60, height: 21)
            summaryLabel.frame = CGRect(x: 52, y: 28, width: bounds.width - 60, height: 17)
        }
    }
}

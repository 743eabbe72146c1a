// Rows of suggestions.
// Apple: "UISearchTextField", searchSuggestions; the look is guessed.
import CoreGraphics
import Foundation
import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Suggestions below each other; a tap chooses one.
package final class SuggestionList: UIScrollView {
    private var rows: [SuggestionRow] = []
    package var onChoice: ((any UISearchSuggestion) -> Void)?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        accessibilityIdentifier = "suggestions"
        keyboardDismissMode = .onDrag
    }
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows other suggestions.
    package func show(_ suggestions: [any UISearchSuggestion]) {
        for row in rows { row.removeFromSuperview() }
        rows = suggestions.map { suggestion in
            let row = SuggestionRow(suggestion)
            row.addAction(UIAction { [weak self] _ in self?.onChoice?(suggestion) }, for: .primaryActionTriggered)
            addSubview(row)
            return row
        }
        setNeedsLayout()
    }

    /// The height of all rows, in points.
    package var fullHeight: CGFloat { rows.reduce(0) { $0 + $1.height } }

    package override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
            y += row.height
        }
        if contentSize != CGSize(width: bounds.width, height: y) { contentSize = CGSize(width: bounds.width, height: y) }
    }
}

/// One suggestion.
private final class SuggestionRow: UIButton {
    private let icon = UIImageView(frame: .zero)
    private let text = UILabel(frame: .zero)
    private let below = UILabel(frame: .zero)
    private let line = ControlPart(frame: .zero)

    init(_ suggestion: any UISearchSuggestion) {
        super.init(frame: .zero)
        text.font = .systemFont(ofSize: SuggestionMeasures.titleSize)
        if let attributed = suggestion.localizedAttributedSuggestion {
            text.attributedText = attributed
        } else {
            text.text = suggestion.localizedSuggestion
        }
        below.font = .systemFont(ofSize: SuggestionMeasures.descriptionSize)
        below.textColor = .secondaryLabel
        below.text = suggestion.localizedDescription
        icon.image = suggestion.iconImage
        icon.contentMode = .scaleAspectFit
        line.backgroundColor = .separator
        for part in [icon, text, below] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        addSubview(line)
        accessibilityLabel = [suggestion.localizedSuggestion, suggestion.localizedDescription].compactMap { $0 }
            .joined(separator: ", ")
    }
    required init?(coder: NSCoder) { nil }

    private var hasBelow: Bool { !(below.text ?? "").isEmpty }

    var height: CGFloat {
        let lines = text.intrinsicContentSize.height + (hasBelow ? below.intrinsicContentSize.height : 0)
        return max(SuggestionMeasures.rowHeight, lines.rounded(.up) + SuggestionMeasures.inset)
    }

    override var isHighlighted: Bool {
        didSet { for part in [icon, text, below] { part.alpha = isHighlighted ? SuggestionMeasures.pressedAlpha : 1 } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var start = SuggestionMeasures.inset
        if icon.image != nil {
            let side = SuggestionMeasures.iconSide
            icon.frame = mirrored(CGRect(x: start, y: bounds.midY - side / 2, width: side, height: side), in: bounds)
            start += side + SuggestionMeasures.iconGap
        }
        let width = max(0, bounds.width - start - SuggestionMeasures.inset)
        let first = text.intrinsicContentSize.height, second = hasBelow ? below.intrinsicContentSize.height : 0
        let top = (bounds.height - first - second) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let alignment: NSTextAlignment = isMirrored ? .right : .left
        for label in [text, below] where label.textAlignment != alignment { label.textAlignment = alignment }
        text.frame = mirrored(CGRect(x: start, y: top, width: width, height: first), in: bounds)
        below.frame = mirrored(CGRect(x: start, y: top + first, width: width, height: second), in: bounds)
        let pixel = 1 / max(1, traitCollection.displayScale)
        line.frame = mirrored(
            CGRect(x: start, y: bounds.height - pixel, width: bounds.width - start, height: pixel), in: bounds)
    }
}

/// Suggestions in a card that floats below a field.
final class SuggestionCard: UIView {
    let list = SuggestionList(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowOpacity = SuggestionMeasures.shadowOpacity
        layer.shadowRadius = SuggestionMeasures.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: SuggestionMeasures.shadowDown)
        list.layer.cornerRadius = SuggestionMeasures.cardCorner
        list.clipsToBounds = true
        addSubview(list)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
    }
}

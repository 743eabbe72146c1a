// The buttons that a swipe uncovers.
// Apple: "UISwipeActionsConfiguration". Measures are in SwipeMeasures.
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// The actions of one side of a row, behind the row.
@MainActor final class SwipeActionsView: UIView {
    let side: SwipeSide
    private(set) var buttons: [SwipeButton] = []
    /// How much of the row is uncovered, in points.
    var uncovered: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether the first action takes all the room, as before a full swipe is let go.
    var isFull = false { didSet { setNeedsLayout() } }

    init(_ actions: [UIContextualAction], side: SwipeSide, chosen: @escaping (UIContextualAction, UIView) -> Void) {
        self.side = side
        super.init(frame: .zero)
        clipsToBounds = true
        for action in actions {
            let button = SwipeButton(action) { [weak self] in
                guard let self else { return }
                chosen(action, self)
            }
            buttons.append(button)
        }
        // The first lies at the edge and before the others.
        for button in buttons.reversed() { addPart(button) }
    }
    required init?(coder: NSCoder) { nil }

    /// The width of all buttons.
    var wholeWidth: CGFloat { buttons.reduce(0) { $0 + $1.neededWidth(forHeight: bounds.height) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let widths = buttons.map { $0.neededWidth(forHeight: bounds.height) }
        let whole = max(widths.reduce(0, +), 1)
        let shown = max(uncovered, 0)
        // Buttons come in together: each gets its part of what is uncovered.
        var edge: CGFloat = 0
        for (number, button) in buttons.enumerated() {
            var width = shown * widths[number] / whole
            if isFull { width = number == 0 ? shown : 0 }
            let rect = CGRect(x: bounds.width - edge - width, y: 0, width: width, height: bounds.height)
            edge += width
            button.frame = isAtRight ? rect : CGRect(x: bounds.width - rect.maxX, y: 0, width: width, height: bounds.height)
            button.isAtRight = isAtRight
        }
    }

    private var isAtRight: Bool { (side == .trailing) == (effectiveUserInterfaceLayoutDirection != .rightToLeft) }
}

/// One action as a button.
@MainActor final class SwipeButton: UIControl {
    private let action: UIContextualAction
    private let label = UILabel()
    private let picture = UIImageView(frame: .zero)
    private let chosen: () -> Void
    var isAtRight = true

    init(_ action: UIContextualAction, chosen: @escaping () -> Void) {
        self.action = action
        self.chosen = chosen
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.textColor = .white
        label.font = .systemFont(ofSize: SwipeMeasures.fontSize)
        label.textAlignment = .center
        label.numberOfLines = 2
        picture.image = action.image
        picture.tintColor = .white
        picture.contentMode = .center
        for part in [label, picture] {
            part.isUserInteractionEnabled = false
            part.isAccessibilityElement = false
            addPart(part)
        }
        isAccessibilityElement = true
        accessibilityLabel = action.title ?? action.image?.accessibilityLabel
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.chosen() }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }

    private func showsTitle(forHeight height: CGFloat) -> Bool {
        !(action.title ?? "").isEmpty && (action.image == nil || height >= SwipeMeasures.tallRow)
    }

    func neededWidth(forHeight height: CGFloat) -> CGFloat {
        var width: CGFloat = 0
        if showsTitle(forHeight: height) { width = label.sizeThatFits(CGSize(width: 1000, height: 0)).width }
        if let image = action.image { width = max(width, image.size.width) }
        return max(SwipeMeasures.leastButton, (width + 2 * SwipeMeasures.padding).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let full = neededWidth(forHeight: bounds.height)
        // The words keep their width while the button comes in, and stay at the button's inner edge when it grows beyond it.
        let x = isAtRight ? 0 : bounds.width - full
        let area = CGRect(x: bounds.width < full ? (bounds.width - full) / 2 : x, y: 0, width: full, height: bounds.height)
        let hasTitle = showsTitle(forHeight: bounds.height)
        label.isHidden = !hasTitle
        let text = hasTitle ? label.sizeThatFits(CGSize(width: full - SwipeMeasures.wordsInset, height: 0)).height : 0
        let image = action.image?.size.height ?? 0
        let gap: CGFloat = hasTitle && image > 0 ? SwipeMeasures.pictureGap : 0
        let top = (bounds.height - text - image - gap) / 2
        picture.frame = CGRect(x: area.minX, y: top, width: area.width, height: image)
        label.frame = CGRect(x: area.minX, y: top + image + gap, width: area.width, height: text)
    }

    override func accessibilityActivate() -> Bool {
        chosen()
        return true
    }
}

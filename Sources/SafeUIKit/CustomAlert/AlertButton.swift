// A button of a custom alert, and what holds more of them than fit.
// Sizes: those of UIKit's alerts; see AlertView in UIKitCore.
import UIKit

/// Holds the buttons of a custom alert; where they do not fit it scrolls, also by a finger that begins on one of them.
final class AlertButtonArea: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// A button of a custom alert.
final class AlertButton: UIControl {
    private let label = UILabel()
    private let action: CustomAlertAction
    var pressedColor: UIColor? { didSet { refresh() } }

    init(_ action: CustomAlertAction, isBold: Bool) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular))
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.isUserInteractionEnabled = false
        addSubview(label)
        isEnabled = action.isEnabled
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
        refresh()
    }
    required init?(coder: NSCoder) { fatalError("made in code") }

    var naturalWidth: CGFloat { label.sizeThatFits(CGSize(width: 10_000, height: 100)).width }
    var titleHeight: CGFloat { label.sizeThatFits(CGSize(width: 10_000, height: 1_000)).height }

    override var isHighlighted: Bool { didSet { refresh() } }

    private func refresh() {
        backgroundColor = isHighlighted ? pressedColor : nil
        label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}

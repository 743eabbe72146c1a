// The name of the month and the arrows above a calendar.
// No Apple page: this is ours; SF Symbols being Apple's, the arrows are drawn here.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A text, an arrow in the tint, or both.
final class DateCalendarButton: UIControl {
    enum Shape { case back, forth, down, up }

    private let label = UILabel()
    private let arrow = ShapePart()
    var onTap: (() -> Void)?
    var shape = Shape.forth { didSet { setNeedsLayout() } }
    var text: String? {
        get { label.text }
        set {
            label.text = newValue
            accessibilityLabel = newValue
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: CalendarMeasures.titleSize, weight: .semibold)
        label.isAccessibilityElement = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        for view in [label, arrow] as [UIView] { addSubview(view) }
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }

    private var hasText: Bool { !(label.text ?? "").isEmpty }
    var naturalWidth: CGFloat {
        label.intrinsicContentSize.width + CalendarMeasures.titleGap + CalendarMeasures.titleArrowRoom
    }

    /// The arrow's middle line about the origin, in points; forth points to the right.
    private var line: CGPath {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = hasText ? CalendarMeasures.titleArrowArm : CalendarMeasures.arrowArm
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -size / 2, y: -size))
        path.addLine(to: CGPoint(x: size / 2, y: 0))
        path.addLine(to: CGPoint(x: -size / 2, y: size))
        let angle: CGFloat
        switch shape {
        case .forth: angle = isMirrored ? .pi : 0
        case .back: angle = isMirrored ? 0 : .pi
        // The month's arrow points along the text while the calendar is shown, down to the wheels otherwise.
        case .down: angle = isMirrored ? .pi : 0
        case .up: angle = .pi / 2
        }
        var turn = CGAffineTransform(rotationAngle: angle)
        return path.copy(
            strokingWithWidth: hasText ? CalendarMeasures.titleArrowLine : CalendarMeasures.arrowLine, lineCap: .round,
            lineJoin: .round, miterLimit: PathMeasures.miterLimit,
            transform: .identity
        ).copy(using: &turn) ?? path
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leavesTap(gestureRecognizer)
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? DatePickerMeasures.pressedAlpha : 1
        arrow.color = isEnabled ? nil : .tertiaryLabel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrow.path = line
        guard hasText else { return arrow.frame = bounds }
        let room = bounds.width - CalendarMeasures.titleGap - CalendarMeasures.titleArrowRoom
        let width = min(label.intrinsicContentSize.width, max(0, room))
        label.frame = mirrored(CGRect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height), in: bounds)
        arrow.frame = mirrored(
            CGRect(
                x: bounds.minX + width + CalendarMeasures.titleGap, y: bounds.minY, width: CalendarMeasures.titleArrow,
                height: bounds.height), in: bounds)
    }
}

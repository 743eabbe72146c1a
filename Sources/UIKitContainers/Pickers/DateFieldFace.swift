// The compact style: fields with the date and the time, which open a calendar or wheels.
// Apple: "UIDatePickerStyle", compact; sizes: DateFieldMeasures.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// One or two fields side by side.
final class DateFieldFace: DateFace {
    private enum Part { case date, time }

    private var fields: [(part: Part, view: DateField)] = []
    private weak var overlay: DateOverlay?

    override var naturalSize: CGSize {
        let widths = fields.map { $0.view.naturalWidth }
        let gaps = DateFieldMeasures.spacing * CGFloat(max(0, fields.count - 1))
        return CGSize(
            width: widths.reduce(gaps, +), height: fields.map { $0.view.naturalHeight }.max() ?? DateFieldMeasures.height)
    }

    override func configure() {
        guard let owner else { return }
        let parts: [Part]
        switch owner.datePickerMode {
        case .time: parts = [.time]
        case .date: parts = [.date]
        default: parts = [.date, .time]
        }
        guard fields.map(\.part) != parts else { return }
        close()
        for field in fields { field.view.removeFromSuperview() }
        fields = parts.map { part in
            let field = DateField(showsTime: part == .time)
            field.onTap = { [weak self] in self?.toggle(part) }
            addSubview(field)
            return (part, field)
        }
    }

    override func show(animated: Bool) {
        guard let owner else { return }
        let model = owner.model(owner.datePickerMode)
        for field in fields {
            field.view.text =
                field.part == .date
                ? DateTexts.date(owner.date, model) : DateTexts.time(owner.date, model)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x = bounds.minX
        for field in fields {
            // A field is as high as the picker where it stands alone, else in the middle.
            let height = fields.count == 1 ? bounds.height : min(bounds.height, field.view.naturalHeight)
            let rect = CGRect(
                x: x, y: bounds.minY + (bounds.height - height) / 2, width: field.view.naturalWidth, height: height)
            field.view.frame = mirrored(rect, in: bounds)
            x += rect.width + DateFieldMeasures.spacing
        }
    }

    // MARK: The overlay

    private func toggle(_ part: Part) {
        if overlay != nil { return close() }
        guard let owner, let window, let field = fields.first(where: { $0.part == part })?.view else { return }
        let content: UIView
        let size: CGSize
        if part == .time {
            let wheels = DateWheels(frame: .zero)
            wheels.configure(owner.model(.time), owner.values.limits)
            wheels.show(owner.date, animated: false)
            wheels.onDate = { [weak self, weak wheels] date in self?.chose(date, wheels) }
            content = wheels
            size = CGSize(width: DateFieldMeasures.wheelsWidth, height: PickerMeasures.size.height)
        } else {
            let calendar = DateCalendar(frame: .zero)
            calendar.configure(owner.model(.date), owner.values.limits)
            calendar.show(owner.date, animated: false)
            calendar.onDate = { [weak self, weak calendar] date in self?.chose(date, calendar) }
            content = calendar
            size = CalendarMeasures.size
        }
        let overlay = DateOverlay(content, size: size)
        overlay.onClose = { [weak self] in self?.didClose() }
        field.isOpen = true
        self.overlay = overlay
        overlay.open(from: field, in: window)
        owner.sendActions(for: .editingDidBegin)
    }

    private func chose(_ date: Date, _ view: UIView?) {
        owner?.choose(date, shownBy: view)
        show(animated: false)
    }

    private func didClose() {
        for field in fields { field.view.isOpen = false }
        owner?.sendActions(for: .editingDidEnd)
    }

    override func close() { overlay?.close(animated: false) }
}

/// A grey field with a text, in the tint while what it opens is there.
final class DateField: UIControl {
    private let showsTime: Bool

    private let label = UILabel()
    var onTap: (() -> Void)?
    var text: String? {
        get { label.text }
        set {
            label.text = newValue
            setNeedsLayout()
        }
    }
    var isOpen = false { didSet { recolor() } }

    init(showsTime: Bool) {
        self.showsTime = showsTime
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = DateFieldMeasures.corner
        label.font = .systemFont(ofSize: DatePickerMeasures.fontSize)
        label.textAlignment = .center
        label.isAccessibilityElement = false
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        recolor()
    }
    required init?(coder: NSCoder) { nil }

    var naturalHeight: CGFloat { showsTime ? DateFieldMeasures.timeHeight : DateFieldMeasures.height }
    var naturalWidth: CGFloat {
        label.intrinsicContentSize.width + 2 * (showsTime ? DateFieldMeasures.timePadding : DateFieldMeasures.padding)
    }

    private func recolor() {
        label.textColor = isOpen ? tintColor : .label
        label.alpha = isHighlighted ? DatePickerMeasures.pressedAlpha : 1
    }
    override func stateDidChange() {
        super.stateDidChange()
        recolor()
    }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leavesTap(gestureRecognizer)
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
}

// The inline style: a month's calendar, with a field for the time below where the mode has one.
// Apple: "UIDatePickerStyle", inline.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// A calendar in the date picker's own bounds.
final class DateCalendarFace: DateFace {
    private let calendar = DateCalendar(frame: .zero)
    private let caption = UILabel()
    private let field = DateField(showsTime: true)
    private weak var overlay: DateOverlay?

    private var hasTime: Bool { owner?.datePickerMode == .dateAndTime }

    override init(_ owner: UIDatePicker) {
        super.init(owner)
        calendar.onDate = { [weak self] date in self?.owner?.choose(date, shownBy: self) }
        addSubview(calendar)
        caption.text = "Time"
        caption.font = .systemFont(ofSize: DatePickerMeasures.fontSize)
        field.onTap = { [weak self] in self?.openTime() }
        for view in [caption, field] as [UIView] { addSubview(view) }
    }
    required init?(coder: NSCoder) { nil }

    override var naturalSize: CGSize {
        let size = CalendarMeasures.size
        return CGSize(width: size.width, height: size.height + (hasTime ? CalendarMeasures.timeRow : 0))
    }

    override func configure() {
        guard let owner else { return }
        calendar.configure(owner.model(.date), owner.values.limits)
        let isEnglish = DateTexts.language(owner.localeInForce) == "en"
        // Other languages' word is not known here; the field says enough.
        caption.isHidden = !hasTime || !isEnglish
        field.isHidden = !hasTime
    }

    override func show(animated: Bool) {
        guard let owner else { return }
        calendar.show(owner.date, animated: animated)
        field.text = DateTexts.time(owner.date, owner.model(.time))
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let below = hasTime ? CalendarMeasures.timeRow : 0
        calendar.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height - below)
        let row = CGRect(x: bounds.minX, y: bounds.maxY - below, width: bounds.width, height: below)
            .insetBy(dx: CalendarMeasures.timeMargin, dy: 0)
        let text = caption.sizeThatFits(row.size)
        caption.frame = mirrored(
            CGRect(x: row.minX, y: row.midY - text.height / 2, width: text.width, height: text.height), in: bounds)
        let width = field.naturalWidth
        field.frame = mirrored(
            CGRect(x: row.maxX - width, y: row.midY - DateFieldMeasures.height / 2, width: width, height: DateFieldMeasures.height),
            in: bounds)
    }

    private func openTime() {
        if overlay != nil { return close() }
        guard let owner, let window else { return }
        let wheels = DateWheels(frame: .zero)
        wheels.configure(owner.model(.time), owner.values.limits)
        wheels.show(owner.date, animated: false)
        wheels.onDate = { [weak self, weak wheels] date in self?.owner?.choose(date, shownBy: wheels) }
        let overlay = DateOverlay(wheels, size: CGSize(width: DateFieldMeasures.wheelsWidth, height: PickerMeasures.size.height))
        overlay.onClose = { [weak self] in self?.field.isOpen = false }
        field.isOpen = true
        self.overlay = overlay
        overlay.open(from: field, in: window)
    }

    override func close() { overlay?.close(animated: false) }
}

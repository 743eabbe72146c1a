// A month's calendar with a header to turn its pages.
// Apple: "UIDatePickerStyle", inline; sizes guessed from public pictures.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Header, weekdays, and months side by side that a finger or the arrows turn. The month's name opens wheels.
@MainActor final class DateCalendar: UIView {
    private let title = DateCalendarButton()
    private let back = DateCalendarButton()
    private let forth = DateCalendarButton()
    private var names: [UILabel] = []
    private let pages = MonthPages(frame: .zero)
    private let wheels = DateWheels(frame: .zero)
    private var model: DateModel?
    private var limits = DateLimits()
    private var date = Date()
    private var showsWheels = false
    var onDate: ((Date) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.shape = .down
        back.shape = .back
        forth.shape = .forth
        title.onTap = { [weak self] in self?.toggleWheels() }
        back.onTap = { [weak self] in self?.pages.turn(by: -1, animated: true) }
        forth.onTap = { [weak self] in self?.pages.turn(by: 1, animated: true) }
        back.accessibilityLabel = "Previous Month"
        forth.accessibilityLabel = "Next Month"
        pages.onDate = { [weak self] day in self?.choose(day) }
        pages.onMonth = { [weak self] in self?.monthDidChange() }
        wheels.onDate = { [weak self] date in self?.wheelsChose(date) }
        wheels.isHidden = true
        for view in [title, back, forth, pages, wheels] as [UIView] { addSubview(view) }
    }
    required init?(coder: NSCoder) { nil }

    func configure(_ model: DateModel, _ limits: DateLimits) {
        self.model = model
        self.limits = limits
        let months = DateModel(
            mode: .yearAndMonth, calendar: model.calendar, locale: model.locale, interval: 1, around: date)
        wheels.configure(months, limits)
        for label in names { label.removeFromSuperview() }
        let texts = DateTexts.symbols(model).weekdays
        names = texts.indices.map { index in
            let label = UILabel()
            label.text = texts[(index + model.calendar.firstWeekday - 1) % texts.count].uppercased(with: model.locale)
            label.font = .systemFont(ofSize: CalendarMeasures.weekdaySize, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.isAccessibilityElement = false
            addSubview(label)
            return label
        }
        pages.configure(model, limits)
        bringSubviewToFront(wheels)
        setNeedsLayout()
    }

    /// Shows a date's month with the day marked.
    func show(_ date: Date, animated: Bool) {
        self.date = date
        pages.show(date, animated: animated)
        wheels.show(date, animated: animated)
        monthDidChange()
    }

    private func monthDidChange() {
        guard let model else { return }
        title.text = DateTexts.monthAndYear(pages.month, model)
        back.isEnabled = pages.canTurn(by: -1)
        forth.isEnabled = pages.canTurn(by: 1)
        setNeedsLayout()
    }

    /// The day of another month or of this one, at the time that it was.
    private func choose(_ day: Date) {
        guard let model else { return }
        let calendar = model.calendar
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        parts.nanosecond = time.nanosecond
        let chosen = limits.clamped(calendar.date(from: parts) ?? day)
        date = chosen
        pages.show(chosen, animated: false)
        wheels.show(chosen, animated: false)
        onDate?(chosen)
    }

    private func wheelsChose(_ date: Date) {
        self.date = date
        pages.show(date, animated: false)
        monthDidChange()
        onDate?(date)
    }

    private func toggleWheels() {
        showsWheels.toggle()
        title.shape = showsWheels ? .up : .down
        wheels.isHidden = !showsWheels
        for view in (names as [UIView]) + [pages, back, forth] { view.isHidden = showsWheels }
        if showsWheels { wheels.show(date, animated: false) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: CalendarMeasures.margin, dy: 0)
        let width = title.naturalWidth
        title.frame = mirrored(
            CGRect(
                x: area.minX + CalendarMeasures.titleMargin, y: area.minY, width: width, height: CalendarMeasures.header),
            in: bounds)
        for (index, button) in [forth, back].enumerated() {
            let x = area.maxX - CGFloat(index + 1) * CalendarMeasures.arrow
            button.frame = mirrored(
                CGRect(x: x, y: area.minY, width: CalendarMeasures.arrow, height: CalendarMeasures.header), in: bounds)
        }
        let column = area.width / CGFloat(max(1, names.count))
        for (index, label) in names.enumerated() {
            let x = area.minX + CGFloat(index) * column
            let rect = CGRect(x: x, y: area.minY + CalendarMeasures.header, width: column, height: CalendarMeasures.weekdays)
            label.frame = mirrored(rect, in: bounds)
        }
        let top = area.minY + CalendarMeasures.header + CalendarMeasures.weekdays
        let rest = CGRect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
        pages.frame = rest
        let height = min(PickerMeasures.size.height, area.maxY - area.minY - CalendarMeasures.header)
        wheels.frame = CGRect(
            x: area.minX, y: area.minY + CalendarMeasures.header + (area.height - CalendarMeasures.header - height) / 2,
            width: area.width,
            height: max(0, height))
    }
}

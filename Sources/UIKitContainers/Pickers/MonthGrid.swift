// The days of a month.
// Apple: "UIDatePickerStyle", inline; sizes and colours guessed from public pictures.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Days in rows of weeks. The chosen one stands on a disc, the present one in the tint.
@MainActor final class MonthGrid: UIView {
    private let mark = ControlPart()
    private var days: [(date: Date, label: UILabel, isAllowed: Bool)] = []
    private var firstColumn = 0
    private var columns = CalendarMeasures.daysOfWeek
    private var chosen: Int?
    private var today: Int?
    private(set) var month: Date?
    var onDate: ((Date) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(mark)
        let tap = UITapGestureRecognizer()
        tap.handler = { [weak self] tap in
            if tap.state == .ended { self?.tapped(tap.location(in: self)) }
        }
        addGestureRecognizer(tap)
    }
    required init?(coder: NSCoder) { nil }

    /// Shows the month of a date, with a chosen day where it is one of the month's.
    func show(_ month: Date, _ selected: Date, _ model: DateModel?, _ limits: DateLimits) {
        guard let model, let whole = model.calendar.dateInterval(of: .month, for: month),
            let range = model.calendar.range(of: .day, in: .month, for: month)
        else { return }
        let calendar = model.calendar
        self.month = whole.start
        columns = max(1, calendar.maximumRange(of: .weekday)?.count ?? CalendarMeasures.daysOfWeek)
        let weekday = calendar.component(.weekday, from: whole.start)
        firstColumn = ((weekday - calendar.firstWeekday) % columns + columns) % columns
        while days.count > range.count { days.removeLast().label.removeFromSuperview() }
        while days.count < range.count { days.append((whole.start, makeLabel(), true)) }
        let titles = DateTitles(model, today: Date())
        (chosen, today) = (nil, nil)
        for index in days.indices {
            let date = calendar.date(byAdding: .day, value: index, to: whole.start) ?? whole.start
            let interval = calendar.dateInterval(of: .day, for: date)
            days[index].date = date
            days[index].isAllowed = interval.map(limits.meets) ?? true
            if calendar.isDate(date, inSameDayAs: selected) { chosen = index }
            if calendar.isDate(date, inSameDayAs: titles.today) { today = index }
            let label = days[index].label
            label.text = titles.title(.dayOfMonth, row: index)
            label.accessibilityLabel = DateTexts.spoken(date, model)
        }
        recolor()
        setNeedsLayout()
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.textAlignment = .center
        addSubview(label)
        return label
    }

    /// The chosen day is white on the tint if it is the present one, else the tint on a pale disc of it.
    private func recolor() {
        let tint = tintColor ?? .systemBlue
        mark.isHidden = chosen == nil
        let isToday = chosen != nil && chosen == today
        let isDark = traitCollection.userInterfaceStyle == .dark
        let alpha = isDark ? CalendarMeasures.darkDiscAlpha : CalendarMeasures.discAlpha
        mark.backgroundColor = isToday ? tint : tint.withAlphaComponent(alpha)
        mark.layer.cornerRadius = CalendarMeasures.disc / 2
        for (index, day) in days.enumerated() {
            let isChosen = index == chosen
            day.label.font =
                isChosen
                ? .systemFont(ofSize: CalendarMeasures.chosenDaySize, weight: .medium)
                : .systemFont(ofSize: CalendarMeasures.daySize)
            day.label.textColor = color(index, tint)
            day.label.accessibilityTraits = isChosen ? [.button, .selected] : day.isAllowed ? .button : [.button, .notEnabled]
        }
    }

    private func color(_ index: Int, _ tint: UIColor) -> UIColor {
        if index == chosen { return index == today ? .white : tint }
        if !days[index].isAllowed { return .tertiaryLabel }
        return index == today ? tint : .label
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }

    // MARK: Layout

    private func cell(_ index: Int) -> CGRect {
        let place = firstColumn + index
        let size = CGSize(width: bounds.width / CGFloat(columns), height: bounds.height / CalendarMeasures.weeks)
        let rect = CGRect(
            x: bounds.minX + CGFloat(place % columns) * size.width,
            y: bounds.minY + CGFloat(place / columns) * size.height, width: size.width, height: size.height)
        return mirrored(rect, in: bounds)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, day) in days.enumerated() { day.label.frame = cell(index) }
        guard let chosen else { return }
        let cell = cell(chosen)
        let side = min(CalendarMeasures.disc, min(cell.width, cell.height + CalendarMeasures.discOverhang))
        mark.layer.cornerRadius = side / 2
        mark.frame = CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
    }

    private func tapped(_ place: CGPoint) {
        guard let index = days.indices.first(where: { cell($0).contains(place) }), days[index].isAllowed else { return }
        onDate?(days[index].date)
    }
}

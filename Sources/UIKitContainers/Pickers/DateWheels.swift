// The wheels of a date picker.
// Apple: "UIDatePicker", Wheels style.
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

/// A picker view with the wheels of a model. Tells of the user's choice once a wheel has come to rest on a date that is
/// allowed.
@MainActor final class DateWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView(frame: CGRect(origin: .zero, size: PickerMeasures.size))
    private var titles: DateTitles?
    private var limits = DateLimits()
    private var date = Date()
    private var duration: TimeInterval = 0
    private var rows: [Int] = []
    private var widths: [CGFloat] = []
    private var units: [UILabel] = []
    var onDate: ((Date) -> Void)?
    var onDuration: ((TimeInterval) -> Void)?

    private var model: DateModel? { titles?.model }

    override init(frame: CGRect) {
        super.init(frame: frame)
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
    }
    required init?(coder: NSCoder) { nil }

    /// Other wheels.
    func configure(_ model: DateModel, _ limits: DateLimits) {
        titles = DateTitles(model, today: Date())
        self.limits = limits
        rows = []
        widths = Self.fitted(model.columns.map(width))
        for label in units { label.removeFromSuperview() }
        units = model.mode == .countDownTimer ? model.columns.map(unitLabel) : []
        picker.reloadAllComponents()
        setNeedsLayout()
    }

    /// Turns the wheels to a date.
    func show(_ date: Date, animated: Bool) {
        guard let model else { return }
        self.date = date
        turn(model.columns.map { model.value($0, of: date) }, animated)
        if limits.isLimited || model.columns.contains(.dayOfMonth) { picker.refreshRows() }
    }

    /// Turns the wheels to a duration in seconds.
    func show(duration: TimeInterval, animated: Bool) {
        guard let model else { return }
        self.duration = duration
        turn(model.columns.map { model.value($0, of: duration) }, animated)
    }

    private func turn(_ values: [Int], _ animated: Bool) {
        guard let model else { return }
        let isNew = rows.isEmpty
        let wanted = zip(model.columns.indices, values).map { index, value in
            model.row(model.columns[index], value: value, near: isNew ? nil : rows[index])
        }
        let before = rows
        rows = wanted
        for (index, row) in wanted.enumerated() where isNew || before[index] != row || shown(index) != row {
            // A wheel wound back by whole rounds shows the same: it jumps there first.
            let cycle = model.cycle(model.columns[index])
            if !isNew, model.columns[index].isEndless, abs(before[index] - row) > cycle {
                let same = row + ((before[index] - row) % cycle)
                if same >= 0, same < model.rows(model.columns[index]) {
                    picker.selectRow(same, inComponent: index, animated: false)
                }
            }
            picker.selectRow(row, inComponent: index, animated: animated && !isNew)
        }
    }

    private func shown(_ index: Int) -> Int { picker.selectedRow(inComponent: index) }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { model?.columns.count ?? 0 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        model.map { $0.rows($0.columns[component]) } ?? 0
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        widths.indices.contains(component) ? widths[component] : PickerMeasures.unset
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        guard let titles else { return nil }
        let column = titles.model.columns[component]
        let isAllowed = titles.model.isAllowed(column, row: row, with: date, limits)
        let style = NSMutableParagraphStyle()
        style.alignment = alignment(column)
        return NSAttributedString(
            string: titles.title(column, row: row),
            attributes: [.foregroundColor: isAllowed ? UIColor.label : .tertiaryLabel, .paragraphStyle: style])
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func alignment(_ column: DateColumn) -> NSTextAlignment {
        switch column {
        case .day: isMirrored ? .left : .right
        case .month: model?.mode == .date || model?.mode == .yearAndMonth ? (isMirrored ? .right : .left) : .center
        case .hours, .minutes: isMirrored ? .right : .left
        default: .center
        }
    }

    /// The widest text that a wheel may show, and room beside it.
    private func width(_ column: DateColumn) -> CGFloat {
        guard let titles else { return 0 }
        let samples: [Int]
        switch column {
        case .day:
            let days = DatePickerMeasures.sampleDays
            samples = (0..<days.count).map { days.first + $0 * days.step }
        case .year: samples = DatePickerMeasures.sampleYears
        default: samples = Array(0..<titles.model.cycle(column))
        }
        let font = PickerMeasures.font
        let widest =
            samples.map { row in
                NSAttributedString(string: titles.title(column, row: row), attributes: [.font: font]).size().width
            }.max() ?? 0
        let room: CGFloat =
            column == .hours || column == .minutes ? DatePickerMeasures.unitRoom : 2 * DatePickerMeasures.wheelPadding
        return (widest + room).rounded(.up)
    }

    /// Long words of a language take less room than they would like; their rows' texts shrink.
    private static func fitted(_ widths: [CGFloat]) -> [CGFloat] {
        let gaps = PickerMeasures.spacing * CGFloat(max(0, widths.count - 1))
        let room = PickerMeasures.size.width - 2 * PickerMeasures.bandInset - gaps
        let total = widths.reduce(0, +)
        return total > room ? widths.map { ($0 * room / total).rounded(.down) } : widths
    }

    // MARK: The user

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let model, rows.indices.contains(component) else { return }
        let column = model.columns[component]
        rows[component] = row
        var values: [DateColumn: Int] = [:]
        for (column, row) in zip(model.columns, rows) { values[column] = model.value(column, row: row) }
        if model.mode == .countDownTimer { return choose(model.duration(values)) }
        if column == .period, let hour = values[.hour] {
            values[.hour] = hour % 12 + (values[.period] == 1 ? 12 : 0)
        }
        let chosen = limits.clamped(model.date(values, from: date))
        show(chosen, animated: true)
        onDate?(chosen)
    }

    /// A timer takes at least one step.
    private func choose(_ seconds: TimeInterval) {
        let chosen = seconds > 0 ? seconds : TimeInterval((model?.interval ?? 1) * 60)
        show(duration: chosen, animated: true)
        onDuration?(chosen)
    }

    // MARK: Layout

    private func unitLabel(_ column: DateColumn) -> UILabel {
        let label = UILabel()
        label.text = model.map { DateTexts.unit(column, $0.locale) }
        label.font = .systemFont(ofSize: DatePickerMeasures.fontSize, weight: .semibold)
        label.isAccessibilityElement = false
        addSubview(label)
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
        guard let titles, !units.isEmpty else { return }
        let total = widths.reduce(0, +) + PickerMeasures.spacing * CGFloat(max(0, widths.count - 1))
        var x = bounds.midX - total / 2
        for (index, label) in units.enumerated() {
            let size = label.sizeThatFits(bounds.size)
            let digits = NSAttributedString(
                string: titles.title(titles.model.columns[index], row: titles.model.cycle(.minutes) - 1),
                attributes: [.font: PickerMeasures.font]
            ).size().width
            let rect = CGRect(
                x: x + max(digits, DatePickerMeasures.leastDigits) + DatePickerMeasures.unitGap,
                y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            label.frame = mirrored(rect, in: bounds)
            x += widths[index] + PickerMeasures.spacing
        }
    }
}

extension UIPickerView {
    /// Asks anew what the visible rows show; wheels that turn go on.
    func refreshRows() {
        for column in loadedColumns { column.refresh() }
    }
}

// Pickers: wheels, dates as wheels, as fields and as a calendar.
import UIKit

/// A picker of flavours, and a date that all the date pickers show.
@MainActor
final class PickersController: PanelController {
    private let report = UILabel()
    private let wheels = UIPickerView()
    private let field = UIDatePicker()
    private let time = UIDatePicker()
    private let dateWheels = UIDatePicker()
    private let calendar = UIDatePicker()
    private let timer = UIDatePicker()
    private var rows: [ObjectIdentifier: (UIView) -> Void] = [:]
    private let scoops = ["One scoop", "Two scoops", "Three scoops"]
    private let flavours = ["Vanilla", "Chocolate", "Strawberry", "Pistachio", "Lemon", "Mango", "Hazelnut", "Coffee"]
    /// Noon of 14 February 2025: every run shows the same.
    private let start = Date(timeIntervalSince1970: 1_739_534_400)

    override func viewDidLoad() {
        super.viewDidLoad()
        report.text = "Nothing chosen yet"
        report.accessibilityIdentifier = "pickers-report"
        report.follow(.body)
        add("Last choice", height: 44, [report]) { [weak self] content in
            guard let self else { return }
            fit(content, max(44, report.height(in: content.bounds.width - 32) + 16))
            report.frame = content.bounds.insetBy(dx: 16, dy: 0)
        }
        addWheels()
        addFields()
        addCalendar()
        addDateWheels()
        addTimer()
    }

    override func layoutContent(of content: UIView) { rows[ObjectIdentifier(content)]?(content) }

    private func add(_ title: String, height: CGFloat, _ views: [UIView], _ layout: @escaping (UIView) -> Void) {
        let panel = addPanel(title, height: height)
        for view in views { panel.addSubview(view) }
        rows[ObjectIdentifier(panel)] = layout
    }

    private func addWheels() {
        wheels.dataSource = self
        wheels.delegate = self
        wheels.accessibilityIdentifier = "flavours"
        wheels.selectRow(1, inComponent: 0, animated: false)
        wheels.selectRow(3, inComponent: 1, animated: false)
        add("Picker", height: 216, [wheels]) { [wheels] in wheels.frame = $0.bounds }
    }

    private func prepare(_ picker: UIDatePicker, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ name: String) {
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = start
        picker.accessibilityIdentifier = name
        picker.addAction(UIAction { [weak self, weak picker] _ in if let picker { self?.chose(picker) } }, for: .valueChanged)
    }

    private func chose(_ picker: UIDatePicker) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        report.text = "\(picker.accessibilityIdentifier ?? "") \(formatter.string(from: picker.date))"
        for other in [field, time, dateWheels, calendar] where other !== picker { other.setDate(picker.date, animated: true) }
        view.setNeedsLayout()
    }

    private func addFields() {
        prepare(field, .date, .compact, "field")
        prepare(time, .time, .compact, "time")
        add("Fields", height: 58, [field, time]) { [weak self] content in
            guard let self else { return }
            field.frame = CGRect(origin: CGPoint(x: 16, y: 12), size: field.intrinsicContentSize)
            time.frame = CGRect(origin: CGPoint(x: field.frame.maxX + 8, y: 12), size: time.intrinsicContentSize)
            if time.frame.maxX > content.bounds.width - 16 {
                time.frame.origin = CGPoint(x: 16, y: field.frame.maxY + 8)
            }
            fit(content, max(58, time.frame.maxY + 12))
            mirror([field, time], in: content)
        }
    }

    private func addCalendar() {
        prepare(calendar, .date, .inline, "calendar")
        calendar.minimumDate = start.addingTimeInterval(-40 * 86_400)
        add("Calendar", height: 356, [calendar]) { [calendar] in
            calendar.frame = CGRect(x: 8, y: 0, width: $0.bounds.width - 16, height: $0.bounds.height)
        }
    }

    private func addDateWheels() {
        prepare(dateWheels, .date, .wheels, "date-wheels")
        add("Date wheels", height: 216, [dateWheels]) { [dateWheels] in dateWheels.frame = $0.bounds }
    }

    private func addTimer() {
        timer.datePickerMode = .countDownTimer
        timer.countDownDuration = 25 * 60
        timer.accessibilityIdentifier = "timer"
        timer.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                report.text = "timer \(Int(timer.countDownDuration / 60)) min"
                view.setNeedsLayout()
            }, for: .valueChanged)
        add("Timer", height: 216, [timer]) { [timer] in timer.frame = $0.bounds }
    }

    private func mirror(_ views: [UIView], in content: UIView) {
        guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in views { view.frame.origin.x = content.bounds.width - view.frame.maxX }
    }
}

extension PickersController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? scoops.count : flavours.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? scoops[row] : flavours[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let chosen = (0...1).map { pickerView.selectedRow(inComponent: $0) }
        report.text = "\(scoops[chosen[0]]) of \(flavours[chosen[1]])"
        view.setNeedsLayout()
    }
}

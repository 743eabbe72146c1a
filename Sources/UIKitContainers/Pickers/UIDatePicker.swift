// A control for dates, times and durations.
// Apple: "UIDatePicker", "UIDatePickerStyle", "UIDatePicker.Mode"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore

/// Shows a date as wheels, as a month's calendar, or as a field that opens one of these. It tells of the user's choice by
/// `valueChanged`, and as a field of its opening and closing by `editingDidBegin` and `editingDidEnd`.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The kind of value that is picked.
    public enum Mode: Int, Sendable {
        /// Hour and minute.
        case time = 0
        /// Day, month and year.
        case date = 1
        /// A day, hour and minute.
        case dateAndTime = 2
        /// A duration in hours and minutes; wheels only.
        case countDownTimer = 3
        /// Month and year; wheels only.
        case yearAndMonth = 4
    }

    struct Values {
        var mode = Mode.dateAndTime
        var style = UIDatePickerStyle.automatic
        var date = Date()
        var limits = DateLimits()
        var duration: TimeInterval = 0
        var interval = 1
        var rounds = true
        var locale: Locale?
        var calendar: Calendar?
        var timeZone: TimeZone?
    }
    final var values = Values()
    final var face: DateFace?

    /// A date picker of a frame in the superview's coordinates, in points; where the frame is empty, of its own size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpDate(frame.isEmpty)
    }
    /// Creates a date picker from an archive, with the present date.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpDate(false)
    }

    /// The mode of the picker; date and time by default.
    open var datePickerMode: Mode {
        get { values.mode }
        set { changeFace { $0.mode = newValue } }
    }
    /// The preferred style; automatic by default.
    open var preferredDatePickerStyle: UIDatePickerStyle {
        get { values.style }
        set { changeFace { $0.style = newValue } }
    }
    /// The style in force: never automatic.
    open var datePickerStyle: UIDatePickerStyle { styleInForce }

    /// The selected date, within the limits; the current date by default.
    open var date: Date {
        get { roundedDate }
        set { setDate(newValue, animated: false) }
    }
    /// Shows a date without telling targets; animated, wheels and months move.
    open func setDate(_ date: Date, animated: Bool) { take(date, animated) }
    /// The earliest date, nil for none. Where it is after the latest one, neither counts.
    open var minimumDate: Date? {
        get { values.limits.minimum }
        set { changeLimits { $0.minimum = newValue } }
    }
    /// The latest date, nil for none.
    open var maximumDate: Date? {
        get { values.limits.maximum }
        set { changeLimits { $0.maximum = newValue } }
    }
    /// The minutes between rows, 1 by default; a divisor of 60 up to 30, other values count as 1.
    open var minuteInterval: Int {
        get { values.interval }
        set { changeFace { $0.interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 } }
    }
    /// Whether ``date`` is rounded down to ``minuteInterval``; true by default.
    open var roundsToMinuteInterval: Bool {
        get { values.rounds }
        set { values.rounds = newValue }
    }
    /// The duration of a timer in seconds: whole minutes, below 24 hours.
    open var countDownDuration: TimeInterval {
        get { values.duration }
        set { takeDuration(newValue) }
    }

    /// The locale of texts and order; nil for the user's.
    open var locale: Locale? {
        get { values.locale }
        set { changeFace { $0.locale = newValue } }
    }
    /// The calendar; nil is the user's. Reading gives the one in force.
    open var calendar: Calendar! {
        get { values.calendar ?? calendarInForce }
        set { changeFace { $0.calendar = newValue } }
    }
    /// The time zone in which the date is shown; nil for the calendar's.
    open var timeZone: TimeZone? {
        get { values.timeZone }
        set { changeFace { $0.timeZone = newValue } }
    }

    /// The style's own size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { face?.naturalSize ?? .zero }
    /// The style's own size.
    open override var intrinsicContentSize: CGSize { face?.naturalSize ?? .zero }
    /// Places what the style shows.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutFace()
    }
    /// An overlay does not outlive its control.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { face?.close() }
    }
    @_spi(Vitrine) open override func stateDidChange() {
        super.stateDidChange()
        showEnabled()
    }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// The style that suits the mode: a field, or wheels if there is none.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// A field that opens the rest.
    case compact = 2
    /// A month's calendar, wheels for times.
    case inline = 3
}

// A date picker's values, and the face that shows them.
// Apple: "UIDatePicker"
import CoreGraphics
import Diagnostics
import Foundation
import UIKitControls
import UIKitCore

extension UIDatePicker {
    func setUpDate(_ isEmpty: Bool) {
        rebuild()
        if isEmpty { bounds.size = intrinsicContentSize }
    }

    // MARK: What is in force

    /// Timers and months have wheels alone; another wish is UIK0367.
    var styleInForce: UIDatePickerStyle {
        let hasWheelsAlone = values.mode == .countDownTimer || values.mode == .yearAndMonth
        if hasWheelsAlone { return .wheels }
        return values.style == .automatic ? .compact : values.style
    }

    var localeInForce: Locale { values.locale ?? values.calendar?.locale ?? .current }

    var calendarInForce: Calendar {
        var calendar = values.calendar ?? .current
        calendar.locale = localeInForce
        if let zone = values.timeZone { calendar.timeZone = zone }
        return calendar
    }

    /// The model of a mode's wheels with the present values.
    func model(_ mode: Mode) -> DateModel {
        DateModel(
            mode: mode, calendar: calendarInForce, locale: localeInForce, interval: values.interval,
            around: values.date)
    }

    // MARK: Dates

    var roundedDate: Date {
        guard values.rounds, values.interval > 1, values.mode != .date, values.mode != .yearAndMonth else {
            return values.date
        }
        return roundedDown(values.date)
    }

    private func roundedDown(_ date: Date) -> Date {
        let calendar = calendarInForce
        let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
        let extra = TimeInterval((parts.minute ?? 0) % values.interval * 60 + (parts.second ?? 0))
        return date.addingTimeInterval(-extra - TimeInterval(parts.nanosecond ?? 0) / 1e9)
    }

    func take(_ date: Date, _ animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return }
        values.date = values.limits.clamped(date)
        face?.show(animated: animated && window != nil && UIView.areAnimationsEnabled)
        facesSizeChanged()
    }

    func changeLimits(_ change: (inout DateLimits) -> Void) {
        change(&values.limits)
        values.date = values.limits.clamped(values.date)
        face?.configure()
        face?.show(animated: false)
        facesSizeChanged()
    }

    func takeDuration(_ seconds: TimeInterval) {
        guard seconds.isFinite else {
            _ = ControlValue.isNumber(seconds, self, "countDownDuration")
            return
        }
        let minutes = (min(max(0, seconds), DatePickerMeasures.longestTimer) / 60).rounded(.down)
        values.duration = minutes * 60
        face?.show(animated: false)
    }

    // MARK: The face

    func changeFace(_ change: (inout Values) -> Void) {
        let style = styleInForce
        let before = values
        change(&values)
        if before.style != values.style || before.mode != values.mode { reportStyle() }
        if style != styleInForce || before.mode != values.mode || face == nil {
            rebuild()
        } else {
            face?.configure()
            face?.show(animated: false)
        }
        facesSizeChanged()
    }

    private func reportStyle() {
        guard values.style != .automatic, values.style != .wheels, styleInForce == .wheels else { return }
        Catalogue.dateStyle.report(
            object: ObjectName.of(self),
            cause: "The mode is .\(values.mode), and the preferred style is .\(values.style).")
    }

    private func rebuild() {
        face?.close()
        face?.removeFromSuperview()
        let face: DateFace
        switch styleInForce {
        case .wheels, .automatic: face = DateWheelsFace(self)
        case .compact: face = DateFieldFace(self)
        case .inline: face = values.mode == .time ? DateWheelsFace(self) : DateCalendarFace(self)
        }
        self.face = face
        addPart(face)
        face.configure()
        face.show(animated: false)
        showEnabled()
        setNeedsLayout()
    }

    private func facesSizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func layoutFace() {
        guard let face else { return }
        let size = face.naturalSize
        guard face is DateFieldFace else { return face.frame = bounds }
        // A field keeps its size, at the leading edge.
        let width = min(size.width, bounds.width)
        let box = CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: width, height: size.height)
        face.frame = mirrored(box, in: bounds)
    }

    func showEnabled() {
        face?.isUserInteractionEnabled = isEnabled
        face?.alpha = isEnabled ? 1 : 0.5
        if !isEnabled { face?.close() }
    }

    // MARK: The user

    /// The user chose a date. Others that show it are told, and the targets.
    func choose(_ date: Date, shownBy part: UIView?) {
        values.date = values.limits.clamped(date)
        if part !== face { face?.show(animated: false) }
        facesSizeChanged()
        sendValueChanged()
    }

    func choose(duration: TimeInterval) {
        values.duration = duration
        sendValueChanged()
    }
}

// Date pickers: values and limits, wheels, calendar, fields.
// Apple: "UIDatePicker"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIDatePicker", .harness) struct UIDatePickerTests {
    /// Monday, 3 June 2024, 9:41 UTC.
    private let date = Date(timeIntervalSince1970: 1_717_407_660)
    private let day = 86_400.0

    private func picker(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US"
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: locale)
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date
        picker.sizeToFit()
        return picker
    }

    private final class Heard { var events: [String] = [] }
    private func listen(_ picker: UIDatePicker) -> Heard {
        let heard = Heard()
        let names: [(UIControl.Event, String)] = [
            (.valueChanged, "value"), (.editingDidBegin, "begin"), (.editingDidEnd, "end"),
        ]
        for (event, name) in names { picker.addAction(UIAction { _ in heard.events.append(name) }, for: event) }
        return heard
    }

    // Covers: UIDatePicker.init(), UIDatePicker.datePickerMode, UIDatePicker.date, UIDatePicker.minuteInterval, UIDatePicker.preferredDatePickerStyle, UIDatePicker.minimumDate, UIDatePicker.maximumDate, UIDatePicker.countDownDuration, UIDatePicker.Mode.dateAndTime, UIDatePickerStyle.automatic
    @Test("a date picker begins with the date of now, date and time, automatic style, no limits (documented)")
    func defaults() async throws {
        let harness = try await Harness(device: .iPhone14)
        let picker = UIDatePicker()
        #expect(picker.date == FrozenWorld.startDate, "the stage's date where it is frozen")
        #expect(picker.datePickerMode == .dateAndTime)
        #expect(picker.preferredDatePickerStyle == .automatic)
        #expect(picker.datePickerStyle == .compact)
        #expect(picker.minuteInterval == 1)
        #expect(picker.minimumDate == nil)
        #expect(picker.maximumDate == nil)
        #expect(picker.countDownDuration == 0)
        try await harness.show(picker)
        #expect(picker.bounds.height == 107.0 / 3)
        #expect(picker.bounds.width > 150)
        let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth]
        #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
        let styles: [UIDatePickerStyle] = [.automatic, .wheels, .compact, .inline]
        #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
    }

    // Covers: UIDatePicker.setDate, UIDatePicker.date, UIDatePicker.minimumDate, UIDatePicker.maximumDate
    @Test("dates stay within the limits, which do not count the wrong way round; targets are not told (documented)")
    func limits() {
        let picker = picker(.date, .wheels)
        let heard = listen(picker)
        picker.minimumDate = date - day
        picker.maximumDate = date + day
        picker.setDate(date + 5 * day, animated: true)
        #expect(picker.date == date + day)
        picker.date = date - 5 * day
        #expect(picker.date == date - day)
        picker.minimumDate = date
        #expect(picker.date == date)
        picker.minimumDate = date + 10 * day
        picker.date = date - 5 * day
        #expect(picker.date == date - 5 * day)
        #expect(heard.events == [])
    }

    // Covers: UIDatePicker.minuteInterval, UIDatePicker.date, UIDatePicker.countDownDuration
    @Test("minutes go by the interval, which divides 60; a duration is in whole minutes below a day (documented)")
    func interval() {
        let picker = picker(.time, .wheels)
        picker.minuteInterval = 15
        #expect(picker.minuteInterval == 15)
        #expect(picker.date == date - 11 * 60)
        picker.roundsToMinuteInterval = false
        #expect(picker.date == date)
        for wrong in [7, 0, -5, 60] {
            picker.minuteInterval = wrong
            #expect(picker.minuteInterval == 1)
        }
        picker.countDownDuration = 3_700
        #expect(picker.countDownDuration == 3_660)
        picker.countDownDuration = 1e6
        #expect(picker.countDownDuration == 86_340)
        let reports = Reports.during { picker.countDownDuration = .nan }
        #expect(reports.map(\.entry.code) == ["UIK0360"])
        #expect(picker.countDownDuration == 86_340)
    }

    // Covers: UIDatePickerStyle.wheels, UIDatePicker.preferredDatePickerStyle, UIDatePicker.Mode.date
    @Test("a wheel that the user turns changes its part of the date and tells once (documented)")
    func wheels() {
        let picker = picker(.date, .wheels)
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        #expect(picker.datePickerMode == .date)
        #expect(picker.preferredDatePickerStyle == .wheels)
        let heard = listen(picker)
        let stage = PickerFixture(picker)
        // Month, day and year from the left: a tap below the band on the month turns it by one.
        stage.tap(110, 100 + 108 + 28)
        #expect(picker.date == date + 30 * day)
        #expect(heard.events == ["value"])
        stage.tap(210, 100 + 108 - 28)
        #expect(picker.date == date + 29 * day)
        #expect(heard.events == ["value", "value"])
    }

    // Covers: UIDatePicker.minimumDate, UIDatePicker.maximumDate
    @Test("a wheel turned beyond a limit turns back to it (observed)")
    func wheelBeyondLimit() throws {
        let picker = picker(.date, .wheels)
        picker.maximumDate = date + 5 * day
        picker.minimumDate = date - 5 * day
        let heard = listen(picker)
        let stage = PickerFixture(picker)
        stage.tap(110, 100 + 108 + 28)
        #expect(picker.date == date + 5 * day)
        #expect(heard.events == ["value"])
        let wheels = try #require(picker.firstDescendant(UIPickerView.self))
        #expect(wheels.selectedRow(inComponent: 0) % 12 == 5)
        #expect(wheels.selectedRow(inComponent: 1) % 31 == 7)
    }

    // Covers: UIDatePicker.Mode.time, UIDatePicker.locale
    @Test("12 hours with the half of the day, or 24, by the locale; the half turns the hour (documented)")
    func halves() throws {
        let picker = picker(.time, .wheels)
        #expect(picker.locale?.identifier == "en_US")
        #expect(picker.datePickerMode == .time)
        let stage = PickerFixture(picker)
        let wheels = try #require(picker.firstDescendant(UIPickerView.self))
        #expect(wheels.numberOfComponents == 3)
        stage.tap(245, 100 + 108 + 28)
        #expect(picker.date == date + 12 * 3600)
        // From 11 in the evening on to 12 is the next half.
        picker.date = date + 2 * 3600
        stage.settle()
        stage.tap(140, 100 + 108 + 28)
        #expect(picker.date == date + 3 * 3600)
        #expect(wheels.selectedRow(inComponent: 2) == 1)
        picker.locale = Locale(identifier: "de_DE")
        #expect(wheels.numberOfComponents == 2)
    }

    // Covers: UIDatePicker.Mode.countDownTimer, UIDatePicker.countDownDuration
    @Test("a timer tells its duration, and never nothing (observed)")
    func timer() throws {
        let picker = picker(.countDownTimer, .automatic)
        #expect(picker.datePickerStyle == .wheels)
        #expect(picker.datePickerMode == .countDownTimer)
        picker.countDownDuration = 60
        let heard = listen(picker)
        let stage = PickerFixture(picker)
        stage.picture.show("date-timer")
        let wheels = try #require(picker.firstDescendant(UIPickerView.self))
        stage.tap(120, 100 + 108 + 28)
        #expect(picker.countDownDuration == 3_660)
        #expect(heard.events == ["value"])
        stage.tap(120, 100 + 108 - 28)
        #expect(picker.countDownDuration == 60)
        stage.tap(230, 100 + 108 - 28)
        #expect(picker.countDownDuration == 60)
        #expect(wheels.selectedRow(inComponent: 1) % 60 == 1)
    }

    // Covers: UIDatePickerStyle.inline, UIDatePicker.preferredDatePickerStyle
    @Test("the calendar: a tap on a day chooses it at the same time, arrows and swipes turn months")
    func calendar() throws {
        let picker = picker(.date, .inline)
        #expect(picker.preferredDatePickerStyle == .inline)
        #expect(picker.bounds.width == 320)
        let heard = listen(picker)
        let stage = PickerFixture(picker)
        let title = try #require(picker.descendants(UILabel.self).first { $0.text == "June 2024" })
        let days = { picker.descendants(UILabel.self).filter { $0.accessibilityLabel == "Thursday, June 13" } }
        let target = try #require(days().first)
        let place = target.convert(CGPoint(x: target.bounds.midX, y: target.bounds.midY), to: nil)
        stage.tap(place.x, place.y)
        #expect(picker.date == date + 10 * day)
        #expect(heard.events == ["value"])
        // The arrow to the next month.
        stage.tap(35 + 320 - 8 - 22, 100 + 26)
        #expect(title.text == "July 2024")
        #expect(picker.date == date + 10 * day)
        stage.drag(CGPoint(x: 100, y: 350), by: CGVector(dx: 200, dy: 0), seconds: 0.2)
        #expect(title.text == "June 2024")
        stage.drag(CGPoint(x: 100, y: 350), by: CGVector(dx: 200, dy: 0), seconds: 0.2)
        #expect(title.text == "May 2024")
        #expect(heard.events == ["value"])
        picker.setDate(date + 40 * day, animated: true)
        stage.settle()
        #expect(title.text == "July 2024")
        // The month's name opens wheels for month and year.
        stage.tap(35 + 60, 100 + 26)
        let wheels = try #require(picker.firstDescendant(UIPickerView.self))
        #expect(wheels.numberOfComponents == 2)
        #expect(!(wheels.superview?.isHidden ?? true))
    }

    // Covers: UIDatePicker.minimumDate, UIDatePicker.maximumDate
    @Test("days and months outside the limits cannot be chosen")
    func calendarLimits() throws {
        let picker = picker(.date, .inline)
        picker.minimumDate = date - day
        picker.maximumDate = date + 4 * day
        let heard = listen(picker)
        let stage = PickerFixture(picker)
        stage.picture.show("date-limits")
        let label = try #require(picker.descendants(UILabel.self).first { $0.accessibilityLabel == "Thursday, June 13" })
        let place = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
        stage.tap(place.x, place.y)
        stage.tap(35 + 320 - 8 - 22, 100 + 26)
        stage.drag(CGPoint(x: 300, y: 350), by: CGVector(dx: -200, dy: 0), seconds: 0.2)
        #expect(picker.date == date)
        #expect(heard.events == [])
        #expect(picker.descendants(UILabel.self).contains { $0.text == "June 2024" })
        #expect(label.accessibilityTraits.contains(.notEnabled))
    }

    // Covers: UIDatePickerStyle.compact, UIDatePicker.preferredDatePickerStyle, UIControl.Event.editingDidBegin, UIControl.Event.editingDidEnd
    @Test("a field opens the calendar over everything; a tap beside it closes it (observed)")
    func compact() throws {
        let picker = picker(.date, .compact)
        #expect(picker.preferredDatePickerStyle == .compact)
        let heard = listen(picker)
        picker.addAction(UIAction { _ in heard.events.append("both") }, for: [.editingDidBegin, .editingDidEnd])
        let stage = PickerFixture(picker)
        #expect(picker.descendants(UILabel.self).map(\.text) == ["Jun 3, 2024"])
        stage.tap(80, 117)
        #expect(heard.events == ["begin", "both"])
        stage.picture.show("date-compact-open")
        let window = try #require(picker.window)
        let label = try #require(window.descendants(UILabel.self).first { $0.accessibilityLabel == "Thursday, June 13" })
        let place = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
        #expect(place.y > 140, "below the field")
        stage.tap(place.x, place.y)
        #expect(picker.date == date + 10 * day)
        #expect(picker.descendants(UILabel.self).map(\.text) == ["Jun 13, 2024"])
        stage.tap(200, 800)
        #expect(heard.events == ["begin", "both", "value", "end", "both"])
        #expect(!window.descendants(UILabel.self).contains { $0.accessibilityLabel == "Thursday, June 13" })
    }

    @Test("date and time are two fields; the time opens wheels, and leaving the window closes them")
    func compactTime() throws {
        let picker = picker(.dateAndTime, .compact)
        let stage = PickerFixture(picker)
        let texts = picker.descendants(UILabel.self).compactMap(\.text)
        #expect(texts == ["Jun 3, 2024", "9:41\u{A0}AM"])
        stage.tap(35 + picker.bounds.width - 20, 117)
        let window = try #require(picker.window)
        let wheels = try #require(window.firstDescendant(UIPickerView.self))
        #expect(wheels.numberOfComponents == 3)
        let middle = wheels.convert(CGPoint(x: wheels.bounds.midX, y: wheels.bounds.midY), to: nil)
        stage.tap(middle.x, middle.y + 28)
        #expect(picker.date == date + 60)
        #expect(picker.descendants(UILabel.self).compactMap(\.text)[1] == "9:42\u{A0}AM")
        picker.removeFromSuperview()
        #expect(window.firstDescendant(UIPickerView.self) == nil)
    }

    // Covers: UIDatePicker.timeZone, UIDatePicker.calendar, UIDatePicker.locale
    @Test("calendar, zone and locale say what is shown")
    func zones() {
        let picker = picker(.dateAndTime, .compact)
        picker.timeZone = TimeZone(secondsFromGMT: 5 * 3600)
        #expect(picker.timeZone?.secondsFromGMT() == 18_000)
        #expect(picker.calendar.identifier == .gregorian)
        #expect(picker.descendants(UILabel.self).compactMap(\.text)[1] == "2:41\u{A0}PM")
        picker.locale = Locale(identifier: "de_DE")
        #expect(picker.descendants(UILabel.self).compactMap(\.text) == ["03.06.2024", "14:41"])
        picker.calendar = Calendar(identifier: .buddhist)
        #expect(picker.descendants(UILabel.self).compactMap(\.text)[0].contains("2567"))
    }

    @Test("a disabled date picker fades and takes no touch")
    func disabled() {
        let picker = picker(.date, .compact)
        picker.isEnabled = false
        let stage = PickerFixture(picker)
        let heard = listen(picker)
        stage.tap(80, 117)
        #expect(heard.events == [])
        #expect(picker.subviews.first?.alpha == 0.5)
    }

    @Test("UIK0367: a timer as a calendar")
    func diagnostics() {
        let picker = picker(.countDownTimer, .automatic)
        let reports = Reports.during { picker.preferredDatePickerStyle = .inline }
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(picker).toOpaque()), radix: 16)
        #expect(picker.datePickerStyle == .wheels)
        #expect(reports.count == 1)
        guard let report = reports.first else { return }
        #expect(
            Reports.stable(report) == """
                UIK0367 misuse: A date picker's style does not support its mode.
                  object   UIDatePicker \(address) — (detached)
                  at       UIDatePickerTests.swift:…
                  cause    The mode is .countDownTimer, and the preferred style is .inline.
                  fix      Set preferredDatePickerStyle to .wheels or .automatic for these modes.
                """)
    }

    @Test("every style in light, dark and from right to left")
    func looks() {
        for dark in [false, true] {
            for rightToLeft in [false, true] {
                let holder = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 720))
                let locale = rightToLeft ? "ar_EG" : "en_US"
                var y: CGFloat = 0
                for (mode, style) in [
                    (UIDatePicker.Mode.dateAndTime, UIDatePickerStyle.compact), (.dateAndTime, .wheels),
                    (.dateAndTime, .inline),
                ] {
                    let picker = picker(mode, style, locale: locale)
                    picker.frame = CGRect(x: 0, y: y, width: 320, height: picker.intrinsicContentSize.height)
                    holder.addSubview(picker)
                    y = picker.frame.maxY + 12
                }
                let stage = PickerFixture(holder, scale: 2, dark: dark, rightToLeft: rightToLeft)
                stage.picture.show("date-\(dark ? "dark" : "light")\(rightToLeft ? "-rtl" : "")")
                // The chosen day stands on a pale disc of the tint.
                let blues = (0..<600).filter { x in
                    (0..<600).contains { y in
                        let pixel = stage.app.pixel(80 + x, 800 + y)
                        return Int(pixel & 255) > Int((pixel >> 16) & 255) + 60
                    }
                }
                #expect(blues.count > 20)
            }
        }
    }
}

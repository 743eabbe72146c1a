// The wheels of a date picker, without views.
// Apple: "UIDatePicker"
import Foundation
import Testing
@testable import UIKitContainers

@MainActor @Suite("Date picker's wheels") struct DateModelTests {
    private func model(
        _ mode: UIDatePicker.Mode, _ locale: String = "en_US", interval: Int = 1, zone: String = "UTC"
    ) -> DateModel {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: zone)!
        calendar.locale = Locale(identifier: locale)
        return DateModel(
            mode: mode, calendar: calendar, locale: Locale(identifier: locale), interval: interval,
            around: Date(timeIntervalSince1970: 1_717_407_660))
    }

    /// Monday, 3 June 2024, 9:41 UTC.
    private let date = Date(timeIntervalSince1970: 1_717_407_660)

    @Test("the order of the wheels and the half of the day are the locale's (documented)")
    func order() {
        #expect(model(.time).columns == [.hour, .minute, .period])
        #expect(model(.time, "de_DE").columns == [.hour, .minute])
        #expect(model(.date).columns == [.month, .dayOfMonth, .year])
        #expect(model(.date, "de_DE").columns == [.dayOfMonth, .month, .year])
        #expect(model(.date, "ja_JP").columns == [.year, .month, .dayOfMonth])
        #expect(model(.dateAndTime).columns == [.day, .hour, .minute, .period])
        #expect(model(.yearAndMonth).columns == [.month, .year])
        #expect(model(.countDownTimer).columns == [.hours, .minutes])
    }

    @Test("a date's values lead back to it, for each mode", arguments: [UIDatePicker.Mode.time, .date, .dateAndTime])
    func roundTrip(_ mode: UIDatePicker.Mode) {
        let model = model(mode)
        var values: [DateColumn: Int] = [:]
        for column in model.columns {
            let row = model.row(column, value: model.value(column, of: date), near: nil)
            values[column] = model.value(column, row: row)
        }
        #expect(model.date(values, from: date) == date)
    }

    @Test("a day that a month lacks becomes its last one, in leap years as well")
    func shortMonths() {
        let model = model(.date)
        let date = model.date([.year: 2023, .month: 2, .dayOfMonth: 31], from: date)
        #expect(model.calendar.component(.day, from: date) == 28)
        let leap = model.date([.year: 2024, .month: 2, .dayOfMonth: 31], from: date)
        #expect(model.calendar.component(.day, from: leap) == 29)
        #expect(model.calendar.component(.hour, from: leap) == 9, "the time of day stays")
    }

    @Test("endless wheels turn the shorter way, and are wound back far from their middle")
    func endless() {
        let model = model(.time)
        let middle = 24 * DateModel.rounds / 2
        #expect(model.row(.hour, value: 23, near: middle + 1) == middle - 1)
        #expect(model.row(.hour, value: 1, near: middle - 1) == middle + 1)
        let wound = model.row(.hour, value: 5, near: 7)
        #expect(abs(wound - middle) <= 24)
        #expect(model.value(.hour, row: wound) == 5)
    }

    @Test("minutes come in steps of the interval")
    func interval() {
        let model = model(.time, interval: 15)
        #expect(model.cycle(.minute) == 4)
        #expect((0..<4).map { model.value(.minute, row: $0) } == [0, 15, 30, 45])
    }

    @Test("rows outside the limits are known: years, days and halves of a day that meet them are allowed")
    func limits() {
        let day = 86_400.0
        let limits = DateLimits(minimum: date, maximum: date + 2 * day)
        let dates = model(.dateAndTime)
        let today = dates.value(.day, of: date)
        #expect((-1...3).map { dates.isAllowed(.day, row: today + $0, with: date, limits) } == [false, true, true, true, false])
        #expect(dates.isAllowed(.hour, row: 9, with: date, limits))
        #expect(!dates.isAllowed(.hour, row: 8, with: date, limits))
        #expect(dates.isAllowed(.period, row: 0, with: date, limits))
        let late = DateLimits(minimum: date + 3 * 3600, maximum: nil)
        #expect(!dates.isAllowed(.period, row: 0, with: date, late))
        #expect(dates.isAllowed(.period, row: 1, with: date, late))
        let years = model(.date)
        #expect(years.isAllowed(.year, row: 2023, with: date, limits))
        #expect(!years.isAllowed(.year, row: 2024, with: date, limits))
        #expect(DateLimits(minimum: date, maximum: date - 1).clamped(date - 50) == date - 50, "documented")
    }

    @Test("texts are the locale's: hours of 12 or 24, months, days with their weekday, today by name in English")
    func titles() {
        let american = DateTitles(model(.dateAndTime), today: date)
        #expect(american.title(.hour, row: 0) == "12")
        #expect(american.title(.hour, row: 13) == "1")
        #expect(american.title(.minute, row: 5) == "05")
        #expect(american.title(.period, row: 1) == "PM")
        #expect(american.title(.day, row: 10_000) == "Today")
        #expect(american.title(.day, row: 10_001) == "Tue Jun 4")
        let german = DateTitles(model(.date, "de_DE"), today: date)
        #expect(german.title(.hour, row: 9) == "09")
        #expect(german.title(.month, row: 2) == "März")
        #expect(german.title(.year, row: 2023) == "2024")
        #expect(german.title(.dayOfMonth, row: 2).hasPrefix("3"))
        #expect(DateTitles(model(.dateAndTime, "de_DE"), today: date).title(.day, row: 10_000).contains("Juni"))
        #expect(DateTexts.unit(.hours, Locale(identifier: "en_US")) == "hours")
        #expect(DateTexts.unit(.minutes, Locale(identifier: "en_US")) == "min")
    }
}

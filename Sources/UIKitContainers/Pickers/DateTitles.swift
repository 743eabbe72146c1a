// The texts of a date picker in a locale.
// Apple: "UIDatePicker"; texts are the locale's own patterns.
import Foundation
import UIKitValues

/// Texts of rows, kept while calendar and locale stay.
@MainActor final class DateTitles {
    let model: DateModel
    let today: Date
    private var formatters: [String: DateFormatter] = [:]
    private var rows: [String: String] = [:]

    init(_ model: DateModel, today: Date) {
        self.model = model
        self.today = today
    }

    /// A date in a pattern, in the model's calendar.
    func text(_ date: Date, pattern: String) -> String {
        let formatter =
            formatters[pattern]
            ?? {
                let made = DateFormatter()
                made.locale = model.locale
                made.calendar = model.calendar
                made.timeZone = model.calendar.timeZone
                made.dateFormat = pattern
                formatters[pattern] = made
                return made
            }()
        return DatePattern.plain(formatter.string(from: date))
    }

    func text(_ date: Date, template: String) -> String {
        text(date, pattern: DatePattern.letters(template, model.locale))
    }

    /// Returns the text of a wheel's row.
    func title(_ column: DateColumn, row: Int) -> String {
        let value = model.value(column, row: row)
        let key = "\(column) \(value)"
        if let known = rows[key] { return known }
        let made = make(column, value)
        rows[key] = made
        return made
    }

    private func make(_ column: DateColumn, _ value: Int) -> String {
        switch column {
        case .day: dayTitle(value)
        case .year: text(date(year: value), template: "y")
        case .month: monthTitle(value)
        case .dayOfMonth: text(date(day: value), template: "d")
        case .hour: text(date(hour: value), pattern: hourPattern)
        case .minute: text(date(minute: value), pattern: "mm")
        case .period: periodTitle(value)
        case .hours, .minutes: number(value)
        }
    }

    /// The run of hour letters of the locale's time.
    private var hourPattern: String {
        let letters = DatePattern.letters("jm", model.locale).filter { "hHkK".contains($0) }
        return letters.isEmpty ? "H" : letters
    }

    private func number(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = model.locale
        return formatter.string(from: NSNumber(value: value)) ?? String(value)
    }

    private func monthTitle(_ value: Int) -> String {
        let names = DateTexts.symbols(model).months
        return names.indices.contains(value - 1) ? names[value - 1] : number(value)
    }

    private func periodTitle(_ value: Int) -> String {
        text(date(hour: value * 12), pattern: "a")
    }

    /// The day of the date picker is called today where the language's word is known: English alone so far.
    private func dayTitle(_ value: Int) -> String {
        let day = model.calendar.date(byAdding: .day, value: value, to: model.firstDay) ?? model.firstDay
        if model.calendar.isDate(day, inSameDayAs: today), DateTexts.language(model.locale) == "en" { return "Today" }
        let text = text(day, template: "EEEMMMd")
        // The wheels leave out the comma after the weekday. Observed.
        guard let comma = text.firstIndex(of: ",") else { return text }
        return text.replacingCharacters(in: comma...comma, with: "")
    }

    private func date(year: Int = 2001, day: Int = 1, hour: Int = 0, minute: Int = 0) -> Date {
        var parts = DateComponents()
        (parts.year, parts.month, parts.day, parts.hour, parts.minute) = (year, 1, day, hour, minute)
        return model.calendar.date(from: parts) ?? today
    }
}

/// Texts that need no rows.
@MainActor enum DateTexts {
    static func language(_ locale: Locale) -> String {
        String(locale.identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" })
    }

    private static func formatter(_ model: DateModel) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = model.locale
        formatter.calendar = model.calendar
        formatter.timeZone = model.calendar.timeZone
        return formatter
    }

    /// Names of months standing alone, and short names of weekdays from Sunday on.
    static func symbols(_ model: DateModel) -> (months: [String], weekdays: [String]) {
        let formatter = formatter(model)
        return (formatter.standaloneMonthSymbols, formatter.shortStandaloneWeekdaySymbols)
    }

    /// A date without its time, as the compact style shows it.
    static func date(_ date: Date, _ model: DateModel) -> String {
        let formatter = formatter(model)
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return DatePattern.plain(formatter.string(from: date))
    }

    static func time(_ date: Date, _ model: DateModel) -> String {
        let formatter = formatter(model)
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return DatePattern.plain(formatter.string(from: date))
    }

    static func monthAndYear(_ date: Date, _ model: DateModel) -> String {
        let formatter = formatter(model)
        formatter.dateFormat = DatePattern.letters("yMMMM", model.locale)
        return DatePattern.plain(formatter.string(from: date))
    }

    /// A whole date for a screen reader.
    static func spoken(_ date: Date, _ model: DateModel) -> String {
        let formatter = formatter(model)
        formatter.dateFormat = DatePattern.letters("EEEEdMMMM", model.locale)
        return DatePattern.plain(formatter.string(from: date))
    }

    /// The words beside a timer's wheels.
    static func unit(_ column: DateColumn, _ locale: Locale) -> String {
        let isHours = column == .hours
        let seconds = Duration.seconds(isHours ? 7200 : 120)
        let units: Set<Duration.UnitsFormatStyle.Unit> = isHours ? [.hours] : [.minutes]
        let style = Duration.UnitsFormatStyle(allowedUnits: units, width: isHours ? .wide : .abbreviated)
        let text = seconds.formatted(style.locale(locale))
        return text.filter { !$0.isNumber && !$0.isWhitespace }
    }
}

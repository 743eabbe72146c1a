// The wheels of a date picker without views: their order, their rows, and dates from rows and back.
// Apple: "UIDatePicker"; the order of the wheels is the locale's.
import Foundation
import UIKitValues

/// The wheels of a mode in a locale, with their texts. Rows are counted from 0; endless wheels repeat their values.
struct DateModel {
    /// Rounds of an endless wheel.
    static let rounds = 400

    let mode: UIDatePicker.Mode
    let calendar: Calendar
    let locale: Locale
    /// Minutes between two rows.
    let interval: Int
    let columns: [DateColumn]
    /// The first row of the days.
    let firstDay: Date

    /// Days are counted around a date.
    init(mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, interval: Int, around date: Date) {
        self.mode = mode
        self.calendar = calendar
        self.locale = locale
        self.interval = interval
        columns = Self.columns(mode, locale)
        let day = calendar.startOfDay(for: date)
        firstDay = calendar.date(byAdding: .day, value: -10_000, to: day) ?? day
    }

    private static func columns(_ mode: UIDatePicker.Mode, _ locale: Locale) -> [DateColumn] {
        switch mode {
        case .time: order("jm", locale)
        case .date: order("yMMMMd", locale)
        case .dateAndTime: [.day] + order("jm", locale)
        case .yearAndMonth: order("yMMMM", locale)
        case .countDownTimer: [.hours, .minutes]
        }
    }

    /// The parts of a template in the order of a locale's pattern, each once.
    static func order(_ template: String, _ locale: Locale) -> [DateColumn] {
        var found: [DateColumn] = []
        var isQuoted = false
        for letter in DatePattern.letters(template, locale) {
            if letter == "'" { isQuoted.toggle() }
            if let column = isQuoted ? nil : column(of: letter), !found.contains(column) { found.append(column) }
        }
        return found
    }

    private static func column(of letter: Character) -> DateColumn? {
        switch letter {
        case "y", "u", "r", "U", "Y": .year
        case "M", "L": .month
        case "d": .dayOfMonth
        case "h", "H", "k", "K": .hour
        case "m": .minute
        case "a", "b", "B": .period
        default: nil
        }
    }

    // MARK: Rows

    func cycle(_ column: DateColumn) -> Int { column.cycle(calendar, interval: interval) }

    func rows(_ column: DateColumn) -> Int { cycle(column) * (column.isEndless ? Self.rounds : 1) }

    /// The value that a row stands for: an hour from 0, a minute, a month from 1, a year, days since ``firstDay``.
    func value(_ column: DateColumn, row: Int) -> Int {
        let index = row % max(1, cycle(column))
        switch column {
        case .minute, .minutes: return index * interval
        case .year, .month, .dayOfMonth: return index + 1
        default: return index
        }
    }

    /// The row of a value: of an endless wheel the one nearest to where it stands, or in its middle.
    func row(_ column: DateColumn, value: Int, near current: Int?) -> Int {
        let cycle = max(1, cycle(column))
        let index: Int
        switch column {
        case .minute, .minutes: index = value / max(1, interval)
        case .year, .month, .dayOfMonth: index = value - 1
        default: index = value
        }
        guard column.isEndless else { return min(max(0, index), cycle - 1) }
        let middle = cycle * (Self.rounds / 2)
        let place = current ?? middle + index
        // Far from the middle the wheel is wound back; nobody sees it, the values being the same.
        let base = abs(place - middle) > middle / 2 ? middle + place % cycle : place
        let ahead = ((index - base % cycle) % cycle + cycle) % cycle
        return base + (ahead > cycle / 2 ? ahead - cycle : ahead)
    }

    // MARK: Dates

    /// A date's value on a wheel.
    func value(_ column: DateColumn, of date: Date) -> Int {
        switch column {
        case .day: calendar.dateComponents([.day], from: firstDay, to: calendar.startOfDay(for: date)).day ?? 0
        case .year: calendar.component(.year, from: date)
        case .month: calendar.component(.month, from: date)
        case .dayOfMonth: calendar.component(.day, from: date)
        case .hour: calendar.component(.hour, from: date)
        case .minute: calendar.component(.minute, from: date)
        case .period: calendar.component(.hour, from: date) < 12 ? 0 : 1
        case .hours, .minutes: 0
        }
    }

    /// A duration's value on a wheel; seconds.
    func value(_ column: DateColumn, of duration: TimeInterval) -> Int {
        let minutes = Int(duration / 60)
        return column == .hours ? minutes / 60 : minutes % 60
    }

    /// The date of values, whatever no wheel says as in another date. A day that the month lacks becomes its last one.
    func date(_ values: [DateColumn: Int], from old: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: old)
        if let day = values[.day], let start = calendar.date(byAdding: .day, value: day, to: firstDay) {
            let found = calendar.dateComponents([.era, .year, .month, .day], from: start)
            (parts.era, parts.year, parts.month, parts.day) = (found.era, found.year, found.month, found.day)
        }
        if let hour = values[.hour] { parts.hour = hour }
        if let minute = values[.minute] {
            parts.minute = minute
            parts.second = 0
        }
        if let year = values[.year] { parts.year = year }
        if let month = values[.month] { parts.month = month }
        if values[.year] != nil || values[.month] != nil {
            let day = values[.dayOfMonth] ?? parts.day ?? 1
            var first = parts
            first.day = 1
            let month = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0) }
            parts.day = min(day, month.map { $0.upperBound - 1 } ?? day)
        } else if let day = values[.dayOfMonth] {
            parts.day = day
        }
        return calendar.date(from: parts) ?? old
    }

    /// Seconds of a duration's values.
    func duration(_ values: [DateColumn: Int]) -> TimeInterval {
        TimeInterval((values[.hours] ?? 0) * 3600 + (values[.minutes] ?? 0) * 60)
    }

    /// Whether a row leads to a date within limits: its year, month, day, hour or minute has a moment within them.
    func isAllowed(_ column: DateColumn, row: Int, with date: Date, _ limits: DateLimits) -> Bool {
        guard let unit = column.unit else { return true }
        var values: [DateColumn: Int] = [:]
        for other in columns { values[other] = value(other, of: date) }
        values[column] = value(column, row: row)
        if column == .period { values[.hour] = (values[.hour] ?? 0) % 12 + (values[.period] == 1 ? 12 : 0) }
        let candidate = self.date(values, from: date)
        if column == .dayOfMonth, calendar.component(.day, from: candidate) != values[.dayOfMonth] { return false }
        guard limits.isLimited else { return true }
        guard column != .period else { return limits.meets(halfDay(candidate)) }
        return calendar.dateInterval(of: unit, for: candidate).map(limits.meets) ?? true
    }

    private func halfDay(_ date: Date) -> DateInterval {
        let start = calendar.startOfDay(for: date)
        let half = 12.0 * 3600
        return DateInterval(start: date.timeIntervalSince(start) < half ? start : start + half, duration: half)
    }
}

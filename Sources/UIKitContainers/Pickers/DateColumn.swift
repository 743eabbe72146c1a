// The unit that one wheel of a date picker turns.
// No Apple page: this is ours.
import Foundation

/// The parts of a date or of a duration that wheels show.
enum DateColumn: Equatable, Sendable {
    /// A day with its month, for dates with a time.
    case day
    case year
    case month
    case dayOfMonth
    case hour
    case minute
    /// Before or after noon.
    case period
    /// The hours of a duration.
    case hours
    case minutes

    /// How many values there are before they repeat; minutes come in steps.
    func cycle(_ calendar: Calendar, interval: Int) -> Int {
        switch self {
        case .day: 20_001
        case .year: 10_000
        case .month: calendar.maximumRange(of: .month)?.count ?? 12
        case .dayOfMonth: calendar.maximumRange(of: .day)?.count ?? 31
        case .hour, .hours: 24
        case .minute, .minutes: 60 / max(1, interval)
        case .period: 2
        }
    }

    /// Whether the wheel has neither beginning nor end.
    var isEndless: Bool { [.month, .dayOfMonth, .hour, .minute, .minutes].contains(self) }

    /// The unit of a calendar within which two moments are the same row.
    var unit: Calendar.Component? {
        switch self {
        case .day, .dayOfMonth: .day
        case .year: .year
        case .month: .month
        case .hour, .period: .hour
        case .minute: .minute
        case .hours, .minutes: nil
        }
    }
}

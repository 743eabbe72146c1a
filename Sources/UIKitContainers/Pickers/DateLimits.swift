// The earliest and the latest date of a date picker.
// Apple: "UIDatePicker", minimumDate, maximumDate (documented: limits the wrong way round do not count)
import Foundation

/// A range of dates, open where a limit is nil.
struct DateLimits: Equatable {
    var minimum: Date?
    var maximum: Date?

    private var isSane: Bool {
        guard let minimum, let maximum else { return true }
        return minimum <= maximum
    }
    var isLimited: Bool { isSane && (minimum != nil || maximum != nil) }

    func clamped(_ date: Date) -> Date {
        guard isSane else { return date }
        if let minimum, date < minimum { return minimum }
        if let maximum, date > maximum { return maximum }
        return date
    }

    /// Whether some moment of an interval, its end left out, is within the limits.
    func meets(_ interval: DateInterval) -> Bool {
        guard isSane else { return true }
        if let minimum, interval.end <= minimum { return false }
        if let maximum, interval.start > maximum { return false }
        return true
    }
}

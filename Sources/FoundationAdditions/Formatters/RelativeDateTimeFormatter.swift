// Times beside now, in words.
// Apple: "RelativeDateTimeFormatter".
import Foundation

/// Writes a time as seen from another: "2 days ago", "tomorrow".
///
/// Differs from Apple in: it has the words of English, German, French, Spanish and Italian; other languages get English
/// words and UIK2104.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether words stand for near times.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago"
        case numeric
        /// "yesterday"
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "2 hours ago"
        case full
        /// "two hours ago"
        case spellOut
        /// "2 hr. ago"
        case short
        /// "2h ago"
        case abbreviated
    }

    /// Whether words stand for near times.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// How units are written.
    open var unitsStyle: UnitsStyle = .full
    /// Where the text stands: at the beginning of a sentence it begins with a capital letter.
    open var formattingContext: Formatter.Context = .unknown
    /// The calendar that says how far dates lie apart.
    open var calendar: Calendar! = .current
    /// Whose words are used; nil is the app's language.
    open var locale: Locale!

    /// A formatter in the app's language.
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A date as seen from another, in the largest unit that lies between both.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units = TimeUnit.allCases
        let found = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: referenceDate, to: date)
        return localizedString(from: found)
    }

    /// Seconds from now, in the largest unit that they fill.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded())
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The largest component that is not 0; where all are, the largest that is set.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values = TimeUnit.allCases.compactMap { unit in
            dateComponents.value(for: unit.component).map { (unit: unit, count: $0) }
        }
        // Where a calendar gave all units and nothing lies between, it is the smallest that is 0.
        let zero = values.count == TimeUnit.allCases.count ? values.last : values.first
        guard let largest = values.first(where: { $0.count != 0 }) ?? zero else { return "" }
        let text = written(largest.count, largest.unit)
        guard formattingContext == .beginningOfSentence || formattingContext == .standalone else { return text }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let date as Date: localizedString(for: date, relativeTo: Date())
        case let components as DateComponents: localizedString(from: components)
        case let seconds as Double: localizedString(fromTimeInterval: seconds)
        default: nil
        }
    }

    private func written(_ count: Int, _ unit: TimeUnit) -> String {
        let wanted = locale ?? Localization.locale
        let words = TimeWords.of(wanted, "RelativeDateTimeFormatter")
        let used = TimeWords.locale(wanted)
        if dateTimeStyle == .named, let name = named(count, unit, words) { return name }
        let size = abs(count)
        let number: String
        if unitsStyle == .spellOut {
            let numbers = NumberFormatter()
            numbers.numberStyle = .spellOut
            numbers.locale = used
            number = numbers.string(from: NSNumber(value: size)) ?? "\(size)"
        } else {
            number = size.formatted(.number.locale(used))
        }
        let forms = unitsStyle == .short ? words.short : words.inflected ?? words.units
        let phrase: String
        if unitsStyle == .abbreviated, let narrow = words.narrow {
            phrase = number + narrow[unit.rawValue]
        } else if let forms, unitsStyle != .abbreviated {
            phrase = number + " " + (size == 1 ? forms[unit.rawValue].one : forms[unit.rawValue].many)
        } else {
            phrase = TimePhrase.of(size, unit, .short, used, "RelativeDateTimeFormatter")
        }
        return (count < 0 ? words.past : words.future).replacingOccurrences(of: "%@", with: phrase)
    }

    private func named(_ count: Int, _ unit: TimeUnit, _ words: TimeWords) -> String? {
        switch unit {
        case .day: return (-2...2).contains(count) ? words.days[count + 2] : nil
        case .year, .month, .week:
            let names = words.neighbours[unit.rawValue]
            return count == -1 ? names.last : count == 1 ? names.next : count == 0 ? words.current[unit.rawValue] : nil
        case .second: return count == 0 ? words.now : nil
        case .hour, .minute: return nil
        }
    }
}

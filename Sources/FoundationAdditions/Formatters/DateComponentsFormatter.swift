// Lengths of time in words.
// Apple: "DateComponentsFormatter".
import Foundation

/// Writes a length of time: "1 hour, 2 minutes", "1:02:05".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "1:02:05"
        case positional
        /// "1h 2m 5s"
        case abbreviated
        /// "1 hr, 2 min, 5 sec"
        case short
        /// "1 hour, 2 minutes, 5 seconds"
        case full
        /// "one hour, two minutes, five seconds"
        case spellOut
        /// "1hr 2min 5sec"
        case brief
    }

    /// What happens to units that are 0.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// In the positional style leading zeros go, in the others all of them.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Zeros before the first other number go.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Zeros in between go.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Zeros after the last other number go.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All zeros go.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Zeros stay, and in the positional style each number has two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// How units are written.
    open var unitsStyle: UnitsStyle = .positional
    /// The units that may be written; none of them set means all from years to seconds, without weeks.
    open var allowedUnits: NSCalendar.Unit = []
    /// What happens to units that are 0.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// How many units are written at most, the largest first; 0 is no limit. Smaller ones are cut off (guessed).
    open var maximumUnitCount = 0
    /// The calendar that says how long months are, and whose locale gives the words; nil is the current one.
    open var calendar: Calendar?
    /// Where a length of time begins, for months and years; nil is the beginning of 2001.
    open var referenceDate: Date?

    /// A formatter in the app's language.
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Components written in the app's language.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Seconds in words; nil where they are not finite.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e11 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let whole = abs(ti).rounded(.toNearestOrEven)
        return written(from: start, to: start.addingTimeInterval(whole), isNegative: ti < 0 && whole > 0)
    }

    /// The time between two dates in words.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let (early, late) = (min(startDate, endDate), max(startDate, endDate))
        return written(from: early, to: late, isNegative: endDate < startDate)
    }

    /// Components in words; those that are larger than their unit go over into larger units.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    private var usedCalendar: Calendar {
        if let calendar { return calendar }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }

    private var locale: Locale { calendar?.locale ?? Localization.locale }

    private var units: [TimeUnit] {
        if allowedUnits.isEmpty { return [.year, .month, .day, .hour, .minute, .second] }
        let known: [(NSCalendar.Unit, TimeUnit)] = [
            (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
            (.second, .second),
        ]
        return known.filter { allowedUnits.contains($0.0) }.map(\.1)
    }

    private func written(from start: Date, to end: Date, isNegative: Bool) -> String? {
        let units = units
        guard let smallest = units.last else { return nil }
        let found = usedCalendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        var parts = units.map { (unit: $0, count: found.value(for: $0.component) ?? 0) }
        parts = withoutZeros(parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        if parts.isEmpty { parts = [(smallest, 0)] }
        if unitsStyle == .positional { return (isNegative ? "-" : "") + positional(parts) }
        if isNegative { parts[0].count.negate() }
        return joined(parts)
    }

    private func withoutZeros(_ parts: [(unit: TimeUnit, count: Int)]) -> [(unit: TimeUnit, count: Int)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        if behavior.contains(.pad) { return parts }
        let first = parts.firstIndex { $0.count != 0 } ?? parts.count
        let last = parts.lastIndex { $0.count != 0 } ?? -1
        return parts.enumerated().filter { index, part in
            if part.count != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    /// Numbers with colons; days and more stand before them with their letters, as Apple's do.
    private func positional(_ parts: [(unit: TimeUnit, count: Int)]) -> String {
        let isPadded = zeroFormattingBehavior.contains(.pad)
        let long = parts.filter { $0.unit.rawValue < TimeUnit.hour.rawValue }
        let clock = parts.filter { $0.unit.rawValue >= TimeUnit.hour.rawValue }
        let times = clock.enumerated().map { index, part in
            (index > 0 || isPadded) && part.count < 10 ? "0\(part.count)" : "\(part.count)"
        }.joined(separator: ":")
        let before = long.map { TimePhrase.of($0.count, $0.unit, .narrow, locale, "DateComponentsFormatter") }
        return (before + (times.isEmpty ? [] : [times])).joined(separator: " ")
    }

    private func joined(_ parts: [(unit: TimeUnit, count: Int)]) -> String {
        let width: TimePhrase.Width = [.abbreviated: .narrow, .short: .short, .brief: .short][unitsStyle] ?? .wide
        let texts = parts.map { part -> String in
            let text = TimePhrase.of(part.count, part.unit, width, locale, "DateComponentsFormatter")
            if unitsStyle == .brief { return text.replacingOccurrences(of: " ", with: "") }
            return unitsStyle == .spellOut ? spelled(text, part.count) : text
        }
        if width == .narrow || unitsStyle == .brief { return texts.joined(separator: " ") }
        let language = LanguageIdentifier(locale.identifier).language
        let and = ["de": " und ", "fr": " et ", "it": " e ", "es": width == .wide ? " y " : ", "][language] ?? ", "
        guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
        return texts.dropLast().joined(separator: ", ") + and + last
    }

    private func spelled(_ text: String, _ count: Int) -> String {
        let numbers = NumberFormatter()
        numbers.numberStyle = .spellOut
        numbers.locale = locale
        guard let word = numbers.string(from: NSNumber(value: count)) else { return text }
        return text.replacingOccurrences(of: count.formatted(.number.locale(locale)), with: word)
    }
}

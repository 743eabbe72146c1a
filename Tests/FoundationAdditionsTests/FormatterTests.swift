// Formatters of times and lists in several languages.
// Apple: "RelativeDateTimeFormatter", "ListFormatter", "DateComponentsFormatter".
import Diagnostics
import Foundation
import FoundationAdditions
import Synchronization
import Testing

@Suite("Formatters") struct FormatterTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }()

    private func relative(_ language: String, _ style: RelativeDateTimeFormatter.UnitsStyle = .full, named: Bool = false)
        -> RelativeDateTimeFormatter
    {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.unitsStyle = style
        formatter.dateTimeStyle = named ? .named : .numeric
        formatter.calendar = calendar
        return formatter
    }

    // Covers: RelativeDateTimeFormatter.localizedString(from:)
    @Test(
        "A relative time has the words and inflections of its language (CLDR)",
        arguments: [
            ("en", -1, "1 day ago", "yesterday", "2 hours ago"), ("de", -1, "vor 1 Tag", "gestern", "vor 2 Stunden"),
            ("de", 3, "in 3 Tagen", "in 3 Tagen", "vor 2 Stunden"), ("fr", 1, "dans 1 jour", "demain", "il y a 2 heures"),
            ("es", -2, "hace 2 días", "anteayer", "hace 2 horas"), ("it", 2, "tra 2 giorni", "dopodomani", "2 ore fa"),
        ])
    func relativeWords(language: String, days: Int, numeric: String, named: String, hours: String) {
        let components = DateComponents(day: days)
        #expect(relative(language).localizedString(from: components) == numeric)
        #expect(relative(language, named: true).localizedString(from: components) == named)
        #expect(relative(language).localizedString(from: DateComponents(hour: -2)) == hours)
    }

    // Covers: RelativeDateTimeFormatter.localizedString(for:relativeTo:)
    @Test("The largest unit between two dates is written, in the style asked for")
    func relativeUnits() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let later = start.addingTimeInterval(86_400 * 40)
        #expect(relative("en").localizedString(for: later, relativeTo: start) == "in 1 month")
        #expect(relative("en", named: true).localizedString(for: later, relativeTo: start) == "next month")
        #expect(relative("en", .short).localizedString(for: start, relativeTo: start + 7200) == "2 hr. ago")
        #expect(relative("en", .abbreviated).localizedString(for: start, relativeTo: start + 7200) == "2h ago")
        #expect(relative("en", .spellOut).localizedString(for: start, relativeTo: start + 7200) == "two hours ago")
        #expect(relative("en").localizedString(for: start, relativeTo: start) == "in 0 seconds")
        #expect(relative("en", named: true).localizedString(for: start, relativeTo: start) == "now")
        #expect(relative("en").localizedString(fromTimeInterval: -61) == "1 minute ago")
        let sentence = relative("en", named: true)
        sentence.formattingContext = .beginningOfSentence
        #expect(sentence.localizedString(from: DateComponents(day: 0)) == "Today")
    }

    @Test("A language without words gets English ones and UIK2104")
    func otherLanguage() {
        let found = Mutex<[String]>([])
        Diagnostics.$taskPolicy.withValue(.record { diagnostic in found.withLock { $0.append(diagnostic.pinnedText) } }) {
            #expect(relative("ja").localizedString(from: DateComponents(day: -1)) == "1 day ago")
        }
        #expect(found.withLock { $0.contains { $0.contains("UIK2104") } })
    }

    // Covers: ListFormatter.localizedString(byJoining:), ListFormatter.string(from:)
    @Test("A list is joined as the language does (CLDR)")
    func lists() {
        spoken("en-US") { #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c") }
        spoken("de") { #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b und c") }
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "fr")
        formatter.itemFormatter = NumberFormatter()
        #expect(formatter.string(from: [1, 2]) == "1 et 2")
    }

    private func duration(
        _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
        zero: DateComponentsFormatter.ZeroFormattingBehavior = .default, most: Int = 0
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = zero
        formatter.maximumUnitCount = most
        return formatter.string(from: seconds)
    }

    // Covers: DateComponentsFormatter.string(from:), DateComponentsFormatter.unitsStyle
    @Test("A length of time is written in each style, without zeros unless asked for (documented)")
    func durations() {
        spoken("en") {
            #expect(duration(3725, .positional) == "1:02:05")
            #expect(duration(3725, .full) == "1 hour, 2 minutes, 5 seconds")
            #expect(duration(3725, .short) == "1 hr, 2 min, 5 sec")
            #expect(duration(3725, .abbreviated) == "1h 2m 5s")
            #expect(duration(3725, .brief) == "1hr 2min 5sec")
            #expect(duration(3725, .spellOut) == "one hour, two minutes, five seconds")
            #expect(duration(3725, .full, [.minute]) == "62 minutes")
            #expect(duration(3725, .full, [.hour, .minute], most: 1) == "1 hour")
            #expect(duration(9, .positional, [.minute, .second]) == "9")
            #expect(duration(9, .positional, [.minute, .second], zero: .pad) == "00:09")
            #expect(duration(65, .positional, [.minute, .second], zero: .pad) == "01:05")
            #expect(duration(0, .full, [.minute, .second]) == "0 seconds")
            #expect(duration(3600, .full, [.hour, .minute], zero: .pad) == "1 hour, 0 minutes")
            #expect(duration(86_400 * 45, .full, [.month, .day]) == "1 month, 14 days")
            #expect(duration(.nan, .full) == nil)
            let past = DateComponentsFormatter()
            past.unitsStyle = .full
            let now = Date(timeIntervalSinceReferenceDate: 0)
            #expect(past.string(from: now, to: now - 120) == "-2 minutes")
            #expect(
                DateComponentsFormatter.localizedString(from: DateComponents(minute: 90), unitsStyle: .full)
                    == "1 hour, 30 minutes")
        }
        spoken("de") {
            #expect(duration(3725, .full) == "1 Stunde, 2 Minuten und 5 Sekunden")
            #expect(duration(86_400 * 400, .full, [.year, .day]) == "1 Jahr und 35 Tage")
        }
        spoken("fr") { #expect(duration(120, .full) == "2 minutes") }
        spoken("es") { #expect(duration(3660, .full) == "1 hora y 1 minuto") }
    }
}

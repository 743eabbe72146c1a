// Words for times, in the languages that this module speaks itself.
// No Apple page: the words are those of Unicode's CLDR, "Date fields" and "Units".
import Diagnostics
import Foundation

/// A unit of time, the largest first.
enum TimeUnit: Int, CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
        [.year, .month, .weekOfMonth, .day, .hour, .minute, .second][rawValue]
    }
    /// Seconds of it, nil where they vary.
    var seconds: Int? { [nil, nil, 604_800, 86_400, 3600, 60, 1][rawValue] }
}

struct TimeWords {
    /// "%@ ago" and "in %@".
    let past: String
    let future: String
    /// One and many of each unit, as they stand after a number.
    let units: [(one: String, many: String)]
    /// As ``units``, after the words of ``past`` and ``future``, where a language inflects them.
    var inflected: [(one: String, many: String)]?
    /// Short forms of each unit; nil takes those of durations.
    var short: [(one: String, many: String)]?
    /// Short forms that stand at their number.
    var narrow: [String]?
    /// Named days: from the day before yesterday to the day after tomorrow; nil where there is no word.
    let days: [String?]
    /// Last and next year, month and week.
    let neighbours: [(last: String, next: String)]
    /// This year, month and week.
    let current: [String]
    let now: String
    /// What stands before the last part of a list; nil is a comma as between the others.
    let and: String?

    /// The words of a locale's language; English ones with UIK2104 where there are none.
    static func of(_ locale: Locale, _ formatter: String) -> TimeWords {
        let language = LanguageIdentifier(locale.identifier).language
        if let words = table[language] { return words }
        Catalogue.formatterLanguage.report(object: formatter, cause: "There are no texts for the language \"\(language)\".")
        return english
    }

    /// The locale that the words are of, for numbers and short forms beside them.
    static func locale(_ locale: Locale) -> Locale {
        table[LanguageIdentifier(locale.identifier).language] == nil ? Locale(identifier: "en") : locale
    }

    private static let english = TimeWords(
        past: "%@ ago", future: "in %@",
        units: [
            ("year", "years"), ("month", "months"), ("week", "weeks"), ("day", "days"), ("hour", "hours"),
            ("minute", "minutes"), ("second", "seconds"),
        ],
        short: [
            ("yr.", "yr."), ("mo.", "mo."), ("wk.", "wk."), ("day", "days"), ("hr.", "hr."), ("min.", "min."),
            ("sec.", "sec."),
        ], narrow: ["y", "mo", "w", "d", "h", "min", "s"], days: [nil, "yesterday", "today", "tomorrow", nil],
        neighbours: [("last year", "next year"), ("last month", "next month"), ("last week", "next week")],
        current: ["this year", "this month", "this week"], now: "now", and: nil)

    private static let table: [String: TimeWords] = [
        "en": english,
        "de": TimeWords(
            past: "vor %@", future: "in %@",
            units: [
                ("Jahr", "Jahre"), ("Monat", "Monate"), ("Woche", "Wochen"), ("Tag", "Tage"), ("Stunde", "Stunden"),
                ("Minute", "Minuten"), ("Sekunde", "Sekunden"),
            ],
            inflected: [
                ("Jahr", "Jahren"), ("Monat", "Monaten"), ("Woche", "Wochen"), ("Tag", "Tagen"), ("Stunde", "Stunden"),
                ("Minute", "Minuten"), ("Sekunde", "Sekunden"),
            ],
            days: ["vorgestern", "gestern", "heute", "morgen", "übermorgen"],
            neighbours: [
                ("letztes Jahr", "nächstes Jahr"), ("letzten Monat", "nächsten Monat"), ("letzte Woche", "nächste Woche"),
            ], current: ["dieses Jahr", "diesen Monat", "diese Woche"], now: "jetzt", and: " und "),
        "fr": TimeWords(
            past: "il y a %@", future: "dans %@",
            units: [
                ("an", "ans"), ("mois", "mois"), ("semaine", "semaines"), ("jour", "jours"), ("heure", "heures"),
                ("minute", "minutes"), ("seconde", "secondes"),
            ], days: ["avant-hier", "hier", "aujourd’hui", "demain", "après-demain"],
            neighbours: [
                ("l’année dernière", "l’année prochaine"), ("le mois dernier", "le mois prochain"),
                ("la semaine dernière", "la semaine prochaine"),
            ], current: ["cette année", "ce mois-ci", "cette semaine"], now: "maintenant", and: " et "),
        "es": TimeWords(
            past: "hace %@", future: "dentro de %@",
            units: [
                ("año", "años"), ("mes", "meses"), ("semana", "semanas"), ("día", "días"), ("hora", "horas"),
                ("minuto", "minutos"), ("segundo", "segundos"),
            ], days: ["anteayer", "ayer", "hoy", "mañana", "pasado mañana"],
            neighbours: [
                ("el año pasado", "el próximo año"), ("el mes pasado", "el próximo mes"),
                ("la semana pasada", "la próxima semana"),
            ], current: ["este año", "este mes", "esta semana"], now: "ahora", and: " y "),
        "it": TimeWords(
            past: "%@ fa", future: "tra %@",
            units: [
                ("anno", "anni"), ("mese", "mesi"), ("settimana", "settimane"), ("giorno", "giorni"), ("ora", "ore"),
                ("minuto", "minuti"), ("secondo", "secondi"),
            ], days: ["l’altro ieri", "ieri", "oggi", "domani", "dopodomani"],
            neighbours: [
                ("l’anno scorso", "l’anno prossimo"), ("il mese scorso", "il mese prossimo"),
                ("la settimana scorsa", "la settimana prossima"),
            ], current: ["quest’anno", "questo mese", "questa settimana"], now: "ora", and: " e "),
    ]
}

/// One number with its unit.
enum TimePhrase {
    enum Width { case wide, short, narrow }

    /// "3 hours"; years and months by the table, what is shorter by Foundation's durations, in every language.
    static func of(_ count: Int, _ unit: TimeUnit, _ width: Width, _ locale: Locale, _ formatter: String) -> String {
        if let seconds = unit.seconds {
            let units: [TimeUnit: Duration.UnitsFormatStyle.Unit] = [
                .week: .weeks, .day: .days, .hour: .hours, .minute: .minutes, .second: .seconds,
            ]
            let style = Duration.UnitsFormatStyle.units(
                allowed: [units[unit]!], width: width == .wide ? .wide : width == .short ? .abbreviated : .narrow)
            return style.locale(locale).format(.seconds(count * seconds))
        }
        let words = TimeWords.of(locale, formatter)
        let number = count.formatted(.number.locale(locale))
        if width == .narrow, let narrow = words.narrow { return number + narrow[unit.rawValue] }
        let isEnglish = words.short != nil
        if width == .short, isEnglish { return number + (unit == .year ? " yr" : " mo") }
        return number + " " + (abs(count) == 1 ? words.units[unit.rawValue].one : words.units[unit.rawValue].many)
    }
}

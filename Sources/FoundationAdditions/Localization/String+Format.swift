// Formats whose words follow their numbers, through the functions that code calls.
// Apple: "String", init(format:_:), localizedStringWithFormat(_:_:).
import Foundation

extension Localization {
    /// A format with its arguments put in, in the form that its numbers ask for; other formats are Foundation's.
    ///
    /// The lines of the guide call it for the forms of `String(format:)` that take a list.
    public static func format(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        let (text, plural) = PluralFormats.resolve(format)
        let (words, values) = plural?.expanded(arguments) ?? (text, arguments)
        return String.init(format: words, locale: locale, arguments: values)
    }
}

// Foundation's functions take any number of arguments. These take one to six, so they win beside it.
extension String {
    /// A format with one argument put in.
    public init(format: String, _ a: any CVarArg) { self = Localization.format(format, locale: nil, [a]) }
    /// A format with two arguments put in.
    public init(format: String, _ a: any CVarArg, _ b: any CVarArg) {
        self = Localization.format(format, locale: nil, [a, b])
    }
    /// A format with three arguments put in.
    public init(format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg) {
        self = Localization.format(format, locale: nil, [a, b, c])
    }
    /// A format with four arguments put in.
    public init(format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg) {
        self = Localization.format(format, locale: nil, [a, b, c, d])
    }
    /// A format with one argument put in, its numbers as a locale writes them.
    public init(format: String, locale: Locale?, _ a: any CVarArg) {
        self = Localization.format(format, locale: locale, [a])
    }
    /// A format with two arguments put in, its numbers as a locale writes them.
    public init(format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg) {
        self = Localization.format(format, locale: locale, [a, b])
    }

    /// A format with one argument put in, its numbers as the app's language writes them.
    public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg) -> String {
        Localization.format(format, locale: Localization.locale, [a])
    }
    /// A format with two arguments put in, its numbers as the app's language writes them.
    public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg, _ b: any CVarArg) -> String {
        Localization.format(format, locale: Localization.locale, [a, b])
    }
    /// A format with three arguments put in, its numbers as the app's language writes them.
    public static func localizedStringWithFormat(
        _ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg
    ) -> String { Localization.format(format, locale: Localization.locale, [a, b, c]) }
}

// The language that the app speaks, and where it is set.
// Apple: "Internationalization and Localization Guide", How the system chooses a language.
import Foundation
import Stage
import Synchronization

/// The languages of the process. The one place where they are set; everything localized asks here.
///
/// The first of these that says something counts: ``preferredLanguages`` as it was set, the argument `-AppleLanguages (de)`,
/// the default `AppleLanguages`, and the variables LANGUAGE, LC_ALL, LC_MESSAGES and LANG. Without any: English.
public enum Localization {
    private struct Chosen: Sendable { var languages: [String]? }
    private static let chosen = Mutex(Chosen())

    /// The languages of one task and what it calls, before all others; for tests that run beside others.
    @TaskLocal package static var taskLanguages: [String]?
    /// Whether the device is an iPad, for one task and what it calls.
    @TaskLocal package static var taskIsPad: Bool?

    /// What the user wants to read, best first: "de-AT", "en". It belongs to both lives of a process, since bundles do.
    ///
    /// Setting it changes what is looked up from then on; texts that views show already stay. An empty list goes back to
    /// what the process was started with.
    public static var preferredLanguages: [String] {
        get { taskLanguages ?? chosen.withLock { $0.languages } ?? started() }
        set { chosen.withLock { $0.languages = newValue.isEmpty ? nil : newValue } }
    }

    /// The locale of the first language; formatters of this module take it where none is set.
    public static var locale: Locale {
        Locale(identifier: preferredLanguages.first?.replacingOccurrences(of: "-", with: "_") ?? "en")
    }

    static var isPad: Bool { taskIsPad ?? (LaunchConfiguration.current.environment.idiom == .pad) }

    private static let argumentLanguages = languages(arguments: CommandLine.arguments)
    private static let variableLanguages = languages(variables: ProcessInfo.processInfo.environment)

    private static func started() -> [String] {
        if let argumentLanguages { return argumentLanguages }
        if let stored = UserDefaults.standard.stringArray(forKey: "AppleLanguages"), !stored.isEmpty { return stored }
        return variableLanguages
    }

    /// What follows `-AppleLanguages`: a list in brackets, or one name.
    package static func languages(arguments: [String]) -> [String]? {
        guard let index = arguments.firstIndex(of: "-AppleLanguages"), index + 1 < arguments.count else { return nil }
        let names = arguments[index + 1].split { "(), \"\n\t".contains($0) }.map(String.init)
        return names.isEmpty ? nil : names
    }

    /// The languages that the environment names; "C" and "POSIX" name none.
    package static func languages(variables: [String: String]) -> [String] {
        for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
            let names = (variables[name] ?? "").split(separator: ":").map { LanguageIdentifier(String($0)).name }
                .filter { !$0.isEmpty && $0 != "c" && $0 != "posix" }
            if !names.isEmpty { return names }
        }
        return ["en"]
    }

    /// The text of a key in a table of a bundle, in the first of the languages that the bundle has.
    ///
    /// Without a text: `value`, or the key where that is nil or empty. A key with plural forms gives its format, which
    /// `String(format:)` and `String.localizedStringWithFormat` turn into the form of the number.
    /// Apple: "Bundle", localizedString(forKey:value:table:).
    public static func string(forKey key: String, value: String?, table: String?, bundle: Bundle) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        if let text = BundleTables.of(bundle).text(key, table: name) { return text }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// The localizations of a bundle, as its folders and string catalogs name them.
    public static func localizations(of bundle: Bundle) -> [String] { BundleTables.of(bundle).localizations }

    /// The localizations of a bundle that are looked at, best first.
    /// Apple: "Bundle", preferredLocalizations.
    public static func preferredLocalizations(of bundle: Bundle) -> [String] {
        BundleTables.of(bundle).preferred(preferredLanguages)
    }

    /// Forgets what was read from bundles, so that changed files are read anew.
    public static func forgetTables() { BundleTables.forgetAll() }
}

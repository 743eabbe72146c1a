// Reads string catalogs: all languages of a table in one file.
// Apple: "Localizing and varying text with a string catalog".
import Foundation

struct StringCatalog: @unchecked Sendable {
    /// The language of the keys.
    let sourceLanguage: String
    /// Every language that has a text, the source language too.
    let languages: [String]
    /// Values of JSON, which nobody changes.
    private let entries: [String: [String: Any]]

    /// Reads a file; one of another form is UIK2103 and gives a catalog without texts.
    init(path: String) {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        let json = try? JSONSerialization.jsonObject(with: data)
        guard let top = json as? [String: Any], let strings = top["strings"] as? [String: Any] else {
            StringsFile.report(path, "The file is no JSON with \"strings\".")
            sourceLanguage = "en"
            languages = []
            entries = [:]
            return
        }
        let source = top["sourceLanguage"] as? String ?? "en"
        sourceLanguage = source
        entries = strings.mapValues { ($0 as? [String: Any])?["localizations"] as? [String: Any] ?? [:] }
        languages = Set(entries.values.flatMap(\.keys) + [source]).sorted()
    }

    /// The text of a key in a language, nil where the catalog has none. The source language's text may be the key itself.
    func text(_ key: String, language: String, isPad: Bool) -> LocalizedText? {
        guard let entry = entries[key] else { return nil }
        guard let localization = entry[language] as? [String: Any] else {
            return language == sourceLanguage ? .plain(key) : nil
        }
        var variables: [String: PluralFormat.Variable] = [:]
        for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
            guard let value = value as? [String: Any] else { continue }
            variables[name] = PluralFormat.Variable(
                forms: forms(value, isPad), argument: value["argNum"] as? Int,
                specifier: value["formatSpecifier"] as? String ?? "lld")
        }
        let words = forms(localization, isPad)
        if let plain = words[""] {
            return variables.isEmpty
                ? .plain(plain) : .plural(PluralFormat(format: plain, variables: variables, language: language))
        }
        guard !words.isEmpty else { return nil }
        variables[Self.whole] = PluralFormat.Variable(forms: words, specifier: "lld", isWhole: true)
        return .plural(PluralFormat(format: "%#@\(Self.whole)@", variables: variables, language: language))
    }

    /// The variable that stands for an entry whose whole text varies.
    private static let whole = "text"

    /// The words of a unit under "", or those of each form of a number; the device chooses first.
    private func forms(_ unit: [String: Any], _ isPad: Bool) -> [String: String] {
        if let text = (unit["stringUnit"] as? [String: Any])?["value"] as? String { return ["": text] }
        guard let variations = unit["variations"] as? [String: Any] else { return [:] }
        if let devices = variations["device"] as? [String: Any] {
            let chosen = devices[isPad ? "ipad" : "iphone"] ?? devices["other"]
            return (chosen as? [String: Any]).map { forms($0, isPad) } ?? [:]
        }
        guard let plural = variations["plural"] as? [String: Any] else { return [:] }
        return plural.compactMapValues { form in (form as? [String: Any]).flatMap { forms($0, isPad)[""] } }
    }
}

// The localized texts of one bundle, read when first asked for.
// Apple: "Bundle Programming Guide", The bundle search pattern.
import Diagnostics
import Foundation
import Synchronization

/// One text: words, or a format with plural forms.
enum LocalizedText: Sendable {
    case plain(String)
    case plural(PluralFormat)
}

final class BundleTables: Sendable {
    private static let known = Mutex<[String: BundleTables]>([:])

    static func of(_ bundle: Bundle) -> BundleTables {
        let path = bundle.resourcePath ?? bundle.bundlePath
        if let found = known.withLock({ $0[path] }) { return found }
        let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        let made = BundleTables(folder: path, development: development)
        return known.withLock { known in
            if let found = known[path] { return found }
            known[path] = made
            return made
        }
    }

    static func forgetAll() {
        known.withLock { $0 = [:] }
    }

    private struct Place: Hashable {
        let table: String
        /// The folder's name without its ending; empty for the bundle's top.
        let folder: String
    }

    private let folder: String
    private let development: String?
    private let folders: [String]
    private let catalogs: [String: StringCatalog]
    private let tables = Mutex<[Place: [String: LocalizedText]]>([:])

    /// Every localization, in order of its name.
    let localizations: [String]

    private init(folder: String, development: String?) {
        self.folder = folder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        folders = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
        var catalogs: [String: StringCatalog] = [:]
        for name in names where name.hasSuffix(".xcstrings") {
            catalogs[String(name.dropLast(10))] = StringCatalog(path: folder + "/" + name)
        }
        self.catalogs = catalogs
        let ofCatalogs = catalogs.values.flatMap(\.languages)
        localizations = Set(folders + ofCatalogs).sorted()
        self.development = development ?? catalogs.values.first?.sourceLanguage
    }

    func preferred(_ languages: [String]) -> [String] {
        LanguageChoice.localizations(for: languages, from: localizations, development: development)
    }

    /// The text of a key. Files at the bundle's top come first, as Apple's search pattern says, then the localizations.
    func text(_ key: String, table: String) -> String? {
        let chosen = preferred(Localization.preferredLanguages)
        let language = chosen.first ?? development ?? "en"
        if let text = entries(table, in: "", language: language)[key] { return resolved(text, key, table, language) }
        for name in chosen + ["Base"] {
            if folders.contains(name) {
                let spoken = name == "Base" ? development ?? "en" : name
                if let text = entries(table, in: name, language: spoken)[key] {
                    return resolved(text, key, table, spoken)
                }
            }
            if let text = catalogs[table]?.text(key, language: name, isPad: Localization.isPad) {
                return resolved(text, key, table, name)
            }
        }
        // 3. A catalog keeps what nobody translated in its source language alone (guessed of the compiled app).
        guard let catalog = catalogs[table] else { return nil }
        return catalog.text(key, language: catalog.sourceLanguage, isPad: Localization.isPad)
            .map { resolved($0, key, table, catalog.sourceLanguage) }
    }

    private func resolved(_ text: LocalizedText, _ key: String, _ table: String, _ language: String) -> String {
        switch text {
        case .plain(let words): return words
        case .plural(let format):
            return PluralFormats.marked(format, identity: [folder, table, language, key].joined(separator: "\u{0}"))
        }
    }

    private func entries(_ table: String, in localization: String, language: String) -> [String: LocalizedText] {
        let place = Place(table: table, folder: localization)
        if let known = tables.withLock({ $0[place] }) { return known }
        let base = localization.isEmpty ? folder + "/" : folder + "/" + localization + ".lproj/"
        var read = StringsFile.read(base + table + ".strings").mapValues { LocalizedText.plain($0) }
        // A strings dictionary goes before a strings file (documented of Apple's: stringsdict File Format).
        read.merge(StringsDictionary.read(base + table + ".stringsdict", language: language)) { $1 }
        tables.withLock { $0[place] = read }
        return read
    }
}

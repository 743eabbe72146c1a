// Localized texts: languages, files, plural forms, what a missing key gives.
// Apple: "Bundle", localizedString(forKey:value:table:); "Stringsdict File Format".
import Diagnostics
import Foundation
import FoundationAdditions
import Synchronization
import Testing

/// A bundle on disk with these files.
func bundle(_ files: [String: Data]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
    for (name, data) in files {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }
    return try #require(Bundle(path: folder.path))
}

func spoken<Result>(_ languages: String..., body: () throws -> Result) rethrows -> Result {
    try Localization.$taskLanguages.withValue(languages, operation: body)
}

@Suite("Localization") struct LocalizationTests {
    // Covers: Bundle.localizedString
    @Test("A key has the text of the first language that the bundle has; a missing key gives value or key (documented)")
    func languages() throws {
        let app = try bundle([
            "en.lproj/Localizable.strings": Data(#"/* a */ "hi" = "Hello"; // b"#.utf8),
            "de.lproj/Localizable.strings": Data("\"hi\" = \"Hallo \\\"Du\\\"\\n\\U00e4\";\nplain = wort;".utf8),
            "pt-BR.lproj/Localizable.strings": Data([0xFF, 0xFE]) + "\"hi\" = \"Olá\";".data(using: .utf16LittleEndian)!,
            "de.lproj/Other.strings": Data("\"hi\" = \"Servus\";".utf8),
        ])
        spoken("de-AT", "en") {
            #expect(NSLocalizedString("hi", bundle: app, comment: "") == "Hallo \"Du\"\nä")
            #expect(NSLocalizedString("plain", bundle: app, comment: "") == "wort")
            #expect(NSLocalizedString("hi", tableName: "Other", bundle: app, comment: "") == "Servus")
            #expect(app.localizedString(forKey: "no", value: "V", table: "Other") == "V")
            #expect(app.localizedString(forKey: "no", value: "", table: "Other") == "no")
            #expect(Localization.preferredLocalizations(of: app) == ["de"])
        }
        spoken("pt") { #expect(NSLocalizedString("hi", bundle: app, comment: "") == "Olá") }
        spoken("ja") { #expect(NSLocalizedString("hi", bundle: app, comment: "") == "Hello") }
        #expect(Localization.localizations(of: app) == ["de", "en", "pt-BR"])
    }

    @Test("The argument -AppleLanguages and LANG name the language; C names none")
    func started() {
        #expect(Localization.languages(arguments: ["app", "-AppleLanguages", "(de, \"en-GB\")"]) == ["de", "en-GB"])
        #expect(Localization.languages(arguments: ["app"]) == nil)
        #expect(Localization.languages(variables: ["LANG": "fr_CA.UTF-8"]) == ["fr-CA"])
        #expect(Localization.languages(variables: ["LC_ALL": "C", "LANG": "de_DE"]) == ["de-DE"])
        #expect(Localization.languages(variables: ["LANG": "C.UTF-8"]) == ["en"])
    }

    // Covers: String.localizedStringWithFormat
    @Test("A strings dictionary gives the form of the number, goes before a strings file, and nests (documented)")
    func stringsDictionary() throws {
        let rule = { (forms: [String: String]) -> [String: String] in
            forms.merging([
                "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
            ]) { $1 }
        }
        let list: [String: Any] = [
            "files": [
                "NSStringLocalizedFormatKey": "%#@f@ in %#@d@",
                "f": rule(["one": "%d plik", "few": "%d pliki", "many": "%d plików", "other": "%d pliku", "zero": "nic"]),
                "d": rule(["one": "%d folder", "few": "%d foldery", "many": "%d folderów", "other": "%d folderu"]),
            ]
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        let app = try bundle([
            "pl.lproj/Localizable.stringsdict": data, "pl.lproj/Localizable.strings": Data("\"files\" = \"x\";".utf8),
        ])
        spoken("pl") {
            let format = NSLocalizedString("files", bundle: app, comment: "")
            #expect(String.localizedStringWithFormat(format, 1, 5) == "1 plik in 5 folderów")
            #expect(String(format: format, 3, 22) == "3 pliki in 22 foldery")
            #expect(String(format: "(" + format + ")", 0, 12) == "(nic in 12 folderów)")
        }
    }

    // Covers: String.init(localized:)
    @Test("A string catalog has plural forms, devices, substitutions, and its source language where none is translated")
    func catalog() throws {
        let json = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hello %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo %@"}}}},
              "%lld items": {"localizations": {
                "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld item"}},
                       "other": {"stringUnit": {"value": "%lld items"}}}}},
                "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Ding"}},
                       "other": {"stringUnit": {"value": "%lld Dinge"}}}}}}},
              "tap": {"localizations": {"en": {"variations": {"device": {
                  "ipad": {"stringUnit": {"value": "Tap pad"}}, "other": {"stringUnit": {"value": "Tap"}}}}}}},
              "birds": {"localizations": {"en": {"stringUnit": {"value": "%#@birds@ in %@"},
                "substitutions": {"birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}}
            }}
            """
        let app = try bundle(["Localizable.xcstrings": Data(json.utf8)])
        #expect(Localization.localizations(of: app) == ["de", "en"])
        spoken("de") {
            #expect(String(localized: "Hello \("Anna")", bundle: app) == "Hallo Anna")
            #expect(String(localized: "\(1) items", bundle: app) == "1 Ding")
            #expect(String(localized: "\(2) items", bundle: app) == "2 Dinge")
            #expect(String(localized: "nobody has \(2.5) this", bundle: app) == "nobody has 2,500000 this")
            #expect(NSLocalizedString("tap", bundle: app, comment: "") == "Tap")
            #expect(String(localized: "k", defaultValue: "100% of \(3)", bundle: app) == "100% of 3")
            let url = app.bundleURL
            #expect(String(localized: LocalizedStringResource("\(1) items", bundle: .atURL(url))) == "1 Ding")
        }
        spoken("en") {
            #expect(String(localized: "Hello \("Anna")", bundle: app) == "Hello Anna")
            Localization.$taskIsPad.withValue(true) {
                #expect(NSLocalizedString("tap", bundle: app, comment: "") == "Tap pad")
            }
            let birds = NSLocalizedString("birds", bundle: app, comment: "")
            #expect(String(format: birds, 1, "oak" as NSString) == "1 bird in oak")
        }
    }

    @Test("A broken strings file is UIK2103 with its line, and what stands before the mistake counts")
    func broken() throws {
        let app = try bundle(["en.lproj/Localizable.strings": Data("\"a\" = \"1\";\n\"b\" \"2\";".utf8)])
        let found = Mutex<[String]>([])
        Diagnostics.$taskPolicy.withValue(.record { diagnostic in found.withLock { $0.append(diagnostic.pinnedText) } }) {
            spoken("en") { #expect(NSLocalizedString("a", bundle: app, comment: "") == "1") }
        }
        let text = found.withLock { $0.joined() }
        #expect(text.contains("UIK2103"))
        #expect(text.contains("Line 2: \"=\" is expected after the key \"b\"."))
    }

    @Test(
        "Numbers take the forms of CLDR",
        arguments: [
            ("en", "1 one, 0 other, 2 other, 1.5 other"), ("fr", "0 one, 1 one, 2 other, 1.5 one, 1000000 many"),
            ("de", "1 one, 1.5 other"), ("es", "1 one, 0 other"), ("it", "1 one, 2 other"), ("pt", "0 one, 1 one, 2 other"),
            ("pt-PT", "0 other, 1 one"), ("nl", "1 one"), ("sv", "1 one"), ("nb", "1 one, 2 other"),
            ("da", "1 one, 0.5 one, 2 other"), ("fi", "1 one, 0 other"), ("tr", "1 one, 2 other"),
            ("pl", "1 one, 2 few, 5 many, 12 many, 22 few, 1.5 other"), ("cs", "1 one, 3 few, 5 other, 1.5 many"),
            ("ru", "1 one, 21 one, 11 many, 3 few, 13 many, 1.5 other"), ("uk", "2 few, 0 many, 101 one"),
            ("ar", "0 zero, 1 one, 2 two, 5 few, 11 many, 100 other, 103 few"), ("he", "1 one, 2 two, 3 other"),
            ("ja", "1 other"), ("zh-Hans", "1 other"), ("ko", "1 other"),
        ])
    func plurals(language: String, cases: String) throws {
        let forms = ["zero", "one", "two", "few", "many", "other"]
        let units = forms.map { "\"\($0)\": {\"stringUnit\": {\"value\": \"\($0)\"}}" }.joined(separator: ",")
        // Apple's "zero" stands for 0 everywhere, so it is left out where the language has none.
        let usable = language == "ar" ? units : units.replacingOccurrences(of: "\"zero\": {", with: "\"none\": {")
        let json =
            "{\"sourceLanguage\":\"\(language)\",\"strings\":{\"k\":{\"localizations\":{\"\(language)\":"
            + "{\"variations\":{\"plural\":{\(usable)}}}}}}}"
        let app = try bundle(["Localizable.xcstrings": Data(json.utf8)])
        spoken(language) {
            let format = NSLocalizedString("k", bundle: app, comment: "")
            for one in cases.components(separatedBy: ", ") {
                let parts = one.split(separator: " ")
                let text =
                    parts[0].contains(".")
                    ? String(format: format, Double(parts[0])!) : String(format: format, Int(parts[0])!)
                #expect(text == parts[1], "\(language) \(one)")
            }
        }
    }
}
